// What a journal of a stock run says of itself: the documents that it is of, so that nobody has to
// look for the moves behind a difference.
import type { StockJournalGroup, StockRunLine } from '../../stock-posting/index.ts';
import { dayInNarration } from './act-journals.ts';

const NAMES_MAX = 8;

/** Names the documents; of what is late, each with its day. What is named alike is counted. */
export function narrationOfStock({ lines, isLate }: StockJournalGroup, run: number): string {
  const alike = new Map<string, number>();
  for (const line of lines) {
    const name = nameOf(line, isLate);
    alike.set(name, (alike.get(name) ?? 0) + 1);
  }
  const shown = [...alike].slice(0, NAMES_MAX);
  const names = shown.map(([name, count]) => (count === 1 ? name : `${name} (${count})`));
  const more = lines.length - shown.reduce((sum, [, count]) => sum + count, 0);
  const rest = more > 0 ? ` and ${more} more` : '';
  const what = isLate ? 'late or re-priced' : 'what moved the stock';
  return `Stock run ${run}, ${what}: ${names.join(', ')}${rest}`;
}

const WORDS: Readonly<Record<string, string>> = {
  opening: 'opening stock',
  product: 'opening stock of a product',
  method: 'change of the method',
  hand: 'entered by hand',
};

/** @returns such as `invoice INV-7`; a reversal says so. */
function nameOf({ document, number, on }: StockRunLine, withDay: boolean): string {
  const words = WORDS[document] ?? document.replaceAll('-', ' ');
  const name = number === '' ? words : `${words} ${number}`;
  if (!withDay) return name;
  return `${name} of ${dayInNarration(on)}`;
}

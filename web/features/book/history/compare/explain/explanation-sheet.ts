// A figure as a working paper: the events whose sum it is, and that sum.
import type { ExplainedEvent } from '#api/contract/book/log/explain.ts';
import { reportColumns, reportLines } from '#core/kernel/writing/sheet.ts';
import type { ReportColumnOf, ReportSheet, SheetLine } from '#core/kernel/writing/sheet.ts';
import { dateFromWire, formatInstant } from '#web/format/dates.ts';
import { formatCount, paiseFromWire } from '#web/format/money.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import { asOnInWords } from '#web/shell/sheet/words.ts';
import { readFigure } from '../comparison-sheet.ts';
import { wholePaise } from '../FigureEvents.tsx';
import { CAUSE_WORDS } from '../queries.ts';
import type { FigureAsked } from '../queries.ts';

const EVENT_IN_WORDS = 'Event in words';

const COLUMNS: readonly ReportColumnOf<ExplainedEvent>[] = [
  { head: 'Event', kind: 'count', of: ({ seq }) => seq },
  { head: 'Recorded', kind: 'text', of: ({ recorded_at: at }) => formatInstant(at) },
  { head: 'By', kind: 'text', of: ({ actor }) => actor.name },
  { head: 'Dated', kind: 'date', of: ({ journal }) => journal?.date ?? null },
  { head: 'Entry no.', kind: 'count', of: ({ journal }) => journal?.number ?? null },
  { head: EVENT_IN_WORDS, kind: 'text', of: ({ title }) => title },
  { head: 'Particulars', kind: 'text', of: ({ what }) => what },
  { head: 'Cause', kind: 'text', of: ({ cause }) => CAUSE_WORDS[cause] },
  { head: 'Amount (₹)', kind: 'money', of: ({ amount }) => paiseFromWire(amount) },
];

export async function explanationSheet(
  work: SheetWork,
  bookId: number,
  asked: FigureAsked,
): Promise<ReportSheet> {
  const pages = await readFigure(work, bookId, asked);
  const [first] = pages;
  const events = pages.flatMap((page) => page.events);
  const notPosted = (first?.not_posted ?? []).map(({ name, amount }) =>
    lineOf('line', { words: name, paise: paiseFromWire(amount) }),
  );
  const total = lineOf('total', {
    words: null,
    paise: first === undefined ? 0 : wholePaise(first),
  });
  return {
    title: `${first?.name ?? ''}: its events`,
    period: first === undefined ? '' : asOnInWords(dateFromWire(first.as_on)),
    remarks: first === undefined ? [] : [`As known at event ${formatCount(first.until)}`],
    isWorkingPaper: true,
    columns: reportColumns(COLUMNS),
    lines: [...reportLines(COLUMNS, events), ...notPosted, total],
  };
}

type RestLine = { readonly words: string | null; readonly paise: number };

/** What is no event: its words stand where an event has its own. */
const lineOf = (as: SheetLine['as'], { words, paise }: RestLine): SheetLine => ({
  as,
  cells: COLUMNS.map(({ kind, head }) =>
    kind === 'money' ? paise : head === EVENT_IN_WORDS ? words : null,
  ),
});

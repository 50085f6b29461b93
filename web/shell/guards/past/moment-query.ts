import { instantEndpoints } from '#api/contract/book/log/instants.ts';
import type { NamedMoment } from '#api/contract/book/log/instants.ts';
import { readMoment } from '#api/contract/book/log/log-head.ts';
import { asking } from '#web/client/query.ts';

/** Which event the moment of the page means; asked in the cache of that moment. */
export const momentQueryOf = (bookId: number) => asking(readMoment, { params: { bookId } });

const { readNamedMoments } = instantEndpoints;

/** The moments of a book that people know by name. */
export const namedMoments = (bookId: number) => asking(readNamedMoments, { params: { bookId } });

export const MOMENT_KINDS: Readonly<Record<NamedMoment['kind'], string>> = {
  named: 'Named by a person',
  signed: 'When I signed',
  lock: 'When the books were locked',
  filing: 'When a return was filed',
};

const IDLE_WORDS: ReadonlySet<string> = new Set(['when', 'i', 'was', 'were', 'the', 'a']);
const MONTH = /^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*$/;

/** Locks and filings are told with short months. */
const wordsIn = (text: string): string[] =>
  text
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '' && !IDLE_WORDS.has(word))
    .map((word) => MONTH.exec(word)?.[1] ?? word);

/** @returns the moments whose name, or what happened, has every word of the text. */
export function momentsNamedLike(named: readonly NamedMoment[], text: string): NamedMoment[] {
  const words = wordsIn(text);
  if (words.join('').length < 2) return [];
  return named.filter(({ kind, words: name }) => {
    const whole = `${name} ${MOMENT_KINDS[kind]}`.toLowerCase();
    return words.every((word) => whole.includes(word));
  });
}

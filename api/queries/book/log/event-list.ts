// Pages of a book's log, by event number in both directions. What only entries have is looked for
// in the list of journals; the rest by a bounded walk over the log, so that no page of a long log
// costs more than that.
import { dayBefore, parseCalendarDate } from '#core/kernel/calendar-date.ts';
import { accepted, rejected } from '#core/kernel/result.ts';
import type { Result } from '#core/kernel/result.ts';
import { journalsImported } from '#projections/import-list/read.ts';
import { journalSeqs } from '#projections/journal-list/read-log.ts';
import { seqsOfAccount } from '#projections/ledger-lines/read.ts';
import type { EventPage, EventQuery } from '#api/contract/book/log/events.ts';
import { lastEventBy } from '#api/store/chain/events-in-time.ts';
import { readChainOf, seqsOfStream, walkEvents } from '#api/store/chain/walk-events.ts';
import type { FoundEvents } from '#api/store/chain/walk-events.ts';
import { eventCardsOf } from './event-cards.ts';
import type { LogParts } from '#api/queries/as-of/log-as-of.ts';

/** What is wrong with the parameters of a page, by the field that it concerns. */
type EventQueryProblem = { readonly field: string; readonly message: string };

/** Events that one request looks at: about 30 ms. */
const WALK_MAX = 20_000;

export async function listEvents(
  parts: LogParts,
  bookId: number,
  query: EventQuery,
): Promise<Result<EventPage, EventQueryProblem>> {
  const problem = problemOf(query);
  if (problem !== null) return rejected(problem);
  const { seq: lastSeq } = await readChainOf(parts.sql, bookId);
  const range = await rangeOf(parts, bookId, query, lastSeq);
  const found = await find(parts, bookId, query, range);
  const seqs = found.seqs.toSorted((one, other) => other - one);
  const events = await eventCardsOf(parts, bookId, seqs);
  return accepted({ events, next: found.walkedTo, lastSeq });
}

const takesEntriesOnly = (query: EventQuery): boolean =>
  [query.account, query.amount_from, query.amount_to, query.only, query.source].some(
    (value) => value !== undefined,
  );

function problemOf(query: EventQuery): EventQueryProblem | null {
  if (query.before !== undefined && query.after !== undefined) {
    return { field: 'after', message: 'Give `before` or `after`, not both.' };
  }
  const { from = '', to = from, from_event: first = 0, to_event: last = first } = query;
  if (from > to) return { field: 'to', message: 'Must be the first day or a later one.' };
  if (first > last) {
    return { field: 'to_event', message: 'Must be the first event or a later one.' };
  }
  if (query.record === undefined) return null;
  if (query.kind === undefined) {
    return { field: 'kind', message: 'Say of which kind the record is.' };
  }
  if (!takesEntriesOnly(query)) return null;
  return { field: 'record', message: 'Cannot be given with a filter of entries.' };
}

type SeqRange = { readonly from: number; readonly to: number; readonly newestFirst: boolean };

/** The events that every filter by number or day leaves, from where the page begins. */
async function rangeOf(
  { sql }: LogParts,
  bookId: number,
  query: EventQuery,
  lastSeq: number,
): Promise<SeqRange> {
  const until = async (day: string): Promise<number> =>
    (await lastEventBy(sql, bookId, `${day}T23:59:59.999999+05:30`)) ?? lastSeq;
  const first = parseCalendarDate(query.from ?? '');
  const from = Math.max(
    1,
    query.from_event ?? 1,
    first === null ? 1 : (await until(dayBefore(first))) + 1,
    query.after === undefined ? 1 : query.after + 1,
  );
  const to = Math.min(
    lastSeq,
    query.to_event ?? lastSeq,
    query.to === undefined ? lastSeq : await until(query.to),
    query.before === undefined ? lastSeq : query.before - 1,
  );
  return { from, to, newestFirst: query.after === undefined };
}

async function find(
  parts: LogParts,
  bookId: number,
  query: EventQuery,
  range: SeqRange,
): Promise<FoundEvents> {
  const { kind, record, limit, by: actorId } = query;
  const category = kind?.replaceAll('_', '-');
  const stretch = { bookId, ...range, actorId, category };
  if (range.from > range.to) return NOTHING;
  if (takesEntriesOnly(query)) {
    if (category !== undefined && category !== 'journal') return NOTHING;
    return pageOf(await entriesOf(parts, bookId, query, range), limit);
  }
  if (record !== undefined) {
    const stream = `${category}-${record}`;
    return pageOf(await seqsOfStream(parts.sql, stretch, stream, limit + 1), limit);
  }
  return walkEvents(parts.sql, stretch, { limit, walkMax: WALK_MAX });
}

const NOTHING: FoundEvents = { seqs: [], walkedTo: null };

/** One more than is shown is read, to see whether another page follows. */
function pageOf(found: readonly number[], limit: number): FoundEvents {
  const seqs = found.slice(0, limit);
  return { seqs, walkedTo: found.length > limit ? (seqs.at(-1) ?? null) : null };
}

function entriesOf(
  { db }: LogParts,
  bookId: number,
  query: EventQuery,
  range: SeqRange,
): Promise<number[]> {
  const { account, source, limit } = query;
  const stretch = {
    ...range,
    limit: limit + 1,
    ...(source !== undefined && { source: { kind: source, imported: journalsImported(bookId) } }),
  };
  return journalSeqs(db, bookId, stretch, {
    seqs: account === undefined ? undefined : seqsOfAccount(bookId, account),
    leastPaise: query.amount_from,
    mostPaise: query.amount_to,
    actorId: query.by,
    only: query.only,
  });
}

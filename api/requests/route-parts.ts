// What every route, and every call of the generic ones, is given to do its work with.
import type { ApiContext } from '#api/http/env.ts';
import { setReplyHeader } from '#api/http/headers.ts';
import type { FindOutcome } from '#api/commands/answered.ts';
import type { AcceptedCommand, Submit } from '#api/commands/request.ts';
import type { Writer } from '#api/commands/writer.ts';
import type { ActWarningReaders } from './act-warnings.ts';
import type { LogAsOf } from '#api/queries/as-of/log-as-of.ts';
import type { NextIds, IdKind } from '#api/store/ids.ts';
import type { RateLimits } from '#api/limits/rate-limits.ts';
import type { OpenBillsMemory } from '#api/queries/ledgers/receivables/receivables-memory.ts';
import type { StockMemory } from '#api/queries/catalogue/stock/posting/remembered-stock.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';

export type RouteParts = {
  readonly db: ReadTables;
  readonly submit: Submit;
  /** Decides a command as it would be decided now, and writes nothing. */
  readonly judge: Submit;
  /** All of several commands, or none. */
  readonly submitWhole: Writer['submitWhole'];
  readonly nextIds: NextIds;
  /** For the reply to a command that was accepted, and for what is told as it was then. */
  readonly logAsOf: (accepted: Pick<AcceptedCommand, 'events' | 'moment'>) => LogAsOf;
  readonly findOutcome: FindOutcome;
  /** What is unusual about an act. */
  readonly warners: ActWarningReaders;
  readonly limits: RateLimits;
  /** The open bills of large books, kept for the report and for the dashboard alike. */
  readonly openBills: OpenBillsMemory;
  /** What stock runs are decided by; the writer's too. */
  readonly registeredStock: StockMemory;
};

/** @returns one fresh id of a kind. */
export async function freshId<Id extends number>(
  { nextIds }: RouteParts,
  kind: IdKind,
): Promise<Id> {
  const [id] = await nextIds(kind, 1);
  return id as Id;
}

/**
 * Says in a Link header (RFC 8288) where the next page of a list is; the body stays a plain array.
 * @param bookId 0 where the list is of no book.
 * @param next the `before` of the next page, or null when this one is the last.
 */
export function linkNext(c: ApiContext, bookId: number, next: number | string | null): void {
  if (next === null) return;
  const book = bookId === 0 ? {} : { book_id: String(bookId) };
  const query = new URLSearchParams({ ...c.req.query(), ...book, before: String(next) });
  setReplyHeader(c, 'link', `<${c.req.path}?${query.toString()}>; rel="next"`);
}

/** An optional field of a request, left out where it is not given. */
export const given = <Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): { [N in Name]?: Value } =>
  (value === undefined ? {} : { [name]: value }) as { [N in Name]?: Value };

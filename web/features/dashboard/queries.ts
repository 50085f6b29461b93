import type { Figures } from '#api/contract/book/figures.ts';
import { readSinceLastVisit } from '#api/contract/book/caller/since.ts';
import { listOpenBills } from '#api/contract/customer/receivables.ts';
import { health } from '#api/contract/server/health.ts';
import { asking } from '#web/client/query.ts';
import type { CallFailed } from '#web/client/query.ts';

/** What the person has not seen; to ask is to visit. */
export const sinceLastVisitOf = (bookId: number) =>
  asking(readSinceLastVisit, { params: { bookId } });

const BILLS_MAX = 6;

export const oldestBillsOf = (bookId: number) =>
  asking(listOpenBills, { query: { book_id: bookId, limit: BILLS_MAX } });

export const serverHealth = asking(health, {});

/** The figures as a card takes them: null while they are on their way, with when they were read. */
export type FiguresState = {
  readonly figures: Figures | null;
  readonly failed: boolean;
  readonly readAt: number;
};

export const figuresState = (query: {
  readonly data: Figures | undefined;
  readonly error: CallFailed | null;
  readonly dataUpdatedAt: number;
}): FiguresState => ({
  figures: query.data ?? null,
  failed: query.error !== null,
  readAt: query.dataUpdatedAt,
});

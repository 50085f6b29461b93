// Checks the chains of books and notes where one breaks, so that nobody writes behind the break and
// administrators are told; one that is whole again is no longer noted.
import type pg from 'pg';
import { codeOfFault } from '#api/database/fault.ts';
import { clearFault, noteFault } from '#api/store/book-faults.ts';
import { verifyBook } from '#api/store/chain/verify.ts';
import type { BookLength, ChainVerdict } from '#api/store/chain/verify.ts';
import { inSnapshot } from '#api/store/in-snapshot.ts';

/** @returns what was found. */
export async function checkChain(pool: pg.Pool, bookId: number): Promise<ChainVerdict> {
  const verdict = await inSnapshot(pool, (sql) => verifyBook(sql, bookId));
  await noteVerdict(pool, verdict).catch((error: unknown) => {
    // A database that this version has not migrated yet is verified all the same.
    if (codeOfFault(error) !== NO_TABLE) throw error;
  });
  return verdict;
}

const NO_TABLE = '42P01';
/** What verify says of a book that is not there. */
const NO_BOOK = 0;

async function noteVerdict(pool: pg.Pool, verdict: ChainVerdict): Promise<void> {
  const fault = { bookId: verdict.bookId, kind: 'chain' } as const;
  if (verdict.ok) await clearFault(pool, fault);
  else if (verdict.seq === NO_BOOK) return;
  else await noteFault(pool, { ...fault, seq: verdict.seq, reason: verdict.reason });
}

/** @returns the books that are left once so many events were checked. */
export async function checkChains(
  pool: pg.Pool,
  books: readonly BookLength[],
  eventsMax = Infinity,
): Promise<readonly BookLength[]> {
  let events = 0;
  for (const [at, { bookId, seq }] of books.entries()) {
    events += seq;
    if (events > eventsMax) return books.slice(at);
    await checkChain(pool, bookId);
  }
  return [];
}

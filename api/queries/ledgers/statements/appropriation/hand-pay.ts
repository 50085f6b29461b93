// What was posted by hand of interest on capital and of remuneration of the partners in a year:
// the journals on accounts that the statements place on these lines, without those of a division
// and of its reversal.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import type { PayAccount, PostedByHand } from '#core/appropriation/index.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { choiceReader, lineOfAccount } from '#core/statement/index.ts';
import { lineChoicesOf } from '#projections/book-settings/read-lines.ts';
import type { AccountHead } from '#projections/chart-of-accounts/read.ts';

const PAY_LINES: Readonly<Record<string, PayAccount['of']>> = {
  'partners-interest': 'interest',
  'partners-remuneration': 'remuneration',
};

type Entries = PostedByHand['journals'][number];
type YearOfBook = {
  readonly bookId: number;
  readonly year: Period;
  readonly heads: readonly AccountHead[];
  /** Later events count for nothing. */
  readonly before?: number;
};

export async function handPay(
  db: QueryExecutorProvider,
  { bookId, year, heads, before = Number.MAX_SAFE_INTEGER }: YearOfBook,
): Promise<PostedByHand> {
  const choiceOf = choiceReader(await lineChoicesOf(db, bookId), year.to);
  const accounts = heads.flatMap((head): PayAccount[] => {
    const chosenLine = choiceOf(head)?.line;
    const account = chosenLine ? { ...head, chosenLine } : head;
    const of = PAY_LINES[lineOfAccount(account, 'firm')];
    return of === undefined ? [] : [{ accountId: head.accountId, name: head.name, of }];
  });
  const ids = accounts.map(({ accountId }) => accountId);
  if (ids.length === 0) return { accounts, journals: [] };
  const { rows } = await sql<{ readonly entries: Entries }>`
    with charges as (
      select distinct seq from ledger_lines
      where book_id = ${bookId} and account_id = any(${ids}::bigint[]) and seq < ${before}
        and entry_date between ${year.from} and ${year.to}
    )
    select posted.entries from charges
    join journals as posted on posted.book_id = ${bookId} and posted.seq = charges.seq
    where not exists (
      select from appropriations where book_id = ${bookId}
        and journal_id in (posted.journal_id, posted.reverses)
    )
    order by posted.seq
  `.execute(db);
  return { accounts, journals: rows.map(({ entries }) => entries) };
}

// The accounts of output and input tax, and what was posted to them by what posted it.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { INPUT_TAX_ROLES, OUTPUT_TAX_ROLES, POSTING_ROLES } from '#core/book/index.ts';
import type { PostingRole } from '#core/book/index.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { nameKey } from '#core/kernel/text.ts';
import { settingsOf } from '#projections/book-settings/read.ts';
import { readAccountsOfRoles } from '#projections/chart-of-accounts/read.ts';
import type { TaxSource } from '#api/contract/account/registers.ts';
import { figuresBetween } from '#api/queries/ledgers/figures/ledger-figures.ts';

export const TAX_HEADS = ['cgst', 'sgst', 'igst', 'cess'] as const;
export type TaxHead = (typeof TAX_HEADS)[number];
export type HeadSums = Readonly<Record<TaxHead, number>>;

export const NO_HEADS: HeadSums = { cgst: 0, sgst: 0, igst: 0, cess: 0 };

/** @returns the sums as a reply has them. */
export const headsOfSums = ({ cgst, sgst, igst, cess }: HeadSums) => ({
  cgstPaise: cgst,
  sgstPaise: sgst,
  igstPaise: igst,
  cessPaise: cess,
});

/** @returns the head of each account that output tax is posted to, or that bears its name. */
export const outputTaxAccounts = (db: QueryExecutorProvider, bookId: number) =>
  taxAccounts(db, bookId, OUTPUT_TAX_ROLES);

/** @returns the same of input tax, that of reverse charge with it. */
export const inputTaxAccounts = (db: QueryExecutorProvider, bookId: number) =>
  taxAccounts(db, bookId, INPUT_TAX_ROLES);

/** @param roles in the order of the heads, once or more. */
async function taxAccounts(
  db: QueryExecutorProvider,
  bookId: number,
  roles: readonly PostingRole[],
): Promise<ReadonlyMap<number, TaxHead>> {
  const serving = await accountsServing(db, bookId, roles);
  const headOf = (role: PostingRole) => TAX_HEADS[roles.indexOf(role) % TAX_HEADS.length] ?? 'cess';
  return new Map([...serving].map(([accountId, role]) => [accountId, headOf(role)]));
}

/** @returns the accounts that roles are posted to, or that bear their code or name. */
export async function accountsServing(
  db: QueryExecutorProvider,
  bookId: number,
  roles: readonly PostingRole[],
): Promise<ReadonlyMap<number, PostingRole>> {
  const named = roles.map((role) => POSTING_ROLES[role]);
  const { postingAccounts } = await settingsOf(db, bookId);
  const bearing = await readAccountsOfRoles(db, bookId, named);
  const serving = new Map<number, PostingRole>();
  for (const role of roles) {
    const { code, name, group } = POSTING_ROLES[role];
    for (const account of bearing) {
      const isNamed = nameKey(account.name) === nameKey(name) && account.group === group;
      if (account.code === code || isNamed) serving.set(account.accountId, role);
    }
    const settled = postingAccounts[role];
    if (settled !== undefined) serving.set(settled, role);
  }
  return serving;
}

type Row = {
  readonly accountId: number;
  readonly of: TaxSource;
  readonly creditPaise: number;
};

/** The document that posted an entry `j`, which may take back another one `o`. */
export const DOCUMENT_OF_ENTRY = sql`coalesce(j.source, o.source)`;

/**
 * What posted the line `l` of an entry `j`, which may take back another one `o`. A discharge is the
 * payment of its tax.
 */
export const SOURCE_OF_ENTRY = sql`
  coalesce(${DOCUMENT_OF_ENTRY}->>'kind', 'gst-' || (
    select case part->>'mark' when 'discharge' then 'payment' else part->>'mark' end
    from jsonb_array_elements(j.gst_parts) as part
    where part->'lines' @> to_jsonb(l.line)
    limit 1
  ), 'entry')`;

/** @returns what was credited less debited, by head and by what posted it. */
export async function taxBySource(
  db: QueryExecutorProvider,
  bookId: number,
  accounts: ReadonlyMap<number, TaxHead>,
  { from, to }: Period,
): Promise<ReadonlyMap<TaxSource, HeadSums>> {
  const { rows } = await sql<Row>`
    select l.account_id as "accountId",
      ${SOURCE_OF_ENTRY} as of,
      (-sum(l.amount_paise))::bigint as "creditPaise"
    from ledger_lines as l
    join journals as j on j.book_id = l.book_id and j.seq = l.seq
    left join journals as o on o.book_id = j.book_id and o.journal_id = j.reverses
    where l.book_id = ${bookId} and l.account_id = any(${[...accounts.keys()]}::bigint[])
      and l.entry_date between ${from} and ${to}
    group by 1, 2
  `.execute(db);
  const sums = new Map<TaxSource, HeadSums>();
  for (const { accountId, of, creditPaise } of rows) {
    const head = accounts.get(accountId) ?? 'cess';
    const before = sums.get(of) ?? NO_HEADS;
    sums.set(of, { ...before, [head]: before[head] + creditPaise });
  }
  return sums;
}

/** What posts output tax beside a document that a return reports, but for marked settlements. */
const DOCUMENTED: readonly TaxSource[] = [
  'invoice',
  'credit-note',
  'debit-note',
  'receipt',
  'allocation',
  'refund',
  'payment',
  'opening-balances',
];

export type WithoutDocument = {
  /** `2026-11`. */
  readonly month: string;
  readonly head: TaxHead;
  /** By entries that added output tax, less what was reversed of them. */
  readonly addedPaise: number;
  /** By entries that took output tax off without a mark, less what was reversed of them. */
  readonly takenOffPaise: number;
};

/**
 * An entry and its reversal stand on one side: tax that was posted and reversed is none, and does
 * not count as taken off.
 * @returns what was posted to these accounts by no document, by month and head.
 */
export async function taxWithoutDocument(
  db: QueryExecutorProvider,
  bookId: number,
  accounts: ReadonlyMap<number, TaxHead>,
  { from, to }: Period,
): Promise<readonly WithoutDocument[]> {
  const { rows } = await sql<Omit<WithoutDocument, 'head'> & { readonly accountId: number }>`
    with posted as (
      select to_char(l.entry_date, 'YYYY-MM') as month, l.account_id,
        -sum(l.amount_paise) as credit,
        -sum(l.amount_paise) * case when j.reverses is null then 1 else -1 end as side
      from ledger_lines as l
      join journals as j on j.book_id = l.book_id and j.seq = l.seq
      left join journals as o on o.book_id = j.book_id and o.journal_id = j.reverses
      where l.book_id = ${bookId} and l.account_id = any(${[...accounts.keys()]}::bigint[])
        and l.entry_date between ${from} and ${to}
        and not (${SOURCE_OF_ENTRY} = any(${[...DOCUMENTED]}::text[]))
        and ${SOURCE_OF_ENTRY} not like 'gst-%'
      group by 1, 2, l.seq, j.reverses
    )
    select month, account_id as "accountId",
      coalesce(sum(credit) filter (where side > 0), 0)::bigint as "addedPaise",
      coalesce(-sum(credit) filter (where side < 0), 0)::bigint as "takenOffPaise"
    from posted group by 1, 2 order by 1, 2
  `.execute(db);
  return rows.map(({ accountId, ...sums }) => ({
    ...sums,
    head: accounts.get(accountId) ?? 'cess',
  }));
}

/** @returns what some of these rows come to by head. */
export const headSumsOf = (
  rows: readonly WithoutDocument[],
  of: 'addedPaise' | 'takenOffPaise',
): HeadSums =>
  rows.reduce((sums, row) => ({ ...sums, [row.head]: sums[row.head] + row[of] }), NO_HEADS);

/** @returns the movement of the accounts by head, as the trial balance counts it. */
export async function taxMovement(
  db: QueryExecutorProvider,
  bookId: number,
  accounts: ReadonlyMap<number, TaxHead>,
  period: Period,
): Promise<HeadSums> {
  let sums = NO_HEADS;
  for (const [accountId, head] of accounts) {
    const account = { bookId, accountId, nature: 'liability' } as const;
    const { debitPaise, creditPaise } = await figuresBetween(db, account, period);
    sums = { ...sums, [head]: sums[head] + creditPaise - debitPaise };
  }
  return sums;
}

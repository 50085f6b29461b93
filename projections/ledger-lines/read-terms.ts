// The events whose sum a figure of several accounts is, where each account counts its own days, one
// of its sides, or with the other sign.
import { sql } from 'kysely';
import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import { sumsOfFigure } from './read-figure.ts';
import type { FigureLines } from './read-figure.ts';

export type FigureTerm = Pick<FigureLines, 'accountIds' | 'from' | 'to' | 'side'> & {
  /** Whether what is debited counts as less. */
  readonly isTurned: boolean;
};

/**
 * @returns a query, not run yet, that gives each event's sum on all terms: seq, entry_date and
 *   paise. Events that come to nil, such as one from one account of them to another, are left out.
 */
export function sumsOfTerms(
  bookId: number,
  terms: readonly FigureTerm[],
  between: Pick<FigureLines, 'after' | 'until'>,
): RawBuilder<unknown> {
  const joined = joinedTerms(terms.filter(({ accountIds }) => accountIds.length > 0));
  const accounts = joined.reduce((sum, { accountIds }) => sum + accountIds.length, 0);
  if (joined.length > 1 && accounts > FEW_ACCOUNTS && joined.every(hasPlainSide)) {
    return sumsInOne(bookId, joined, between);
  }
  return joinedSums(
    joined.map(({ isTurned, ...lines }) => ({
      sums: sumsOfFigure(bookId, { ...lines, ...between }),
      isTurned,
    })),
  );
}

/** Of so many the lines are found by the index, each account by itself. */
const FEW_ACCOUNTS = 50;

const hasPlainSide = ({ side }: FigureTerm): boolean => side !== 'debit' && side !== 'credit';

/** Of many accounts the ledger is read once, and not once for each term. */
function sumsInOne(
  bookId: number,
  terms: readonly FigureTerm[],
  { after, until }: Pick<FigureLines, 'after' | 'until'>,
): RawBuilder<unknown> {
  const isOf = terms.map((term) => sql`(${isLineOf(term)})`);
  const times = terms.map(({ isTurned }, at) => sql`${isTurned ? MINUS : PLUS}${isOf[at]}::int`);
  const paise = sql`sum(amount_paise * (0 ${sql.join(times, sql` `)}))`;
  return sql`
    select seq, entry_date, ${paise}::bigint as paise from ledger_lines
    where book_id = ${bookId} and seq > ${after} and seq <= ${until}
      and (${sql.join(isOf, sql` or `)})
    group by seq, entry_date having ${paise} <> 0`;
}

const isLineOf = ({ accountIds, from, to, side }: FigureTerm): RawBuilder<unknown> =>
  sql`account_id = any(${[...accountIds]}::bigint[])
      and entry_date between ${from ?? '-infinity'}::date and ${to}::date
      and amount_paise ${signOf(side)}`;

const [PLUS, MINUS] = [sql`+`, sql`-`];

const signOf = (side: FigureTerm['side']): RawBuilder<unknown> =>
  side === 'all-debits' ? sql`> 0` : side === 'all-credits' ? sql`< 0` : sql`<> 0`;

type Sums = { readonly sums: RawBuilder<unknown>; readonly isTurned: boolean };

/** @returns each event's sum on several queries, some with the other sign. */
export function joinedSums(all: readonly Sums[]): RawBuilder<unknown> {
  if (all.length === 0) return NOTHING;
  const each = all.map(({ sums, isTurned }) =>
    isTurned
      ? sql`select seq, entry_date, -paise as paise from (${sums}) as turned`
      : sql`select seq, entry_date, paise from (${sums}) as straight`,
  );
  return sql`
    select seq, entry_date, sum(paise)::bigint as paise
    from (${sql.join(each, sql` union all `)}) as term
    group by seq, entry_date having sum(paise) <> 0`;
}

const NOTHING = sql`
  select 0::bigint as seq, '-infinity'::date as entry_date, 0::bigint as paise where false`;

/** Terms of the same days, side and sign are one. */
function joinedTerms(terms: readonly FigureTerm[]): readonly FigureTerm[] {
  const key = ({ from, to, side, isTurned }: FigureTerm) =>
    [from, to, side, String(isTurned)].join(' ');
  return [...Map.groupBy(terms, key).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const ids = same.flatMap(({ accountIds }) => accountIds);
    return countedOnce(ids).map((accountIds) => ({ ...first, accountIds }));
  });
}

/** An account that counts twice, as interest in a profit and among what was paid, has two terms. */
function countedOnce(ids: readonly number[]): readonly (readonly number[])[] {
  const times = new Map<number, number>();
  const terms: number[][] = [];
  for (const id of ids) {
    const before = times.get(id) ?? 0;
    times.set(id, before + 1);
    (terms[before] ??= []).push(id);
  }
  return terms;
}

/** @returns what a term comes to on each of its accounts, in no order. */
export async function netsOfTerm(
  db: QueryExecutorProvider,
  bookId: number,
  term: FigureTerm,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ readonly accountId: number; readonly paise: number }>`
    select account_id as "accountId", sum(amount_paise)::bigint as paise from ledger_lines
    where book_id = ${bookId} and ${isLineOf(term)}
    group by account_id
  `.execute(db);
  return new Map(
    rows.map(({ accountId, paise }) => [accountId, term.isTurned ? 0 - paise : paise]),
  );
}

// The input credit of bills: what of it returns take, what went out and came back, and what the
// law lets lapse of it.
import { sql } from 'kysely';
import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { BILL_TAX_HEADS, sumOfHeads } from '#core/trade/index.ts';
import type {
  BlockedClause,
  CreditHeads,
  CreditReversalRule,
  KnownCredit,
  SheetMove,
} from '#core/trade/index.ts';
import { RECEIVED_ON } from './read.ts';

/** @param of the amount of a head in each row. @returns the sums of all heads, as JSON. */
const headsOf = (of: (head: string) => string): RawBuilder<CreditHeads> =>
  sql.raw(
    `jsonb_build_object(${BILL_TAX_HEADS.map(
      (head) => `'${head}', coalesce(sum(${of(head)}), 0)`,
    ).join(', ')})`,
  );

const TAX = (head: string) => `(line ->> '${head}')::bigint`;
const CREDITED = (head: string) => `(line #>> '{credited,${head}}')::bigint`;
const when = (of: (head: string) => string, condition: string) => (head: string) =>
  `case when ${condition} then ${of(head)} end`;
const CHARGED = `line ->> 'reverseCharge' is null`;
const ELIGIBLE = `line #>> '{credit,eligibility}' = 'eligible'`;

/** What of a bill is open on a day, and when the last of it was paid. */
const openOn = (bookId: number, day: string) => sql`
  select item_id, -sum(amount_paise) as open_paise,
    max(dated) filter (where not makes) as paid_on
  from open_item_entries
  where book_id = ${bookId} and item_kind = 'purchase-bill' and line = 0 and dated <= ${day}::date
  group by item_id`;

export type CreditMove = {
  readonly billId: number;
  readonly billNumber: string;
  readonly accountId: number;
  readonly gstin: string | null;
  readonly kind: 'credit-reversal' | 'credit-reclaim';
  readonly rule: CreditReversalRule;
  /** Of section 17(5). */
  readonly clause: BlockedClause | null;
  readonly documentId: number;
  readonly number: string;
  readonly postedOn: CalendarDate;
  readonly journalId: number;
  /** Of the return. */
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly heads: CreditHeads;
};

/**
 * @param billIds null: of every bill. @param until the last day of their entries.
 * @returns the reversals and reclaims that stand, bill by bill, in their order.
 */
export async function creditMovesOf(
  db: QueryExecutorProvider,
  bookId: number,
  billIds: readonly number[] | null,
  until: string | null = null,
): Promise<readonly CreditMove[]> {
  const ofBills =
    billIds === null ? sql`` : sql`and (one ->> 'billId')::bigint = any(${[...billIds]}::bigint[])`;
  const heads = sql.raw(
    `jsonb_build_object(${BILL_TAX_HEADS.map((head) => `'${head}', one -> '${head}'`).join(', ')})`,
  );
  const { rows } = await sql<CreditMove>`
    select (one ->> 'billId')::bigint as "billId", one ->> 'billNumber' as "billNumber",
      b.account_id as "accountId", b.content #>> '{posted,supplier,gstin}' as gstin,
      m.kind, m.content #>> '{posted,rule}' as rule, m.content #>> '{posted,clause}' as clause,
      m.document_id as "documentId", m.number, m.posted_on::text as "postedOn",
      (m.content #>> '{posted,journalId}')::bigint as "journalId",
      m.content #>> '{posted,period,from}' as "from", m.content #>> '{posted,period,to}' as "to",
      ${heads} as heads
    from documents m
      cross join lateral jsonb_array_elements(m.content #> '{posted,bills}') one
      join documents b on b.book_id = m.book_id and b.kind = 'purchase-bill'
        and b.document_id = (one ->> 'billId')::bigint
    where m.book_id = ${bookId} and m.kind in ('credit-reversal', 'credit-reclaim')
      and m.status = 'posted' ${ofBills}
      ${until === null ? sql`` : sql`and m.posted_on <= ${until}::date`}
    order by m.posted_on, m.seq
  `.execute(db);
  return rows;
}

export type PostedSheet = SheetMove & {
  readonly postedOn: CalendarDate;
  readonly journalId: number;
  readonly returnFrom: CalendarDate;
  readonly returnTo: CalendarDate;
};

/**
 * @param days in which those of the sheets end; null: all. @param until the last of their entries.
 * @returns the entries that stand of working sheets of rules 42 and 43, in their order.
 */
export async function postedSheets(
  db: QueryExecutorProvider,
  bookId: number,
  days: { readonly from: string; readonly to: string } | null,
  until: string | null = null,
): Promise<readonly PostedSheet[]> {
  const { rows } = await sql<PostedSheet>`
    select d.kind, d.document_id as "documentId", d.number, d.posted_on::text as "postedOn",
      (d.content #>> '{posted,journalId}')::bigint as "journalId",
      d.content #>> '{posted,period,from}' as "returnFrom",
      d.content #>> '{posted,period,to}' as "returnTo",
      sheet ->> 'of' as of, sheet ->> 'from' as "from", sheet ->> 'to' as "to",
      (sheet ->> 'isAlsoPrivate')::boolean as "isAlsoPrivate",
      sheet #> '{moved,rule42}' as rule42, sheet #> '{moved,rule43}' as rule43
    from documents d
      cross join lateral (select d.content #> '{posted,sheet}' as sheet) s
    where d.book_id = ${bookId} and d.kind in ('credit-reversal', 'credit-reclaim')
      and d.status = 'posted' and d.content #>> '{posted,rule}' = '42'
      ${days === null ? sql`` : sql`and sheet ->> 'to' between ${days.from} and ${days.to}`}
      ${until === null ? sql`` : sql`and d.posted_on <= ${until}::date`}
    order by d.posted_on, d.seq
  `.execute(db);
  return rows;
}

const sumOf = (
  moves: readonly CreditMove[],
  kind: CreditMove['kind'],
  rule: CreditReversalRule,
): CreditHeads =>
  sumOfHeads(moves.flatMap((one) => (one.kind === kind && one.rule === rule ? [one.heads] : [])));

/** @returns what is reversed by a rule, and what of it came back. */
export const movedBy = (moves: readonly CreditMove[], rule: CreditReversalRule) => ({
  reversed: sumOf(moves, 'credit-reversal', rule),
  reclaimed: sumOf(moves, 'credit-reclaim', rule),
});

/** @returns what is reversed by a rule and not claimed again. */
export function standingBy(moves: readonly CreditMove[], rule: CreditReversalRule): CreditHeads {
  const { reversed, reclaimed } = movedBy(moves, rule);
  const back = Object.fromEntries(
    BILL_TAX_HEADS.map((head) => [head, reclaimed[head] === 0 ? 0 : -reclaimed[head]]),
  ) as CreditHeads;
  return sumOfHeads([reversed, back]);
}

export type CreditKey = {
  readonly billId: number;
  /** The day on which what is open of it counts. */
  readonly on: string;
};

type CreditRow = Omit<KnownCredit, 'standing' | 'lastReversedOn'> & { readonly place: number };

/** @returns of each bill that stands its credit, with what went out of it; else null. */
export async function knownCredits(
  db: QueryExecutorProvider,
  bookId: number,
  keys: readonly CreditKey[],
): Promise<(KnownCredit | null)[]> {
  const wanted = keys.map((key, place) => ({ place, ...key }));
  const { rows } = await sql<CreditRow>`
    select w.place, d.document_id as "billId", coalesce(d.their_number, d.number) as "billNumber",
      d.document_date::text as "billDate", d.posted_on::text as "postedOn",
      d.total_paise as "totalPaise", coalesce((
        select -sum(e.amount_paise) from open_item_entries e
        where e.book_id = d.book_id and e.item_kind = d.kind and e.item_id = d.document_id
          and e.line = 0 and e.dated <= w."on"::date), 0)::bigint as "openPaise",
      (select ${headsOf(when(CREDITED, CHARGED))}
        from jsonb_array_elements(d.content #> '{posted,lines}') line
        where d.credit_to is not null) as credit,
      (select ${headsOf(when(CREDITED, CHARGED))}
        from documents n, jsonb_array_elements(n.content #> '{posted,lines}') line
        where n.book_id = d.book_id and n.kind = 'purchase-debit-note' and n.status = 'posted'
          and n.content #> '{posted,bills}' @> jsonb_build_array(
            jsonb_build_object('documentId', d.document_id))
          and (line #>> '{bill,documentId}')::bigint = d.document_id) as "givenBack"
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
        as w(place int, "billId" bigint, "on" text)
      join documents d on d.book_id = ${bookId} and d.kind = 'purchase-bill'
        and d.document_id = w."billId" and d.status = 'posted'
  `.execute(db);
  const billIds = [...new Set(keys.map(({ billId }) => billId))];
  const moves = Map.groupBy(await creditMovesOf(db, bookId, billIds), ({ billId }) => billId);
  const found = new Map(
    rows.map(({ place, ...row }) => {
      const own = moves.get(row.billId) ?? [];
      const standing = {
        '37': standingBy(own, '37'),
        '37A': standingBy(own, '37A'),
        '17-5': standingBy(own, '17-5'),
      };
      const last = own.findLast(({ kind }) => kind === 'credit-reversal');
      return [place, { ...row, standing, lastReversedOn: last?.postedOn ?? null }] as const;
    }),
  );
  return keys.map((_, place) => found.get(place) ?? null);
}

/** A bill of which something may lapse. */
export type WatchedBillRow = {
  readonly billId: number;
  readonly billNumber: string;
  readonly accountId: number;
  readonly supplierName: string;
  readonly billDate: CalendarDate;
  readonly postedOn: CalendarDate;
  readonly receivedOn: CalendarDate | null;
  readonly totalPaise: number;
  readonly openPaise: number;
  /** The day of the last payment; null where nothing was paid. */
  readonly paidOn: CalendarDate | null;
  /** The last day of the return that takes the credit. */
  readonly creditTo: CalendarDate | null;
  readonly noCredit: string | null;
  /** Without what the buyer pays the tax of. */
  readonly credit: CreditHeads;
  /** That of it too. */
  readonly credited: CreditHeads;
  /** The tax of lines that would give credit. */
  readonly eligible: CreditHeads;
  /** The tax of lines that section 17(5) blocks, and its clauses. */
  readonly blocked: CreditHeads;
  readonly clauses: readonly string[];
  readonly blockedName: string | null;
};

type Watched = {
  readonly asOn: CalendarDate;
  /** What was lost or paid late is told from this day on. */
  readonly since: CalendarDate;
  /** What is blocked is told from this day on. */
  readonly blockedSince: CalendarDate;
};

/** @returns the bills that stand on a day of which something may lapse, by their dates. */
export async function watchedBills(
  db: QueryExecutorProvider,
  bookId: number,
  { asOn, since, blockedSince }: Watched,
): Promise<readonly WatchedBillRow[]> {
  const { rows } = await sql<WatchedBillRow>`
    with open as (${openOn(bookId, asOn)}),
    moved as (
      select distinct (one ->> 'billId')::bigint as bill_id
      from documents m, jsonb_array_elements(m.content #> '{posted,bills}') one
      where m.book_id = ${bookId} and m.kind in ('credit-reversal', 'credit-reclaim')
        and m.status = 'posted')
    select d.document_id as "billId", coalesce(d.their_number, d.number) as "billNumber",
      d.account_id as "accountId", d.content #>> '{posted,supplier,name}' as "supplierName",
      d.document_date::text as "billDate", d.posted_on::text as "postedOn",
      ${RECEIVED_ON} as "receivedOn", d.total_paise as "totalPaise",
      coalesce(o.open_paise, 0)::bigint as "openPaise", o.paid_on::text as "paidOn",
      d.credit_to::text as "creditTo", d.no_credit as "noCredit", l.*
    from documents d
      left join open o on o.item_id = d.document_id
      left join moved on moved.bill_id = d.document_id
      cross join lateral (
        select ${headsOf(when(CREDITED, CHARGED))} as credit, ${headsOf(CREDITED)} as credited,
          ${headsOf(when(TAX, ELIGIBLE))} as eligible,
          ${headsOf(when((head) => `${TAX(head)} - ${CREDITED(head)}`, `not ${ELIGIBLE}`))}
            as blocked,
          coalesce(jsonb_agg(distinct line #>> '{credit,clause}')
            filter (where line #>> '{credit,clause}' is not null), '[]') as clauses,
          min(line ->> 'name') filter (where not ${sql.raw(ELIGIBLE)}) as "blockedName"
        from jsonb_array_elements(d.content #> '{posted,lines}') line) l
    where d.book_id = ${bookId} and d.kind = 'purchase-bill' and d.status = 'posted'
      and d.posted_on <= ${asOn}::date
      and (o.open_paise > 0 or o.paid_on >= ${since}::date or moved.bill_id is not null
        or (d.credit_to is null and d.no_credit is null and d.credit_paise > 0)
        or (d.no_credit = 'time-limit' and d.posted_on >= ${since}::date)
        or (d.posted_on >= ${blockedSince}::date
          and d.content @? '$.posted.lines[*].credit ? (@.eligibility != "eligible")'))
    order by d.document_date, d.seq
  `.execute(db);
  return rows;
}

import { sql } from 'kysely';
import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import type {
  EnteredBill,
  OrderKind,
  OrderStatus,
  PurchaseBill,
  PurchaseDebitNote,
  SupplierPayment,
  TradeKind,
  TradeStatus,
} from '#core/trade/index.ts';
import { ifAsked, rangeConditions } from '../runner/document-range.ts';
import type { DocumentRange } from '../runner/document-range.ts';
import { instantAs } from '../runner/instant.ts';
import { literally } from '../runner/text-search.ts';
import type { DepositContent, DocumentContent, DocumentRow, WholeDocument } from './table.ts';

/** Documents of one kind in a book, as of a day. */
type TradePlace = {
  readonly bookId: number;
  readonly kind: TradeKind | OrderKind;
  readonly today: string;
};

/**
 * Of an order that is issued, or goods that were received: how far bills that stand have taken
 * its lines, and what its open parts come to before tax, each half up. A line without a quantity
 * is measured by its value.
 */
const ORDERED = sql`
  select sum(div(2 * taxable * greatest(ordered - billed, 0) + ordered, 2 * greatest(ordered, 1)))
      ::bigint as open_paise,
    case when bool_and(billed >= ordered) then 'billed'
      when bool_or(billed > 0) then 'part-billed' else 'open' end as progress
  from (
    select (l.line ->> 'taxablePaise')::numeric as taxable,
      coalesce(l.line ->> 'quantityThousandths', l.line ->> 'taxablePaise')::numeric as ordered,
      coalesce(
        case when l.line ->> 'quantityThousandths' is null then p.value else p.quantity end, 0
      ) as billed
    from jsonb_array_elements(d.content #> '{posted,lines}') with ordinality as l (line, place)
      left join (
        select p.line, sum(p.quantity_thousandths) as quantity, sum(p.taxable_paise) as value
        from order_parts p
        where p.book_id = d.book_id and p.of_kind = d.kind and p.order_id = d.document_id
          and p.by_kind = 'purchase-bill' and p.stands
        group by p.line
      ) p on p.line = l.place
  ) one
  where (d.kind = 'purchase-order' and d.status = 'issued')
    or (d.kind = 'goods-receipt' and d.status = 'posted')
  having count(*) > 0`;

const FROM = sql`
  documents d
  left join open_item_balances o
    on o.book_id = d.book_id and o.party_kind = 'account' and o.party_id = d.account_id
    and o.item_kind = d.kind and o.item_id = d.document_id and o.line = 0
  left join reverse_charge_papers s
    on s.book_id = d.book_id and s.kind = 'self-invoice' and s.of_id = d.document_id
    and s.status = 'issued' and d.kind = 'purchase-bill'
  left join lateral (${ORDERED}) w on true`;
/** What is open is owed to the party of a document that comes in, and by that of any other. */
const SIGN = sql`case when d.kind in ('purchase-debit-note', 'supplier-payment')
  then 1 else -1 end`;
/** Duty is owed on an account of its own until all of it is paid. */
const OPEN = sql`(case when d.kind = 'bill-of-entry'
  then case when d.status = 'posted' and d.duty_paid is null then d.total_paise else 0 end
  else coalesce(w.open_paise, ${SIGN} * o.open_paise, 0) end)::bigint`;

/** Of a note: as it was posted, or by the supplier's answer. */
const CREDIT_STATE = sql`coalesce(d.moved ->> 'state', d.content #>> '{posted,credit,state}')`;

/** Of which bill a note gives back, first of all. */
const BILL_ID = sql`coalesce(d.content #>> '{posted,bills,0,documentId}',
  d.content #>> '{draft,billIds,0}')::bigint`;

/** Of a bill of entry: whether it is of the goods of a bill. */
const linksBill = (billId: number) => sql`(d.kind = 'bill-of-entry'
  and d.content #> '{posted,bills}' @> jsonb_build_array(
    jsonb_build_object('billId', ${billId}::bigint)))`;

/** Of a note: whether it gives back of a bill, among others. */
const givesBack = (billId: number) => sql`(d.kind = 'purchase-debit-note' and (
  d.content #> '{posted,bills}' @> jsonb_build_array(
    jsonb_build_object('documentId', ${billId}::bigint))
  or d.content #> '{draft,billIds}' @> to_jsonb(${billId}::bigint)))`;

/** Of a bill: whether it is a debit note of its supplier that raises the price of another. */
const raisesBill = (billId: number) => sql`(
  d.content #> '{posted,raises}' @> jsonb_build_array(
    jsonb_build_object('documentId', ${billId}::bigint))
  or d.content #> '{draft,raises}' @> to_jsonb(${billId}::bigint))`;

/** Of which run a payment is. */
const RUN_ID = sql`(d.content #>> '{posted,runId}')::bigint`;

/** A posted bill of which the buyer pays the tax of a line. */
export const IS_REVERSE_CHARGED = sql`
  d.content @? '$.posted.lines[*].reverseCharge ? (@ != null)'`;

/** The supplier of one that is not registered makes no invoice of it: the buyer does. */
const WANTS_SELF_INVOICE = sql`(d.kind = 'purchase-bill' and d.status = 'posted'
  and (d.content #>> '{posted,supplier,gstin}' is null
    or d.content #>> '{posted,supplier,registration}' = 'tax-deductor')
  and ${IS_REVERSE_CHARGED})`;

/** A bill that is a debit note of its supplier. */
const IS_RAISING = sql`(coalesce(d.content #> '{posted,raises}', d.content #> '{draft,raises}')
  is not null)`;

/** As it was posted, or as it was said since. */
export const RECEIVED_ON = sql`
  coalesce(d.moved ->> 'receivedOn', d.content #>> '{posted,receivedOn}')`;

const SELECT = sql`
  select d.document_id as "documentId", d.kind, d.seq, d.party_id as "partyId",
    d.account_id as "accountId", d.status, d.number, d.their_number as "theirNumber",
    ${BILL_ID} as "billId",
    ${CREDIT_STATE} as "creditState",
    case d.kind when 'purchase-debit-note' then d.moved end as match,
    coalesce(d.content #>> '{posted,bills,0,billNumber}',
      d.content #>> '{known,bills,0,billNumber}') as "billNumber",
    case d.kind when 'supplier-payment'
      then coalesce(d.content -> 'posted', d.content -> 'draft')
        - '{supplier,payee,allocations,deductions}'::text[] end as paid,
    ${IS_RAISING} as "isRaising", ${RECEIVED_ON}::date as "receivedOn",
    case when d.kind <> 'purchase-debit-note' then d.moved end as moved,
    d.duty_paid as "dutyPaid",
    coalesce(d.content #>> '{posted,portCode}', d.content #>> '{draft,portCode}') as "portCode",
    ${WANTS_SELF_INVOICE} as "wantsSelfInvoice",
    case when s.number is not null
      then jsonb_build_object('number', s.number, 'date', s.dated) end as "selfInvoice",
    d.document_date as "documentDate", d.posted_on as "postedOn", d.due_date as "dueDate",
    d.credit_to as "creditTo", d.no_credit as "noCredit", d.taxable_paise as "taxablePaise",
    d.tax_paise as "taxPaise", d.credit_paise as "creditPaise", d.total_paise as "totalPaise",
    coalesce((d.content #>> '{posted,tds,amountPaise}')::bigint, 0) as "tdsPaise",
    w.progress, ${OPEN} as "openPaise", ${instantAs('d.created_at')} as "createdAt",
    ${instantAs('d.updated_at')} as "updatedAt", d.last_seq as "lastSeq"`;

export type DocumentFilter = DocumentRange & {
  readonly status?:
    | TradeStatus
    | OrderStatus
    | 'open'
    | 'overdue'
    | 'paid'
    | 'billed'
    | 'self-invoice-due'
    | 'debit-notes'
    | 'unanswered'
    | 'credit-notes'
    | undefined;
  readonly accountId?: number | undefined;
  /** The bill of which notes give back. */
  readonly billId?: number | undefined;
  /** The bill whose price debit notes of its supplier raise. */
  readonly raisedId?: number | undefined;
  /** The run of which payments are. */
  readonly runId?: number | undefined;
  /** As `nameKey` has it: in either number, or in the name of the party's account. */
  readonly search?: string | undefined;
};

const IS_ORDER_OPEN = sql`coalesce(w.progress <> 'billed', false)`;

function statusIs(
  status: NonNullable<DocumentFilter['status']>,
  today: string,
): RawBuilder<unknown> {
  switch (status) {
    case 'open':
      return sql`((d.status = 'posted' and ${OPEN} <> 0) or ${IS_ORDER_OPEN})`;
    case 'overdue':
      return sql`((d.status = 'posted' and ${OPEN} > 0) or ${IS_ORDER_OPEN})
        and d.due_date < ${today}::date`;
    case 'paid':
      return sql`d.status = 'posted' and ${OPEN} = 0`;
    case 'billed':
      return sql`w.progress = 'billed'`;
    case 'self-invoice-due':
      return sql`${WANTS_SELF_INVOICE} and s.number is null`;
    case 'unanswered':
      return sql`d.status = 'posted' and ${CREDIT_STATE} = 'open'`;
    case 'credit-notes':
      return sql`d.status in ('draft', 'posted') and d.their_number is not null
        and d.moved is null`;
    case 'debit-notes':
      return sql`${IS_RAISING} and d.status in ('draft', 'posted')`;
    default:
      return sql`d.status = ${status}`;
  }
}

function conditionOf(
  { bookId, kind, today }: TradePlace,
  { status, accountId, billId, raisedId, runId, search, ...range }: DocumentFilter,
): RawBuilder<unknown> {
  const conditions = [
    sql`d.book_id = ${bookId}`,
    sql`d.kind = ${kind}`,
    ...ifAsked(status, (one) => statusIs(one, today)),
    ...ifAsked(accountId, (id) => sql`d.account_id = ${id}`),
    ...ifAsked(billId, (id) => sql`(${BILL_ID} = ${id} or ${linksBill(id)} or ${givesBack(id)})`),
    ...ifAsked(raisedId, (id) => raisesBill(id)),
    ...ifAsked(runId, (id) => sql`${RUN_ID} = ${id}`),
    ...rangeConditions(sql`d.document_date`, sql`d.total_paise`, range),
    ...ifAsked(search, (text) => {
      const like = `%${literally(text)}%`;
      return sql`(d.number_key like ${like} or d.their_number_key like ${like}
        or lower(d.content #>> '{posted,bills,0,billNumber}') like ${like}
        or d.account_id in (
          select account_id from accounts where book_id = ${bookId} and name_key like ${like}))`;
    }),
  ];
  return sql.join(conditions, sql` and `);
}

/** A longer number comes after a shorter one, and a draft, which has none, before all. */
const NUMBER = sql`coalesce(d.number_key, '')`;

/** One with a minus is the other way round. */
const ORDERS = {
  newest: sql`d.seq desc`,
  date: sql`d.document_date nulls first, d.seq`,
  '-date': sql`d.document_date desc nulls last, d.seq desc`,
  number: sql`length(${NUMBER}), ${NUMBER}, d.seq`,
  '-number': sql`length(${NUMBER}) desc, ${NUMBER} desc, d.seq desc`,
  amount: sql`d.total_paise, d.seq`,
  '-amount': sql`d.total_paise desc, d.seq desc`,
} as const;

type Stretch = {
  readonly limit: number;
  readonly offset: number;
  readonly order: keyof typeof ORDERS;
};

export async function documentsStretch<Status = TradeStatus>(
  db: QueryExecutorProvider,
  place: TradePlace,
  { limit, offset, order }: Stretch,
  filter: DocumentFilter,
): Promise<DocumentRow<Status>[]> {
  const { rows } = await sql<DocumentRow<Status>>`
    ${SELECT} from ${FROM} where ${conditionOf(place, filter)}
    order by ${ORDERS[order]} limit ${limit} offset ${offset}
  `.execute(db);
  return rows;
}

type DocumentSums = {
  readonly count: number;
  /** Of those that were posted or issued, and stand. */
  readonly taxablePaise: number;
  readonly taxPaise: number;
  readonly totalPaise: number;
  readonly openPaise: number;
};

export async function documentSums(
  db: QueryExecutorProvider,
  place: TradePlace,
  filter: DocumentFilter,
): Promise<DocumentSums> {
  const ofPosted = (value: RawBuilder<unknown>) =>
    sql`coalesce(sum(${value}) filter (where d.status in ('posted', 'issued')), 0)::bigint`;
  const { rows } = await sql<DocumentSums>`
    select count(*) as count, ${ofPosted(sql`d.taxable_paise`)} as "taxablePaise",
      ${ofPosted(sql`d.tax_paise`)} as "taxPaise", ${ofPosted(sql`d.total_paise`)} as "totalPaise",
      ${ofPosted(OPEN)} as "openPaise"
    from ${FROM} where ${conditionOf(place, filter)}
  `.execute(db);
  return rows[0] ?? { count: 0, taxablePaise: 0, taxPaise: 0, totalPaise: 0, openPaise: 0 };
}

/** @returns the document with all that it says, or null. */
export async function findDocument<Content = DocumentContent, Status = TradeStatus>(
  db: QueryExecutorProvider,
  { bookId, kind }: Omit<TradePlace, 'today'>,
  documentId: number,
): Promise<WholeDocument<Content, Status> | null> {
  const { rows } = await sql<WholeDocument<Content, Status>>`
    ${SELECT}, d.content from ${FROM}
    where d.book_id = ${bookId} and d.kind = ${kind} and d.document_id = ${documentId}
  `.execute(db);
  return rows[0] ?? null;
}

/** @returns the deposits of TDS that stand: of a stretch of days, or of what was deducted in it. */
export async function depositsTouching(
  db: QueryExecutorProvider,
  bookId: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<WholeDocument<DepositContent>[]> {
  const within = (day: RawBuilder<unknown>) => sql`${day}::date between ${from} and ${to}`;
  const { rows } = await sql<WholeDocument<DepositContent>>`
    ${SELECT}, d.content from ${FROM}
    where d.book_id = ${bookId} and d.kind = 'tds-deposit' and d.status = 'posted'
      and (${within(sql`d.posted_on`)}
        or exists (select 1 from jsonb_array_elements(d.content #> '{posted,deductions}') one
          where ${within(sql`(one ->> 'deductedOn')`)})
        or exists (select 1 from jsonb_array_elements(d.content #> '{posted,beyond}') one
          where ${within(sql`(one ->> 'month')`)}))
    order by d.posted_on, d.seq
  `.execute(db);
  return rows;
}

/** By what a document of the other side is told apart. */
export type DocumentIdentity = {
  readonly kind: TradeKind;
  readonly partyKey: string;
  readonly financialYear: string;
  /** As `nameKey` has it. */
  readonly numberKey: string;
};

/** @returns the first posted document of each identity, or null. */
export async function documentsByIdentity(
  db: QueryExecutorProvider,
  bookId: number,
  identities: readonly DocumentIdentity[],
): Promise<(EnteredBill | null)[]> {
  const wanted = identities.map((one, place) => ({ place, ...one }));
  const { rows } = await sql<EnteredBill & { readonly place: number }>`
    select distinct on (w.place) w.place, d.document_id as "documentId", d.number,
      d.document_date as "billDate"
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
        as w(place int, kind text, "partyKey" text, "financialYear" text, "numberKey" text)
      join documents d on d.book_id = ${bookId} and d.kind = w.kind and d.party_key = w."partyKey"
        and d.their_number_key = w."numberKey" and d.financial_year = w."financialYear"
        and d.status = 'posted'
    order by w.place, d.seq
  `.execute(db);
  const found = new Map(rows.map(({ place, ...bill }) => [place, bill]));
  return identities.map((_, place) => found.get(place) ?? null);
}

type RecordAddress = {
  readonly id: number;
  /** The book whose documents count; null for all books. */
  readonly bookId: number | null;
};

/** @returns how many that are drafted or posted have a line with the record. */
export async function countDocumentsWith(
  db: QueryExecutorProvider,
  field: 'productId' | 'godownId',
  { id, bookId }: RecordAddress,
): Promise<number> {
  const named = JSON.stringify([{ [field]: id }]);
  // An order says of the whole where its goods come in.
  const whole = JSON.stringify({ [field]: id });
  const { rows } = await sql<{ readonly count: number }>`
    select count(*) as count from documents
    where status in ('draft', 'posted', 'issued', 'closed')
      and (content #> '{draft,lines}' @> ${named}::jsonb
        or content #> '{posted,lines}' @> ${named}::jsonb
        or content -> 'draft' @> ${whole}::jsonb or content -> 'posted' @> ${whole}::jsonb)
      ${bookId === null ? sql`` : sql`and book_id = ${bookId}`}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** @returns how many of them are on one of these ledgers, drafts and reversed ones included. */
export async function countDocumentsOf(
  db: QueryExecutorProvider,
  bookId: number,
  accountIds: readonly number[],
): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*) as count from documents
    where book_id = ${bookId} and account_id = any(${[...accountIds]}::bigint[])
  `.execute(db);
  return rows[0]?.count ?? 0;
}

type LastPrice = {
  readonly productId: number;
  readonly priceThousandths: number;
  readonly documentId: number;
  /** `YYYY-MM-DD`. */
  readonly documentDate: string;
};

/** So many of the latest bills of a party are looked through. */
const BILLS_LOOKED_AT = 50;

/** @returns of each product that a party charged lately, what it charged for it last. */
export async function lastPrices(
  db: QueryExecutorProvider,
  { bookId, kind }: Pick<TradePlace, 'bookId' | 'kind'>,
  accountId: number,
): Promise<LastPrice[]> {
  const { rows } = await sql<LastPrice>`
    select distinct on (1) (line ->> 'productId')::bigint as "productId",
      (line ->> 'priceThousandths')::bigint as "priceThousandths",
      d.document_id as "documentId", d.document_date::text as "documentDate"
    from (
      select document_id, document_date, seq, content from documents
      where book_id = ${bookId} and kind = ${kind} and account_id = ${accountId}
        and status = 'posted'
      order by document_date desc, seq desc limit ${BILLS_LOOKED_AT}
    ) d, jsonb_array_elements(d.content #> '{posted,lines}') line
    where line ->> 'productId' is not null and line ->> 'priceThousandths' is not null
    order by 1, d.document_date desc, d.seq desc
  `.execute(db);
  return rows;
}

/** @returns of each bill the debit notes that stand, in their order. */
export async function notesOfBills(
  db: QueryExecutorProvider,
  bookId: number,
  billIds: readonly number[],
): Promise<(readonly PurchaseDebitNote[])[]> {
  const { rows } = await sql<{ readonly billId: number; readonly note: PurchaseDebitNote }>`
    select w.id as "billId", d.content -> 'posted' as note
    from unnest(${[...billIds]}::bigint[]) as w (id)
      join documents d on d.book_id = ${bookId} and d.kind = 'purchase-debit-note'
        and d.status = 'posted'
        and d.content #> '{posted,bills}' @> jsonb_build_array(
          jsonb_build_object('documentId', w.id))
    order by w.id, d.seq
  `.execute(db);
  const found = Map.groupBy(rows, ({ billId }) => billId);
  return billIds.map((id) => (found.get(id) ?? []).map(({ note }) => note));
}

/** @returns of each bill what it says where it stands and the buyer pays tax of it; else null. */
export async function reverseChargedBills(
  db: QueryExecutorProvider,
  bookId: number,
  billIds: readonly number[],
): Promise<(PurchaseBill | null)[]> {
  const { rows } = await sql<{ readonly id: number; readonly bill: PurchaseBill }>`
    select d.document_id as id, d.content -> 'posted' as bill from documents d
    where d.book_id = ${bookId} and d.kind = 'purchase-bill' and d.status = 'posted'
      and d.document_id = any(${[...billIds]}::bigint[]) and ${IS_REVERSE_CHARGED}
  `.execute(db);
  const found = new Map(rows.map(({ id, bill }) => [id, bill]));
  return billIds.map((id) => found.get(id) ?? null);
}

/** @returns the payments of a run that stand, in the order of their numbers. */
export async function paymentsOfRun(
  db: QueryExecutorProvider,
  bookId: number,
  runId: number,
): Promise<readonly SupplierPayment[]> {
  const { rows } = await sql<{ readonly payment: SupplierPayment }>`
    select d.content -> 'posted' as payment from documents d
    where d.book_id = ${bookId} and d.kind = 'supplier-payment' and d.status = 'posted'
      and ${RUN_ID} = ${runId}
    order by d.seq
  `.execute(db);
  return rows.map(({ payment }) => payment);
}

/** @returns of each bill when the last of it came, where that is known. */
export async function daysOfReceipt(
  db: QueryExecutorProvider,
  bookId: number,
  billIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (billIds.length === 0) return new Map();
  const { rows } = await sql<{ readonly id: number; readonly receivedOn: string }>`
    select d.document_id as id, ${RECEIVED_ON} as "receivedOn"
    from documents d
    where d.book_id = ${bookId} and d.kind = 'purchase-bill'
      and d.document_id = any(${[...billIds]}::bigint[])
      and ${RECEIVED_ON} is not null
  `.execute(db);
  return new Map(rows.map(({ id, receivedOn }) => [id, receivedOn]));
}

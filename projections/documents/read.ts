import { sql } from 'kysely';
import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import type { EnteredBill, TradeKind, TradeStatus } from '#core/trade/index.ts';
import { ifAsked, rangeConditions } from '../runner/document-range.ts';
import type { DocumentRange } from '../runner/document-range.ts';
import { instantAs } from '../runner/instant.ts';
import { literally } from '../runner/text-search.ts';
import type { DocumentRow, WholeDocument } from './table.ts';

/** Documents of one kind in a book, as of a day. */
type TradePlace = {
  readonly bookId: number;
  readonly kind: TradeKind;
  readonly today: string;
};

/** What is open is owed to the party: the item of a document that comes in is a credit. */
const FROM = sql`
  documents d
  left join open_item_balances o
    on o.book_id = d.book_id and o.party_kind = 'account' and o.party_id = d.account_id
    and o.item_kind = d.kind and o.item_id = d.document_id and o.line = 0`;
const OPEN = sql`coalesce(-o.open_paise, 0)::bigint`;

const SELECT = sql`
  select d.document_id as "documentId", d.kind, d.seq, d.party_id as "partyId",
    d.account_id as "accountId", d.status, d.number, d.their_number as "theirNumber",
    d.document_date as "documentDate", d.posted_on as "postedOn", d.due_date as "dueDate",
    d.credit_to as "creditTo", d.no_credit as "noCredit", d.taxable_paise as "taxablePaise",
    d.tax_paise as "taxPaise", d.credit_paise as "creditPaise", d.total_paise as "totalPaise",
    ${OPEN} as "openPaise", ${instantAs('d.created_at')} as "createdAt",
    ${instantAs('d.updated_at')} as "updatedAt", d.last_seq as "lastSeq"`;

export type DocumentFilter = DocumentRange & {
  readonly status?: TradeStatus | 'open' | 'overdue' | 'paid' | undefined;
  readonly accountId?: number | undefined;
  /** As `nameKey` has it: in either number, or in the name of the party's account. */
  readonly search?: string | undefined;
};

function statusIs(
  status: NonNullable<DocumentFilter['status']>,
  today: string,
): RawBuilder<unknown> {
  switch (status) {
    case 'open':
      return sql`d.status = 'posted' and ${OPEN} <> 0`;
    case 'overdue':
      return sql`d.status = 'posted' and ${OPEN} > 0 and d.due_date < ${today}::date`;
    case 'paid':
      return sql`d.status = 'posted' and ${OPEN} = 0`;
    default:
      return sql`d.status = ${status}`;
  }
}

function conditionOf(
  { bookId, kind, today }: TradePlace,
  { status, accountId, search, ...range }: DocumentFilter,
): RawBuilder<unknown> {
  const conditions = [
    sql`d.book_id = ${bookId}`,
    sql`d.kind = ${kind}`,
    ...ifAsked(status, (one) => statusIs(one, today)),
    ...ifAsked(accountId, (id) => sql`d.account_id = ${id}`),
    ...rangeConditions(sql`d.document_date`, sql`d.total_paise`, range),
    ...ifAsked(search, (text) => {
      const like = `%${literally(text)}%`;
      return sql`(d.number_key like ${like} or d.their_number_key like ${like}
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

export async function documentsStretch(
  db: QueryExecutorProvider,
  place: TradePlace,
  { limit, offset, order }: Stretch,
  filter: DocumentFilter,
): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    ${SELECT} from ${FROM} where ${conditionOf(place, filter)}
    order by ${ORDERS[order]} limit ${limit} offset ${offset}
  `.execute(db);
  return rows;
}

type DocumentSums = {
  readonly count: number;
  /** Of the posted ones. */
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
    sql`coalesce(sum(${value}) filter (where d.status = 'posted'), 0)::bigint`;
  const { rows } = await sql<DocumentSums>`
    select count(*) as count, ${ofPosted(sql`d.taxable_paise`)} as "taxablePaise",
      ${ofPosted(sql`d.tax_paise`)} as "taxPaise", ${ofPosted(sql`d.total_paise`)} as "totalPaise",
      ${ofPosted(OPEN)} as "openPaise"
    from ${FROM} where ${conditionOf(place, filter)}
  `.execute(db);
  return rows[0] ?? { count: 0, taxablePaise: 0, taxPaise: 0, totalPaise: 0, openPaise: 0 };
}

/** @returns the document with all that it says, or null. */
export async function findDocument(
  db: QueryExecutorProvider,
  { bookId, kind }: Omit<TradePlace, 'today'>,
  documentId: number,
): Promise<WholeDocument | null> {
  const { rows } = await sql<WholeDocument>`
    ${SELECT}, d.content from ${FROM}
    where d.book_id = ${bookId} and d.kind = ${kind} and d.document_id = ${documentId}
  `.execute(db);
  return rows[0] ?? null;
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
  const { rows } = await sql<{ readonly count: number }>`
    select count(*) as count from documents
    where status in ('draft', 'posted')
      and (content #> '{draft,lines}' @> ${named}::jsonb
        or content #> '{posted,lines}' @> ${named}::jsonb)
      ${bookId === null ? sql`` : sql`and book_id = ${bookId}`}
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

import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import type { NamedItem } from '#core/journal/index.ts';
import type { ItemKind, ItemRef, OpenItem } from '#core/settlement/index.ts';
import { partyOf } from './movement.ts';

/** An item, and whose it must be: the customer's documents, or the account's lines and bills. */
export type ItemKey = {
  readonly accountId: number;
  readonly customerId: number | null;
  readonly kind: ItemKind;
  readonly id: number;
  /** 0 but for lines of journals. */
  readonly line: number;
};

type FoundItem = Omit<OpenItem, 'accountId' | 'number'> & {
  readonly place: number;
  readonly number: string | null;
};

/**
 * A line of a journal without references is on account: the ledger says what it came to, and only
 * what settled it stands among the items. A journal of a document, a reversed one and a reversal
 * make no item.
 * @returns each item with what is open of it, null where the party has none such.
 */
export async function itemsByKeys(
  db: QueryExecutorProvider,
  bookId: number,
  keys: readonly ItemKey[],
): Promise<(OpenItem | null)[]> {
  const wanted = keys.map(wantedItem);
  const { rows } = await sql<FoundItem>`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
        as given(place int, party_kind text, party_id bigint, kind text, id bigint, line int)
    ),
    made as (
      select distinct on (w.place) w.place, e.number, e.dated, e.bill_date, e.due_date
      from wanted w join open_item_entries e
        on e.book_id = ${bookId} and e.item_kind = w.kind and e.item_id = w.id
        and e.line = w.line and e.makes
      order by w.place, e.seq desc
    ),
    posted as (
      select w.place, '#' || j.number as number, j.entry_date,
        (j.entries -> (w.line - 1) ->> 1)::bigint as paise
      from wanted w join journals j
        on w.kind = 'journal' and j.book_id = ${bookId} and j.journal_id = w.id
        and j.source is null and j.reverses is null and j.reversed_by is null
        -- Of a list, -1 would be the last.
        and w.line >= 1 and (j.entries -> (w.line - 1) ->> 0)::bigint = w.party_id
    )
    select w.place, coalesce(made.number, posted.number) as number,
      coalesce(b.open_paise, 0) +
        case when made.place is null then coalesce(posted.paise, 0) else 0 end as "openPaise",
      coalesce(made.dated, posted.entry_date) as dated,
      coalesce(made.bill_date, posted.entry_date) as "billDate", made.due_date as "dueDate"
    from wanted w
    left join open_item_balances b
      on b.book_id = ${bookId} and b.party_kind = w.party_kind and b.party_id = w.party_id
      and b.item_kind = w.kind and b.item_id = w.id and b.line = w.line
    left join made on made.place = w.place
    left join posted on posted.place = w.place
    where (made.place is not null and b.open_paise is not null) or posted.place is not null
  `.execute(db);
  const found = new Map(rows.map((row) => [row.place, row]));
  return keys.map(({ accountId }, place) => {
    const row = found.get(place);
    if (row === undefined) return null;
    const { place: _place, number, ...item } = row;
    return { accountId, number: number ?? '', ...item };
  });
}

function wantedItem(key: ItemKey, place: number) {
  const party = partyOf(key, key);
  const { kind, id, line } = key;
  return { place, party_kind: party.kind, party_id: party.id, kind, id, line };
}

export type SettledRow = Omit<ItemRef, 'line'> & {
  /** Of a journal, from 1; else 0. */
  readonly line: number;
  readonly amountPaise: number;
};

/** @returns what a receipt settles now, in the order in which it was settled. */
export async function settledByReceipt(
  db: QueryExecutorProvider,
  bookId: number,
  receiptId: number,
): Promise<SettledRow[]> {
  const { rows } = await sql<SettledRow>`
    select by_kind as kind, by_id as id, coalesce(by_line, 0) as line,
      coalesce(max(by_number), max(i.number)) as number, sum(amount_paise)::bigint as "amountPaise"
    from open_item_entries e
    left join invoices i
      on i.book_id = e.book_id and e.by_kind = 'invoice' and i.invoice_id = e.by_id
    where e.book_id = ${bookId} and e.item_kind = 'receipt' and e.item_id = ${receiptId}
      and e.line = 0 and by_kind <> 'refund'
    group by by_kind, by_id, by_line
    having sum(amount_paise) <> 0
    order by min(e.seq), by_kind, by_id, line
  `.execute(db);
  return rows;
}

export type BillSetAgainst = { readonly id: number; readonly amountPaise: number };

/** @returns of each payment to a supplier the bills that its advance was set against since. */
export async function billsSetAgainst(
  db: QueryExecutorProvider,
  bookId: number,
  paymentIds: readonly number[],
): Promise<(readonly BillSetAgainst[])[]> {
  const { rows } = await sql<BillSetAgainst & { readonly paymentId: number }>`
    select item_id as "paymentId", by_id as id, -sum(amount_paise)::bigint as "amountPaise"
    from open_item_entries
    where book_id = ${bookId} and item_kind = 'supplier-payment' and line = 0
      and item_id = any(${[...paymentIds]}::bigint[]) and by_kind = 'purchase-bill'
    group by item_id, by_id having sum(amount_paise) <> 0
    order by min(seq), by_id
  `.execute(db);
  const found = Map.groupBy(rows, ({ paymentId }) => paymentId);
  return paymentIds.map((paymentId) =>
    (found.get(paymentId) ?? []).map(({ id, amountPaise }) => ({ id, amountPaise })),
  );
}

/** @returns the numbers of the events by which a document or a journal's lines settled or were. */
export async function settlingSeqsOf(
  db: QueryExecutorProvider,
  bookId: number,
  { kind, id }: Pick<ItemRef, 'kind' | 'id'>,
): Promise<number[]> {
  const { rows } = await sql<{ readonly seq: number }>`
    select distinct e.seq from open_item_entries e
    where e.book_id = ${bookId} and e.item_kind = ${kind} and e.item_id = ${id}
      and e.by_kind is not null
      -- A payment to a supplier that was reversed settles nothing any more.
      and (e.by_kind <> 'supplier-payment' or (
        select sum(n.amount_paise) from open_item_entries n
        where n.book_id = e.book_id and n.item_kind = e.item_kind and n.item_id = e.item_id
          and n.line = e.line and n.by_kind = e.by_kind and n.by_id = e.by_id) <> 0)
    order by e.seq
  `.execute(db);
  return rows.map(({ seq }) => seq);
}

/**
 * @returns what items are called, by their kind, id and line: a line as its journal, an opening
 *   bill as its last correction says.
 */
export async function itemNumbers(
  db: QueryExecutorProvider,
  bookId: number,
  items: readonly NamedItem[],
): Promise<ReadonlyMap<string, string>> {
  if (items.length === 0) return new Map();
  const { rows } = await sql<NamedItem & { readonly number: string }>`
    select w.kind, w.id, w.line, coalesce(e.number, '#' || j.number) as number
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
      as w(kind text, id bigint, line smallint)
    left join open_item_entries e
      on e.book_id = ${bookId} and e.item_kind = w.kind and e.item_id = w.id
      and e.line = w.line and e.makes
    left join journals j
      on w.kind = 'journal' and j.book_id = ${bookId} and j.journal_id = w.id
    where e.number is not null or j.number is not null
    order by e.seq
  `.execute(db);
  return new Map(rows.map((row) => [itemName(row), row.number]));
}

export const itemName = ({ kind, id, line }: NamedItem): string => `${kind} ${id} ${line}`;

// Open items by what they are called, as files of other programs name the bills that are settled.
import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import type { ItemKind } from '#core/settlement/index.ts';

export type PartyBillName = {
  readonly accountId: number;
  /** In small letters, without blanks around it. */
  readonly name: string;
};

type NamedOpenItem = PartyBillName & {
  readonly kind: ItemKind;
  readonly id: number;
  /** Of a journal, from 1. */
  readonly line: number;
  /** Debit positive, credit negative. */
  readonly openPaise: number;
};

/** @returns what is open on these accounts under these names, whether of a customer or not. */
export async function openItemsNamed(
  db: QueryExecutorProvider,
  bookId: number,
  names: readonly PartyBillName[],
): Promise<readonly NamedOpenItem[]> {
  if (names.length === 0) return [];
  const { rows } = await sql<NamedOpenItem>`
    with wanted as (
      select distinct "accountId" as account_id, name
      from jsonb_to_recordset(${JSON.stringify(names)}::jsonb)
        as given("accountId" bigint, name text)
    ),
    party as (
      select account_id, name, 'account' as kind, account_id as id from wanted
      union all
      select w.account_id, w.name, 'customer', c.customer_id
      from wanted w join customers c on c.book_id = ${bookId} and c.account_id = w.account_id
    )
    select p.account_id as "accountId", p.name, b.item_kind as kind, b.item_id as id, b.line,
      b.open_paise as "openPaise"
    from party p
    join open_item_balances b
      on b.book_id = ${bookId} and b.party_kind = p.kind and b.party_id = p.id
      and b.open_paise <> 0
    join lateral (
      select e.number from open_item_entries e
      where e.book_id = b.book_id and e.item_kind = b.item_kind and e.item_id = b.item_id
        and e.line = b.line and e.makes
      order by e.seq desc limit 1
    ) made on lower(trim(made.number)) = p.name
  `.execute(db);
  return rows;
}

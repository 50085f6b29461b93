// What was open of each item at two moments, where it differs, with the events between.
import { sql } from 'kysely';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { itemsBetween } from '#projections/open-items/read-between.ts';
import type { ItemBetween } from '#projections/open-items/read-between.ts';
import type { OpenItemChange, ItemsComparison } from '#api/contract/book/log/compare.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { dayOfMoment, knownMoment } from './at-both.ts';
import type { ComparedMoments } from './at-both.ts';

type PartyOfBook = {
  readonly accountId: number;
  readonly customerId: number | null;
  readonly name: string;
};

/** @param accountId null for all customers and suppliers. */
async function partiesOfBook(
  db: ReadTables,
  bookId: number,
  accountId: number | null,
): Promise<PartyOfBook[]> {
  const one = accountId === null ? sql`` : sql`and a.account_id = ${accountId}`;
  const { rows } = await sql<PartyOfBook>`
    select a.account_id as "accountId", c.customer_id as "customerId",
      coalesce(c.name, a.name) as name
    from accounts a
    left join customers c on c.book_id = a.book_id and c.account_id = a.account_id
    where a.book_id = ${bookId} and a.group_code in ('sundry-debtors', 'sundry-creditors') ${one}
  `.execute(db);
  return rows;
}

const SHOWN_MAX = 500;

export async function compareItems(
  db: ReadTables,
  bookId: number,
  { a, b, asOn }: ComparedMoments,
  accountId: number | null,
): Promise<ItemsComparison> {
  const parties = await partiesOfBook(db, bookId, accountId);
  const items = await itemsBetween(db, {
    bookId,
    after: a.seq,
    until: b.seq,
    to: calendarDate(asOn),
    knownOn: dayOfMoment(a),
    accountIds: parties.map((party) => party.accountId),
    customerIds: parties.flatMap(({ customerId }) => (customerId === null ? [] : [customerId])),
    limit: SHOWN_MAX,
  });
  const byKey = new Map(
    parties.flatMap((party) => [
      [`account ${party.accountId}`, party] as const,
      [`customer ${party.customerId}`, party] as const,
    ]),
  );
  const [first] = items;
  return {
    a: knownMoment(a),
    b: knownMoment(b),
    asOn: calendarDate(asOn),
    count: first?.allCount ?? 0,
    totalAPaise: first?.allAPaise ?? 0,
    totalBPaise: first?.allBPaise ?? 0,
    items: items.flatMap((item) => {
      const party = byKey.get(`${item.partyKind} ${item.partyId}`);
      return party === undefined ? [] : [itemOf(item, party, a.seq)];
    }),
  };
}

/** @param after the event of the first moment. */
function howChanged({ madeSeq, aPaise, bPaise }: ItemBetween, after: number): OpenItemChange {
  if (madeSeq > after) return 'opened';
  if (bPaise === 0) return 'settled';
  return aPaise === 0 ? 'reopened' : 'changed';
}

const itemOf = (
  item: ItemBetween,
  { accountId, name }: PartyOfBook,
  after: number,
): ItemsComparison['items'][number] => ({
  account: { id: accountId, name },
  kind: item.kind,
  id: item.id,
  line: item.line === 0 ? null : item.line,
  number: item.number ?? '',
  date: item.billDate,
  dueDate: item.dueDate,
  how: howChanged(item, after),
  aPaise: item.aPaise,
  bPaise: item.bPaise,
  changePaise: item.bPaise - item.aPaise,
  events: item.movements.map(({ seq, dated, paise, cause }) => ({
    event: seq,
    date: calendarDate(dated),
    amountPaise: paise,
    cause,
  })),
});

// What customers owe by age on any day comes to Sundry Debtors of the ledger, whatever happened: by
// bills, entries without one, and money on account, each under its own name.
// What is remembered of it is what a whole reading finds.
import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOpenBillsMemory } from '#api/queries/ledgers/receivables/receivables-memory.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { dayFrom, paiseOf } from '../../trade/house.ts';
import type { House } from '../../trade/house.ts';
import { anyReceivablesAction, receivablesActionIn } from './receivables-actions.ts';
import type { ReceivablesBook } from './receivables-actions.ts';
import { billsOf, openReceivablesBook, receivablesOf, sumOf } from './receivables-book.ts';
import type { BillList } from './receivables-book.ts';

const END = '2099-12-31';

let house: House;
let today: string;
let book: ReceivablesBook;
beforeAll(async () => {
  book = await openReceivablesBook();
  ({ house, today } = book);
});
afterAll(() => house.close());

const tables = (): pg.Pool => house.server.database.writer;

const daysBetween = (from: string, to: string): number =>
  Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000));

/** By the lines of the ledgers, of which no total was made. */
async function ledgersOn(day: string): Promise<ReadonlyMap<number, number>> {
  const { rows } = await tables().query<{ id: number; paise: number }>(
    `select a.account_id as id, sum(l.amount_paise)::bigint as paise
     from accounts a join ledger_lines l using (book_id, account_id)
     where a.book_id = $1 and a.group_code = 'sundry-debtors' and l.entry_date <= $2
     group by 1 having sum(l.amount_paise) <> 0`,
    [house.bookId, day],
  );
  return new Map(rows.map(({ id, paise }) => [id, paise]));
}

/** What hand-posted lines leave, which name no bill. */
async function handPostedOn(day: string): Promise<number> {
  const { rows } = await tables().query<{ paise: number }>(
    `select coalesce(sum(l.amount_paise), 0)::bigint as paise
     from accounts a join ledger_lines l using (book_id, account_id)
       join journals j on j.book_id = l.book_id and j.seq = l.seq
       left join journals o on o.book_id = j.book_id and o.journal_id = j.reverses
     where a.book_id = $1 and a.group_code = 'sundry-debtors' and l.entry_date <= $2
       and j.source is null and o.source is null`,
    [house.bookId, day],
  );
  return rows[0]?.paise ?? 0;
}

async function agreesOn(day: string): Promise<BillList> {
  const ledgers = await ledgersOn(day);
  const all = await receivablesOf(house, { as_on: day, days: '15,45' });
  const owed = new Map(all.rows.map((row) => [row.account_id, paiseOf(row.total)]));
  for (const [id, paise] of ledgers) expect([id, owed.get(id)]).toStrictEqual([id, paise]);
  const inLedger = [...ledgers.values()].reduce((sum, paise) => sum + paise, 0);
  expect(paiseOf(all.total)).toBe(inLedger);
  expect(all.ledger_total).toBe(all.total);
  for (const row of [all, ...all.rows]) {
    expect(sumOf([row.not_due, ...row.ages, row.unallocated])).toBe(row.total);
    const parts = [row.invoices, row.other_bills, row.without_bill];
    expect(sumOf(parts)).toBe(sumOf([row.not_due, ...row.ages]));
    expect(paiseOf(row.unallocated)).toBeLessThanOrEqual(0);
  }
  expect(sumOf(all.rows.map((row) => row.unallocated))).toBe(all.unallocated);
  const list = await billsOf(house, { as_on: day, days: '15,45' });
  expect(list.total).toBe(all.total);
  expect(sumOf(list.rows.map(({ open }) => open))).toBe(all.total);
  const inAge = (age: number) => list.rows.filter((row) => row.age === age).map((row) => row.open);
  expect([0, 1, 2, 3].map((age) => sumOf(inAge(age)))).toStrictEqual([all.not_due, ...all.ages]);
  const opened = (takes: (row: BillList['rows'][number]) => boolean) =>
    sumOf(list.rows.filter(takes).map(({ open }) => open));
  expect(opened((row) => !row.without_bill && (row.days_late ?? 0) > 0)).toBe(all.overdue);
  expect(opened((row) => row.without_bill)).toBe(all.without_bill);
  expect(opened((row) => row.age === null)).toBe(all.unallocated);
  for (const row of list.rows) {
    expect(row.age === null, 'credit alone has no age').toBe(paiseOf(row.open) < 0);
    if (row.without_bill) expect(row.days_old).toBe(daysBetween(row.date ?? '', day));
  }
  return list;
}

/** On an earlier day money that came before its bill is on account too. */
async function onAccountIsHandPosted(): Promise<void> {
  const { rows } = await agreesOn(END);
  const named = rows.filter(({ item, without_bill: unbilled }) => item === null || unbilled);
  expect(paiseOf(sumOf(named.map(({ open }) => open)))).toBe(await handPostedOn(END));
}

describe('the receivables', () => {
  it('come to the ledger of every party on every day, after anything', async () => {
    const memory = createOpenBillsMemory(house.server.core.db);
    const accepted = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyReceivablesAction, { minLength: 3, maxLength: 12 }),
        fc.integer({ min: 0, max: 160 }),
        async (actions, daysAgo) => {
          for (const action of actions) {
            if (await receivablesActionIn(book, action)) accepted.add(action.kind);
          }
          const day = dayFrom(today, -daysAgo);
          await onAccountIsHandPosted();
          for (const asOn of [day, today, END].map((one) => calendarDate(one))) {
            await agreesOn(asOn);
            const subject = { asOn, group: 'debtors' } as const;
            const fresh = createOpenBillsMemory(house.server.core.db);
            expect(await memory.read(house.bookId, subject)).toStrictEqual(
              await fresh.read(house.bookId, subject),
            );
          }
        },
      ),
      { numRuns: 25 },
    );
    // Chance may leave out one that seldom finds what it needs, such as a credit to allocate.
    for (const kind of ['bill', 'credit', 'pay', 'receive', 'takePaymentBack']) {
      expect(accepted).toContain(kind);
    }
    expect(accepted.size).toBeGreaterThanOrEqual(8);
  });
});

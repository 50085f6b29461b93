// The receivables as a file: the rows of the report, and nobody else's.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bytesOf, cellsOf } from '../../customers/sheets.ts';
import { billed, dayFrom } from '../../trade/house.ts';
import type { House } from '../../trade/house.ts';
import { newReceipt } from '../../trade/requests.ts';
import { billsOf, openReceivablesBook, receivablesOf } from './receivables-book.ts';

let house: House;
let late: string;
beforeAll(async () => {
  const book = await openReceivablesBook();
  ({ house } = book);
  late = dayFrom(book.today, -45);
  await billed(house, 'delhi', { issue_date: dayFrom(book.today, -70), due_date: late });
  await newReceipt(house, house.customers.ravi);
});
afterAll(() => house.close());

const DAYS = '30,60';
const exported = (query: Record<string, string> = {}) =>
  house.owner('exportReceivables', { query: { days: DAYS, ...query } });

it('the file has a row for each customer, with the ages that were asked for', async () => {
  const got = await exported();
  expect(got.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  const [head, ...rows] = cellsOf(got);
  expect(head?.join()).toBe(
    'Customer,Bills,Not due,1 to 30 days,31 to 60 days,Over 60 days,On account,Outstanding,' +
      'Overdue,Without a bill,Days late',
  );
  const all = await receivablesOf(house, { days: DAYS, sort: 'oldest' });
  expect(rows).toStrictEqual(
    all.rows.map((row) => [
      row.customer_name,
      String(row.bill_count),
      row.not_due,
      ...row.ages,
      row.unallocated,
      row.total,
      row.overdue,
      row.without_bill,
      row.days_late === null ? '' : String(row.days_late),
    ]),
  );
  expect(rows.length).toBeGreaterThan(1);
});

it('the file by bill has a row for each, and what stands on account beside the ages', async () => {
  const [head, ...rows] = cellsOf(await exported({ by: 'bill' }));
  expect(head?.slice(0, 5)).toStrictEqual(['Customer', 'Bill', 'Date', 'Due', 'Amount']);
  const { rows: bills } = await billsOf(house, { days: DAYS });
  expect(rows).toHaveLength(bills.length);
  const [bill] = bills;
  const open = bill?.open ?? '';
  expect(rows[0]).toStrictEqual([
    bill?.customer_name,
    bill?.number,
    bill?.date,
    late,
    bill?.amount,
    '',
    '',
    open,
    '',
    '',
    open,
    '45',
  ]);
  const credit = rows.at(-1) ?? [];
  expect(credit.slice(5, 9)).toStrictEqual(['', '', '', '']);
  expect(credit[9]).toBe(credit[10]);
});

it('the file is a workbook when asked for, and only for members and in a format that there is', async () => {
  const got = await exported({ format: 'xlsx' });
  expect(got.headers.get('Content-Disposition')).toMatch(/Receivables .*\.xlsx"/);
  expect(bytesOf(got).subarray(0, 2).toString()).toBe('PK');
  expect((await exported({ format: 'pdf' })).status).toBe(400);
  expect((await exported({ days: '30,20' })).status).toBe(400);
  const query = { book_id: house.bookId };
  expect((await house.stranger('exportReceivables', { query })).status).toBe(404);
});

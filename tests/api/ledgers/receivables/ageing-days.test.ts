// The ages of what is due are a setting of the book: every call tells them alike.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectFields } from '#tests/support/problems.ts';
import { readPdf } from '../../documents/pdf-text.ts';
import { cellsOf } from '../../customers/sheets.ts';
import { billed, dayFrom } from '../../trade/house.ts';
import type { House } from '../../trade/house.ts';
import { done } from '../../trade/requests.ts';
import { openReceivablesBook, receivablesOf } from './receivables-book.ts';
import type { Figures } from '#tests/support/replies-on-wire.ts';

let house: House;
beforeAll(async () => {
  const book = await openReceivablesBook();
  ({ house } = book);
  const due = dayFrom(book.today, -50);
  await billed(house, 'delhi', { issue_date: dayFrom(book.today, -70), due_date: due });
});
afterAll(() => house.close());

const params = () => ({ bookId: house.bookId });
const setDays = (days: unknown, who: 'owner' | 'auditor' = 'owner') =>
  house[who]('setAgeingDays', { params: params(), body: { days } });

describe('setAgeingDays', () => {
  it('a book that says nothing has 30, 60, 90 and 120 days', async () => {
    expect((await receivablesOf(house)).days).toStrictEqual([30, 60, 90, 120]);
  });

  it('the report, the file, the dashboard and the paper have the ages of the book', async () => {
    expect(await setDays([15, 45])).toMatchObject({ status: 200, body: { days: [15, 45] } });
    const all = await receivablesOf(house);
    expect(all.days).toStrictEqual([15, 45]);
    expect(all.ages.slice(0, -1)).toStrictEqual(['0.00', '0.00']);
    expect(all.ages.at(-1)).toBe(all.overdue);
    const file = cellsOf(await house.owner('exportReceivables'));
    expect(file[0]?.join()).toContain('Not due,1 to 15 days,16 to 45 days,Over 45 days,On account');
    const figures = done(await house.owner('readFigures', { params: params() })).body as Figures;
    const labels = ['Not due', '1 to 15 days', '16 to 45 days', 'Over 45 days'];
    for (const { ages } of [figures.outstanding, figures.payable]) {
      expect(ages.map(({ label }) => label)).toStrictEqual(labels);
    }
    const customerId = house.customers.delhi;
    const paper = await house.owner('readStatementPdf', { params: { customerId } });
    const { text } = await readPdf(paper.body);
    expect(text).toContain('Over 45 days');
  });

  it('a call may ask for other ages', async () => {
    expect((await receivablesOf(house, { days: '7' })).days).toStrictEqual([7]);
  });

  it.each([
    [[], 'days'],
    [[0], 'days.0'],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9], 'days'],
    ['30', 'days'],
    [[15, 30.5], 'days.1'],
    [[10_000], 'days.0'],
  ])('%j are no ages', async (days, field) => {
    expectFields(await setDays(days), [field]);
  });

  it.each([[[30, 30]], [[60, 30]], [[1, 2, 3, 4, 5, 6]]])(
    '%j are refused by their field',
    async (days) => {
      expect(await setDays(days)).toMatchObject({
        status: 422,
        body: { code: 'ageing_days_unfit', facts: { field: 'days' } },
      });
    },
  );
});

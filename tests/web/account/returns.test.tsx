// The GST returns of a year: which are due, what is in none of them, since when it is registered.
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changeBookSettings, listBooks } from '#api/contract/book/book.ts';
import { readReturns } from '#api/contract/book/returns.ts';
import { ReturnsPage } from '#web/features/account/returns/ReturnsPage.tsx';
import books from '#tests/specimens/replies/listBooks.json' with { type: 'json' };
import returns from '#tests/specimens/replies/readReturns.json' with { type: 'json' };
import { ok, problem, serverAnswers } from '../support/answers.ts';
import { show } from '../support/show.tsx';

const [first] = returns.returns;
const figures = {
  invoices: 3,
  taxable: '35425.00',
  tax: '1771.25',
  without_document: '212876.58',
};
const statement = {
  ...first,
  return_kind: 'cmp-08',
  period: '062026',
  from: '2026-04-01',
  to: '2026-06-30',
  due_on: '2026-07-18',
  status: 'overdue',
  filed: null,
  figures: { ...figures, outward: '40000.00', without_document: '0.00' },
};

async function open(reply: object, saved = ok(books[0] ?? {})) {
  const calls = serverAnswers([
    [readReturns, ok({ ...returns, ...reply })],
    [listBooks, ok(books)],
    [changeBookSettings, saved],
  ]);
  await show(ReturnsPage, { path: '/account/returns' });
  return () => calls.filter(({ path }) => path.startsWith('PUT'));
}

describe('the GST returns', () => {
  test('say beside each what was posted without a document, and first of the year', async () => {
    const monthly = { ...first, return_kind: 'gstr-1', status: 'overdue', filed: null, figures };
    const yearly = { ...monthly, return_kind: 'gstr-9', period: '032027' };
    await open({ registration: 'regular', begins_on: null, returns: [monthly, yearly] });
    await expect
      .element(page.getByText(/₹2,12,876.58 of output GST was posted without an invoice/))
      .toBeVisible();
    expect(page.getByText(/2,12,876.58 without a document/).elements().length).toBeGreaterThan(0);
  });

  test('of a composition dealer are the statement of the quarter, with what is missing', async () => {
    await open({ registration: 'composition', begins_on: '2026-06-15', returns: [statement] });
    await expect.element(page.getByText('CMP-08', { exact: true })).toBeVisible();
    await expect.element(page.getByText(/1 % of the turnover of taxable supplies/)).toBeVisible();
    await expect
      .element(page.getByText('Periods that ended before 15 Jun 2026 are not in these books.'))
      .toBeVisible();
    await expect
      .element(page.getByRole('heading', { name: 'How often returns are filed' }))
      .not.toBeInTheDocument();
  });

  test('begin with the day of the registration, and a refusal stands at its field', async () => {
    const facts = { facts: { field: 'registered_from' } };
    const refused = problem(422, 'invalid_request', 'Enter a day.', facts);
    const writes = await open({ registration: 'regular', registered_from: null }, refused);
    const day = page.getByLabelText('GST registration from');
    await userEvent.fill(day, '1 Jul 2026');
    await userEvent.click(page.getByRole('button', { name: 'Save date' }));
    await expect.poll(writes).toHaveLength(1);
    expect(writes()[0]?.body).toMatchObject({ registered_from: '2026-07-01' });
    await expect.element(day).toHaveAccessibleDescription(/Enter a day/);
  });
});

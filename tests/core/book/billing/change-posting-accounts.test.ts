import { describe, expect, test } from 'vitest';
import type { GroupCode } from '#core/account-type/index.ts';
import { bookDecider, gstAccountsOf } from '#core/book/index.ts';
import type { BookCommand, BookEvent, PostingRole } from '#core/book/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { bookFacts } from '#tests/specimens/books/book-facts.ts';
import { created, sahyadri } from '#tests/specimens/books/sahyadri.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const { bookId, hdfcBank, salesGoods, outputIgst, karnatakaAgro } = sahyadri;
const accounts = new Map<number, GroupCode | null>([
  [hdfcBank, 'bank-accounts'],
  [salesGoods, 'sales-accounts'],
  [outputIgst, 'duties-taxes'],
  [karnatakaAgro, 'sundry-debtors'],
]);
const given = scenarioOf(bookDecider, { ...bookFacts, accounts });

type AccountsByRole = Partial<Record<PostingRole, number>>;
const settle = (settled: AccountsByRole): BookCommand => ({
  type: 'ChangePostingAccounts',
  data: { bookId, accounts: settled },
});
const settledBy = (settled: AccountsByRole): BookEvent => ({
  type: 'PostingAccountsChanged',
  version: 16,
  data: { bookId, accounts: settled },
});

describe('where documents post to', () => {
  test('is settled role by role, only what changed being recorded', () => {
    given(created)
      .when(settle({ 'sales-goods': salesGoods, bank: hdfcBank }))
      .then([settledBy({ 'sales-goods': salesGoods, bank: hdfcBank })]);
    given([...created, settledBy({ bank: hdfcBank })])
      .when(settle({ bank: hdfcBank, upi: hdfcBank }))
      .then([settledBy({ upi: hdfcBank })]);
    given([...created, settledBy({ bank: hdfcBank })])
      .when(settle({ bank: hdfcBank }))
      .thenNothing();
    given(created).when(settle({})).thenNothing();
  });

  test('is an open account of the book', () => {
    given(created)
      .when(settle({ 'sales-goods': 999 }))
      .thenRejected({ kind: 'posting_account_unknown', role: 'sales-goods', accountId: 999 });
  });

  test('of output tax is no account with entries of days that were reported', () => {
    const on = calendarDate('2026-03-31');
    const heldEntries = new Map([[outputIgst, on]]);
    given(created, { accounts, heldEntries })
      .when(settle({ 'output-igst': outputIgst }))
      .thenRejected({
        kind: 'posting_account_of_reported_days',
        role: 'output-igst',
        accountId: outputIgst,
        on,
      });
    given([...created, settledBy({ 'output-igst': outputIgst })], { accounts, heldEntries })
      .when(settle({ 'output-igst': outputIgst, 'output-cess': outputIgst }))
      .then([settledBy({ 'output-cess': outputIgst })]);
  });

  test('is one of cash or bank for money, and none of these for all else', () => {
    given(created)
      .when(settle({ cash: salesGoods }))
      .thenRejected({ kind: 'posting_account_unknown', role: 'cash', accountId: salesGoods });
    given(created)
      .when(settle({ 'output-igst': hdfcBank }))
      .thenRejected({ kind: 'posting_account_unknown', role: 'output-igst', accountId: hdfcBank });
  });

  test('is never the ledger of a customer', () => {
    given(created)
      .when(settle({ 'sales-goods': karnatakaAgro }))
      .thenRejected({
        kind: 'posting_account_unknown',
        role: 'sales-goods',
        accountId: karnatakaAgro,
      });
  });
});

describe('an account that GST knows', () => {
  const account = { accountId: 9, code: null, name: 'Rent', group: 'indirect-expenses' };
  const knownAs = (changes: Partial<typeof account> | { code: string }, role?: PostingRole) =>
    gstAccountsOf({
      gstRoles: new Map(role === undefined ? [] : [[9, role]]),
      bearing: [{ ...account, ...changes }],
    }).get(9);

  test('is one by its name in its group', () => {
    const group = 'duties-taxes';
    expect(knownAs({ name: 'output cgst', group })).toStrictEqual({ kind: 'output', head: 'cgst' });
    expect(knownAs({ name: 'Output CGST', group: 'sundry-creditors' })).toBeUndefined();
    expect(knownAs({ name: 'TDS payable', group })).toBeUndefined();
  });

  test('is one by the code of the starter chart, whatever it is called since', () => {
    const code = 'rcm-output-sgst-utgst';
    expect(knownAs({ code })).toStrictEqual({ kind: 'rcm-output', head: 'sgst' });
    expect(knownAs({ code: 'gst-tds-tcs-receivable' })).toMatchObject({ kind: 'tds-tcs' });
  });

  test('is one by the settings before its name, also by those of before', () => {
    const { evolve, initialState } = bookDecider;
    const events = [settledBy({ 'gst-cash-ledger': 9 }), settledBy({ 'gst-cash-ledger': 10 })];
    const book = [...created, ...events].reduce(evolve, initialState);
    if (book.status !== 'open') throw new Error('The book is open.');
    const known = gstAccountsOf({ gstRoles: book.gstRoles, bearing: [account] });
    expect([...known.keys()]).toStrictEqual([9, 10]);
    const group = 'duties-taxes';
    const named = knownAs({ name: 'Input CGST', group }, 'rcm-output-cgst');
    expect(named).toStrictEqual({ kind: 'rcm-output', head: 'cgst' });
  });

  test('takes output tax for ever, once it is named for it or bears its name', () => {
    const { evolve, initialState } = bookDecider;
    const events = [settledBy({ 'output-cgst': 9 }), settledBy({ 'gst-cash-ledger': 9 })];
    const book = [...created, ...events].reduce(evolve, initialState);
    if (book.status !== 'open') throw new Error('The book is open.');
    expect(book.gstRoles.get(9)).toBe('output-cgst');
    const named = knownAs({ name: 'Output CGST', group: 'duties-taxes' }, 'gst-cash-ledger');
    expect(named).toStrictEqual({ kind: 'output', head: 'cgst' });
  });
});

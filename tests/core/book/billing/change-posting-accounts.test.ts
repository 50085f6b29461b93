import { describe, expect, test } from 'vitest';
import type { GroupCode } from '#core/account-type/index.ts';
import { bookDecider, isNamedOutputTax } from '#core/book/index.ts';
import type { BookCommand, BookEvent, PostingRole } from '#core/book/index.ts';
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
  version: 7,
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

describe('an account that takes output tax by its name', () => {
  test('is in the group of taxes too', () => {
    expect(isNamedOutputTax('output cgst', 'duties-taxes')).toBe(true);
    expect(isNamedOutputTax('Output CGST', 'sundry-creditors')).toBe(false);
    expect(isNamedOutputTax('TDS payable', 'duties-taxes')).toBe(false);
  });
});

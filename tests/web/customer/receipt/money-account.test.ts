// Into which account the money of a method goes, unless a person says so.
import { describe, expect, test } from 'vitest';
import type { Account } from '#api/contract/account/account.ts';
import { moneyAccountFor, newMoneyAccount } from '#web/shell/form/money-account.ts';

const account = (id: number, name: string, balancePaise: number, group = 'bank-accounts') =>
  ({ id, name, balancePaise, group, retired: false }) as Account;

const template = account(5, 'Bank Account', 0);
const hdfc = account(9, 'HDFC Bank', 725_700_00);
const small = account(10, 'SBI', 100_00);
const cash = account(3, 'Cash', 43_598_50, 'cash-in-hand');

const nobody = { chosen: null, last: {}, posting: {} };

describe('the account that takes the money', () => {
  test('is the one that was chosen, else the one that took the last', () => {
    const accounts = [template, hdfc, small, cash];
    const where = { ...nobody, accounts, last: { 'bank-transfer': 10 } };
    expect(moneyAccountFor('bank-transfer', { ...where, chosen: 5 })).toBe(template);
    expect(moneyAccountFor('bank-transfer', where)).toBe(small);
  });

  test('is the bank that the book uses, not an empty one of its chart', () => {
    const accounts = [template, small, hdfc, cash];
    const posting = { bank: 5 };
    expect(moneyAccountFor('bank-transfer', { ...nobody, accounts, posting })).toBe(hdfc);
    expect(moneyAccountFor('upi', { ...nobody, accounts })).toBe(hdfc);
    expect(moneyAccountFor('cash', { ...nobody, accounts })).toBe(cash);
  });

  test('is the account of the settings as soon as it holds money', () => {
    const used = { ...template, balancePaise: 1_00 };
    const where = { ...nobody, accounts: [used, hdfc], posting: { bank: 5 } };
    expect(moneyAccountFor('cheque', where)).toBe(used);
  });

  test('is named also in a book that gets it with the first receipt', () => {
    expect(moneyAccountFor('bank-transfer', { ...nobody, accounts: [template] })).toBe(template);
    expect(moneyAccountFor('bank-transfer', { ...nobody, accounts: [] })).toBeNull();
    expect(newMoneyAccount('bank-transfer')).toBe('Bank Account (new account)');
  });
});

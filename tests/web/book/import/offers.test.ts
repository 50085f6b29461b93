// What is offered where a name is not known: by what it means, never by letters that are alike.
import { listAccounts, listAccountTypes } from '#api/contract/account/account.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Account } from '#api/contract/account/account.ts';
import { TALLY_GROUPS } from '#core/account-type/index.ts';
import { accountsKind } from '#web/features/book/import/kinds/accounts.ts';
import { accountColumn } from '#web/features/book/import/kinds/books/account-column.ts';
import { sameName } from '#web/features/book/import/kinds/spelling.ts';
import accounts from '#tests/specimens/replies/listAccounts.json' with { type: 'json' };
import types from '#tests/specimens/replies/listAccountTypes.json' with { type: 'json' };

const offersOf =
  (read: (text: string) => ReturnType<ReturnType<typeof accountColumn>['read']>) =>
  (text: string): readonly string[] => {
    const cell = read(text);
    if (cell.ok) return [`is ${cell.shown}`];
    return (cell.offers ?? []).map((one) => (one.isSpelling ? `= ${one.text}` : one.text));
  };

const typeColumn = accountsKind(listAccountTypes.reply.parse(types)).columns.find(
  ({ field }) => field === 'account_type_id',
);
const groupFor = offersOf((text) => typeColumn?.read(text) ?? { ok: false, why: '' });

describe('a group of another program', () => {
  test.each([
    ['Accounts Payable', 'Sundry Creditors'],
    ['Payable', 'Sundry Creditors'],
    ['Accounts Receivable', 'Sundry Debtors'],
    ['Receivable', 'Sundry Debtors'],
    ['Other Current Liability', 'Current Liabilities'],
    ['Other Current Asset', 'Current Assets'],
    ['Bank O/D Account', 'Bank OD A/c'],
    ['Cash', 'Cash-in-Hand'],
    ['Cost Of Goods Sold', 'Direct Expenses'],
    ['Expense', 'Indirect Expenses'],
    ['Prepaid Expenses', 'Current Assets'],
    ['Equity', 'Capital Account'],
    ['Stock', 'Stock-in-Hand'],
    ['Tax', 'Duties & Taxes'],
    ['Accumulated Depreciation', 'Fixed Assets'],
    ['Income (Indirect)', 'Indirect Incomes'],
    // Only their spelling differs, so that one key may take them.
    ['Sundry Debtor', '= Sundry Debtors'],
    ['Fixed Asset', '= Fixed Assets'],
    ['Direct Income', '= Direct Incomes'],
    ['Indirect Expence', '= Indirect Expenses'],
    ['Bank', '= Bank Accounts'],
    ['Sales', '= Sales Accounts'],
  ])('%s is offered as %s', (text, offer) => {
    expect(groupFor(text)).toStrictEqual([offer]);
  });

  test.each(['Income', 'Loan', 'Deposit', 'Advance', 'Accounts', 'Direct', 'Assets', 'Payroll'])(
    '%s may be of either nature, and nothing is offered',
    (text) => {
      expect(groupFor(text)).toStrictEqual([]);
    },
  );
});

const NAMES = [
  'Cash',
  'Bank Account',
  'HDFC Bank',
  'Input CGST',
  'Output CGST',
  'Input Cess',
  'Rent',
  'Audit Fee Payable',
  'Salaries',
  'Electricity Charges',
  'Capital, Ramesh',
];
const [model = expect.fail('An account.')] = listAccounts.reply.parse(accounts);
const chart: readonly Account[] = [
  ...NAMES.map((name, at) => ({ ...model, id: at + 1, name, group: null })),
  { ...model, id: 90, name: 'Om Textiles', group: 'sundry-debtors' },
];
const column = accountColumn(chart, 'Cash');
const accountFor = offersOf(column.read);

describe('an account of a file', () => {
  test.each([
    'Output Cess',
    'CGST',
    'Rent Received',
    'Rent Deposit',
    'Prepaid Rent',
    'Rent Payable',
    'Bank Interest Received',
    'Cash Discount Received',
    'Audit Fees',
    'Capital, Rakesh',
    'Deccan Textiles',
    'HDFC Bank 2',
    'Axis Bank',
  ])('%s is not offered an account that is another', (text) => {
    expect(accountFor(text)).toStrictEqual([]);
  });

  test.each([
    ['Cash in hand', ['Cash']],
    ['HDFC Bank Ltd', ['HDFC Bank']],
    ['CGST Input', ['Input CGST']],
    ['Om Textiles Pvt. Ltd.', ['Om Textiles']],
    ['M/s Om Textiles', ['Om Textiles']],
    ['HDFC Bnk', ['= HDFC Bank']],
    ['Salary A/c', ['= Salaries']],
    ['Electricty Charges', ['= Electricity Charges']],
    ['cash', ['is Cash']],
  ])('%s is offered %j', (text, offers) => {
    expect(accountFor(text)).toStrictEqual(offers);
  });
});

describe('the spelling of a name', () => {
  const OPPOSITE = [
    ['input', 'output'],
    ['debtor', 'creditor'],
    ['income', 'expense'],
    ['paid', 'received'],
    ['payable', 'receivable'],
    ['asset', 'liability'],
    ['prepaid', 'paid'],
    ['given', 'taken'],
    ['secured', 'unsecured'],
    ['direct', 'indirect'],
  ] as const;

  test('never takes a word for its opposite, whatever stands beside it', () => {
    const word = fc.constantFrom('rent', 'CGST', 'loan', 'interest', 'tax', 'fees', 'other');
    fc.assert(
      fc.property(
        fc.constantFrom(...OPPOSITE),
        fc.array(word, { maxLength: 3 }),
        fc.boolean(),
        ([one, other], beside, isTurned) => {
          const [left, right] = isTurned ? [other, one] : [one, other];
          expect(sameName([left, ...beside].join(' '), [right, ...beside].join(' '))).toBeNull();
        },
      ),
    );
  });

  test('tells the groups of Tally apart', () => {
    for (const { name } of TALLY_GROUPS) {
      for (const other of TALLY_GROUPS) {
        expect(sameName(name, other.name) === null).toBe(name !== other.name);
      }
    }
  });
});

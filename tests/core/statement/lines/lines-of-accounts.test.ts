// On which line an account stands: the one that its book has chosen, else by its group and name.
import { describe, expect, it } from 'vitest';
import { natureOfGroup } from '#core/account-type/index.ts';
import type { GroupCode } from '#core/account-type/index.ts';
import { lineOfAccount } from '#core/statement/index.ts';
import type { OwnerForm, StatementAccount } from '#core/statement/index.ts';

const account = (
  group: GroupCode | null,
  name = 'Account',
  more: Partial<StatementAccount> = {},
): StatementAccount => ({ accountId: 1, name, group, nature: natureOfGroup(group), ...more });
const lineOf = (group: GroupCode | null, name?: string, form: OwnerForm = 'company') =>
  lineOfAccount(account(group, name), form);

describe('an account of the balance sheet', () => {
  it.each<readonly [GroupCode | null, string, string]>([
    ['secured-loans', 'Term loan', 'long-term-borrowings'],
    ['secured-loans', 'Term loan, current maturities', 'current-maturities'],
    ['unsecured-loans', 'Loan due within one year', 'current-maturities'],
    ['loans-liability', 'Loan due within a year', 'current-maturities'],
    ['current-liabilities', 'Due within a year', 'other-current-liabilities'],
    ['bank-od', 'Overdraft', 'bank-balances'],
    ['duties-taxes', 'Output CGST', 'duties-and-taxes'],
    ['duties-taxes', 'TDS receivable', 'income-tax'],
    ['provisions', 'Provision for bonus', 'provisions'],
    ['provisions', 'Provision for income tax', 'income-tax'],
    ['loans-advances-asset', 'Advance tax', 'income-tax'],
    ['loans-advances-asset', 'Loan to staff', 'loans-and-advances'],
    ['current-assets', 'Self-assessment tax', 'income-tax'],
    ['current-assets', 'Prepaid rent', 'other-current-assets'],
    ['sundry-debtors', 'Advance tax', 'receivables'],
    ['sundry-creditors', 'Bala Mills', 'payables-others'],
    ['sundry-creditors', 'Bala Mills (MSME)', 'payables-small'],
    ['sundry-debtors', 'Asha (MSME)', 'receivables'],
    ['suspense', 'Opening Balance Difference', 'opening-difference'],
    ['suspense', 'Waiting', 'suspense'],
    ['current-assets', 'Opening Balance Difference', 'other-current-assets'],
    ['fixed-assets', 'Mill', 'fixed-assets'],
    ['fixed-assets', 'Accumulated depreciation', 'accumulated-depreciation'],
    ['fixed-assets', 'Plant (CWIP)', 'work-in-progress'],
    ['fixed-assets', 'Goodwill', 'intangible-assets'],
    ['fixed-assets', 'Software under development', 'intangibles-under-development'],
    ['provisions', 'Deferred tax liability', 'deferred-tax-balance'],
    ['current-assets', 'Deferred tax asset', 'deferred-tax-balance'],
    ['provisions', 'Gratuity, long-term', 'long-term-provisions'],
    ['current-liabilities', 'Deposits of dealers, long term', 'other-long-term-liabilities'],
    ['loans-advances-asset', 'Capital advances', 'long-term-loans-and-advances'],
    ['current-liabilities', 'Capital advance of a buyer', 'other-current-liabilities'],
    ['current-assets', 'Prepaid rent, long-term', 'deferred-expenses'],
    ['loans-advances-asset', 'Loan to Ravi, non-current', 'long-term-loans-and-advances'],
    ['sundry-debtors', 'Long Term Traders', 'receivables'],
    ['investments', 'Shares', 'investments'],
    ['investments', 'Fixed deposit', 'current-investments'],
    ['deposits-asset', 'Term deposit', 'current-investments'],
    ['deposits-asset', 'Rent deposit', 'deposits'],
    ['current-assets', 'Fixed deposit', 'other-current-assets'],
    ['stock-in-hand', 'Stock', 'inventories'],
    ['cash-in-hand', 'Cash', 'cash-in-hand'],
    ['bank-accounts', 'HDFC Bank', 'bank-balances'],
    ['branch-divisions', 'Nashik', 'branches'],
    ['misc-expenses-asset', 'Preliminary expenses', 'deferred-expenses'],
    [null, 'Old things', 'unclassified'],
    ['reserves-surplus', 'Surplus', 'reserves'],
    ['capital-account', 'Share capital', 'capital'],
    ['capital-account', 'Drawings', 'drawings'],
  ])('stands, under %s called %s, on %s', (group, name, line) => {
    expect(lineOf(group, name)).toBe(line);
  });

  it('is a partner’s current account in a firm alone', () => {
    const forms = ['proprietor', 'firm', 'company'] as const;
    const lines = forms.map((form) => lineOf('capital-account', 'Asha, current', form));
    expect(lines).toStrictEqual(['capital', 'drawings', 'capital']);
  });
});

describe('an account of income or expense', () => {
  it.each<readonly [GroupCode, string, string, string, string]>([
    ['sales-accounts', 'Sales', 'revenue', 'revenue', 'revenue'],
    ['direct-incomes', 'Job work', 'revenue', 'revenue', 'revenue'],
    ['purchase-accounts', 'Purchases', 'purchases', 'purchases', 'purchases'],
    [
      'direct-expenses',
      'Cost of materials consumed',
      'materials-consumed',
      'materials-consumed',
      'materials-consumed',
    ],
    [
      'indirect-expenses',
      'Exceptional loss by fire',
      'exceptional-items',
      'exceptional-items',
      'exceptional-items',
    ],
    ['indirect-incomes', 'Interest received', 'other-income', 'other-income', 'other-income'],
    [
      'direct-expenses',
      'Changes in stock',
      'inventory-changes',
      'inventory-changes',
      'inventory-changes',
    ],
    ['direct-expenses', 'Carriage', 'direct-expenses', 'direct-expenses', 'other-expenses'],
    ['direct-expenses', 'Wages', 'direct-expenses', 'direct-expenses', 'employee-benefits'],
    ['indirect-expenses', 'Wages', 'employee-benefits', 'employee-benefits', 'employee-benefits'],
    [
      'indirect-expenses',
      'Interest on capital',
      'finance-costs',
      'partners-interest',
      'finance-costs',
    ],
    [
      'indirect-expenses',
      'Partners’ remuneration',
      'other-expenses',
      'partners-remuneration',
      'other-expenses',
    ],
    ['indirect-expenses', 'Interest paid', 'finance-costs', 'finance-costs', 'finance-costs'],
    ['indirect-expenses', 'Interest on GST', 'other-expenses', 'other-expenses', 'other-expenses'],
    ['indirect-expenses', 'Deferred tax', 'deferred-tax', 'deferred-tax', 'deferred-tax'],
    ['indirect-expenses', 'Current tax', 'current-tax', 'current-tax', 'current-tax'],
    ['indirect-expenses', 'Depreciation', 'depreciation', 'depreciation', 'depreciation'],
    ['indirect-expenses', 'Rent', 'other-expenses', 'other-expenses', 'other-expenses'],
  ])('stands, under %s called %s, by the form on %s, %s and %s', (group, name, ...lines) => {
    const forms = ['proprietor', 'firm', 'company'] as const;
    expect(forms.map((form) => lineOf(group, name, form))).toStrictEqual(lines);
  });
});

describe('an account whose line is chosen', () => {
  const chosen = (
    group: GroupCode,
    chosenLine: StatementAccount['chosenLine'],
    form: OwnerForm = 'company',
  ) => lineOfAccount({ ...account(group), ...(chosenLine && { chosenLine }) }, form);

  it('stands there, whatever its group and its name say', () => {
    expect(chosen('secured-loans', 'short-term-borrowings')).toBe('short-term-borrowings');
    expect(chosen('capital-account', 'long-term-borrowings')).toBe('long-term-borrowings');
    expect(chosen('unsecured-loans', 'capital')).toBe('capital');
    expect(chosen('indirect-expenses', 'depreciation')).toBe('depreciation');
  });

  it('stands as by default, where its group is no more of the statement of that line', () => {
    expect(chosen('secured-loans', 'depreciation')).toBe('long-term-borrowings');
    expect(chosen('indirect-expenses', 'short-term-borrowings')).toBe('other-expenses');
  });

  it('stands in a company where Schedule III has room for it', () => {
    const lines = ['partners-interest', 'direct-expenses', 'partners-remuneration'] as const;
    expect(lines.map((line) => chosen('indirect-expenses', line))).toStrictEqual([
      'finance-costs',
      'other-expenses',
      'other-expenses',
    ]);
    expect(lines.map((line) => chosen('indirect-expenses', line, 'firm'))).toStrictEqual(lines);
  });
});

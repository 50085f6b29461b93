// The 28 predefined groups of Tally, which Indian accountants take for granted. Names are Tally's
// reserved spellings (TallyPrime, List of Accounts); nature follows its ISREVENUE and
// ISDEEMEDPOSITIVE flags. They are the account types that are there from the start.
import { z } from 'zod';
import type { Nature } from './terms.ts';

const TABLE = [
  // code, reserved name, parent, nature, affects gross profit
  ['capital-account', 'Capital Account', null, 'equity', false],
  ['reserves-surplus', 'Reserves & Surplus', 'capital-account', 'equity', false],
  ['loans-liability', 'Loans (Liability)', null, 'liability', false],
  ['bank-od', 'Bank OD A/c', 'loans-liability', 'liability', false],
  ['secured-loans', 'Secured Loans', 'loans-liability', 'liability', false],
  ['unsecured-loans', 'Unsecured Loans', 'loans-liability', 'liability', false],
  ['current-liabilities', 'Current Liabilities', null, 'liability', false],
  ['duties-taxes', 'Duties & Taxes', 'current-liabilities', 'liability', false],
  ['provisions', 'Provisions', 'current-liabilities', 'liability', false],
  ['sundry-creditors', 'Sundry Creditors', 'current-liabilities', 'liability', false],
  ['branch-divisions', 'Branch / Divisions', null, 'liability', false],
  ['suspense', 'Suspense A/c', null, 'liability', false],
  ['fixed-assets', 'Fixed Assets', null, 'asset', false],
  ['investments', 'Investments', null, 'asset', false],
  ['current-assets', 'Current Assets', null, 'asset', false],
  ['stock-in-hand', 'Stock-in-Hand', 'current-assets', 'asset', false],
  ['deposits-asset', 'Deposits (Asset)', 'current-assets', 'asset', false],
  ['loans-advances-asset', 'Loans & Advances (Asset)', 'current-assets', 'asset', false],
  ['sundry-debtors', 'Sundry Debtors', 'current-assets', 'asset', false],
  ['cash-in-hand', 'Cash-in-Hand', 'current-assets', 'asset', false],
  ['bank-accounts', 'Bank Accounts', 'current-assets', 'asset', false],
  ['misc-expenses-asset', 'Misc. Expenses (ASSET)', null, 'asset', false],
  ['sales-accounts', 'Sales Accounts', null, 'income', true],
  ['direct-incomes', 'Direct Incomes', null, 'income', true],
  ['purchase-accounts', 'Purchase Accounts', null, 'expense', true],
  ['direct-expenses', 'Direct Expenses', null, 'expense', true],
  ['indirect-incomes', 'Indirect Incomes', null, 'income', false],
  ['indirect-expenses', 'Indirect Expenses', null, 'expense', false],
] as const;

type TallyGroupLine = (typeof TABLE)[number];
export const groupCode = z.enum(
  TABLE.map(([code]) => code) as [TallyGroupLine[0], ...TallyGroupLine[0][]],
);
export type GroupCode = TallyGroupLine[0];

export type TallyGroup = {
  readonly code: GroupCode;
  readonly name: string;
  readonly parent: GroupCode | null;
  readonly nature: Nature;
  readonly affectsGrossProfit: boolean;
};

export const TALLY_GROUPS: readonly TallyGroup[] = TABLE.map(
  ([code, name, parent, groupNature, affectsGrossProfit]) => ({
    code,
    name,
    parent,
    nature: groupNature,
    affectsGrossProfit,
  }),
);

const BY_CODE: ReadonlyMap<GroupCode, TallyGroup> = new Map(
  TALLY_GROUPS.map((group) => [group.code, group]),
);

/** Whether the accounts of a group are customers' and suppliers'. */
export const isPartyGroup = (code: GroupCode | null): boolean =>
  code === 'sundry-debtors' || code === 'sundry-creditors';

export const nameOfGroup = (code: GroupCode): string => BY_CODE.get(code)?.name ?? code;

export const natureOfGroup = (code: GroupCode | null): Nature | null =>
  code === null ? null : (BY_CODE.get(code)?.nature ?? null);

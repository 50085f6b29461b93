import { applyCabesTemplate, applySalesTemplate } from '#api/contract/account/account.ts';
import type { AccountKind } from '#web/client/lists.ts';
import type { AccountType } from '#api/contract/account/account.ts';

const GROUP_OF: Readonly<Record<AccountKind, string | null>> = {
  expense: 'indirect-expenses',
  customer: 'sundry-debtors',
  bank: 'bank-accounts',
  unknown: null,
};

/** @returns the installation's own type of that kind, or null. */
export const typeGuessed = (types: readonly AccountType[], kind: AccountKind): number | null =>
  types.find(({ group, shared }) => shared && group === GROUP_OF[kind])?.id ?? null;

export const TEMPLATES = { sales: applySalesTemplate, cabes: applyCabesTemplate } as const;

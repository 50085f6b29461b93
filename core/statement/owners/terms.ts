// By whom a business is owned, and what can move on the accounts of the owners, in the order in
// which it is told.
import { z } from 'zod';

/** By whom it is owned, which decides where the year's result stands. */
export const ownerForm = z.enum(['proprietor', 'firm', 'company']);
export type OwnerForm = z.infer<typeof ownerForm>;

/** Where accounts of the owners stand. */
export const ownersSection = z.enum(['capital', 'current', 'undistributed']);

/** What the accounts are credited with of the profit, before or after it is struck. */
export const PAID_KINDS = ['interest', 'remuneration', 'share'] as const;
export type PaidKind = (typeof PAID_KINDS)[number];

/** Together is what is of the profit, in several kinds that nothing tells apart. */
export const OWNERS_MOVES = [
  'introduced',
  ...PAID_KINDS,
  'together',
  'transferred',
  'drawings',
] as const;
export type OwnersMove = (typeof OWNERS_MOVES)[number];

/** Whose or what an account is; null for any other. */
export type OwnersRole = 'owners' | PaidKind | null;

export type MoveOfAccount = {
  readonly accountId: number;
  readonly move: OwnersMove | 'opening';
  /** Credit positive. */
  readonly paise: number;
};

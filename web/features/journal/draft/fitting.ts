// Which voucher type goes with what is typed, by what it does to cash and bank.
import type { Account } from '#api/contract/account/account.ts';
import { fitsLines, fittingType } from '#core/journal/index.ts';
import { isMoney } from './choices.ts';
import { amountPaise, draftTotalsOf, isBalanced, SIDES } from './draft.ts';
import type { JournalDraft, ManualVoucherType } from './draft.ts';

/** @returns the type that fits a balanced draft whose own does not; null while nothing is amiss. */
export function fittingTypeOf(
  draft: JournalDraft,
  accounts: readonly Account[],
): ManualVoucherType | null {
  if (draft.voucherType === 'journal' || !isBalanced(draftTotalsOf(draft))) return null;
  const money = new Set(accounts.filter(isMoney).map(({ id }) => id));
  const lines = SIDES.flatMap((side) =>
    draft[side].flatMap(({ accountId }, index) => {
      const paise = amountPaise(draft, side, index);
      if (paise === null) return [];
      // A line without an account yet is what the type asks for.
      if (accountId === null) return [null];
      return [{ side, amountPaise: paise, isMoney: money.has(accountId) }];
    }),
  );
  const known = lines.filter((line) => line !== null);
  if (known.length < lines.length || fitsLines(draft.voucherType, known)) return null;
  return fittingType(known);
}

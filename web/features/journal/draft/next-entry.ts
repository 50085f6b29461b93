// The entry after the one that was posted, when several are entered in a row.
import type { Account } from '#api/contract/account/account.ts';
import type { Side } from '#core/journal/index.ts';
import { isMoney } from './choices.ts';
import { changeJournalLine, firstSideOf, newJournalDraft } from './draft.ts';
import type { JournalDraft } from './draft.ts';
import type { JournalStep } from './next-field.ts';

const SIDES_OF_MONEY: readonly Side[] = ['credit', 'debit'];

/**
 * @returns the same kind of voucher on the same day, with the money on the same account; and where
 * to begin: at the amount, or at the first account where no money was moved.
 */
export function nextInRow(posted: JournalDraft, accounts: readonly Account[]): JournalStep {
  const next = newJournalDraft(posted.dateText, posted.voucherType);
  const money = new Set(accounts.filter(isMoney).map(({ id }) => id));
  for (const side of SIDES_OF_MONEY) {
    const accountId = posted[side][0]?.accountId ?? null;
    if (posted.voucherType === 'journal' || accountId === null || !money.has(accountId)) continue;
    const draft = changeJournalLine(next, side, 0, { accountId });
    return { draft, place: { field: 'amount', side, index: 0 } };
  }
  return { draft: next, place: { field: 'account', side: firstSideOf(next), index: 0 } };
}

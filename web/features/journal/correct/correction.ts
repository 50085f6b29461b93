// A correction while it is being made: the entry as it was posted, what is changed in it, and what
// the books will say. Plain values.
import type { Account } from '#api/contract/account/account.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { JournalCard } from '#api/contract/journal/journal.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatPaise } from '#web/format/money.ts';
import { amountPaise, SIDES, manualVoucherType } from '../draft/draft.ts';
import type { JournalDraft, JournalDraftLine } from '../draft/draft.ts';
import { lineNameOf, partsOfCard } from '../draft/gst-marks.ts';
import { postedSettling } from '../draft/settling.ts';

export const REASONS = [
  { value: 'Wrong account', label: 'Wrong account' },
  { value: 'Wrong amount', label: 'Wrong amount' },
  { value: 'Wrong date', label: 'Wrong date' },
  { value: 'Duplicate', label: 'Duplicate' },
  { value: 'Other', label: 'Other' },
] as const;
export type Reason = (typeof REASONS)[number]['value'];

/** @returns the posted entry as a draft, in which everything may be changed. */
export function draftOfCard(card: JournalCard): JournalDraft {
  const lines = card.entry.map(({ accountId, amountPaise, references }, index) => ({
    accountId,
    key: index + 1,
    paise: amountPaise,
    settling: postedSettling(references),
  }));
  const side = (sign: 1 | -1): JournalDraftLine[] =>
    lines
      .filter(({ paise }) => paise * sign > 0)
      .map(({ key, accountId, paise, settling: { bills, rest } }) => ({
        key,
        accountId,
        amountText: formatPaise(Math.abs(paise)),
        ...(bills && { bills: [...bills] }),
        ...(rest && { rest }),
      }));
  return {
    // The journal of a document, posted anew by hand, is an ordinary one.
    voucherType: manualVoucherType.catch('journal').parse(card.voucherType),
    ...(card.gst !== undefined && {
      gst: partsOfCard(
        card.gst,
        lines.map(({ paise, key }) => lineNameOf(paise > 0 ? 'debit' : 'credit', { key })),
      ),
    }),
    debit: side(1),
    credit: side(-1),
    dateText: formatDate(card.date),
    narration: card.narration,
    splitBoth: true,
  };
}

/** @returns the draft on that day, unless its date was changed by hand. */
export const datedOn = (
  day: CalendarDate,
  draft: JournalDraft,
  before: JournalDraft,
): JournalDraft =>
  draft.dateText === before.dateText ? { ...draft, dateText: formatDate(day) } : draft;

const sumsOf = (draft: JournalDraft): Map<number, number> => {
  const sums = new Map<number, number>();
  for (const side of SIDES) {
    for (const [index, { accountId }] of draft[side].entries()) {
      const paise = amountPaise(draft, side, index) ?? 0;
      if (accountId === null) continue;
      sums.set(accountId, (sums.get(accountId) ?? 0) + (side === 'debit' ? paise : -paise));
    }
  }
  return sums;
};

type NetEffect = { readonly account: Account; readonly paise: number };

/** @returns what the correction moves on each account of either entry, signed, debit positive. */
export function netEffectOf(
  before: JournalDraft,
  after: JournalDraft | null,
  accounts: readonly Account[],
): NetEffect[] {
  const was = sumsOf(before);
  const is = after === null ? new Map<number, number>() : sumsOf(after);
  return accounts.flatMap((account) => {
    if (!was.has(account.id) && !is.has(account.id)) return [];
    return [{ account, paise: (is.get(account.id) ?? 0) - (was.get(account.id) ?? 0) }];
  });
}

/** Whether the corrected entry says anything else than the posted one. */
export const isChanged = (before: JournalDraft, after: JournalDraft): boolean =>
  JSON.stringify(before) !== JSON.stringify(after);

// What this person posted lately in the book: which accounts on which side, and the last narration.
import { formatDay } from '#web/format/dates.ts';
import type { JournalCard } from '#api/contract/journal/journal.ts';
import { formatCount, formatPaise } from '#web/format/money.ts';
import type { UseCounts } from '../draft/choices.ts';
import { NOTHING_USED } from '../draft/choices.ts';
import {
  firstSideOf,
  isBlankJournalLine,
  newJournalDraft,
  otherSide,
  SIDES,
} from '../draft/draft.ts';
import type { JournalDraft, JournalDraftLine, ManualVoucherType } from '../draft/draft.ts';

export type Habits = {
  readonly used: UseCounts;
  /** Empty when there is none. */
  readonly lastNarration: string;
};

export const NO_HABITS: Habits = { used: NOTHING_USED, lastNarration: '' };

/** @param cards newest first. */
export function habitsIn(cards: readonly JournalCard[], personId: number): Habits {
  const own = cards.filter(({ recordedBy, reverses }) => {
    return recordedBy.id === personId && reverses === null;
  });
  const used = { debit: new Map<number, number>(), credit: new Map<number, number>() };
  for (const { accountId: id, amountPaise } of own.flatMap(({ entry }) => entry)) {
    const side = used[amountPaise > 0 ? 'debit' : 'credit'];
    side.set(id, (side.get(id) ?? 0) + 1);
  }
  const lastNarration = own.find(({ narration }) => narration !== '')?.narration ?? '';
  return { used, lastNarration };
}

const LATEST_MAX = 5;

/**
 * @param cards newest first.
 * @returns the newest of a type that a person posted and that stand.
 */
export const latestEntriesOf = (
  cards: readonly JournalCard[],
  type: ManualVoucherType,
): readonly JournalCard[] =>
  cards
    .filter(({ voucherType, source, reverses, reversedBy }) => {
      return voucherType === type && source === null && reverses === null && reversedBy === null;
    })
    .slice(0, LATEST_MAX);

/**
 * @returns the account that stands alone on an entry without amounts, on its first side; or null.
 */
export function aloneOn(draft: JournalDraft): number | null {
  const side = firstSideOf(draft);
  const [first, ...more] = draft[side];
  if (first === undefined || first.accountId === null || more.length > 0) return null;
  const others = draft[otherSide(side)];
  return first.amountText === '' && others.every(isBlankJournalLine) ? first.accountId : null;
}

/** @returns the newest journal of the kind that stands, with the account on that side. */
export const lastLike = (
  cards: readonly JournalCard[],
  accountId: number,
  type: ManualVoucherType,
): JournalCard | undefined =>
  cards.find(
    ({ entry, voucherType, reverses, reversedBy }) =>
      voucherType === type &&
      reverses === null &&
      reversedBy === null &&
      entry.some(({ accountId: id, amountPaise }) => {
        const isFirst = amountPaise > 0 === (firstSideOf(newJournalDraft('', type)) === 'debit');
        return id === accountId && isFirst;
      }),
  );

/** @returns the draft with the lines of a posted journal; day and narration stay the draft's. */
export function withLinesOf(draft: JournalDraft, card: JournalCard): JournalDraft {
  const [debit, credit] = SIDES.map((side) => linesOf(card, side === 'debit' ? 1 : -1));
  if (debit === undefined || credit === undefined) return draft;
  const splitBoth = draft.splitBoth || (debit.length > 1 && credit.length > 1);
  return { ...draft, debit, credit, splitBoth };
}

const linesOf = ({ entry }: JournalCard, sign: 1 | -1): JournalDraftLine[] =>
  entry
    .map(({ accountId, amountPaise }, index) => ({
      accountId,
      key: index + 1,
      paise: amountPaise * sign,
    }))
    .filter(({ paise }) => paise > 0)
    .map(({ key, accountId, paise }) => ({ key, accountId, amountText: formatPaise(paise) }));

const NAMED_MAX = 2;

/** @returns `Same as #1,243, 05 Oct: Rent 40,000.00 + Electricity 20,000.00`: the other side. */
export function sameAs(card: JournalCard, accountId: number): string {
  const own = card.entry.find(({ accountId: id }) => id === accountId);
  const sign = (own?.amountPaise ?? 0) > 0 ? -1 : 1;
  const others = card.entry.filter(({ amountPaise }) => amountPaise * sign > 0);
  const named = others.slice(0, NAMED_MAX).map(({ accountName: name, amountPaise }) => {
    return `${name} ${formatPaise(Math.abs(amountPaise))}`;
  });
  const more = others.length > NAMED_MAX ? ` + ${others.length - NAMED_MAX} more` : '';
  const day = formatDay(card.date);
  return `Same as #${formatCount(card.number)}, ${day}: ${named.join(' + ')}${more}`;
}

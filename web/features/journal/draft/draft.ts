// An entry while it is being typed: plain values and the rules for changing them.
import { z } from 'zod';
import { parseAmount } from '#web/format/amount-entry.ts';
import type { Side } from '#core/journal/index.ts';
import { typedParts } from './gst-marks.ts';
import { lineSettling, NOTHING_SETTLED } from './settling.ts';

const line = z.object({
  /** Names the line while others come and go. */
  key: z.int(),
  accountId: z.int().nullable(),
  amountText: z.string(),
  ...lineSettling,
});
export type JournalDraftLine = z.infer<typeof line>;

export const manualVoucherType = z.enum(['journal', 'payment', 'receipt', 'contra']);
export type ManualVoucherType = z.infer<typeof manualVoucherType>;

export const journalDraftSchema = z.object({
  voucherType: manualVoucherType,
  /** What its parts do with GST. */
  gst: typedParts,
  debit: z.array(line).min(1),
  credit: z.array(line).min(1),
  dateText: z.string(),
  narration: z.string(),
  splitBoth: z.boolean(),
});
export type JournalDraft = z.infer<typeof journalDraftSchema>;

export const SIDES: readonly Side[] = ['debit', 'credit'];
export const otherSide = (side: Side): Side => (side === 'debit' ? 'credit' : 'debit');

const blankLine = (key: number): JournalDraftLine => ({ key, accountId: null, amountText: '' });

export type Prefill = { readonly accountId: number; readonly side: Side };

export function newJournalDraft(
  dateText: string,
  type: ManualVoucherType = 'journal',
  prefill?: Prefill,
): JournalDraft {
  const first = (side: Side): JournalDraftLine =>
    prefill?.side === side ? { ...blankLine(1), accountId: prefill.accountId } : blankLine(1);
  return {
    voucherType: type,
    debit: [first('debit')],
    credit: [first('credit')],
    dateText,
    narration: '',
    splitBoth: false,
  };
}

/** The side that is filled in first: a payment begins where the money comes from. */
export const firstSideOf = ({ voucherType: type }: JournalDraft): Side =>
  type === 'payment' ? 'credit' : 'debit';

/** An account that was retired since, or is no account of this book, is left to be chosen again. */
export function withOnly(open: ReadonlySet<number>, draft: JournalDraft): JournalDraft {
  const known = (lines: readonly JournalDraftLine[]) =>
    lines.map((each) =>
      each.accountId === null || open.has(each.accountId)
        ? each
        : { ...each, ...NOTHING_SETTLED, accountId: null },
    );
  return { ...draft, debit: known(draft.debit), credit: known(draft.credit) };
}

export const isBlankJournalLine = ({ accountId, amountText }: JournalDraftLine): boolean =>
  accountId === null && amountText.trim() === '';

export const isBlankJournalDraft = (draft: JournalDraft): boolean =>
  draft.narration.trim() === '' && SIDES.every((side) => draft[side].every(isBlankJournalLine));

const sumOf = (lines: readonly JournalDraftLine[]): number =>
  lines.reduce((sum, { amountText }) => sum + (parseAmount(amountText) ?? 0), 0);

/** @returns what this line must hold to make both sides equal; 0 when nothing is missing. */
export function missingPaise(draft: JournalDraft, side: Side, index: number): number {
  const others = draft[side].filter((_, at) => at !== index);
  return Math.max(0, sumOf(draft[otherSide(side)]) - sumOf(others));
}

/** @returns the line's amount in paise, a percentage being one of what is missing; null if none. */
export const amountPaise = (draft: JournalDraft, side: Side, index: number): number | null =>
  parseAmount(draft[side][index]?.amountText ?? '', missingPaise(draft, side, index));

export type DraftTotals = { readonly debit: number; readonly credit: number };

/** @returns the two totals in paise; what cannot be read counts as nothing. */
export function draftTotalsOf(draft: JournalDraft): DraftTotals {
  const total = (side: Side) =>
    draft[side].reduce((sum, _, index) => sum + (amountPaise(draft, side, index) ?? 0), 0);
  return { debit: total('debit'), credit: total('credit') };
}

export const isBalanced = ({ debit, credit }: DraftTotals): boolean =>
  debit === credit && debit > 0;

/** One side may have several lines while the other has exactly one; the switch lifts that. */
export const mayAddLine = (draft: JournalDraft, side: Side): boolean =>
  draft.splitBoth || draft[otherSide(side)].length === 1;

export function addLine(draft: JournalDraft, side: Side): JournalDraft {
  const keys = draft[side].map(({ key }) => key);
  return { ...draft, [side]: [...draft[side], blankLine(Math.max(...keys) + 1)] };
}

/** The first line of a side stays. */
export const removeJournalLine = (draft: JournalDraft, side: Side, index: number): JournalDraft =>
  index === 0 ? draft : { ...draft, [side]: draft[side].filter((_, at) => at !== index) };

/** @returns the draft with the line a place higher or lower; at the end of its side it stays. */
export function moveJournalLine(
  draft: JournalDraft,
  side: Side,
  index: number,
  step: 1 | -1,
): JournalDraft {
  const lines = [...draft[side]];
  const [line, other] = [lines[index], lines[index + step]];
  if (line === undefined || other === undefined) return draft;
  lines[index] = other;
  lines[index + step] = line;
  return { ...draft, [side]: lines };
}

/** What is settled is settled of one party: another account begins with nothing. */
const changed = (line: JournalDraftLine, change: Partial<JournalDraftLine>): JournalDraftLine => {
  const { accountId = line.accountId } = change;
  return { ...line, ...(accountId === line.accountId ? {} : NOTHING_SETTLED), ...change };
};

export const changeJournalLine = (
  draft: JournalDraft,
  side: Side,
  index: number,
  change: Partial<JournalDraftLine>,
): JournalDraft => ({
  ...draft,
  [side]: draft[side].map((each, at) => (at === index ? changed(each, change) : each)),
});

/** Another entry like it settles bills of its own. */
export function withoutBills(draft: JournalDraft): JournalDraft {
  const plain = (lines: readonly JournalDraftLine[]) =>
    lines.map(({ key, accountId, amountText }) => ({ key, accountId, amountText }));
  return { ...draft, debit: plain(draft.debit), credit: plain(draft.credit) };
}

// Enter goes to the next thing that is missing, and brings the balancing amount along.
import { formatPaise } from '#web/format/money.ts';
import type { Side } from '#core/journal/index.ts';
import {
  addLine,
  amountPaise,
  changeJournalLine,
  firstSideOf,
  isBalanced,
  isBlankJournalLine,
  mayAddLine,
  missingPaise,
  otherSide,
  draftTotalsOf,
} from './draft.ts';
import type { JournalDraft } from './draft.ts';

export type JournalPlace =
  | { readonly field: 'account' | 'amount'; readonly side: Side; readonly index: number }
  | { readonly field: 'date' | 'narration' | 'post' };

export type JournalStep = { readonly draft: JournalDraft; readonly place: JournalPlace };

/** The name by which the page finds the place's control. */
export const journalPlaceName = (place: JournalPlace): string =>
  'side' in place ? `${place.side}-${place.index}-${place.field}` : place.field;

/** @returns the place that a control belongs to, by the name that it has on the page. */
export function placeNamed(name: string | undefined): JournalPlace | null {
  const [, side, index, field] = /^(debit|credit)-(\d+)-(account|amount)$/.exec(name ?? '') ?? [];
  if (side !== undefined) {
    return { side: side as Side, index: Number(index), field: field as 'account' | 'amount' };
  }
  return name === 'date' || name === 'narration' || name === 'post' ? { field: name } : null;
}

/** @returns where the entry is begun, or goes on: the first thing that is missing. */
export const firstMissing = (draft: JournalDraft): JournalStep => nextMissing(draft);

/** @returns where Enter leads from a place, and the draft with what Enter filled in. */
export function journalStepFrom(draft: JournalDraft, from: JournalPlace): JournalStep {
  if (from.field === 'narration') return { draft, place: { field: 'post' } };
  if ('side' in from) {
    if (from.field === 'account') return toAmount(draft, from.side, from.index);
    return nextMissing(written(draft, from.side, from.index));
  }
  return nextMissing(draft);
}

/** An empty amount is filled with what is missing; one that is there is left alone. */
function toAmount(draft: JournalDraft, side: Side, index: number): JournalStep {
  const place: JournalPlace = { field: 'amount', side, index };
  const missing = missingPaise(draft, side, index);
  const isEmpty = draft[side][index]?.amountText.trim() === '';
  if (!isEmpty || missing === 0) return { draft, place };
  return {
    draft: changeJournalLine(draft, side, index, { amountText: formatPaise(missing) }),
    place,
  };
}

/** The amount as it was typed becomes the amount as it is read, so that 50% keeps its meaning. */
function written(draft: JournalDraft, side: Side, index: number): JournalDraft {
  const paise = amountPaise(draft, side, index);
  return paise === null
    ? draft
    : changeJournalLine(draft, side, index, { amountText: formatPaise(paise) });
}

function nextMissing(draft: JournalDraft): JournalStep {
  const totals = draftTotalsOf(draft);
  const balanced = isBalanced(totals);
  const first = firstSideOf(draft);
  for (const side of [first, otherSide(first)]) {
    for (const [index, line] of draft[side].entries()) {
      if (balanced && index > 0 && isBlankJournalLine(line)) continue;
      if (line.accountId === null) return { draft, place: { field: 'account', side, index } };
      if (amountPaise(draft, side, index) === null) return toAmount(draft, side, index);
    }
  }
  if (balanced) return { draft, place: { field: 'narration' } };
  return onShortSide(draft, totals.debit < totals.credit ? 'debit' : 'credit');
}

/** A new line on the side that is short, or its last amount where no line may be added. */
function onShortSide(draft: JournalDraft, side: Side): JournalStep {
  const count = draft[side].length;
  if (!mayAddLine(draft, side)) {
    return { draft, place: { field: 'amount', side, index: count - 1 } };
  }
  return { draft: addLine(draft, side), place: { field: 'account', side, index: count } };
}

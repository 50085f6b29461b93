// Enter goes to the next thing that is missing, and brings the balancing amount along.
import { formatPaise } from '#web/format/money.ts';
import type { Side } from '#web/format/money.ts';
import {
  addLine,
  amountPaise,
  changeLine,
  firstSideOf,
  isBalanced,
  isBlankLine,
  mayAddLine,
  missingPaise,
  otherSide,
  totalsOf,
} from './draft.ts';
import type { Draft } from './draft.ts';

export type Place =
  | { readonly field: 'account' | 'amount'; readonly side: Side; readonly index: number }
  | { readonly field: 'date' | 'narration' | 'post' };

export type Step = { readonly draft: Draft; readonly place: Place };

/** The name by which the page finds the place's control. */
export const placeName = (place: Place): string =>
  'side' in place ? `${place.side}-${place.index}-${place.field}` : place.field;

/** @returns the place that a control belongs to, by the name that it has on the page. */
export function placeNamed(name: string | undefined): Place | null {
  const [, side, index, field] = /^(debit|credit)-(\d+)-(account|amount)$/.exec(name ?? '') ?? [];
  if (side !== undefined) {
    return { side: side as Side, index: Number(index), field: field as 'account' | 'amount' };
  }
  return name === 'date' || name === 'narration' || name === 'post' ? { field: name } : null;
}

/** @returns where the entry is begun, or goes on: the first thing that is missing. */
export const firstMissing = (draft: Draft): Step => nextMissing(draft);

/** @returns where Enter leads from a place, and the draft with what Enter filled in. */
export function stepFrom(draft: Draft, from: Place): Step {
  if (from.field === 'narration') return { draft, place: { field: 'post' } };
  if ('side' in from) {
    if (from.field === 'account') return toAmount(draft, from.side, from.index);
    return nextMissing(written(draft, from.side, from.index));
  }
  return nextMissing(draft);
}

/** An empty amount is filled with what is missing; one that is there is left alone. */
function toAmount(draft: Draft, side: Side, index: number): Step {
  const place: Place = { field: 'amount', side, index };
  const missing = missingPaise(draft, side, index);
  const isEmpty = draft[side][index]?.amountText.trim() === '';
  if (!isEmpty || missing === 0) return { draft, place };
  return { draft: changeLine(draft, side, index, { amountText: formatPaise(missing) }), place };
}

/** The amount as it was typed becomes the amount as it is read, so that 50% keeps its meaning. */
function written(draft: Draft, side: Side, index: number): Draft {
  const paise = amountPaise(draft, side, index);
  return paise === null
    ? draft
    : changeLine(draft, side, index, { amountText: formatPaise(paise) });
}

function nextMissing(draft: Draft): Step {
  const totals = totalsOf(draft);
  const balanced = isBalanced(totals);
  const first = firstSideOf(draft);
  for (const side of [first, otherSide(first)]) {
    for (const [index, line] of draft[side].entries()) {
      if (balanced && index > 0 && isBlankLine(line)) continue;
      if (line.accountId === null) return { draft, place: { field: 'account', side, index } };
      if (amountPaise(draft, side, index) === null) return toAmount(draft, side, index);
    }
  }
  if (balanced) return { draft, place: { field: 'narration' } };
  return onShortSide(draft, totals.debit < totals.credit ? 'debit' : 'credit');
}

/** A new line on the side that is short, or its last amount where no line may be added. */
function onShortSide(draft: Draft, side: Side): Step {
  const count = draft[side].length;
  if (!mayAddLine(draft, side)) {
    return { draft, place: { field: 'amount', side, index: count - 1 } };
  }
  return { draft: addLine(draft, side), place: { field: 'account', side, index: count } };
}

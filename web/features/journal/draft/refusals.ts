// Where the server's refusal of an entry belongs on the page: at its line, or at the date.
import { fieldErrorsOf, lineErrorOf } from '#web/client/failure.ts';
import type { Failure } from '#web/client/failure.ts';
import type { Side } from '#core/journal/index.ts';
import { amountPaise, SIDES } from './draft.ts';
import type { JournalDraft, JournalDraftLine } from './draft.ts';
import type { EntryError } from './check.ts';

type SentLine = { readonly side: Side; readonly line: JournalDraftLine };

/** @returns the lines that `bodyOf` sends, in its order. */
const sentLines = (sent: JournalDraft): readonly SentLine[] =>
  SIDES.flatMap((side) =>
    sent[side].flatMap((line, index) =>
      line.accountId === null || amountPaise(sent, side, index) === null ? [] : [{ side, line }],
    ),
  );

/**
 * @param sent the draft as it was when it was refused, `draft` as it is now.
 * @returns the refusal at its place; nothing once that line has been changed or removed.
 */
export function entryRefusals(
  failure: Failure | null,
  sent: JournalDraft | null,
  draft: JournalDraft,
): readonly EntryError[] {
  if (sent === null) return [];
  const { date } = fieldErrorsOf(failure);
  if (date !== undefined && sent.dateText === draft.dateText) {
    return [{ place: { field: 'date' }, text: date }];
  }
  const error = lineErrorOf(failure);
  const refused = error === null ? undefined : sentLines(sent)[error.index];
  if (error === null || refused === undefined) return [];
  const index = draft[refused.side].indexOf(refused.line);
  const field = error.field === 'amount' ? 'amount' : 'account';
  return index === -1 ? [] : [{ place: { field, side: refused.side, index }, text: error.text }];
}

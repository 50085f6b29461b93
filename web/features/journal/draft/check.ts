// What must be there before an entry is sent, and what is sent. Unequal totals are not checked
// here: the form shows them, and the server refuses them.
import type { z } from 'zod';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearOf } from '#core/kernel/financial-year.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import type { postJournal } from '#api/contract/journal/journal.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { daysBetween, isRecordedLate } from '#core/kernel/calendar-date.ts';
import { journalWords as wording } from '../wording.ts';
import { amountPaise, isBlankJournalLine, SIDES } from './draft.ts';
import type { JournalDraft, JournalDraftLine } from './draft.ts';
import { lineNameOf, partsOfBody } from './gst-marks.ts';
import { journalPlaceName } from './next-field.ts';
import type { JournalPlace } from './next-field.ts';
import { referencesOf } from './settling.ts';

export type EntryError = { readonly place: JournalPlace; readonly text: string };

/** @returns what is missing or cannot be read, in the order of the page. */
export function checkEntry(draft: JournalDraft, today: CalendarDate): EntryError[] {
  const gaps: EntryError[] = [];
  if (parseDate(draft.dateText, today) === null) {
    gaps.push({ place: { field: 'date' }, text: wording.dateUnreadable });
  }
  for (const side of SIDES) {
    for (const [index, line] of draft[side].entries()) {
      if (index > 0 && isBlankJournalLine(line)) continue;
      if (line.accountId === null) {
        gaps.push({ place: { field: 'account', side, index }, text: wording.accountMissing });
      }
      if (amountPaise(draft, side, index) === null) {
        const isEmpty = line.amountText.trim() === '';
        const text = isEmpty ? wording.amountMissing : wording.amountUnreadable;
        gaps.push({ place: { field: 'amount', side, index }, text });
      }
      if (isDueUnreadable(line, today)) {
        gaps.push({ place: { field: 'account', side, index }, text: wording.dueUnreadable });
      }
    }
  }
  return gaps;
}

const isDueUnreadable = ({ rest }: JournalDraftLine, today: CalendarDate): boolean =>
  rest?.kind === 'new' && rest.dueText.trim() !== '' && parseDate(rest.dueText, today) === null;

/** @returns what is unusual about the day that is typed. It may be posted all the same. */
export function dateRemarks(dateText: string, today: CalendarDate): readonly string[] {
  const date = parseDate(dateText, today);
  if (date === null) return [];
  const days = daysBetween(date, today);
  return [
    ...(financialYearOf(date) === financialYearOf(today) ? [] : [wording.otherYear]),
    ...(isRecordedLate(date, today) ? [wording.late(days)] : []),
    ...(days < 0 ? [wording.ahead] : []),
  ];
}

export const entryErrorTexts = (gaps: readonly EntryError[]): Readonly<Record<string, string>> =>
  Object.fromEntries(gaps.map(({ place, text }) => [journalPlaceName(place), text]));

/** @returns the lines that are sent, by side and key, in their order. */
const sentNames = (draft: JournalDraft): readonly string[] =>
  SIDES.flatMap((side) =>
    draft[side].flatMap((line, index) =>
      line.accountId === null || amountPaise(draft, side, index) === null
        ? []
        : [lineNameOf(side, line)],
    ),
  );

/** @returns the body of the call: debits positive, credits negative, blank lines left out. */
export function journalBodyOf(
  draft: JournalDraft,
  today: CalendarDate,
  bookId: number,
): z.input<typeof postJournal.body> {
  const date = parseDate(draft.dateText, today);
  return {
    entry: SIDES.flatMap((side) =>
      draft[side].flatMap((line, index) => {
        const paise = amountPaise(draft, side, index);
        if (line.accountId === null || paise === null) return [];
        const signed = side === 'debit' ? paise : -paise;
        const settled = referencesOf(line, paise, today);
        return [{ account_id: line.accountId, amount: rupeesFromPaise(signed), ...settled }];
      }),
    ),
    narration: draft.narration.trim(),
    voucher_type: draft.voucherType,
    ...(draft.gst !== undefined && { gst: partsOfBody(draft.gst, sentNames(draft)) }),
    book_id: bookId,
    ...(date === null ? {} : { date }),
  };
}

// The form of a debit note: what goes back of each line, what it comes to, and how it is saved.
import { useState } from 'react';
import { useQueries } from '@tanstack/react-query';
import type { Account } from '#api/contract/account/account.ts';
import {
  changePurchaseDebitNote,
  createPurchaseDebitNote,
  postPurchaseDebitNote,
  readPurchaseDebitNote,
} from '#api/contract/trade/purchase-debit-note.ts';
import type {
  PurchaseDebitNoteDetail,
  Returnable,
} from '#api/contract/trade/purchase-debit-note.ts';
import { useActWarnings } from '#web/client/act-warnings.ts';
import { call } from '#web/client/call.ts';
import { fieldErrorsOf, lineErrorOf, problemCodeOf } from '#web/client/failure.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { paths } from '#web/paths.ts';
import type { Editing } from '#web/shell/form/edit-conflict.ts';
import { useKeptFields } from '#web/shell/form/use-kept-fields.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { UNREADABLE_DATE } from '#web/ui/inputs/DateInput.tsx';
import { useDraftedDocument } from '../use-drafted-document.ts';
import {
  beginNote,
  leftOf,
  linesOfBills,
  noteBody,
  noteTexts,
  NOTHING_PRINTED,
  partText,
  readLine,
  roundOffIn,
  typedNote,
} from './note-text.ts';
import type { NoteText, PrintedText, TypedNotePart } from './note-text.ts';
import { returnableOf, tookInNote } from './queries.ts';

export type NoteFormParts = {
  readonly bookId: number;
  /** The bill that it was asked for from. */
  readonly bill: Returnable;
  /** Further bills of a draft. */
  readonly others: readonly Returnable[];
  /** The draft that is written anew; null of a new note. */
  readonly note: PurchaseDebitNoteDetail | null;
  readonly accounts: readonly Account[];
  /** Whether a new one begins as the supplier's credit note. */
  readonly isTheirs: boolean;
};

/** The bills that are named, the first of them first. */
function useBills({ bookId, bill }: NoteFormParts, ids: readonly number[]): readonly Returnable[] {
  const read = useQueries({ queries: ids.map((id) => returnableOf(bookId, id)) });
  return [bill, ...read.flatMap(({ data }) => data ?? [])];
}

const AGAIN = 'supplier_note_entered_already';

export function useNoteForm(parts: NoteFormParts) {
  const { bookId, bill, others, note, isTheirs } = parts;
  const [today] = useState(todayInIndia);
  const drafted = linesOfBills([bill, ...others]);
  const textOf = (of: PurchaseDebitNoteDetail | null) =>
    beginNote(of, drafted, { today, isTheirs });
  const kept = useKeptFields<NoteText>({
    form: `${isTheirs ? 'supplier-credit-note' : 'debit-note'}-of-bill-${bill.billId}`,
    bookId,
    schema: noteTexts.partial(),
    begin: () => textOf(note),
    isKept: note === null,
  });
  const { fields, setFields } = kept;
  const bills = useBills(parts, fields.otherBills);
  const editing: Editing<NoteText, PurchaseDebitNoteDetail> | null =
    note === null
      ? null
      : {
          begun: note,
          latest: () =>
            call(readPurchaseDebitNote, {
              params: { noteId: note.id },
              query: { book_id: bookId },
            }),
          fieldsOf: textOf,
          seqOf: ({ seq }) => seq,
        };
  const { scope } = usePageBook();
  const query = { book_id: bookId };
  const partsOf = (said: NoteText): readonly TypedNotePart[] =>
    linesOfBills(bills)
      .map((line) => readLine(line, said))
      .flatMap(({ wanted, ...line }) => (wanted === null ? [] : [{ ...line, wanted }]));
  const bodyOf = (said: NoteText) =>
    noteBody(said, { billId: bill.billId, parts: partsOf(said), today });
  const drafting = useDraftedDocument({
    editing,
    kept,
    calls: {
      create: (said, post) =>
        call(createPurchaseDebitNote, { query, body: { ...bodyOf(said), post } }),
      change: (said, { id, seq }) =>
        call(changePurchaseDebitNote, {
          params: { noteId: id },
          query,
          body: { ...bodyOf(said), expected: seq },
        }),
      post: ({ id, seq }) =>
        call(postPurchaseDebitNote, { params: { noteId: id }, query, body: { expected: seq } }),
      tookIn: (written) => tookInNote(bookId, written),
    },
    saysPosted: (number) =>
      `${fields.isTheirs ? 'Credit note of the supplier' : 'Debit note'} posted as ${number}.`,
    pageOf: (id) => paths.purchaseNote(id, scope),
  });
  const { busy, failure, conflict, submitted, isPosting, save } = drafting;

  const read = linesOfBills(bills).map((line) => readLine(line, fields));
  const within = partsOf(fields);
  const postedOn = parseDate(fields.postedOn, today);
  const typed = typedNote(bills, within, { text: fields, postedOn: postedOn ?? today });
  const theirs = theirErrors(fields, today);
  const isReadable =
    read.every(({ error }) => error === null) &&
    postedOn !== null &&
    Object.keys(theirs.unreadable).length === 0;
  const isWhole = within.length > 0;
  const warnings = useActWarnings(
    createPurchaseDebitNote,
    isReadable && isWhole && !busy ? { query, body: { ...bodyOf(fields), post: true } } : null,
  );
  const refused = fieldErrorsOf(failure);
  const refusedLine = lineErrorOf(failure);
  const refusedPart = refusedLine === null ? undefined : within[refusedLine.index];
  const shown = submitted === null ? {} : theirs.unreadable;
  return {
    ...kept,
    today,
    busy,
    failure,
    conflict,
    bills,
    lines: linesOfBills(bills),
    typed,
    warnings,
    isEnteredAlready: failure !== null && problemCodeOf(failure) === AGAIN,
    lineErrors: new Map<string, string>([
      ...(refusedLine === null || refusedPart === undefined
        ? []
        : [[refusedPart.key, refusedLine.text] as const]),
      ...read.flatMap(({ key, error }) => (error === null ? [] : [[key, error] as const])),
    ]),
    errors: {
      postedOn: submitted !== null && postedOn === null ? UNREADABLE_DATE : refused['posted_on'],
      commercial: refused['commercial'],
      bills: refused['bill_id'],
      noteNumber: shown.noteNumber ?? refused['supplier_note.number'] ?? refused['supplier_note'],
      noteDate: shown.noteDate ?? refused['supplier_note.date'],
      creditPeriod: refused['credit_period'],
      roundOff: shown.roundOff ?? refused['round_off'],
      lines: isPosting && !isWhole ? 'Enter what goes back' : undefined,
    },
    set: (change: Partial<NoteText>) => setFields((now) => ({ ...now, ...change })),
    setPart: (key: string, text: string) =>
      setFields((now) => ({ ...now, parts: { ...now.parts, [key]: text } })),
    setPrinted: (key: string, change: Partial<PrintedText>) =>
      setFields((now) => ({
        ...now,
        printed: {
          ...now.printed,
          [key]: { ...(now.printed[key] ?? NOTHING_PRINTED), ...change },
        },
      })),
    returnAll: () =>
      setFields((now) => ({
        ...now,
        parts: Object.fromEntries(
          linesOfBills(bills).flatMap(({ key, item }) => {
            const left = leftOf(item);
            return left === 0 ? [] : [[key, partText(item, left)]];
          }),
        ),
      })),
    save: (post: boolean) => save(post, { isReadable, isWhole }),
    submit: () => save(true, { isReadable, isWhole }),
  };
}

/** Of a supplier's credit note the number and the date are needed already in a draft. */
function theirErrors(
  { isTheirs, noteNumber, noteDate, roundOff }: NoteText,
  today: ReturnType<typeof todayInIndia>,
) {
  const unreadable: { noteNumber?: string; noteDate?: string; roundOff?: string } = {};
  if (!isTheirs) return { unreadable };
  if (noteNumber.trim() === '') unreadable.noteNumber = 'Enter the number of the credit note';
  if (parseDate(noteDate, today) === null) {
    unreadable.noteDate = noteDate.trim() === '' ? 'Enter its date' : UNREADABLE_DATE;
  }
  if (roundOff.trim() !== '' && roundOffIn(roundOff) === null) {
    unreadable.roundOff = 'Enter it in rupees, such as -0.40';
  }
  return { unreadable };
}

export type NoteForm = ReturnType<typeof useNoteForm>;

// A debit note being typed, kept on this device, and its issue.
import { useState } from 'react';
import { useSetAtom } from 'jotai';
import type { z } from 'zod';
import { issueDebitNote } from '#api/contract/invoice/debit-note.ts';
import type { InvoiceDetail } from '#api/contract/invoice/invoice.ts';
import { useActWarnings } from '#web/client/act-warnings.ts';
import { call } from '#web/client/call.ts';
import { fieldErrorsOf, lineErrorOf } from '#web/client/failure.ts';
import type { Failure, FieldErrors } from '#web/client/failure.ts';
import { newKey } from '#web/client/new-key.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { formatDate, todayInIndia } from '#web/format/dates.ts';
import { useKeptFields } from '#web/shell/form/use-kept-fields.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { UNREADABLE_DATE } from '#web/ui/inputs/DateInput.tsx';
import { tookIn } from '../queries.ts';
import { CREDIT_REASONS } from '../wording.ts';
import { askedDebit, debitDraftSchema, debitGiven, debitSums } from './debit-draft.ts';
import type { AskedDebit, DebitDraft } from './debit-draft.ts';

export type DebitNoteOf = {
  readonly bookId: number;
  readonly invoice: InvoiceDetail;
  readonly onClose: () => void;
};

/** A correction of the invoice, which is what a debit note mostly is. */
const FIRST_REASON = '04';

export function useDebitNote(of: DebitNoteOf) {
  const { bookId, invoice } = of;
  const [today] = useState(todayInIndia);
  const begin = (): DebitDraft => ({
    texts: {},
    reason: FIRST_REASON,
    note: '',
    dateText: formatDate(today),
    dueText: '',
  });
  const form = `debit-note-${invoice.id}`;
  const kept = useKeptFields<DebitDraft>({ form, bookId, schema: debitDraftSchema, begin });
  const { fields, setFields } = kept;
  const [submitted, setSubmitted] = useState(false);
  const { busy, failure, issue } = useIssue(of, kept.forget);
  const asked = askedDebit(fields.texts);
  const read = bodyOf(fields, asked, today);
  const submit = (): boolean => {
    setSubmitted(true);
    if (read.body === null) return false;
    issue(read.body);
    return true;
  };
  const warnings = useActWarnings(
    issueDebitNote,
    read.body === null || busy
      ? null
      : { params: { invoiceId: invoice.id }, body: { ...read.body, bookId } },
  );
  const said = errorsOf(failure, asked);
  return {
    kept,
    fields,
    change: (some: Partial<DebitDraft>) => setFields((now) => ({ ...now, ...some })),
    today,
    busy,
    failure,
    warnings,
    submit,
    sums: debitSums(invoice, asked),
    wrong: submitted ? { ...asked.wrong, ...said.wrong } : said.wrong,
    errors: submitted ? { ...said.errors, ...read.gaps } : said.errors,
  };
}

type Body = z.output<typeof issueDebitNote.body>;

function useIssue({ bookId, invoice, onClose }: DebitNoteOf, forget: () => void) {
  const [idempotencyKey, setKey] = useState(newKey);
  const { busy, failure, send } = useSend({ keepsKeys: true });
  const setNotice = useSetAtom(noticeAtom);
  const issue = (given: Body) =>
    void send(
      async () => {
        const asked = { params: { invoiceId: invoice.id }, body: { ...given, bookId } };
        const result = await call(issueDebitNote, { ...asked, idempotencyKey });
        if (!result.ok && result.failure.kind === 'problem') setKey(newKey());
        return result;
      },
      (after) => {
        void tookIn(bookId, after);
        forget();
        setNotice({ text: `Issued ${after.debitNotes.at(-1)?.number ?? 'the debit note'}.` });
        onClose();
      },
    );
  return { busy, failure, issue };
}

type FormReading = { readonly body: Body | null; readonly gaps: FieldErrors };

/** @returns what is sent, or what is missing in it or cannot be read. */
function bodyOf(
  fields: DebitDraft,
  { lines, wrong }: AskedDebit,
  today: CalendarDate,
): FormReading {
  const date = parseDate(fields.dateText, today);
  const due = fields.dueText.trim() === '' ? undefined : parseDate(fields.dueText, today);
  const isWrong = Object.keys(wrong).length > 0;
  const gaps = {
    ...(date === null ? { date: UNREADABLE_DATE } : {}),
    ...(due === null ? { due_date: UNREADABLE_DATE } : {}),
    ...(lines.length === 0 && !isWrong ? { lines: 'Enter a price or a value on one line' } : {}),
  };
  if (date === null || due === null || lines.length === 0 || isWrong) return { body: null, gaps };
  const reason = CREDIT_REASONS.find(({ value }) => value === fields.reason)?.value ?? '07';
  const note = fields.note.trim();
  const dates = { date, ...(due === undefined ? {} : { dueDate: due }) };
  return { body: { reason, note, ...dates, lines: lines.map(debitGiven) }, gaps };
}

export type DebitNoteForm = ReturnType<typeof useDebitNote>;

/** What the server says of a line stands at that line, the rest at its field. */
function errorsOf(failure: Failure | null, { lines }: AskedDebit) {
  const errors: Record<string, string> = {};
  const wrong: Record<number, string> = {};
  for (const [name, text] of Object.entries(fieldErrorsOf(failure))) {
    const at = /^lines\.(\d+)/.exec(name)?.[1];
    const line = at === undefined ? undefined : lines[Number(at)]?.line;
    if (line === undefined) errors[name] = text;
    else wrong[line] = text;
  }
  const ofRule = lineErrorOf(failure);
  if (ofRule !== null) errors['lines'] = ofRule.text;
  return { errors, wrong };
}

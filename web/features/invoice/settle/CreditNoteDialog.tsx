// A credit note: the whole of what is left of an invoice, or by line with quantities or values.
import { useState } from 'react';
import { useSetAtom } from 'jotai';
import { issueCreditNote } from '#api/contract/invoice/settling.ts';
import type { InvoiceDetail } from '#api/contract/invoice/invoice.ts';
import { useActWarnings } from '#web/client/act-warnings.ts';
import { call } from '#web/client/call.ts';
import { fieldErrorsOf, lineErrorOf, sentenceOf } from '#web/client/failure.ts';
import type { Failure, FieldErrors } from '#web/client/failure.ts';
import { RETURNS_GOODS } from '#core/invoice/index.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { creditLimitIn, NO_RETURNS } from '#core/tax/index.ts';
import { newKey } from '#web/client/new-key.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { formatDate, todayInIndia } from '#web/format/dates.ts';
import { useGodowns } from '#web/shell/sheet/godowns.ts';
import { acceptKeys, useKeys } from '#web/shell/keys/use-keys.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { DateField } from '#web/ui/inputs/DateInput.tsx';
import { Field, TextField } from '#web/ui/inputs/Field.tsx';
import { Segmented } from '#web/ui/inputs/Segmented.tsx';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { ActWarnings } from '#web/ui/states/ActWarnings.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { tookIn } from '../queries.ts';
import { CREDIT_REASONS } from '../wording.ts';
import { askedLines, CreditLines } from './CreditLines.tsx';
import type { CreditTexts } from './CreditLines.tsx';

type Props = {
  readonly bookId: number;
  readonly invoice: InvoiceDetail;
  readonly onClose: () => void;
};

type Reason = (typeof CREDIT_REASONS)[number]['value'];

export function CreditNoteDialog({ bookId, invoice, onClose }: Props) {
  const form = useCreditNote(bookId, invoice, onClose);
  const { how, setHow, busy, failure, errors, submit } = form;
  const godowns = useGodowns(bookId);
  return (
    <Dialog title={`Credit note for ${invoice.number}`} size="large" grows onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          submit();
        }}
        className="flex flex-col gap-3"
      >
        <CreditKeys submit={submit} />
        <Segmented
          label="How much"
          value={how}
          options={[
            { value: 'whole', label: 'Everything not yet credited' },
            { value: 'lines', label: 'By line' },
          ]}
          onChange={setHow}
        />
        {how === 'lines' && (
          <CreditLines
            items={invoice.items}
            texts={form.texts}
            onChange={form.setTexts}
            problem={errors['lines'] ?? null}
            godowns={RETURNS_GOODS.has(form.reason) ? godowns : []}
          />
        )}
        <div className="grid gap-3 sm:grid-cols-2">
          <Field label="Reason" error={errors['reason'] ?? null}>
            {(control) => (
              <select
                {...control}
                value={form.reason}
                onChange={({ target }) => form.setReason(target.value)}
                className="control"
              >
                {CREDIT_REASONS.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <DateField
            label="Date"
            text={form.dateText}
            onText={form.setDateText}
            today={form.today}
            error={errors['date'] ?? null}
          />
        </div>
        <TextField
          label="Note"
          optional
          value={form.note}
          onChange={form.setNote}
          error={errors['note']}
          input={{ autoComplete: 'off', maxLength: 500 }}
        />
        <WhatFollows isWithoutGst={form.isWithoutGst} />
        {failure !== null && <Notice kind="problem">{sentenceOf(failure)}</Notice>}
        <ActWarnings texts={form.warnings} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" busyText={busy ? 'Issuing…' : null}>
            Issue credit note <Kbd onBrand>Ctrl ↵</Kbd>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function WhatFollows({ isWithoutGst }: { readonly isWithoutGst: boolean }) {
  return (
    <>
      <p className="text-ink-2">
        It takes the next number of its series and reverses{' '}
        {isWithoutGst ? 'the value without GST' : 'value and GST'} in the ledger. What exceeds the
        outstanding amount becomes the customer’s unadjusted credit.
      </p>
      {isWithoutGst && (
        <Notice kind="warning">
          The time limit of section 34 has passed: this credit note is without GST, and the output
          tax of the invoice stays due.
        </Notice>
      )}
    </>
  );
}

function CreditKeys({ submit }: { readonly submit: () => void }) {
  useKeys('Credit note', acceptKeys('Issue credit note', submit));
  return null;
}

/** By the law alone: an annual return that was filed earlier is known to the server. */
const isPastLimit = ({ heads, issueDate: day }: InvoiceDetail, date: CalendarDate): boolean =>
  heads !== 'none' && date > creditLimitIn(day, NO_RETURNS);

const isRefusedAsLate = (failure: Failure | null): boolean =>
  failure?.kind === 'problem' && failure.problem.code === 'credit_note_too_late';

function useCreditNote(bookId: number, invoice: InvoiceDetail, onClose: () => void) {
  const [today] = useState(todayInIndia);
  const [how, setHow] = useState<'whole' | 'lines'>('whole');
  const [texts, setTexts] = useState<CreditTexts>({});
  const [reason, setReason] = useState<Reason>('01');
  const [note, setNote] = useState('');
  const [dateText, setDateText] = useState(formatDate(today));
  const [gaps, setGaps] = useState<FieldErrors>({});
  const [idempotencyKey, setKey] = useState(newKey);
  const { busy, failure, send } = useSend();
  const setNotice = useSetAtom(noticeAtom);
  const date = parseDate(dateText, today);
  const isWithoutGst = isPastLimit(invoice, date ?? today) || isRefusedAsLate(failure);
  const lines = how === 'whole' ? null : askedLines(texts, RETURNS_GOODS.has(reason));
  const params = { invoiceId: invoice.id };
  const body =
    date === null || lines === undefined
      ? null
      : {
          reason,
          note: note.trim(),
          date,
          bookId,
          ...(lines === null ? {} : { lines }),
          ...(isWithoutGst ? { withoutGst: true } : {}),
        };
  const warnings = useActWarnings(issueCreditNote, body === null || busy ? null : { params, body });
  const submit = () => {
    const found = {
      ...(date === null ? { date: 'Could not read this date' } : {}),
      ...(lines === undefined ? { lines: 'Enter a quantity or a value on one line' } : {}),
    };
    setGaps(found);
    if (body === null) return;
    void send(
      async () => {
        const result = await call(issueCreditNote, { params, body, idempotencyKey });
        if (!result.ok && result.failure.kind === 'problem') setKey(newKey());
        return result;
      },
      (after) => {
        void tookIn(bookId, after);
        setNotice({ text: `Issued ${after.creditNotes.at(-1)?.number ?? 'the credit note'}.` });
        onClose();
      },
    );
  };
  const line = lineErrorOf(failure);
  const ofLine: FieldErrors = line === null ? {} : { lines: line.text };
  return {
    how,
    setHow,
    texts,
    setTexts,
    reason,
    note,
    setNote,
    dateText,
    setDateText,
    today,
    isWithoutGst,
    busy,
    failure,
    warnings,
    submit,
    errors: {
      ...gaps,
      ...ofLine,
      ...fieldErrorsOf(failure),
    },
    setReason: (value: string) =>
      setReason(CREDIT_REASONS.find((each) => each.value === value)?.value ?? '07'),
  };
}

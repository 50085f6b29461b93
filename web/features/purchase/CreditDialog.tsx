// The return that takes the credit of a posted document: the first that is open, another, or none
// yet.
import { useState } from 'react';
import type { z } from 'zod';
import { useQueries } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { readReturns } from '#api/contract/book/returns.ts';
import type {
  movePurchaseBillCredit,
  PurchaseBillDetail,
} from '#api/contract/trade/purchase-bill.ts';
import { dayAfter, latestOf } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { financialYearLabel, financialYearOf } from '#core/kernel/financial-year.ts';
import { gstr3bSpanOn } from '#core/tax/index.ts';
import type { BookReturns } from '#core/tax/index.ts';
import { openReturnFrom } from '#core/trade/index.ts';
import { bookReturnsOf } from '#web/client/book-returns.ts';
import type { CallResult } from '#web/client/call.ts';
import { fieldErrorsOf } from '#web/client/failure.ts';
import { asking, invalidate } from '#web/client/query.ts';
import { dayText } from '#web/format/dates.ts';
import { formatRupees } from '#web/format/money.ts';
import { FormFrame } from '#web/shell/form/FormFrame.tsx';
import { useDateText } from '#web/shell/form/use-date-text.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { DateField, UNREADABLE_DATE } from '#web/ui/inputs/DateInput.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { SelectField } from '#web/ui/inputs/Select.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { readInputCredit } from '#api/contract/trade/input-credit.ts';

type Body = Omit<z.output<(typeof movePurchaseBillCredit)['body']>, 'bookId'>;
type Credited = Pick<PurchaseBillDetail, 'creditTo' | 'creditPaise' | 'receivedOn' | 'postedOn'>;

type Props<Document extends Credited> = {
  readonly bookId: number;
  readonly document: Document;
  readonly move: (body: Body) => Promise<CallResult<Document>>;
  readonly took: (written: Document) => Promise<void>;
  readonly onClose: () => void;
};

/** So many returns are offered, the first that may take it and those after it. */
const OFFERED = 6;

export function CreditDialog<Document extends Credited>(props: Props<Document>) {
  const { document, onClose } = props;
  const { dates, returnTo, setReturnTo, reason, setReason, spans, submit, ...form } =
    useCreditMove(props);
  const { busy, failure, errors, knowsReceipt } = form;
  return (
    <Dialog title="Input credit" grows onClose={onClose}>
      <p className="mb-3 text-ink-2">
        GST of {formatRupees(document.creditPaise)} gives credit. Nothing is posted: the return that
        takes it is chosen.
      </p>
      <FormFrame form={{ busy, failure, submit }} save="Set the return" isReady={knowsReceipt}>
        {!knowsReceipt && (
          <DateField
            label="Received on, once it is known"
            text={dates.text}
            onText={dates.onText}
            today={dates.today}
            readOnly={busy}
            error={errors['received_on']}
          />
        )}
        <SelectField
          label="Taken in"
          value={returnTo}
          options={[
            { value: '', label: 'First open return' },
            ...spans.map(({ to }) => ({ value: to, label: `Return to ${dayText(to)}` })),
            { value: 'deferred', label: 'Deferred' },
          ]}
          error={errors['credit_period']}
          onChange={setReturnTo}
        />
        <TextField
          label="Reason"
          optional
          value={reason}
          onChange={setReason}
          error={errors['reason']}
          input={{ readOnly: busy, maxLength: 500, autoComplete: 'off' }}
        />
      </FormFrame>
    </Dialog>
  );
}

function useCreditMove<Document extends Credited>({
  bookId,
  document,
  move,
  took,
  onClose,
}: Props<Document>) {
  const notify = useSetAtom(noticeAtom);
  const dates = useDateText(true);
  const [returnTo, setReturnTo] = useState('');
  const [reason, setReason] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const { busy, failure, send } = useSend({ keepsKeys: true });
  const knowsReceipt = document.receivedOn !== null;
  const isUnreadable = !knowsReceipt && dates.text.trim() !== '' && dates.date === null;
  const receivedOn = knowsReceipt ? null : dates.date;
  const first = latestOf([document.postedOn, document.receivedOn, receivedOn]) ?? dates.today;
  const spans = useOpenReturns(bookId, first, dates.today);
  const chosen = spans.find(({ to }) => to === returnTo);
  const submit = (): boolean => {
    setSubmitted(true);
    if (isUnreadable) return false;
    const creditPeriod =
      returnTo === 'deferred'
        ? ({ kind: 'deferred' } as const)
        : chosen === undefined
          ? null
          : ({ kind: 'period', ...chosen } as const);
    void send(
      () => move({ receivedOn, creditPeriod, reason: reason.trim() === '' ? null : reason.trim() }),
      async (written) => {
        await took(written);
        void invalidate(readInputCredit);
        notify({ kind: 'done', text: movedInWords(written.creditTo) });
        onClose();
      },
    );
    return true;
  };
  const gaps = submitted && isUnreadable ? { received_on: UNREADABLE_DATE } : {};
  return {
    dates,
    returnTo,
    setReturnTo,
    reason,
    setReason,
    spans,
    submit,
    busy,
    failure,
    errors: { ...fieldErrorsOf(failure), ...gaps } as Readonly<Record<string, string | undefined>>,
    knowsReceipt,
  };
}

const movedInWords = (creditTo: CalendarDate | null): string =>
  creditTo === null
    ? 'The credit is deferred.'
    : `The credit is taken in the return to ${dayText(creditTo)}.`;

/** @returns the returns from a day on that are not filed. */
export function useOpenReturns(
  bookId: number,
  first: CalendarDate,
  today: CalendarDate,
): readonly Period[] {
  const years = [...new Set([first, today].map((day) => financialYearLabel(financialYearOf(day))))];
  const read = useQueries({
    queries: years.map((year) => asking(readReturns, { params: { bookId }, query: { year } })),
  });
  const known = read.flatMap(({ data }) => data ?? []);
  return known.length === 0 ? [] : openFrom(first, bookReturnsOf(known));
}

function openFrom(first: CalendarDate, returns: BookReturns): readonly Period[] {
  const spans: Period[] = [];
  for (let day = first; spans.length < OFFERED;) {
    const span = openReturnFrom(gstr3bSpanOn(day, returns.frequencies), returns);
    spans.push(span);
    day = dayAfter(span.to);
  }
  return spans;
}

// The day of a self-invoice: from the receipt on, today unless another is chosen.
import { useState } from 'react';
import { useSetAtom } from 'jotai';
import { issueSelfInvoice } from '#api/contract/trade/reverse-charge.ts';
import type { PurchaseBillDetail } from '#api/contract/trade/purchase-bill.ts';
import { useActWarnings } from '#web/client/act-warnings.ts';
import { call } from '#web/client/call.ts';
import { fieldErrorsOf } from '#web/client/failure.ts';
import { dayText } from '#web/format/dates.ts';
import { formatRupees } from '#web/format/money.ts';
import { FormFrame } from '#web/shell/form/FormFrame.tsx';
import { useDateText } from '#web/shell/form/use-date-text.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { DateField, UNREADABLE_DATE } from '#web/ui/inputs/DateInput.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { ActWarnings } from '#web/ui/states/ActWarnings.tsx';
import { readPapersAgain } from './queries.ts';

type Props = {
  readonly bookId: number;
  readonly bill: PurchaseBillDetail;
  readonly onClose: () => void;
};

export function SelfInvoiceDialog({ bookId, bill, onClose }: Props) {
  const notify = useSetAtom(noticeAtom);
  const dates = useDateText();
  const [submitted, setSubmitted] = useState(false);
  const { busy, failure, send } = useSend({ keepsKeys: true });
  const { date } = dates;
  const input = { params: { billId: bill.id }, query: { book_id: bookId }, body: { date } };
  const warnings = useActWarnings(issueSelfInvoice, date === null || busy ? null : input);
  const submit = (): boolean => {
    setSubmitted(true);
    if (date === null) return false;
    void send(
      () => call(issueSelfInvoice, input),
      async ({ number }) => {
        await readPapersAgain();
        notify({ kind: 'done', text: `Self-invoice ${number} made.` });
        onClose();
      },
    );
    return true;
  };
  const dueBy = bill.selfInvoice?.dueBy ?? null;
  const received = bill.receivedOn === null ? '' : `Received on ${dayText(bill.receivedOn)}. `;
  return (
    <Dialog title="Self-invoice" grows onClose={onClose}>
      <p className="mb-3 text-ink-2">
        {received}
        {dueBy !== null && `To be made by ${dayText(dueBy)}. `}
        GST of {formatRupees(bill.totals.reversedPaise)} under reverse charge.
      </p>
      <FormFrame form={{ busy, failure, submit }} save="Make self-invoice" isReady>
        <DateField
          label="Dated"
          text={dates.text}
          onText={dates.onText}
          today={dates.today}
          readOnly={busy}
          error={
            fieldErrorsOf(failure)['date'] ??
            (submitted && date === null ? UNREADABLE_DATE : undefined)
          }
        />
        <ActWarnings texts={warnings} />
      </FormFrame>
    </Dialog>
  );
}

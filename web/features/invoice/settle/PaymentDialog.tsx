// What came in for an invoice: the whole balance unless somebody says otherwise.
import type { KeyboardEvent } from 'react';
import { useSetAtom } from 'jotai';
import { sentenceOf } from '#web/client/failure.ts';
import { formatRupees } from '#web/format/money.ts';
import { acceptKeys, useKeys } from '#web/shell/keys/use-keys.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { AmountField } from '#web/ui/inputs/AmountInput.tsx';
import { Checkbox } from '#web/ui/inputs/Checkbox.tsx';
import { DateField } from '#web/ui/inputs/DateInput.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { focusFirstWrong } from '#web/ui/inputs/focus-first-wrong.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { MethodChoice } from './MethodChoice.tsx';
import { usePayment } from './use-payment.ts';
import type { Payable } from './use-payment.ts';

type Props = {
  readonly bookId: number;
  readonly invoice: Payable;
  readonly onClose: () => void;
};

export function PaymentDialog({ bookId, invoice, onClose }: Props) {
  const setNotice = useSetAtom(noticeAtom);
  const payment = usePayment(invoice, {
    bookId,
    onRecorded: (text) => {
      setNotice({ text });
      onClose();
    },
  });
  const { fields, set, busy, failure, errors, submit, duePaise, amountPaise } = payment;
  return (
    <Dialog title={`Payment of ${invoice.number}`} size="medium" onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (!submit()) focusFirstWrong(event.currentTarget);
        }}
        onKeyDown={walk}
        className="flex flex-col gap-3"
      >
        <PaymentKeys submit={submit} />
        <AmountField
          label="Amount (₹)"
          data-first=""
          text={fields.amountText}
          onText={(amountText) => set({ amountText })}
          suggestedPaise={duePaise}
          readOnly={busy}
          error={errors['amount']}
        />
        <MethodChoice value={fields.method} onChange={(method) => set({ method })} />
        <TextField
          label="Reference"
          optional
          value={fields.reference}
          onChange={(reference) => set({ reference })}
          error={errors['reference']}
          input={{ autoComplete: 'off', maxLength: 100, readOnly: busy }}
        />
        <DateField
          label="Date"
          text={fields.dateText}
          onText={(dateText) => set({ dateText })}
          today={payment.today}
          readOnly={busy}
          error={errors['date']}
        />
        <p role="status" className="min-h-5 text-ink-2">
          {amountPaise !== null && remainder(duePaise - amountPaise)}
        </p>
        {amountPaise !== null && amountPaise > duePaise && (
          <Checkbox checked={fields.isOnAccount} onChange={(isOnAccount) => set({ isOnAccount })}>
            Put {formatRupees(amountPaise - duePaise)} on the customer’s account
          </Checkbox>
        )}
        {invoice.status === 'draft' && (
          <Notice kind="remark">{invoice.number} is a draft. Its payment issues it first.</Notice>
        )}
        {failure !== null && <Notice kind="problem">{sentenceOf(failure)}</Notice>}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            kind="primary"
            aria-keyshortcuts="Control+Enter"
            busyText={busy ? 'Recording…' : null}
          >
            Record payment <Kbd onBrand>Ctrl ↵</Kbd>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function PaymentKeys({ submit }: { readonly submit: () => boolean }) {
  useKeys(
    'Payment',
    acceptKeys('Record payment', () => void submit()),
  );
  return null;
}

const remainder = (paise: number): string =>
  paise > 0
    ? `${formatRupees(paise)} will remain due.`
    : paise === 0
      ? 'Nothing will remain due.'
      : `This is ${formatRupees(-paise)} more than is due.`;

/** Enter goes to the next field, from the last one to the button; Shift+Enter back. */
function walk(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, ctrlKey, metaKey, shiftKey, target, currentTarget: form } = event;
  if (key !== 'Enter' || ctrlKey || metaKey || event.nativeEvent.isComposing) return;
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
  event.preventDefault();
  const stops = [
    ...form.querySelectorAll<HTMLElement>(
      'input:not([tabindex="-1"], [type=radio]:not(:checked)), select, [type=submit]',
    ),
  ];
  stops[stops.indexOf(target) + (shiftKey ? -1 : 1)]?.focus();
}

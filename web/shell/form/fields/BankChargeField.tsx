// What the bank took for a payment that it takes back, asked where the money is taken back.
import { useState } from 'react';
import { parseAmount, UNREADABLE_AMOUNT } from '#web/format/amount-entry.ts';
import { AmountField } from '#web/ui/inputs/AmountInput.tsx';

/** `body` is what the call is given; null while what is typed cannot be read. */
export function useBankCharge() {
  const [text, onText] = useState('');
  const paise = parseAmount(text, 0);
  if (text.trim() === '') return { text, onText, body: {} };
  const body = paise === null ? null : { bankCharge: { amountPaise: paise } };
  return { text, onText, body };
}

export type BankChargeInput = { readonly bankCharge?: { readonly amountPaise: number } };

type Props = {
  readonly charge: ReturnType<typeof useBankCharge>;
  readonly readOnly: boolean;
  readonly submitted: boolean;
  /** What the server says of it. */
  readonly error: string | undefined;
};

export const BankChargeField = ({ charge, readOnly, submitted, error }: Props) => (
  <AmountField
    label="Bank charge (₹)"
    optional
    hint="Posted to Bank Charges on the same day."
    text={charge.text}
    onText={charge.onText}
    readOnly={readOnly}
    error={submitted && charge.body === null ? UNREADABLE_AMOUNT : error}
  />
);

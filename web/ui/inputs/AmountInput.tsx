// An amount as it is typed. The text stays the person's own until they leave the field; then it is
// written out, or kept, marked and explained when it cannot be read.
import { useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { amountTypedFault, saysNil, parseAmount } from '#web/format/amount-entry.ts';
import { amountInWords } from '#web/format/amount-words.ts';
import { formatPaise } from '#web/format/money.ts';
import { Field } from './Field.tsx';
import { useHeldWhilePressed } from './use-held-while-pressed.ts';

type InputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className'> & {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** What 50% is taken of, in paise. */
  readonly suggestedPaise?: number;
};

export function AmountInput({ text, onText, suggestedPaise = 0, ...rest }: InputProps) {
  return (
    <input
      type="text"
      inputMode="decimal"
      autoComplete="off"
      placeholder="0.00"
      {...rest}
      value={text}
      onChange={(event) => onText(event.target.value)}
      onFocus={(event) => {
        event.currentTarget.select();
        rest.onFocus?.(event);
      }}
      onBlur={(event) => {
        const paise = parseAmount(text, suggestedPaise);
        if (paise !== null) onText(formatPaise(paise));
        rest.onBlur?.(event);
      }}
      className="control num"
    />
  );
}

type FieldProps = InputProps & {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | null | undefined;
  readonly optional?: boolean;
  /** Whether nothing at all is an amount here. */
  readonly mayBeNil?: boolean;
};

/** With its label: in words while it is typed, and what is wrong with it once it is left. */
export function AmountField({ label, hint, error = null, ...rest }: FieldProps) {
  const { optional = false, mayBeNil = false, ...input } = rest;
  const [focused, setFocused] = useState(false);
  const paise = parseAmount(input.text, input.suggestedPaise);
  const unreadable =
    !focused && input.text.trim() !== '' && paise === null && !(mayBeNil && saysNil(input.text));
  const words = focused && paise !== null ? amountInWords(paise) : '';
  // The line under the field is always there, so that words come and go without moving the form.
  const below = words === '' ? (hint ?? '\u00a0') : words;
  const wrong = useHeldWhilePressed(error ?? (unreadable ? amountTypedFault(input.text) : null));
  return (
    <Field label={label} optional={optional} error={wrong} hint={wrong === null ? below : hint}>
      {(control) => (
        <AmountInput
          {...input}
          {...control}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        />
      )}
    </Field>
  );
}

// An amount as it is typed. The text stays the person's own until they leave the field; then it is
// written out, or kept and marked when it cannot be read.
import type { ComponentProps } from 'react';
import { parseAmount } from '#web/format/amount-entry.ts';
import { formatPaise } from '#web/format/money.ts';

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className'> & {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** What 50% is taken of, in paise. */
  readonly suggestedPaise?: number;
};

export function AmountInput({ text, onText, suggestedPaise = 0, ...rest }: Props) {
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

// Narrows a register to amounts between two bounds, either of which may be left blank.
import { useState } from 'react';
import { parseAmount, UNREADABLE_AMOUNT } from '#web/format/amount-entry.ts';
import { amountsInWords, ANY_AMOUNT, isAnyAmount } from './amount-range.ts';
import type { AmountRange } from './amount-range.ts';
import { formatPaise } from '#web/format/money.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { AmountInput } from '#web/ui/inputs/AmountInput.tsx';
import { Field } from '#web/ui/inputs/Field.tsx';
import { BoxPill } from './Pills.tsx';

type Props = {
  readonly amounts: AmountRange;
  readonly onChange: (amounts: AmountRange) => void;
  readonly opensAtOnce?: boolean;
};

export function AmountPill({ amounts, onChange, opensAtOnce = false }: Props) {
  const { leastPaise, mostPaise } = amounts;
  return (
    <BoxPill
      label="Amount"
      value={amountsInWords(amounts)}
      isSet={!isAnyAmount(amounts)}
      opensAtOnce={opensAtOnce}
    >
      {(close) => (
        <Bounds
          // What the address says now, whoever wrote it there.
          key={`${leastPaise} ${mostPaise}`}
          amounts={amounts}
          onChange={(next) => {
            onChange(next);
            close();
          }}
        />
      )}
    </BoxPill>
  );
}

const textOf = (paise: number | null): string => (paise === null ? '' : formatPaise(paise));

function Bounds({ amounts, onChange }: Pick<Props, 'amounts' | 'onChange'>) {
  const [least, setLeast] = useState(textOf(amounts.leastPaise));
  const [most, setMost] = useState(textOf(amounts.mostPaise));
  const [isTried, setTried] = useState(false);
  const read = (text: string) => ({
    paise: parseAmount(text),
    isWrong: text.trim() !== '' && parseAmount(text) === null,
  });
  const bounds = [
    { label: 'From (₹)', text: least, onText: setLeast },
    { label: 'Up to (₹)', text: most, onText: setMost },
  ];
  return (
    <form
      className="flex w-56 flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (read(least).isWrong || read(most).isWrong) return;
        onChange({ leastPaise: read(least).paise, mostPaise: read(most).paise });
      }}
    >
      {bounds.map(({ label, text, onText }) => (
        <Field
          key={label}
          label={label}
          error={isTried && read(text).isWrong ? UNREADABLE_AMOUNT : null}
        >
          {(control) => <AmountInput {...control} text={text} onText={onText} />}
        </Field>
      ))}
      <div className="flex gap-2">
        <Button type="submit" kind="primary">
          Show
        </Button>
        <Button onClick={() => onChange(ANY_AMOUNT)}>Any amount</Button>
      </div>
    </form>
  );
}

// Narrows a list to one record, which is picked by its name.
import type { ComponentProps } from 'react';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Picker } from '#web/ui/picker/Picker.tsx';
import { BoxPill } from './Pills.tsx';

type Props = Omit<ComponentProps<typeof Picker>, 'label' | 'placeholder' | 'onChoose'> & {
  readonly label: string;
  /** What the pill says: a name, or that it is any. */
  readonly value: string;
  readonly isSet: boolean;
  /** Null is any. */
  readonly onChange: (id: number | null) => void;
  readonly opensAtOnce: boolean;
};

export function PickerPill({ label, value, isSet, onChange, opensAtOnce, ...picker }: Props) {
  return (
    <BoxPill label={label} value={value} isSet={isSet} opensAtOnce={opensAtOnce}>
      {(close) => {
        const choose = (id: number | null) => {
          onChange(id);
          close();
        };
        return (
          <div className="flex w-72 flex-col items-start gap-3">
            <div className="flex w-full">
              <Picker
                {...picker}
                label={label}
                placeholder={`Any ${picker.noun}`}
                onChoose={choose}
              />
            </div>
            <Button onClick={() => choose(null)}>Any {picker.noun}</Button>
          </div>
        );
      }}
    </BoxPill>
  );
}

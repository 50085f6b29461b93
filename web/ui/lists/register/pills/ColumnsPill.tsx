// Which columns a register shows: those that a person may take out, each with its box.
import { Checkbox } from '#web/ui/inputs/Checkbox.tsx';
import type { ColumnHead } from '../columns.ts';
import { BoxPill } from './Pills.tsx';

type Props = {
  readonly columns: readonly ColumnHead[];
  readonly hidden: readonly string[];
  readonly onHidden: (hidden: readonly string[]) => void;
};

export function ColumnsPill({ columns, hidden, onHidden }: Props) {
  const chosen = columns.filter(({ isFixed = false }) => !isFixed);
  const left = chosen.filter(({ id }) => hidden.includes(id)).length;
  return (
    <BoxPill label="Columns" value={left === 0 ? '' : `${left} hidden`} isSet={false} isPlain>
      {() =>
        chosen.map(({ id, label }) => (
          <Checkbox
            key={id}
            checked={!hidden.includes(id)}
            onChange={(isShown) => {
              const others = hidden.filter((one) => one !== id);
              onHidden(isShown ? others : [...others, id]);
            }}
          >
            {label}
          </Checkbox>
        ))
      }
    </BoxPill>
  );
}

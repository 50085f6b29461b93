// One of a few, each a pill of its own with how many rows it would show.
import { useId } from 'react';
import { formatCount } from '#web/format/money.ts';

export type PillChoice = {
  readonly value: string;
  readonly label: string;
  /** Left out where it is not known. */
  readonly count?: number | undefined;
};

type Props = {
  readonly label: string;
  readonly value: string;
  readonly options: readonly PillChoice[];
  readonly onChange: (value: string) => void;
};

export function ChoicePills({ label, value, options, onChange }: Props) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className="pill-choice">
      {options.map((option) => (
        <label key={option.value} className={`pill ${option.value === value ? 'is-set' : ''}`}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.label} {option.count !== undefined && <b>{formatCount(option.count)}</b>}
        </label>
      ))}
    </div>
  );
}

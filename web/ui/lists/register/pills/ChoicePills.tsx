// One of a few, each a pill of its own with how many rows it would show.
import { useId } from 'react';
import { formatCount } from '#web/format/money.ts';
import './pills.css';

type PillChoice<Value extends string = string> = {
  readonly value: Value;
  readonly label: string;
  /** Left out where it is not known. */
  readonly count?: number | undefined;
};

type Props<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly PillChoice<Value>[];
  readonly onChange: (value: Value) => void;
};

export function ChoicePills<Value extends string>({
  label,
  value,
  options,
  onChange,
}: Props<Value>) {
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

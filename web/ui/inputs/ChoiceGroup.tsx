// Several boxes or one of several reasons, under one name. Their numbers choose them, and a long
// list can be narrowed down.
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { FieldError } from './Field.tsx';
import { SearchField } from './SearchField.tsx';

type Option<Value extends string> = { readonly value: Value; readonly label: string };

type Props<Value extends string> = {
  readonly legend: string;
  readonly options: readonly Option<Value>[];
  readonly error?: string | null;
  readonly below?: ReactNode;
} & (
  | {
      readonly kind: 'one';
      readonly value: Value | null;
      readonly onChange: (value: Value) => void;
      /** Shows the number that chooses each. */
      readonly numbered?: boolean;
    }
  | {
      readonly kind: 'several';
      readonly value: readonly Value[];
      readonly onChange: (value: readonly Value[]) => void;
    }
);

/** Above so many a filter stands over them. */
const FILTER_ABOVE = 12;

export function ChoiceGroup<Value extends string>(props: Props<Value>) {
  const { legend, options, error = null } = props;
  const [filter, setFilter] = useState('');
  const id = useId();
  const numbered = props.kind === 'one' && props.numbered === true;
  const isChosen = (value: Value) =>
    props.kind === 'one' ? props.value === value : props.value.includes(value);
  const choose = (value: Value, on: boolean) => {
    if (props.kind === 'one') return props.onChange(value);
    props.onChange(on ? [...props.value, value] : props.value.filter((each) => each !== value));
  };
  return (
    <fieldset
      aria-describedby={error === null ? undefined : `${id}-error`}
      onKeyDown={(event) => {
        const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
        const option = options[Number(digit) - 1];
        if (!numbered || option === undefined || event.ctrlKey || event.altKey) return;
        event.preventDefault();
        choose(option.value, true);
      }}
      className="flex flex-col gap-1"
    >
      <legend className="mb-1 font-medium text-ink-2">{legend}</legend>
      {options.length > FILTER_ABOVE && (
        <SearchField label={`Filter ${legend.toLowerCase()}`} value={filter} onChange={setFilter} />
      )}
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {options
          .filter(({ label }) => label.toLowerCase().includes(filter.trim().toLowerCase()))
          .map(({ value, label }, index) => (
            <label key={value} className="flex min-h-8 items-center gap-2 pointer-coarse:min-h-11">
              <input
                type={props.kind === 'one' ? 'radio' : 'checkbox'}
                name={id}
                value={value}
                checked={isChosen(value)}
                onChange={(event) => choose(value, event.target.checked)}
                className="size-4 shrink-0 accent-brand"
              />
              <span>
                {numbered && <span className="text-ink-3">{index + 1} </span>}
                {label}
              </span>
            </label>
          ))}
      </div>
      <div id={`${id}-error`}>{error !== null && <FieldError>{error}</FieldError>}</div>
      {props.below}
    </fieldset>
  );
}

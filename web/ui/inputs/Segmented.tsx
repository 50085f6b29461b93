// A choice among a few, as radio buttons that look like one bar; or, where the bar would not fit,
// as the browser's own list.
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useWide } from '#web/ui/use-wide.ts';
import { Select } from './Select.tsx';

type Option<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  readonly hint?: ReactNode;
};

type Props<Value extends string> = {
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};

const OPTION =
  'relative flex min-h-[calc(var(--row)-2px)] cursor-pointer items-center gap-1.5 px-3 ' +
  'font-medium whitespace-nowrap';
/** A bar beneath, not a filled block: only the primary button of a page is filled. */
const CHOSEN = 'bg-brand-soft text-brand-ink shadow-[inset_0_-2px_0_var(--c-brand)]';
const FOCUSED =
  'has-focus-visible:z-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 ' +
  'has-focus-visible:outline-focus';

export function Segmented<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className="inline-flex max-w-full">
      <legend className="sr-only">{label}</legend>
      <div className="inline-flex max-w-full rounded-sm border border-line-strong bg-surface">
        {options.map((option, index) => (
          <label
            key={option.value}
            className={`${OPTION} ${FOCUSED} ${
              index > 0 ? 'border-l border-line' : 'rounded-l-[5px]'
            } ${index === options.length - 1 ? 'rounded-r-[5px]' : ''} ${
              option.value === value ? CHOSEN : 'text-ink-2 hover:bg-surface-2'
            }`}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            {option.label}
            {option.hint}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** For more than three: a bar from 640 px on, the browser's list below. */
export function SegmentedOrSelect<Value extends string>(props: Props<Value>) {
  const wide = useWide();
  if (wide) return <Segmented {...props} />;
  const valueOf = (text: string) => props.options.find(({ value }) => value === text)?.value;
  return (
    <Select
      label={props.label}
      value={props.value}
      options={props.options}
      onChange={(text) => {
        const value = valueOf(text);
        if (value !== undefined) props.onChange(value);
      }}
    />
  );
}

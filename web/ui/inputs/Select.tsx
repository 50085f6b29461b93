import { Icon } from '#web/ui/marks/Icon.tsx';

type Props = {
  /** Read aloud; the control's place says it to the eye. */
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
};

export function Select({ label, value, options, onChange }: Props) {
  return (
    <span className="relative inline-block">
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="control w-auto appearance-none pr-8!"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className="pointer-events-none absolute inset-y-0 right-2 grid place-items-center text-ink-2">
        <Icon name="down" size={16} />
      </span>
    </span>
  );
}

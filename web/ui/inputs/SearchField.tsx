import { Icon } from '#web/ui/marks/Icon.tsx';

type Props = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

export function SearchField({ label, value, onChange }: Props) {
  return (
    <div className="relative w-full sm:w-72">
      <span className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-ink-3">
        <Icon name="search" size={16} />
      </span>
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="control pl-9!"
      />
    </div>
  );
}

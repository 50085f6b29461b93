// What is searched for often lives in the address, which follows a moment later; while the field
// has the focus it shows what was typed.
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Icon } from '#web/ui/marks/Icon.tsx';
import { keyLabel } from '#web/ui/marks/key-names.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';

type Props = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The key that leads here from the page. */
  readonly keys?: string;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly autoFocus?: boolean;
};

/** More letters than the usual field has room for. */
const LONG = 28;

export function SearchField({ label, value, onChange, keys, onKeyDown, autoFocus }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? value;
  return (
    <div className={`relative w-full sm:w-72 ${label.length > LONG ? 'xl:w-96' : ''}`}>
      <span
        className={
          'pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-ink-3'
        }
      >
        <Icon name="search" size={16} />
      </span>
      <input
        type="search"
        aria-label={label}
        aria-keyshortcuts={keys}
        placeholder={label}
        value={text}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(event.target.value);
        }}
        autoFocus={autoFocus}
        onBlur={() => setTyped(null)}
        onKeyDown={onKeyDown}
        className={`control pl-9! text-ellipsis ${keys === undefined ? '' : 'sm:pr-10!'}`}
      />
      {keys !== undefined && text === '' && (
        <span className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center">
          <Kbd>{keyLabel(keys)}</Kbd>
        </span>
      )}
    </div>
  );
}

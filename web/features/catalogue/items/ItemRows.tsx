// New items of a list, each in a row of its own: Enter in a filled row goes to the next, which is
// there already.
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { MASTER_NAME_MAX } from '#api/contract/catalogue/name-max.ts';
import { FieldError } from '#web/ui/inputs/Field.tsx';

type Props = {
  /** What the rows are called together, such as `Assets`. */
  readonly legend: string;
  /** What one row is called in a sentence, such as `asset`. */
  readonly noun: string;
  readonly help?: string;
  readonly items: readonly string[];
  readonly onChange: (items: readonly string[]) => void;
  readonly error: string | undefined;
  readonly readOnly: boolean;
};

export function ItemRows({ legend, noun, help, items, onChange, error, readOnly }: Props) {
  const list = useRef<HTMLFieldSetElement>(null);
  const put = (at: number, text: string) => {
    const next = [...items];
    next[at] = text;
    // Empty rows go, save the last.
    onChange(next.filter((each, place) => each !== '' || place < at));
  };
  const onKeyDown = (at: number) => (event: KeyboardEvent<HTMLInputElement>) => {
    const isFilled = event.currentTarget.value.trim() !== '';
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !isFilled) return;
    event.preventDefault();
    list.current?.querySelectorAll('input')[at + 1]?.focus();
  };
  return (
    <fieldset ref={list} className="flex min-w-0 flex-col gap-1">
      <legend className="mb-1 font-medium text-ink-2">
        {legend}
        <span className="font-normal text-ink-3"> (optional)</span>
      </legend>
      {[...items, ''].map((item, at) => (
        <input
          key={at}
          type="text"
          aria-label={`New ${noun} ${at + 1}`}
          placeholder={`Add ${noun}`}
          value={item}
          readOnly={readOnly}
          dir="auto"
          autoComplete="off"
          maxLength={MASTER_NAME_MAX}
          onChange={(event) => put(at, event.target.value)}
          onKeyDown={onKeyDown(at)}
          className="control"
        />
      ))}
      {error !== undefined && <FieldError>{error}</FieldError>}
      {help !== undefined && <p className="text-sm text-ink-3">{help}</p>}
    </fieldset>
  );
}

/** What is filled in. */
export const filledItems = (items: readonly string[]): string[] =>
  items.map((item) => item.trim()).filter((item) => item !== '');

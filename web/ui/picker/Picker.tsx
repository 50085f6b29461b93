// A text field that chooses one of a list by name. Its contract is in the tests of the same name.
import { useId, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useWide } from '#web/ui/use-wide.ts';
import type { Choice } from './match.ts';
import { PickerPopup, PickerSheet } from './PickerList.tsx';
import type { ListProps } from './PickerList.tsx';
import { usePicker } from './use-picker.ts';
import type { PickerModel } from './use-picker.ts';

type Props = PickerModel & {
  readonly label: string;
  /** Given when a visible label points here. */
  readonly id?: string | undefined;
  readonly placeholder?: string;
  readonly invalid?: boolean;
  readonly describedBy?: string | undefined;
  readonly readOnly?: boolean;
  readonly autoFocus?: boolean;
  /** Written on the input as data-place, for the form that moves the focus. */
  readonly place?: string;
  /** The address behind `Add +`, so that it can be opened beside this page. */
  readonly addHref?: (text: string) => string;
  /** Hears Enter once there is nothing left to choose here. */
  readonly onEnter?: (event: KeyboardEvent<HTMLInputElement>) => void;
};

export function Picker(props: Props) {
  const { label, id, invalid = false, readOnly = false, onEnter } = props;
  const picker = usePicker(props);
  const input = useRef<HTMLInputElement>(null);
  const wide = useWide();
  const listId = useId();
  const optionId = (choice: Choice) => `${listId}-${choice.id}`;
  const isOpen = picker.typing?.open === true && !readOnly;
  const isSheet = isOpen && !wide;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // While letters are being composed, the keys are the input method's; Safari says so by 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229 || readOnly) return;
    if (event.key !== 'Enter') return picker.onKeyDown(event);
    const settled = picker.settle();
    // With Ctrl it means the whole form, which hears the same event.
    if (event.ctrlKey || event.metaKey) return;
    if (settled) onEnter?.(event);
    else event.preventDefault();
  };
  const list: ListProps = {
    id: listId,
    label,
    noun: props.noun,
    picker,
    optionId,
    addHref: props.addHref,
    canAdd: props.onAdd !== undefined,
  };
  return (
    <div className="relative min-w-0 flex-1">
      <div
        data-covers={isSheet ? '' : undefined}
        className={
          isSheet
            ? 'fixed inset-0 z-50 flex h-dvh flex-col gap-2 border-12 border-transparent ' +
              'bg-surface window-safe'
            : 'contents'
        }
      >
        <input
          ref={input}
          id={id}
          data-place={props.place}
          type="text"
          role="combobox"
          aria-label={id === undefined ? label : undefined}
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={picker.active === null ? undefined : optionId(picker.active)}
          aria-invalid={invalid}
          aria-describedby={props.describedBy}
          aria-keyshortcuts={props.onAdd === undefined ? undefined : 'Alt+C'}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          autoFocus={props.autoFocus}
          // A dialog that opens with it looks for this: before, nothing inside can have the focus.
          data-first={props.autoFocus === true ? '' : undefined}
          readOnly={readOnly}
          placeholder={props.placeholder}
          value={picker.text}
          onChange={(event) => picker.type(event.target.value)}
          onFocus={(event) => event.currentTarget.select()}
          onClick={() => !isOpen && picker.open()}
          onBlur={picker.leave}
          onKeyDown={onKeyDown}
          className="control shrink-0"
        />
        {isOpen && (wide ? <PickerPopup {...list} input={input} /> : <PickerSheet {...list} />)}
      </div>
      {isSheet && <div className="h-(--row)" />}
      <p role="status" className={picker.cleared === null ? 'sr-only' : 'mt-1 text-sm text-warn'}>
        {picker.cleared}
      </p>
    </div>
  );
}

// A text field that chooses one of a list by name.
import { useId } from 'react';
import type { KeyboardEvent } from 'react';
import type { Choice } from './match.ts';
import { PickerList } from './PickerList.tsx';
import { isUnsettled, usePicker } from './use-picker.ts';
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
  const listId = useId();
  const optionId = (choice: Choice) => `${listId}-${choice.id}`;
  const isOpen = picker.typing?.open === true && !readOnly;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || readOnly) return;
    const settles = picker.active !== null || !isUnsettled(picker);
    picker.onKeyDown(event);
    // With Ctrl it means the whole form, which hears the same event.
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    if (settles) onEnter?.(event);
    else event.preventDefault();
  };
  return (
    <div className="relative min-w-0 flex-1">
      <input
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
        readOnly={readOnly}
        placeholder={props.placeholder}
        value={picker.text}
        onChange={(event) => picker.type(event.target.value)}
        onFocus={(event) => event.currentTarget.select()}
        onClick={() => !isOpen && picker.open()}
        onBlur={picker.leave}
        onKeyDown={onKeyDown}
        className="control"
      />
      {isOpen && (
        <PickerList
          id={listId}
          label={label}
          noun={props.noun}
          picker={picker}
          optionId={optionId}
          addHref={props.addHref}
          canAdd={props.onAdd !== undefined}
        />
      )}
      <p role="status" className={picker.cleared === null ? 'sr-only' : 'mt-1 text-sm text-warn'}>
        {picker.cleared}
      </p>
    </div>
  );
}

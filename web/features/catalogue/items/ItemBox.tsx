// One item that a record has: whether it is enabled, its name, and taking it away.
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Item } from '#api/contract/catalogue/fields.ts';
import { Button, IconButton } from '#web/ui/buttons/Button.tsx';
import { itemAfter } from './item-edits.ts';
import type { ItemEdit } from './item-edits.ts';
import type { KeyboardEvent } from 'react';
import { MASTER_NAME_MAX } from '#api/contract/catalogue/name-max.ts';

type Props = {
  readonly item: Item;
  readonly edit: ItemEdit | undefined;
  readonly onEdit: (edit: ItemEdit) => void;
  readonly disabled: boolean;
};

const ROW = 'flex min-h-8 items-center gap-1 pointer-coarse:min-h-11';

export function ItemBox({ item, edit = {}, onEdit, disabled }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const [renaming, setRenaming] = useState(false);
  const { name } = itemAfter(item, edit);
  // What had the focus is gone then: it goes to what stands in its place.
  const turnTo = (selector: string, act: () => void) => {
    flushSync(act);
    row.current?.querySelector<HTMLElement>(selector)?.focus();
  };
  if (edit.removed === true) {
    return (
      <div ref={row} className={ROW}>
        <span dir="auto" className="min-w-0 flex-1 break-words text-ink-2">
          <del>{name}</del> <span className="text-sm">goes when you save</span>
        </span>
        <Button
          kind="quiet"
          disabled={disabled}
          onClick={() => turnTo('input', () => onEdit({ ...edit, removed: false }))}
        >
          Keep<span className="sr-only"> {name}</span>
        </Button>
      </div>
    );
  }
  return (
    <div ref={row} className={ROW}>
      {renaming ? (
        <RenameInput
          name={name}
          onName={(text) => flushSync(() => onEdit({ ...edit, name: text }))}
          onEnd={() => turnTo('input', () => setRenaming(false))}
          onLeave={() => setRenaming(false)}
        />
      ) : (
        <>
          <Box item={item} edit={edit} onEdit={onEdit} disabled={disabled} />
          <IconButton
            icon="pencil"
            label={`Rename ${name}`}
            disabled={disabled}
            onClick={() => turnTo('input', () => setRenaming(true))}
            className="size-7!"
          />
          <IconButton
            icon="close"
            label={`Remove ${name}`}
            disabled={disabled}
            onClick={() => turnTo('button', () => onEdit({ ...edit, removed: true }))}
            className="size-7!"
          />
        </>
      )}
    </div>
  );
}

function Box({ item, edit, onEdit, disabled }: Props) {
  const { name, enabled } = itemAfter(item, edit);
  return (
    <label className="flex min-w-0 flex-1 items-center gap-2">
      <input
        type="checkbox"
        checked={enabled}
        disabled={disabled}
        onChange={(event) => onEdit({ ...edit, enabled: event.target.checked })}
        className="size-4 shrink-0 accent-brand"
      />
      <span dir="auto" className="min-w-0 break-words">
        {name}
      </span>
    </label>
  );
}

// Another name for an item, in its row: Enter takes it, Escape leaves the name as it was.
type RenameInputProps = {
  readonly name: string;
  readonly onName: (name: string) => void;
  /** Called when Enter or Escape ended the renaming. */
  readonly onEnd: () => void;
  /** Called when the focus went elsewhere. */
  readonly onLeave: () => void;
};

function RenameInput({ name, onName, onEnd, onLeave }: RenameInputProps) {
  const [text, setText] = useState(name);
  const take = () => {
    if (text.trim() !== '') onName(text.trim());
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || !/^(Enter|Escape)$/.test(event.key)) return;
    if (event.key === 'Enter') take();
    // With Ctrl it means the whole form, which hears the same event.
    if (event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    onEnd();
  };
  return (
    <input
      type="text"
      aria-label={`New name of ${name}`}
      value={text}
      maxLength={MASTER_NAME_MAX}
      dir="auto"
      autoComplete="off"
      onChange={(event) => setText(event.target.value)}
      onFocus={(event) => event.currentTarget.select()}
      onKeyDown={onKeyDown}
      onBlur={() => {
        take();
        onLeave();
      }}
      className="control"
    />
  );
}

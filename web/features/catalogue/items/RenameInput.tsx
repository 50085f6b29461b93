// Another name for an item, in its row: Enter takes it, Escape leaves the name as it was.
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { MASTER_NAME_MAX } from '#api/contract/catalogue/name-max.ts';

type Props = {
  readonly name: string;
  readonly onName: (name: string) => void;
  /** Called when Enter or Escape ended the renaming. */
  readonly onEnd: () => void;
  /** Called when the focus went elsewhere. */
  readonly onLeave: () => void;
};

export function RenameInput({ name, onName, onEnd, onLeave }: Props) {
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

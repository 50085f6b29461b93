// Views of a register: what it was narrowed to and sorted by, under a name.
import { useState } from 'react';
import { Button, IconButton } from '#web/ui/buttons/Button.tsx';
import { BoxPill } from './Pills.tsx';

export type NamedView = {
  readonly name: string;
  /** As the address has it, without a question mark. */
  readonly query: string;
};

type Props = {
  /** By which a key opens it. */
  readonly id: string;
  /** Those that every person has. */
  readonly given: readonly NamedView[];
  readonly saved: readonly NamedView[];
  /** What is shown now. */
  readonly query: string;
  readonly onOpen: (query: string) => void;
  readonly onSaved: (views: readonly NamedView[]) => void;
};

export function ViewsPill({ id, given, saved, query, onOpen, onSaved }: Props) {
  const now = [...saved, ...given].find((view) => view.query === query);
  return (
    <BoxPill id={id} label="View" value={now?.name ?? ''} isSet={false} keys="Shift+S">
      {(close) => (
        <>
          <SaveView
            onSave={(name) => {
              onSaved([...saved.filter((view) => view.name !== name), { name, query }]);
              close();
            }}
          />
          <ul>
            {[...saved, ...given].map((view) => (
              <li key={view.name} className="flex items-center">
                <button
                  type="button"
                  aria-pressed={view === now}
                  onClick={() => {
                    onOpen(view.query);
                    close();
                  }}
                  className={
                    'min-h-9 flex-1 rounded-sm px-3 py-1 text-left hover:bg-surface-2 ' +
                    'pointer-coarse:min-h-11'
                  }
                >
                  {view.name}
                </button>
                {saved.includes(view) && (
                  <IconButton
                    icon="close"
                    label={`Remove the view ${view.name}`}
                    onClick={() => onSaved(saved.filter((one) => one !== view))}
                  />
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </BoxPill>
  );
}

const NAME_MAX = 60;

function SaveView({ onSave }: { readonly onSave: (name: string) => void }) {
  const [name, setName] = useState('');
  return (
    <form
      className="mb-2 flex gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === '') return;
        onSave(name.trim());
        setName('');
      }}
    >
      <input
        aria-label="Save this view as"
        placeholder="Save this view as"
        maxLength={NAME_MAX}
        value={name}
        onChange={(event) => setName(event.target.value)}
        className="control"
      />
      <Button type="submit">Save</Button>
    </form>
  );
}

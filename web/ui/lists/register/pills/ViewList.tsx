// The views of a register or a report: the one that is shown may be saved under a name, and any is
// chosen again.
import { useState } from 'react';
import { Button, IconButton } from '#web/ui/buttons/Button.tsx';

export type NamedView = {
  readonly name: string;
  /** As the address has it, without a question mark. */
  readonly query: string;
};

export type ViewsProps = {
  /** Those that every person has. */
  readonly given: readonly NamedView[];
  readonly saved: readonly NamedView[];
  /** What is shown now. */
  readonly query: string;
  readonly onOpen: (query: string) => void;
  readonly onSaved: (views: readonly NamedView[]) => void;
};

/** @returns the view that is shown, if it has a name. */
export const viewShown = ({
  given,
  saved,
  query,
}: Pick<ViewsProps, 'given' | 'saved' | 'query'>): NamedView | undefined =>
  [...saved, ...given].find((view) => view.query === query);

type Props = ViewsProps & {
  /** Closes the box that it stands in. */
  readonly onDone: () => void;
};

export function ViewList({ given, saved, query, onOpen, onSaved, onDone }: Props) {
  const now = viewShown({ given, saved, query });
  const views = [...saved, ...given];
  return (
    <>
      <SaveView
        onSave={(name) => {
          onSaved([...saved.filter((view) => view.name !== name), { name, query }]);
          onDone();
        }}
      />
      {views.length > 0 && (
        <ul>
          {views.map((view) => (
            <li key={view.name} className="flex items-center">
              <button
                type="button"
                aria-pressed={view === now}
                onClick={() => {
                  onOpen(view.query);
                  onDone();
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
      )}
    </>
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

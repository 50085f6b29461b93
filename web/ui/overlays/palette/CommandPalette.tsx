// One input for going, making and finding. The focus stays in the input; the option that is marked
// is always the one that aria-activedescendant names, and it is marked anew at every letter.
import { useId } from 'react';
import { Icon } from '#web/ui/marks/Icon.tsx';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { Modal } from '../Modal.tsx';
import { PaletteList } from './PaletteList.tsx';
import { usePalette } from './use-palette.ts';
import type { PaletteModel } from './use-palette.ts';

type Props = PaletteModel & { readonly onClose: () => void };

/** Mount it to open it. */
export function CommandPalette(props: Props) {
  const palette = usePalette(props);
  const listId = useId();
  const { shown, active, above } = palette;
  const optionId = (id: string) => `${listId}-${id}`;
  const name = above === null ? 'Search or run a command' : `What to do with ${above.name}`;
  return (
    <Modal
      label="Commands"
      onClose={props.onClose}
      className={
        'mx-auto mt-[12dvh] mb-auto max-h-[76dvh] w-[min(640px,calc(100vw-32px))] rounded-md ' +
        'border border-line bg-surface p-0 text-ink shadow-dialog open:flex open:flex-col ' +
        'max-sm:m-0 max-sm:h-dvh max-sm:max-h-none max-sm:w-screen max-sm:max-w-none ' +
        'max-sm:window-safe max-sm:rounded-none max-sm:border-0'
      }
    >
      <div className="flex items-center gap-2 border-b border-line px-4 text-ink-3">
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          data-first=""
          aria-label={name}
          aria-expanded={shown.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active === null ? undefined : optionId(active.id)}
          placeholder={name}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          value={palette.text}
          onChange={(event) => palette.type(event.target.value)}
          onKeyDown={palette.onKeyDown}
          className={
            'min-h-13 min-w-0 flex-1 bg-transparent text-input text-ink outline-none ' +
            'placeholder:text-ink-3'
          }
        />
        <button
          type="button"
          onClick={props.onClose}
          className="-mr-2 min-h-11 px-2 font-medium text-brand-ink sm:hidden"
        >
          Close
        </button>
      </div>
      <PaletteList id={listId} label={name} palette={palette} optionId={optionId} />
      <p
        className={
          'hidden gap-4 border-t border-line bg-surface-2 px-4 py-2 text-xs text-ink-2 ' +
          'sm:flex pointer-coarse:hidden'
        }
      >
        <span>
          <Kbd>↵</Kbd> run
        </span>
        <span>
          <Kbd>Ctrl ↵</Kbd> in a new tab
        </span>
        <span>
          <Kbd>→</Kbd> what else it can do
        </span>
        <span>
          <Kbd>Esc</Kbd> close
        </span>
      </p>
    </Modal>
  );
}

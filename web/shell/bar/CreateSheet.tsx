// What a phone's + opens: everything that can be begun, at the foot of the window.
import { Link } from 'react-router-dom';
import { Icon } from '#web/ui/marks/Icon.tsx';
import { Modal } from '#web/ui/overlays/Modal.tsx';
import { creationPlaces } from '../commands/overlays/all-places.ts';
import { useScope } from '../commands/use-scope.ts';

/** Those that are begun most stand first; the rest keeps the order of the palette. */
const FIRST = ['New invoice', 'New receipt', 'New payment', 'New journal entry', 'New customer'];

export function CreateSheet({ onClose }: { readonly onClose: () => void }) {
  const places = creationPlaces(useScope());
  const placeOf = (name: string) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);
  const ordered = places.toSorted((a, b) => placeOf(a.name) - placeOf(b.name));
  return (
    <Modal
      label="New"
      onClose={onClose}
      className={
        'mx-auto mt-auto mb-0 max-h-[80dvh] w-screen max-w-160 rounded-t-md border-t border-line ' +
        'bg-surface p-0 pb-[env(safe-area-inset-bottom)] text-ink shadow-dialog'
      }
    >
      <div className="flex items-center justify-between py-1 pr-1 pl-4">
        <h2 className="text-h2 font-semibold">New</h2>
        <button
          type="button"
          aria-label="Close"
          onClick={onClose}
          className="grid size-11 place-items-center rounded-sm text-ink-2"
        >
          <Icon name="close" />
        </button>
      </div>
      <ul className="grid grid-cols-2 border-t border-line">
        {ordered.map(({ name, to }) => (
          <li key={name} className="border-b border-line odd:border-r">
            <Link to={to} onClick={onClose} className="flex min-h-12 items-center px-4">
              {name.replace(/^New ./, ([, , , , letter = '']) => letter.toUpperCase())}
            </Link>
          </li>
        ))}
      </ul>
    </Modal>
  );
}

// On a phone the four places that are opened most, and what begins something new, under the thumb.
// A page with acts of its own at its foot has those in its place (`data-foot`).
import { useSetAtom } from 'jotai';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { Icon } from '#web/ui/marks/Icon.tsx';
import type { IconName } from '#web/ui/marks/Icon.tsx';
import { overlayAtom } from '../commands/atoms.ts';
import { useIsPresent } from '../guards/past/PresentOnly.tsx';
import { useScope } from '../commands/use-scope.ts';
import { currentItem } from '../sidebar/items.ts';

const CELL = 'relative flex flex-col items-center justify-center gap-1 text-kbd font-medium';

export function BottomBar() {
  const setOverlay = useSetAtom(overlayAtom);
  const isPresent = useIsPresent();
  return (
    <nav aria-label="Most used" data-bottom-bar="" className="bottom-bar sm:hidden print:hidden">
      <Place text="Home" icon="dashboard" at={paths.dashboard} />
      <Place text="Invoices" icon="document" at={paths.invoices} />
      {isPresent ? (
        <button
          type="button"
          aria-label="New"
          aria-haspopup="dialog"
          onClick={() => setOverlay('create')}
          className="grid place-items-center"
        >
          <span className="grid size-11 place-items-center rounded-full bg-brand text-on-brand">
            <Icon name="plus" />
          </span>
        </button>
      ) : (
        <span />
      )}
      <Place text="Entries" icon="book" at={paths.journals()} />
      <Place text="Reports" icon="chart" at={paths.reports()} />
    </nav>
  );
}

type PlaceProps = { readonly text: string; readonly icon: IconName; readonly at: string };

function Place({ text, icon, at }: PlaceProps) {
  const { pathname } = useLocation();
  const scope = useScope();
  // The pages of a book that the address names are the same places.
  const isCurrent = currentItem(pathname.replace(/^\/book\/\d+(?=\/)/, '')) === at;
  return (
    <Link
      to={scope === undefined ? at : inBook(at, scope)}
      aria-current={isCurrent ? 'page' : undefined}
      className={`${CELL} ${isCurrent ? 'text-brand-ink' : 'text-ink-2'}`}
    >
      {isCurrent && <span className="absolute inset-x-1 top-0 h-0.5 bg-brand" />}
      <Icon name={icon} />
      {text}
    </Link>
  );
}

function inBook(at: string, scope: number): string {
  if (at === paths.invoices) return paths.invoicesOf(scope);
  if (at === paths.journals()) return paths.journals(scope);
  return at === paths.reports() ? paths.reports(scope) : at;
}

// On a phone the four places that are opened most, and what begins something new, under the thumb.
// A page with acts of its own at its foot has those in its place (`data-foot`).
import { useSetAtom } from 'jotai';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { Icon } from '#web/ui/marks/Icon.tsx';
import { overlayAtom } from '../commands/atoms.ts';
import { useIsPresent } from '../guards/past/PresentOnly.tsx';
import { useScope } from '../commands/use-scope.ts';
import { currentItem } from '../sidebar/items.ts';
import type { SidebarItem } from '../sidebar/items.ts';

type Place = SidebarItem & { readonly icon: NonNullable<SidebarItem['icon']> };

const HOME: Place = { text: 'Home', icon: 'dashboard', to: paths.dashboard };
const INVOICES: Place = { text: 'Invoices', icon: 'document', to: paths.invoices };
const ENTRIES: Place = { text: 'Entries', icon: 'book', to: paths.journals() };
const REPORTS: Place = { text: 'Reports', icon: 'chart', to: paths.reports() };
const PLACES = [HOME, INVOICES, ENTRIES, REPORTS];

const CELL = 'relative flex flex-col items-center justify-center gap-1 text-kbd font-medium';

export function BottomBar() {
  const setOverlay = useSetAtom(overlayAtom);
  const isPresent = useIsPresent();
  return (
    <nav aria-label="Most used" data-bottom-bar="" className="bottom-bar sm:hidden print:hidden">
      <Door place={HOME} />
      <Door place={INVOICES} />
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
      <Door place={ENTRIES} />
      <Door place={REPORTS} />
    </nav>
  );
}

function Door({ place }: { readonly place: Place }) {
  const { text, icon, to } = place;
  const { pathname } = useLocation();
  const scope = useScope();
  const isCurrent = currentItem(PLACES, pathname) === place;
  return (
    <Link
      to={scope === undefined ? to : inBook(place, scope)}
      aria-current={isCurrent ? 'page' : undefined}
      className={`${CELL} ${isCurrent ? 'text-brand-ink' : 'text-ink-2'}`}
    >
      {isCurrent && <span className="absolute inset-x-1 top-0 h-0.5 bg-brand" />}
      <Icon name={icon} />
      {text}
    </Link>
  );
}

function inBook(place: Place, scope: number): string {
  if (place === INVOICES) return paths.invoicesOf(scope);
  if (place === ENTRIES) return paths.journals(scope);
  return place === REPORTS ? paths.reports(scope) : place.to;
}

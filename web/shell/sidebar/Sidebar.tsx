import { useAtomValue } from 'jotai';
import { Link, useLocation } from 'react-router-dom';
import { sessionAtom } from '#web/state/session.ts';
import { Icon } from '#web/ui/marks/Icon.tsx';
import { BrandMark } from '#web/ui/marks/Marks.tsx';
import { currentItem, NAVIGATION, VERSION_LABEL } from './items.ts';

const ITEM = 'flex min-h-9 items-center gap-3 rounded-sm px-3 font-medium max-lg:min-h-11';

/** Who, where to, and which version; the drawer of a narrow window holds the same. */
export function Sidebar({ onNavigate }: { readonly onNavigate?: () => void }) {
  const user = useAtomValue(sessionAtom);
  const current = currentItem(useLocation().pathname);
  return (
    <div className="flex h-full flex-col bg-surface-2">
      <div className="flex items-center gap-3 px-5 py-4">
        <BrandMark />
        <div className="min-w-0">
          <p dir="auto" className="truncate font-semibold">
            {user?.name}
          </p>
          <p className="truncate text-xs text-ink-2">{user?.email}</p>
        </div>
      </div>
      <nav aria-label="Main" className="flex-1 overflow-y-auto px-3">
        <ul className="flex flex-col gap-0.5">
          {NAVIGATION.map(({ text, to, icon }) => (
            <li key={to} className="relative">
              {to === current && (
                <span className="absolute inset-y-1.5 -left-3 w-1 rounded-r-full bg-brand" />
              )}
              <Link
                to={to}
                onClick={onNavigate}
                aria-current={to === current ? 'page' : undefined}
                className={`${ITEM} ${
                  to === current ? 'bg-brand-soft text-brand-ink' : 'text-ink-2 hover:bg-surface-3'
                }`}
              >
                <Icon name={icon} />
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className="px-5 py-4 text-xs text-ink-2">{VERSION_LABEL}</p>
    </div>
  );
}

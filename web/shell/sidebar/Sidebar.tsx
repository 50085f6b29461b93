import { useEffect, useId, useRef } from 'react';
import { useAtom, useAtomValue } from 'jotai';
import { Link, useLocation } from 'react-router-dom';
import { preferencesAtom } from '#web/state/preferences.ts';
import { isAdmin, sessionAtom } from '#web/state/session.ts';
import { Icon } from '#web/ui/marks/Icon.tsx';
import { BrandMark } from '#web/ui/marks/Marks.tsx';
import { useShownBook } from '../commands/use-shown-book.ts';
import { currentItem, sidebarItems, menuOf, VERSION_LABEL } from './items.ts';
import type { SidebarGroup, SidebarItem } from './items.ts';
import { useHasOrders } from './use-has-orders.ts';

/** A finger needs more room than a mouse, in a narrow window as on a wide touch screen. */
const TALL = 'max-lg:min-h-11 pointer-coarse:min-h-11';
const ALONE = `flex min-h-9 items-center gap-3 rounded-sm px-3 font-medium ${TALL}`;
const WITHIN = `flex min-h-[27px] items-center rounded-sm pr-3 pl-9 font-medium lg:text-sm ${TALL}`;

type Props = { readonly onNavigate?: () => void };

/** Who, where to, and which version; the drawer of a narrow window holds the same. */
export function Sidebar({ onNavigate }: Props) {
  const user = useAtomValue(sessionAtom);
  const bookId = useShownBook()?.id ?? null;
  const hasOrders = useHasOrders(bookId);
  const hasReceipts = useHasOrders(bookId, 'receipts');
  const menu = menuOf({ bookId, isAdmin: user !== null && isAdmin(user), hasOrders, hasReceipts });
  const current = currentItem(sidebarItems(menu), useLocation().pathname);
  return (
    <div className="flex h-full flex-col bg-surface-2">
      <div className="flex items-center gap-3 px-5 py-3">
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
          {menu.map((part) =>
            'group' in part ? (
              <Group key={part.group} {...part} current={current} onNavigate={onNavigate} />
            ) : (
              <Item key={part.to} item={part} current={current} onNavigate={onNavigate} />
            ),
          )}
        </ul>
      </nav>
      <p className="px-5 py-3 text-xs text-ink-2">{VERSION_LABEL}</p>
    </div>
  );
}

type Lit = {
  readonly current: SidebarItem | null;
  readonly onNavigate: (() => void) | undefined;
};

/** Its head closes it, which is remembered; it is open wherever it holds the page. */
function Group({ group, icon, items, current, onNavigate }: SidebarGroup & Lit) {
  const [preferences, setPreferences] = useAtom(preferencesAtom);
  const { closedGroups } = preferences;
  const holdsPage = current !== null && items.includes(current);
  const isOpen = holdsPage || !closedGroups.includes(group);
  const id = useId();
  const toggle = () => {
    const others = closedGroups.filter((name) => name !== group);
    setPreferences({ ...preferences, closedGroups: isOpen ? [...others, group] : others });
  };
  return (
    <li className="mt-1.5">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        // The group of the page cannot be closed, and says so.
        aria-disabled={holdsPage}
        onClick={() => {
          if (!holdsPage) toggle();
        }}
        className={
          'group flex min-h-7 w-full items-center gap-3 rounded-sm px-3 text-left font-semibold ' +
          `lg:text-sm ${holdsPage ? '' : 'hover:bg-surface-3'} ${TALL}`
        }
      >
        <Icon name={icon} size={16} />
        {group}
        {!isOpen && (
          <span aria-hidden="true" className="ml-auto truncate text-xs font-normal text-ink-2">
            {items
              .slice(0, 2)
              .map(({ text }) => text)
              .join(', ')}{' '}
            …
          </span>
        )}
        {!holdsPage && (
          <span
            className={
              isOpen
                ? 'ml-auto text-ink-2 opacity-0 group-hover:opacity-100 ' +
                  'group-focus-visible:opacity-100 pointer-coarse:opacity-100'
                : 'text-ink-2'
            }
          >
            <Icon name={isOpen ? 'down' : 'next'} size={14} />
          </span>
        )}
      </button>
      <ul id={id} hidden={!isOpen}>
        {items.map((item) => (
          <Item key={item.to} item={item} current={current} onNavigate={onNavigate} />
        ))}
      </ul>
    </li>
  );
}

function Item({ item, current, onNavigate }: Lit & { readonly item: SidebarItem }) {
  const { text, to, icon } = item;
  const isCurrent = current?.to === to;
  const link = useRef<HTMLAnchorElement>(null);
  // In a low window the menu scrolls, and begins where the page is.
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <li className={`relative ${icon === undefined ? '' : 'mt-1'}`}>
      {isCurrent && <span className="absolute inset-y-1 -left-3 w-1 rounded-r-full bg-brand" />}
      <Link
        ref={link}
        to={to}
        onClick={onNavigate}
        aria-current={isCurrent ? 'page' : undefined}
        className={`${icon === undefined ? WITHIN : ALONE} ${
          isCurrent ? 'bg-brand-soft text-brand-ink' : 'text-ink-2 hover:bg-surface-3'
        }`}
      >
        {icon !== undefined && <Icon name={icon} />}
        {text}
      </Link>
    </li>
  );
}

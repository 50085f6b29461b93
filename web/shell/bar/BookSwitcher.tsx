// Which book is worked in. A panel on the browser's own popover: it closes on Escape and on a click
// elsewhere, and the bar's fixed place says where it hangs.
import { useRef } from 'react';
import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { financialYearName } from '#web/format/periods.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { paths } from '#web/paths.ts';
import { activeBookChoiceAtom, activeBookOf, ownerInWords } from '#web/state/active-book.ts';
import type { NamedBook } from '#web/state/active-book.ts';
import { sessionAtom } from '#web/state/session.ts';
import { useScope } from '../commands/use-scope.ts';
import { useChooseBook } from './use-choose-book.ts';
import { Icon } from '#web/ui/marks/Icon.tsx';

const PANEL = 'book-switcher';

const BUTTON =
  'flex min-h-8 min-w-0 items-center gap-2 rounded-sm border border-line bg-surface ' +
  'px-2.5 text-sm hover:bg-surface-2 pointer-coarse:min-h-11';

export function BookSwitcher() {
  const user = useAtomValue(sessionAtom);
  const books = user?.books ?? [];
  const active = activeBookOf(books, useAtomValue(activeBookChoiceAtom));
  const scope = useScope();
  // What the page shows and writes to, also where the address names another than the active one.
  const shown = books.find(({ id }) => id === scope) ?? active;
  const choose = useChooseBook();
  const panel = useRef<HTMLDivElement>(null);
  const close = () => panel.current?.hidePopover();
  const change = (id: number) => {
    close();
    choose(id);
  };
  return (
    <>
      <button type="button" popoverTarget={PANEL} className={BUTTON}>
        <span className="sr-only">Book: </span>
        <span dir="auto" className="truncate">
          {shown?.name ?? 'No book yet'}
        </span>
        {shown !== null && <OwnerMark book={shown} personId={user?.id} />}
        <span className="hidden whitespace-nowrap text-ink-2 sm:inline">
          {financialYearName(todayInIndia())}
        </span>
        <Icon name="down" size={16} />
      </button>
      <div
        ref={panel}
        id={PANEL}
        popover="auto"
        className={
          'fixed top-(--under-bar) left-4 m-0 w-72 rounded-md border border-line-strong bg-surface p-1 ' +
          'text-ink shadow-pop lg:left-68'
        }
      >
        <ul aria-label="Your books" className="max-h-[60vh] overflow-y-auto">
          {books.map((book) => (
            <li key={book.id}>
              <button
                type="button"
                onClick={() => change(book.id)}
                aria-current={book.id === shown?.id ? 'true' : undefined}
                className={
                  'flex min-h-9 w-full items-center justify-between gap-2 rounded-sm px-3 ' +
                  'text-left hover:bg-surface-2 aria-[current]:bg-brand-soft ' +
                  'aria-[current]:text-brand-ink pointer-coarse:min-h-11'
                }
              >
                <span className="min-w-0">
                  <span dir="auto">{book.name}</span> <OwnerMark book={book} personId={user?.id} />
                </span>
                {book.id === shown?.id && <Icon name="check" size={16} />}
              </button>
            </li>
          ))}
        </ul>
        <Link
          to={paths.books}
          onClick={close}
          className={
            'mt-1 flex min-h-9 items-center border-t border-line px-3 font-medium ' +
            'text-brand-ink hover:bg-surface-2 pointer-coarse:min-h-11'
          }
        >
          All books
        </Link>
      </div>
    </>
  );
}

type OwnerProps = { readonly book: NamedBook; readonly personId: number | undefined };

/** Two books may share a name: whose each is then stands beside it, on every page. */
function OwnerMark({ book, personId }: OwnerProps) {
  const words = ownerInWords(book, personId);
  return words === null ? null : (
    <span dir="auto" className="truncate text-ink-2">
      {words}
    </span>
  );
}

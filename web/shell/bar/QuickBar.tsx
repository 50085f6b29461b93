// The quick actions that stand above lists.
import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import type { Right } from '#core/book/index.ts';
import { useAllowed } from '#web/client/use-rights.ts';
import { usePageBook } from '#web/state/page-book.ts';

type QuickAction = {
  readonly text: string;
  readonly to: string;
  /** Who may do it; null for everybody who reads the book. */
  readonly right: Right | null;
};

export function QuickBar() {
  const { id: bookId, scope } = usePageBook();
  const allowed = useAllowed(bookId);
  const all: readonly QuickAction[] = [
    { text: 'Add New Entry', to: paths.addJournal(scope), right: 'PostJournal' },
    { text: 'Accounts', to: paths.accounts(scope), right: null },
    { text: 'New Accounts', to: paths.addAccount('', scope), right: 'CreateAccount' },
    { text: 'Add Assets', to: paths.addHolding('asset', scope), right: 'AddMaster' },
    { text: 'Add Stocks', to: paths.addHolding('stock', scope), right: 'AddMaster' },
  ];
  const actions = all.filter(({ right }) => right === null || allowed(right));
  return (
    <nav aria-label="Quick actions" className="mb-4 print:hidden">
      <ul className="flex flex-wrap gap-2 max-sm:flex-nowrap max-sm:overflow-x-auto">
        {actions.map(({ text, to }) => (
          <li key={text}>
            <Link
              to={to}
              className={
                'inline-flex min-h-8 items-center rounded-full border border-line bg-surface ' +
                'px-3 text-sm font-medium whitespace-nowrap text-brand-ink hover:bg-surface-2 ' +
                'pointer-coarse:min-h-11'
              }
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

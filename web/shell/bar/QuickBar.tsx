// The quick actions that stand above lists.
import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { useIsPresent } from '../guards/past/PresentOnly.tsx';
import { usePageBook } from '#web/state/page-book.ts';

export function QuickBar() {
  const { scope } = usePageBook();
  const isPresent = useIsPresent();
  const all = [
    { text: 'Add New Entry', to: paths.addJournal(scope), writes: true },
    { text: 'Accounts', to: paths.accounts(scope) },
    { text: 'New Accounts', to: paths.addAccount('', scope), writes: true },
    { text: 'Add Assets', to: paths.addHolding('asset', scope), writes: true },
    { text: 'Add Stocks', to: paths.addHolding('stock', scope), writes: true },
  ];
  const actions = isPresent ? all : all.filter(({ writes }) => writes !== true);
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

import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { ariaKeys } from '#web/ui/marks/key-names.ts';

const ACTIONS = [
  { text: 'New Journal Entry', to: paths.addJournal(), keys: 'N J' },
  { text: 'New Invoice', to: paths.newInvoice(), keys: 'N I' },
  { text: 'New Product', to: paths.addNamed('product'), keys: 'N P' },
  { text: 'New Account', to: paths.addAccount(), keys: 'N A' },
  { text: 'View Reports', to: paths.reports(), keys: 'G R' },
  { text: 'View Overdue', to: paths.invoicesWhere({ filter: 'overdue' }), keys: 'G O' },
  { text: 'Paid Invoices', to: paths.invoicesWhere({ filter: 'paid' }), keys: null },
] as const;

export const QuickActions = () => (
  <nav
    aria-labelledby="quick-actions"
    className="card flex flex-wrap items-center gap-x-5 gap-y-1 px-4 py-2"
  >
    <h2 id="quick-actions" className="mr-1 text-h2 font-semibold">
      Quick Actions
    </h2>
    <ul className="contents">
      {ACTIONS.map(({ text, to, keys }) => (
        <li key={text}>
          <Link
            to={to}
            aria-keyshortcuts={keys === null ? undefined : ariaKeys(keys)}
            className={
              'link-quiet inline-flex min-h-6 items-center text-sm whitespace-nowrap ' +
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

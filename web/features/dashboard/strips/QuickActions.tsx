import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import { useKeyHint } from '#web/shell/keys/use-key-hint.ts';
import { ariaKeys } from '#web/ui/marks/key-names.ts';

type Action = {
  readonly text: string;
  readonly to: string;
  readonly keys?: string;
  readonly tally?: string;
};

const ACTIONS: readonly Action[] = [
  { text: 'New Journal Entry', to: paths.addJournal(), keys: 'N J', tally: 'F7' },
  { text: 'New Invoice', to: paths.newInvoice(), keys: 'N I', tally: 'F8' },
  { text: 'New Product', to: paths.addNamed('product'), keys: 'N P' },
  { text: 'New Account', to: paths.addAccount(), keys: 'N A' },
  { text: 'View Reports', to: paths.reports(), keys: 'G R' },
  { text: 'View Overdue', to: paths.invoicesWhere({ filter: 'overdue' }), keys: 'G O' },
  { text: 'Paid Invoices', to: paths.invoicesWhere({ filter: 'paid' }) },
];

export const QuickActions = () => (
  <nav
    aria-labelledby="quick-actions"
    className="card flex flex-wrap items-center gap-x-5 gap-y-1 px-4 py-2"
  >
    <h2 id="quick-actions" className="mr-1 text-h2 font-semibold">
      Quick Actions
    </h2>
    <ul className="contents">
      {ACTIONS.map((action) =>
        action.text.startsWith('New ') ? (
          <PresentOnly key={action.text}>
            <Door {...action} />
          </PresentOnly>
        ) : (
          <Door key={action.text} {...action} />
        ),
      )}
    </ul>
  </nav>
);

function Door({ text, to, keys, tally }: Action) {
  const key = useKeyHint()(keys, tally);
  return (
    <li>
      <Link
        to={to}
        aria-keyshortcuts={key === null ? undefined : ariaKeys(key)}
        className={
          'link-quiet inline-flex min-h-6 items-center text-sm whitespace-nowrap ' +
          'pointer-coarse:min-h-11'
        }
      >
        {text}
      </Link>
    </li>
  );
}

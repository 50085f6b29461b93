import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { useKeyHint } from '#web/shell/keys/use-key-hint.ts';
import { ariaKeys, keyLabel } from '#web/ui/marks/key-names.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';

const BOOKS = [
  { text: 'New Journal Entry', to: paths.addJournal(), keys: 'N J', tally: 'F7' },
  { text: 'New Product', to: paths.addNamed('product'), keys: 'N P' },
  { text: 'New Account', to: paths.addAccount(), keys: 'N A' },
  { text: 'View Reports', to: paths.reports(), keys: 'G R' },
] as const;

const BILLING = [
  { text: 'New Invoice', to: paths.newInvoice(), keys: 'N I', tally: 'F8' },
  { text: 'View Overdue', to: paths.invoicesWhere({ filter: 'overdue' }), keys: 'G O' },
  { text: 'Paid Invoices', to: paths.invoicesWhere({ filter: 'paid' }) },
] as const;

export function QuickActions() {
  return (
    <nav aria-labelledby="quick-actions" className="card">
      <h2 id="quick-actions" className="px-4 pt-3 pb-2 text-h2 font-semibold">
        Quick Actions
      </h2>
      <Group label="Entries" actions={BOOKS} />
      <Group label="Billing" actions={BILLING} />
    </nav>
  );
}

type Action = {
  readonly text: string;
  readonly to: string;
  readonly keys?: string;
  readonly tally?: string;
};

function Group({
  label,
  actions,
}: {
  readonly label: string;
  readonly actions: readonly Action[];
}) {
  const hintOf = useKeyHint();
  const hinted = actions.map((action) => ({ ...action, key: hintOf(action.keys, action.tally) }));
  return (
    <>
      <h3 className="border-t border-line px-4 pt-3 pb-1 text-sm text-ink-2">{label}</h3>
      <ul aria-label={label} className="max-lg:grid max-lg:grid-cols-2">
        {hinted.map(({ text, to, key }) => (
          <li key={text} className="border-t border-line">
            <Link
              to={to}
              aria-keyshortcuts={key === null ? undefined : ariaKeys(key)}
              className={
                'flex min-h-(--row) items-center justify-between gap-2 px-4 py-1.5 ' +
                'hover:bg-surface-2'
              }
            >
              {text}
              {key !== null && <Kbd>{keyLabel(key)}</Kbd>}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

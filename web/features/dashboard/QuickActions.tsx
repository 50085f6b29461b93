import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { ariaKeys, keyLabel } from '#web/ui/marks/key-names.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';

const ACTIONS = [
  { text: 'New Journal Entry', to: paths.addJournal(), keys: 'F7' },
  { text: 'New Product', to: paths.addProduct, keys: 'N P' },
  { text: 'New Account', to: paths.addAccount(), keys: 'N A' },
  { text: 'View Reports', to: paths.reports(), keys: 'G R' },
];

export function QuickActions() {
  return (
    <nav aria-labelledby="quick-actions" className="card">
      <h2 id="quick-actions" className="px-4 pt-3 pb-2 text-h2 font-semibold">
        Quick Actions
      </h2>
      <ul className="max-lg:grid max-lg:grid-cols-2">
        {ACTIONS.map(({ text, to, keys }) => (
          <li key={text} className="border-t border-line">
            <Link
              to={to}
              aria-keyshortcuts={ariaKeys(keys)}
              className="flex min-h-(--row) items-center justify-between gap-2 px-4 py-1.5 hover:bg-surface-2"
            >
              {text}
              <Kbd>{keyLabel(keys)}</Kbd>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

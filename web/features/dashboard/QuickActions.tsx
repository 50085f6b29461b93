import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';

const ACTIONS = [
  { text: 'New Journal Entry', to: paths.addJournal() },
  { text: 'New Product', to: paths.addProduct },
  { text: 'New Account', to: paths.addAccount() },
  { text: 'View Reports', to: paths.reports() },
];

export function QuickActions() {
  return (
    <nav aria-labelledby="quick-actions" className="card">
      <h2 id="quick-actions" className="px-4 pt-3 pb-2 text-h2 font-semibold">
        Quick Actions
      </h2>
      <ul>
        {ACTIONS.map(({ text, to }) => (
          <li key={text} className="border-t border-line">
            <Link
              to={to}
              className="flex min-h-(--row) items-center px-4 py-1.5 hover:bg-surface-2"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

// The dashboard for whoever wants doors and no figures: chosen in the preferences.
import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';

const DOORS = [
  { text: 'Dashboard', to: paths.dashboard, about: 'This page' },
  { text: 'Accounts', to: paths.accounts(), about: 'Every ledger of the book' },
  { text: 'Journal', to: paths.journals(), about: 'Every entry, newest first' },
  { text: 'Add Entry', to: paths.addJournal(), about: 'Post a journal entry' },
  { text: 'Profile', to: paths.profile, about: 'Your name, e-mail and preferences' },
] as const;

export function LinkCards() {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {DOORS.map(({ text, to, about }) => (
        <li key={text} className="card hover:bg-surface-2">
          <Link to={to} className="block p-4">
            <span className="block text-h2 font-semibold">{text}</span>
            <span className="text-ink-2">{about}</span>
          </Link>
        </li>
      ))}
      <li className="card p-4">
        <p className="text-h2 font-semibold">Settings</p>
        <p className="text-ink-2">Coming soon</p>
      </li>
    </ul>
  );
}

// The home of one book: what can be opened in it.
import { useSetAtom } from 'jotai';
import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { activeBookChoiceAtom } from '#web/state/active-book.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/Button.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';

export function BookHomePage() {
  const { id, name } = usePageBook();
  const choose = useSetAtom(activeBookChoiceAtom);
  const doors = [
    { to: paths.accounts(id), title: 'Accounts', text: 'The chart of accounts with balances' },
    { to: paths.journals(id), title: 'Journal Entries', text: 'Everything that was posted' },
    {
      to: paths.reports(id),
      title: 'Trial balance',
      text: 'Every balance, and that both sides foot',
    },
  ];
  return (
    <>
      <PageHead
        title={name}
        above={
          <Link to={paths.books} className="link-quiet">
            Books
          </Link>
        }
      >
        <Button onClick={() => choose({ id })}>Work in this book</Button>
      </PageHead>
      <ul className="grid gap-4 sm:grid-cols-3">
        {doors.map(({ to, title, text }) => (
          <li key={to} className="card relative p-4 hover:bg-surface-2">
            <Link to={to} className="font-semibold after:absolute after:inset-0 after:rounded-md">
              {title}
            </Link>
            <p className="mt-1 text-sm text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

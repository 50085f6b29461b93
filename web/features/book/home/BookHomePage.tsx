// The home of one book: how it stands, what was posted last, and what can be opened in it.
import { useSetAtom } from 'jotai';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { listBooks } from '#api/contract/book/book.ts';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import { asking } from '#web/client/query.ts';
import { paths } from '#web/paths.ts';
import { activeBookChoiceAtom } from '#web/state/active-book.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { BalanceBrief } from './BalanceBrief.tsx';
import { BookSettingsCard } from './BookSettingsCard.tsx';
import { LatestEntries } from './LatestEntries.tsx';

export function BookHomePage() {
  const { id, name } = usePageBook();
  const choose = useSetAtom(activeBookChoiceAtom);
  const setNotice = useSetAtom(noticeAtom);
  const books = useQuery(asking(listBooks, {}));
  const book = books.data?.find((one) => one.id === id);
  const work = () => {
    choose({ id });
    setNotice({ text: `You work in ‘${name}’ now.` });
  };
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
        <PresentOnly>
          <Button onClick={work}>Work in this book</Button>
        </PresentOnly>
      </PageHead>
      <div className="grid gap-4 lg:grid-cols-[3fr_2fr]">
        <div className="flex flex-col gap-4">
          <BalanceBrief />
          <LatestEntries />
        </div>
        <div className="flex flex-col gap-4">
          <Doors bookId={id} />
          {book !== undefined && <BookSettingsCard key={book.seq} book={book} />}
        </div>
      </div>
    </>
  );
}

function Doors({ bookId }: { readonly bookId: number }) {
  const doors = [
    { to: paths.accounts(bookId), title: 'Accounts', text: 'The chart of accounts with balances' },
    { to: paths.journals(bookId), title: 'Journal Entries', text: 'Everything that was posted' },
    {
      to: paths.history(bookId),
      title: 'Replay',
      text: 'Every event in order, and the books after each of them',
    },
    {
      to: paths.audit(bookId),
      title: 'Audit tests',
      text: 'Entries that an auditor looks at, by rule, with notes on them',
    },
    {
      to: paths.billingSettings(bookId),
      title: 'Billing settings',
      text: 'Business details, bank, UPI and invoice numbers',
    },
    { to: paths.members(bookId), title: 'Members', text: 'Who works here, and what each may do' },
  ];
  return (
    <ul className="card divide-y divide-line">
      {doors.map(({ to, title, text }) => (
        <li key={to} className="relative px-4 py-3 hover:bg-surface-2">
          <Link to={to} className="font-semibold after:absolute after:inset-0">
            {title}
          </Link>
          <p className="text-sm text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  );
}

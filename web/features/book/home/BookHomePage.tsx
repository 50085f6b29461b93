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
import { may } from '../members/duties.ts';
import { BalanceBrief } from './BalanceBrief.tsx';
import { BookSettingsCard } from './BookSettingsCard.tsx';
import type { ReactNode } from 'react';
import { useMoment } from '#web/client/past/moment.ts';
import { bookExportAddress } from '#web/client/save-file.ts';
import { listJournals } from '#api/contract/journal/journal.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatCount, formatPaise } from '#web/format/money.ts';
import { Notice } from '#web/ui/states/Notice.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';

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
          <BookDoors bookId={id} exports={book !== undefined && may(book.role, 'ExportBook')} />
          {book !== undefined && <BookSettingsCard key={book.seq} book={book} />}
        </div>
      </div>
    </>
  );
}

// What can be opened in a book, each with what is found there.
type Props = {
  readonly bookId: number;
  /** Whether their role lets them take everything out. */
  readonly exports: boolean;
};

const OVER_THE_ROW = 'font-semibold after:absolute after:inset-0';

function BookDoors({ bookId, exports }: Props) {
  const moment = useMoment();
  const doors = [
    { to: paths.accounts(bookId), title: 'Accounts', text: 'The chart, with balances' },
    { to: paths.journals(bookId), title: 'Journal Entries', text: 'Everything that was posted' },
    { to: paths.history(bookId), title: 'Replay', text: 'Every event, in order' },
    { to: paths.audit(bookId), title: 'Audit tests', text: 'Entries to look at, rule by rule' },
    { to: paths.returns(bookId), title: 'GST returns', text: 'Due dates, and which are filed' },
    {
      to: paths.billingSettings(bookId),
      title: 'Billing settings',
      text: 'Business, bank, numbers',
    },
    { to: paths.members(bookId), title: 'Members', text: 'Who works here' },
  ];
  return (
    <ul className="card grid overflow-hidden sm:grid-cols-2">
      {doors.map(({ to, title, text }) => (
        <Door key={to} text={text}>
          <Link to={to} className={OVER_THE_ROW}>
            {title}
          </Link>
        </Door>
      ))}
      {exports && (
        <Door
          text={'One zip of CSVs, with the log' + (moment === null ? '' : ' up to this moment')}
        >
          <a href={bookExportAddress(bookId, moment)} download className={OVER_THE_ROW}>
            Export everything
          </a>
        </Door>
      )}
    </ul>
  );
}

type DoorProps = { readonly text: string; readonly children: ReactNode };

const Door = ({ text, children }: DoorProps) => (
  <li className="relative -mt-px -ml-px border-t border-l border-line px-4 py-3 hover:bg-surface-2">
    {children}
    <p className="text-sm text-ink-2">{text}</p>
  </li>
);

const SHOWN = 10;

function LatestEntries() {
  const { id: bookId, scope } = usePageBook();
  const journals = useQuery(asking(listJournals, { query: { book_id: bookId, limit: SHOWN } }));
  return (
    <section className="card">
      <h2 className="px-4 py-3 text-h2 font-semibold">Latest entries</h2>
      {journals.isPending && (
        <Skeletons
          label="Loading the latest entries"
          count={5}
          item="h-(--row)"
          layout="flex flex-col gap-px px-4 pb-4"
        />
      )}
      {journals.isError && (
        <div className="px-4 pb-4">
          <Notice kind="problem">{sentenceOf(journals.error.failure)}</Notice>
        </div>
      )}
      {journals.data?.length === 0 && (
        <p className="px-4 pb-4 text-ink-2">
          No Entry Found.{' '}
          <PresentOnly>
            <Link to={paths.addJournal(scope)} className="link">
              Add the first one
            </Link>
          </PresentOnly>
        </p>
      )}
      <ul>
        {journals.data?.map((journal) => (
          <li
            key={journal.id}
            className={
              'grid min-h-(--row) grid-cols-[auto_1fr_auto] items-center gap-x-3 border-t ' +
              'border-line px-4 py-1.5'
            }
          >
            <Link to={paths.journal(journal.id, bookId)} className="link-quiet font-medium">
              #{formatCount(journal.number)}
            </Link>
            <span className="min-w-0">
              <span dir="auto" className="line-clamp-2" title={journal.narration}>
                {journal.narration}
              </span>
              <span className="block text-xs text-ink-3">{formatDate(journal.date)}</span>
            </span>
            <span className="num">{formatPaise(journal.amountPaise)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

// How many shared masters and users there are, each with its list and a way to add one.
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { readSharedCounts } from '#api/contract/server/installation.ts';
import { health } from '#api/contract/server/health.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { asking } from '#web/client/query.ts';
import { formatCount } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { sessionAtom } from '#web/state/session.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { ALL_KINDS, KIND_WORDS } from '#web/shell/commands/kinds.ts';

export function AdminHomePage() {
  const user = useAtomValue(sessionAtom);
  const counts = useQuery(asking(readSharedCounts, {}));
  const failed = counts.isError && counts.data === undefined;
  return (
    <>
      <PageHead
        title="Administration"
        below={<p className="text-ink-2">Changes here affect every book.</p>}
      />
      {failed && (
        <div className="mb-4">
          <Notice kind="warning">
            Could not load the counts. They show 0. {sentenceOf(counts.error.failure)}
          </Notice>
        </div>
      )}
      <BrokenBooks />
      {user?.books.length === 0 && <FirstBook />}
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-4">
        {ALL_KINDS.map((kind) => (
          <Shelf
            key={kind}
            title={KIND_WORDS[kind].title}
            count={failed ? 0 : counts.data?.[kind]}
            all={paths.adminList(kind)}
            add={paths.adminAdd(kind)}
          />
        ))}
        <Shelf title="Users" count={failed ? 0 : counts.data?.user} all={paths.adminList('user')} />
      </ul>
    </>
  );
}

/** What is wrong with which book, and where; nothing while all are whole. */
function BrokenBooks() {
  const { data } = useQuery(asking(health, {}));
  const { rebuilding, broken_books: broken = [] } = data ?? {};
  return (
    <>
      {rebuilding !== undefined && (
        <div className="mb-4">
          <Notice kind="remark">
            Books are being prepared after an update: {formatCount(rebuilding.done)} of{' '}
            {formatCount(rebuilding.total)}.
          </Notice>
        </div>
      )}
      {broken.map(({ book_id: book, kind, event, reason }) => (
        <div key={`${book} ${kind}`} className="mb-4">
          <Notice kind="warning">
            Book {book}
            {event !== null && <>, event {formatCount(event)}</>}: {BROKEN[kind]} ({reason})
          </Notice>
        </div>
      ))}
    </>
  );
}

const BROKEN = {
  rebuild: 'it could not be prepared after an update, so it can be neither read nor written.',
  chain:
    'its log is not as it was written. It can be read and takes no entries. Compare it with a ' +
    'backup before anything else.',
} as const;

/** The first person of an installation comes here, and has come to keep books. */
const FirstBook = () => (
  <div className="card mb-4 flex flex-wrap items-center justify-between gap-3 p-4">
    <p>You have no book yet. Begin one, and print a bill in five minutes.</p>
    <Link to={paths.dashboard} className={buttonClass('primary')}>
      Begin a book
    </Link>
  </div>
);

type ShelfProps = {
  readonly title: string;
  /** Undefined until the answer is there. */
  readonly count: number | undefined;
  readonly all: string;
  readonly add?: string;
};

const Shelf = ({ title, count, all, add }: ShelfProps) => (
  <li className="card flex flex-col p-4">
    <p className="text-sm text-ink-2">{title}</p>
    {count === undefined ? (
      <Skeleton className="my-1 h-6 w-12" />
    ) : (
      <p className="num-narrow mt-auto text-fig font-semibold">{formatCount(count)}</p>
    )}
    <p className="flex min-h-6 items-center justify-between gap-2">
      <Link
        to={all}
        className="link-quiet inline-flex min-h-6 items-center pointer-coarse:min-h-11"
      >
        View All<span className="sr-only"> {title}</span>
      </Link>
      {add !== undefined && (
        <Link
          to={add}
          className={
            'grid size-6 place-items-center rounded-xs font-semibold text-brand-ink ' +
            'hover:bg-surface-2 pointer-coarse:size-11'
          }
        >
          <span aria-hidden="true">+</span>
          <span className="sr-only">Add to {title}</span>
        </Link>
      )}
    </p>
  </li>
);

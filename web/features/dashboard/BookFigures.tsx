// What the active book holds, from the book itself.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatCount } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import type { NamedBook } from '#web/state/active-book.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { accountsOf, newestJournalOf } from './queries.ts';

export function BookFigures({ book }: { readonly book: NamedBook }) {
  const accounts = useQuery(accountsOf(book.id));
  const newest = useQuery(newestJournalOf(book.id));
  const open = accounts.data?.filter(({ retired }) => !retired).length;
  const journals = newest.data === undefined ? undefined : (newest.data[0]?.number ?? 0);
  const isNew = open === 0 && journals === 0;
  return (
    <section aria-label={book.name} className="flex flex-col gap-4">
      <p className="text-digest text-ink-2">
        You are working in{' '}
        <Link
          to={paths.book(book.id)}
          dir="auto"
          className="font-semibold text-ink underline underline-offset-4"
        >
          {book.name}
        </Link>
        .
      </p>
      {isNew && <FirstSteps />}
      <ul className="grid gap-4 sm:grid-cols-2">
        <Stat
          title="Active Accounts"
          to={paths.accounts()}
          value={open}
          failed={accounts.isError}
        />
        <Stat
          title="Journal Entries"
          to={paths.journals()}
          value={journals}
          failed={newest.isError}
        />
      </ul>
    </section>
  );
}

type StatProps = {
  readonly title: string;
  readonly to: string;
  readonly value: number | undefined;
  readonly failed: boolean;
};

/** A count that cannot be read shows 0 and says so. */
function Stat({ title, to, value, failed }: StatProps) {
  const shown = value ?? (failed ? 0 : null);
  return (
    <li className="card relative p-4 hover:bg-surface-2">
      <Link to={to} className="text-sm text-ink-2 after:absolute after:inset-0 after:rounded-md">
        {title}
      </Link>
      {shown === null ? (
        <Skeleton className="appear-late h-8 w-16" />
      ) : (
        <p className="text-fig font-semibold">{formatCount(shown)}</p>
      )}
      {value === undefined && failed && (
        <p className="text-sm text-warn">Could not refresh, showing 0</p>
      )}
    </li>
  );
}

function FirstSteps() {
  return (
    <div className="card p-4">
      <h2 className="mb-2 text-h2 font-semibold">First steps</h2>
      <ol className="flex list-inside list-decimal flex-col gap-1 text-ink-2">
        <li>Apply a starter template, or add your first account.</li>
        <li>Post an entry: where the money came from, and where it went.</li>
        <li>Read the ledger and the trial balance.</li>
      </ol>
      <Link to={paths.accounts()} className={buttonClass('primary', 'mt-4')}>
        Choose a template
      </Link>
    </div>
  );
}

// What was entered since the person was last in this book: corrections first, then by person.
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { SinceLastVisit } from '#api/contract/book/caller/since.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { dateOfInstant, formatDay, formatInstant, todayInIndia } from '#web/format/dates.ts';
import { formatCount, formatPaise } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { sinceLastVisitOf } from '../queries.ts';
import { inWords } from '../counts.ts';

type Props = { readonly bookId: number };

export function SinceVisit({ bookId }: Props) {
  const { data, error } = useQuery(sinceLastVisitOf(bookId));
  const last = data?.lastVisit ?? null;
  return (
    <section aria-labelledby="since" className="card flex min-w-0 flex-col">
      <div className="flex flex-wrap items-center justify-between gap-x-3 px-4 pt-3 pb-2">
        <h2 id="since" className="text-h2 font-semibold">
          Since you were last here
        </h2>
        {last !== null && <span className="text-xs text-ink-3">{formatInstant(last)}</span>}
      </div>
      {data === undefined && error === null && (
        <div role="status" aria-busy="true" aria-label="Loading what is new" className="p-4 pt-0">
          <Skeleton className="h-24" />
        </div>
      )}
      {data === undefined && error !== null && (
        <p className="px-4 pb-3 text-sm text-warn">{sentenceOf(error.failure)}</p>
      )}
      {data !== undefined && <News since={data} bookId={bookId} />}
    </section>
  );
}

function News({ since, bookId }: Props & { readonly since: SinceLastVisit }) {
  const { lastVisit: last, since: seq, count, corrections, groups } = since;
  if (count === 0) {
    return (
      <p className="px-4 pb-3 text-ink-2">
        {last === null
          ? 'This is your first visit. Next time you will see what was entered in between.'
          : 'Nothing was entered since then.'}
      </p>
    );
  }
  return (
    <>
      <ul className="text-sm">
        {corrections.map((one) => (
          <Line
            key={one.journalId}
            amountPaise={one.amountPaise}
            by={`${one.by.name}, ${when(one.at)} · dated ${formatDay(one.date)}`}
          >
            {one.act === 'corrected' ? 'Corrected ' : 'Reversed '}
            <EntryLink id={one.journalId} bookId={bookId}>{`#${one.number}`}</EntryLink>
            {one.narration !== '' && `: ${one.narration}`}
          </Line>
        ))}
        {groups.map((one) => (
          <Line
            key={`${one.by.id} ${one.voucherType}`}
            amountPaise={one.amountPaise}
            by={`${one.by.name}, ${when(one.at)}`}
          >
            {one.count > 1 ? (
              groupText(one)
            ) : (
              <EntryLink id={one.journalId} bookId={bookId}>
                {one.narration === '' ? groupText(one) : one.narration}
              </EntryLink>
            )}
          </Line>
        ))}
      </ul>
      <p className="mt-auto border-t border-line px-4 py-2 text-sm">
        <Link
          to={paths.journalsSince(seq ?? 0)}
          className="link-quiet inline-flex min-h-6 items-center"
        >
          {count === 1 ? 'The entry' : `All ${formatCount(count)} entries`} since then
        </Link>
      </p>
    </>
  );
}

type LineProps = {
  readonly amountPaise: number;
  readonly by: string;
  readonly children: ReactNode;
};

const Line = ({ amountPaise, by, children }: LineProps) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-t border-line px-4 py-1.5">
    <span dir="auto" className="line-clamp-2 wrap-anywhere">
      {children}
    </span>
    <span className="num num-narrow">{formatPaise(amountPaise)}</span>
    <span className="col-span-2 text-xs text-ink-3">{by}</span>
  </li>
);

type EntryLinkProps = {
  readonly id: number;
  readonly bookId: number;
  readonly children: ReactNode;
};

const EntryLink = ({ id, bookId, children }: EntryLinkProps) => (
  <Link to={paths.journal(id, bookId)} className="link-quiet">
    {children}
  </Link>
);

/** @returns `today 12:10`, else the day with its time. */
function when(instant: string): string {
  const time = formatInstant(instant).slice(-5);
  const day = dateOfInstant(instant);
  return `${day === todayInIndia() ? 'today' : formatDay(day)} ${time}`;
}

// How what was entered since a visit is told.
type Group = SinceLastVisit['groups'][number];

/** Of one, and of several, by how the trade names the entry. */
const NAMES: Readonly<Record<Group['voucherType'], readonly [one: string, many: string]>> = {
  sales: ['invoice issued', 'invoices issued'],
  'credit-note': ['credit note issued', 'credit notes issued'],
  'debit-note': ['debit note issued', 'debit notes issued'],
  receipt: ['receipt recorded', 'receipts recorded'],
  payment: ['payment recorded', 'payments recorded'],
  contra: ['transfer between own accounts', 'transfers between own accounts'],
  journal: ['journal entry posted', 'journal entries posted'],
  purchase: ['purchase recorded', 'purchases recorded'],
};

/** @returns `One invoice issued`; above ten in figures: `12 invoices issued`. */
function groupText({ voucherType: type, count }: Pick<Group, 'voucherType' | 'count'>) {
  const [one, many] = NAMES[type];
  const words = `${inWords(count)} ${count === 1 ? one : many}`;
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

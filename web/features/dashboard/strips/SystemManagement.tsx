// Six counts of what entries and invoices are made from, each with its list and a way to add one.
import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import type { Figures } from '#api/contract/book/figures.ts';
import { KIND_WORDS } from '#web/shell/commands/kinds.ts';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import { formatCount } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { isAdmin, sessionAtom } from '#web/state/session.ts';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import type { FiguresState } from '../queries.ts';
import { dashboardWords as wording } from '../wording.ts';

type Kind = keyof Figures['counts'];

/** In the order in which they are shown. */
const COUNTED: readonly Kind[] = [
  'product',
  'category',
  'brand',
  'service',
  'unit',
  'account_type',
];

const KINDS = COUNTED.map((kind) => ({ kind, title: KIND_WORDS[kind].title }));

export function SystemManagement({ figures, failed }: FiguresState) {
  const user = useAtomValue(sessionAtom);
  const admin = user !== null && isAdmin(user);
  return (
    <section
      aria-labelledby="system-management"
      className="card flex flex-wrap items-center gap-x-5 gap-y-1 px-4 py-2"
    >
      <h2 id="system-management" className="mr-1 text-h2 font-semibold">
        {wording.manage}
      </h2>
      <ul className="contents">
        {KINDS.map(({ kind, title }) => (
          <li key={kind} className="flex min-h-6 items-center gap-1.5 text-sm whitespace-nowrap">
            {title}{' '}
            {figures === null && !failed ? (
              <Skeleton className="h-4 w-6" />
            ) : (
              <b>{formatCount(figures?.counts[kind] ?? 0)}</b>
            )}
            <Door to={admin ? paths.adminList(kind) : paths.masters(kind)} of={title} />
            <PresentOnly>
              <Plus to={admin ? paths.adminAdd(kind) : paths.addNamed(kind)} of={title} />
            </PresentOnly>
          </li>
        ))}
      </ul>
      {failed && figures === null && <p className="text-xs text-warn">{wording.stale}</p>}
    </section>
  );
}

type DoorProps = { readonly to: string; readonly of: string };

const Door = ({ to, of }: DoorProps) => (
  <Link to={to} className="link-quiet inline-flex min-h-6 items-center pointer-coarse:min-h-11">
    View All<span className="sr-only"> {of}</span>
  </Link>
);

const Plus = ({ to, of }: DoorProps) => (
  <Link
    to={to}
    className={
      'grid size-6 place-items-center rounded-xs font-semibold text-brand-ink ' +
      'hover:bg-surface-2 pointer-coarse:size-11'
    }
  >
    <span aria-hidden="true">+</span>
    <span className="sr-only">Add to {of}</span>
  </Link>
);

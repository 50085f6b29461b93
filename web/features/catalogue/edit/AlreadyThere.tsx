// Beside the form of a new record: what the kind is for, and those that are there already, so that
// nobody adds one twice.
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { accountTypeListOf } from '#web/client/lists.ts';
import { paths } from '#web/paths.ts';
import { useScope } from '#web/shell/commands/use-scope.ts';
import { KIND_WORDS } from '#web/shell/commands/kinds.ts';
import { KIND_HELP } from '../kind-help.ts';
import { ASSET_WORDS } from '../book/assets/kinds.ts';
import type { AssetKind } from '../book/assets/kinds.ts';
import { assetPagesOf } from '../book/assets/calls.ts';
import type { Kind, MastersBook } from '../kinds.ts';
import { groupNames } from '../list/rows.ts';
import type { TileRow } from '../list/rows.ts';
import { useMasters } from '../list/use-masters.ts';

const SHOWN_MAX = 10;

type CardProps = {
  readonly title: string;
  readonly help: string;
  readonly rows: readonly TileRow[];
  readonly listAt: string;
  readonly oneAt: (id: number) => string;
};

const AlreadyThereCard = ({ title, help, rows, listAt, oneAt }: CardProps) => (
  <section aria-label={`${title} that are there already`} className="card p-4 text-sm">
    <p className="text-ink-2">{help}</p>
    {rows.length > 0 && (
      <>
        <h2 className="pt-3 pb-1 font-semibold">
          <Link to={listAt} className="hover:underline">
            {title}
          </Link>
        </h2>
        <ul className="divide-y divide-line">
          {rows.slice(0, SHOWN_MAX).map(({ id, name, below }) => (
            <li key={id} className="flex items-baseline justify-between gap-3 py-1.5">
              <Link to={oneAt(id)} dir="auto" className="min-w-0 truncate hover:underline">
                {name}
              </Link>
              <span className="shrink-0 text-xs text-ink-2">{below}</span>
            </li>
          ))}
        </ul>
        {rows.length > SHOWN_MAX && (
          <Link to={listAt} className="link-quiet">
            View all
          </Link>
        )}
      </>
    )}
  </section>
);

type MastersProps = { readonly kind: Kind; readonly where: MastersBook };

/** Of a book its own types are read by everybody; those of all books only by admins. */
export const MastersThere = ({ kind, where }: MastersProps) =>
  kind === 'account_type' && where !== null ? (
    <TypesOfBook bookId={where} />
  ) : (
    <MastersOfKind kind={kind} where={where} />
  );

function MastersOfKind({ kind, where }: MastersProps) {
  const { rows } = useMasters(kind, where, { search: '', scope: 'all' });
  const { title } = KIND_WORDS[kind];
  const { help } = KIND_HELP[kind];
  const scope = useScope();
  const listAt = where === null ? paths.adminList(kind) : paths.masters(kind, scope);
  const oneAt = (id: number) =>
    where === null ? paths.adminOne(kind, id) : paths.master(kind, id, scope);
  return (
    <AlreadyThereCard title={title} help={help} listAt={listAt} oneAt={oneAt} rows={rows ?? []} />
  );
}

/** Most types are called as their group. */
const groupBeside = (name: string, group: string): string => (name === group ? '' : group);

function TypesOfBook({ bookId }: { readonly bookId: number }) {
  const { data: types = [] } = useQuery(accountTypeListOf(bookId));
  const groups = groupNames(types);
  const rows = types.map(({ id, name, group }) => ({
    id,
    name,
    below: groupBeside(name, (group === null ? undefined : groups.get(group)) ?? ''),
  }));
  const { title } = KIND_WORDS.account_type;
  const { help } = KIND_HELP.account_type;
  const scope = useScope();
  const listAt = paths.masters('account_type', scope);
  const oneAt = (id: number) => paths.master('account_type', id, scope);
  return <AlreadyThereCard title={title} help={help} rows={rows} listAt={listAt} oneAt={oneAt} />;
}

export function AssetsThere({ bookId, kind }: { bookId: number; kind: AssetKind }) {
  const { data } = useInfiniteQuery(assetPagesOf(bookId, { kind, search: '' }));
  const all = data?.pages.flat() ?? [];
  const rows = all.map(({ id, name }) => ({ id, name, below: '' }));
  const { title, help } = ASSET_WORDS[kind];
  const scope = useScope();
  const listAt = paths.holdings(kind, scope);
  const oneAt = (id: number) => paths.holding(kind, id, scope);
  return <AlreadyThereCard title={title} help={help} rows={rows} listAt={listAt} oneAt={oneAt} />;
}

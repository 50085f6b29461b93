import { Link } from 'react-router-dom';
import { formatCount } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { useScope } from '#web/shell/commands/use-scope.ts';
import type { WithUses } from '../calls/one.ts';
import type { EditableKind, MastersBook } from '../kinds.ts';

type Props = { readonly uses: WithUses<EditableKind>['uses']; readonly where: MastersBook };

/** Where an admin sees what uses it. */
const LISTED: ReadonlyMap<string, string> = new Map([
  ['products', 'product'],
  ['services', 'service'],
  ['services in this category', 'service'],
  ['categories under it', 'category'],
  ['companies under it', 'account_type_company'],
]);

export const UsedBy = ({ uses, where }: Props) => (
  <section aria-labelledby="used-by" className="card p-4">
    <h2 id="used-by" className="mb-2 text-h2 font-semibold">
      Used by
    </h2>
    {uses.length === 0 && <p className="text-ink-2">Nothing uses it.</p>}
    <ul className="flex flex-col gap-1">
      {uses.map(({ what, count }) => (
        <li key={what} className="flex justify-between gap-3">
          <UseCount what={what} isAdmin={where === null} />
          <span className="num">{formatCount(count)}</span>
        </li>
      ))}
    </ul>
  </section>
);

function UseCount({ what, isAdmin }: { readonly what: string; readonly isAdmin: boolean }) {
  const scope = useScope();
  if (!isAdmin && what === 'assets and stocks') {
    return (
      <span>
        <Link to={paths.holdings('asset', scope)} className="link-quiet">
          Assets
        </Link>{' '}
        and{' '}
        <Link to={paths.holdings('stock', scope)} className="link-quiet">
          stocks
        </Link>
      </span>
    );
  }
  const kind = LISTED.get(what);
  const text = `${what.charAt(0).toUpperCase()}${what.slice(1)}`;
  if (!isAdmin || kind === undefined) return <span>{text}</span>;
  return (
    <Link to={paths.adminList(kind)} className="link-quiet">
      {text}
    </Link>
  );
}

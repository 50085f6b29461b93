import { Link } from 'react-router-dom';
import type { Account } from '#api/contract/account.ts';
import { formatBalance, paiseFromWire } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { account as wording } from './wording.ts';

export const TILE_GRID = 'grid gap-3 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5';
const TILE = 'relative flex min-h-22 flex-col p-4 hover:bg-surface-2';

type Props = {
  readonly accounts: readonly Account[];
  readonly search: string;
  readonly scope: number | undefined;
};

export function AccountTiles({ accounts, search, scope }: Props) {
  return (
    <ul className={TILE_GRID}>
      <li>
        <Link
          to={paths.addAccount(search, scope)}
          className="flex h-full min-h-22 flex-col justify-center border border-dashed border-danger p-4 text-danger hover:bg-surface-2"
        >
          <span className="font-semibold">{wording.addNew}</span>
          {search !== '' && (
            <span dir="auto" className="break-words">
              “{search}”
            </span>
          )}
        </Link>
      </li>
      {accounts.map((account) => (
        <li key={account.id} className={`card ${TILE}`}>
          <Link
            to={paths.account(account.id, scope)}
            dir="auto"
            className="font-semibold after:absolute after:inset-0 after:rounded-md"
          >
            {account.name}
          </Link>
          <span className="text-sm text-ink-2">
            {account.account_type}
            {account.retired && ', retired'}
          </span>
          <span className="num mt-auto pt-1 num-narrow">
            {formatBalance(paiseFromWire(account.balance))}
          </span>
        </li>
      ))}
    </ul>
  );
}

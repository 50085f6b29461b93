import { Link } from 'react-router-dom';
import type { Account } from '#api/contract/account/account.ts';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import { formatBalance } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { AddNewTile, Tile, TileGrid } from '#web/ui/lists/Tiles.tsx';
import { accountWords as wording } from '../wording.ts';

type Props = {
  readonly accounts: readonly Account[];
  readonly search: string;
  readonly scope: number | undefined;
};

export function AccountTiles({ accounts, search, scope }: Props) {
  return (
    <TileGrid label="Accounts">
      <PresentOnly>
        <AddNewTile
          Link={Link}
          to={paths.addAccount(search.trim(), scope)}
          text={wording.addNew}
          carried={search}
        />
      </PresentOnly>
      {accounts.map(({ id, name, accountType: type, retired, balancePaise }) => (
        <Tile
          key={id}
          id={id}
          Link={Link}
          to={paths.account(id, scope)}
          title={name}
          below={`${type}${retired ? ', retired' : ''}`}
          figure={formatBalance(balancePaise)}
        />
      ))}
    </TileGrid>
  );
}

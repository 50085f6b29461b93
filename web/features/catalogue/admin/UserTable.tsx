import type { User } from '#api/contract/session/user.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { DataTable } from '#web/ui/lists/DataTable.tsx';
import type { Column } from '#web/ui/lists/DataTable.tsx';

type Props = {
  readonly people: readonly User[];
  /** Grants the role, or takes it back. */
  readonly onTurn: (user: User) => void;
};

export const UserTable = ({ people, onTurn }: Props) => (
  <DataTable
    caption="Users and their roles"
    rows={people}
    keyOf={({ id }) => id}
    columns={[NAME, EMAIL, ROLE, turning(onTurn)]}
  />
);

const NAME: Column<User> = {
  head: 'Name',
  place: 'name',
  cell: ({ name, erased }) => (
    <span dir="auto" className="break-words">
      {erased ? 'Erased' : name}
    </span>
  ),
};

const EMAIL: Column<User> = {
  head: 'Email',
  place: 'id',
  cell: ({ email }) => <span className="break-all">{email}</span>,
  className: 'text-ink-2',
};

const ROLE: Column<User> = {
  head: 'Role',
  place: 'badge',
  cell: ({ roles }) => roles.join(', '),
};

const turning = (onTurn: Props['onTurn']): Column<User> => ({
  head: 'Actions',
  place: 'action',
  quietHead: true,
  cell: (user) =>
    user.erased ? null : (
      <Button kind="quiet" onClick={() => onTurn(user)}>
        {user.roles.includes('admin') ? 'Revoke admin' : 'Make admin'}
        <span className="sr-only"> {user.name}</span>
      </Button>
    ),
  className: 'text-right',
});

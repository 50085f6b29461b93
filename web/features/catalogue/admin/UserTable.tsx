import type { ListedUser, User } from '#api/contract/session/user.ts';
import { dateOfInstant, formatDate } from '#web/format/dates.ts';
import { formatCount } from '#web/format/money.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { DataTable } from '#web/ui/lists/DataTable.tsx';
import type { Column } from '#web/ui/lists/DataTable.tsx';
import { handOverWords as wording } from '../wording.ts';
import type { HandedKind } from './HandOverDialog.tsx';

type Props = {
  readonly people: readonly ListedUser[];
  /** Grants the role, or takes it back. */
  readonly onTurn: (user: User) => void;
  /** Makes a link for them. */
  readonly onLink: (user: User, kind: HandedKind) => void;
  /** Whether an admin makes the links of a forgotten password, since no mail is set up. */
  readonly handsOver: boolean;
};

export const UserTable = ({ people, ...does }: Props) => (
  <DataTable
    caption="Users and their roles"
    rows={people}
    keyOf={({ id }) => id}
    columns={[NAME, EMAIL, REGISTERED, BOOKS, ROLE, actionsOf(does)]}
  />
);

const NAME: Column<ListedUser> = {
  head: 'Name',
  place: 'name',
  cell: ({ name, erased }) => (
    <span dir="auto" className="break-words">
      {erased ? 'Erased' : name}
    </span>
  ),
};

const EMAIL: Column<ListedUser> = {
  head: 'E-mail',
  place: 'id',
  cell: ({ email, confirmation, erased }) => (
    <span className="break-all">
      {email}
      {!erased && confirmation === 'awaited' && (
        <span className="block text-sm break-words text-warn">{wording.notConfirmed}</span>
      )}
    </span>
  ),
  className: 'text-ink-2',
};

const REGISTERED: Column<ListedUser> = {
  head: 'Registered',
  place: 'date',
  cell: ({ created_at: at }) => formatDate(dateOfInstant(at)),
};

const BOOKS: Column<ListedUser> = {
  head: 'Books',
  place: 'amount',
  numeric: true,
  cell: ({ books }) => (
    <>
      {formatCount(books)}
      <span className="sm:hidden">{books === 1 ? ' book' : ' books'}</span>
    </>
  ),
};

const ROLE: Column<ListedUser> = {
  head: 'Role',
  place: 'badge',
  cell: ({ roles }) => roles.join(', '),
};

/** As high as a row lets it be. */
const IN_ROW = 'sm:min-h-7! sm:px-2.5! sm:py-0!';

const actionsOf = ({ onTurn, onLink, handsOver }: Omit<Props, 'people'>): Column<ListedUser> => ({
  head: 'Actions',
  place: 'action',
  quietHead: true,
  cell: (user) =>
    user.erased ? null : (
      <span className="inline-flex justify-end gap-2 max-sm:flex-col max-sm:items-end">
        {user.confirmation === 'awaited' && (
          <Button className={IN_ROW} onClick={() => onLink(user, 'confirm')}>
            {wording.confirm}
            <span className="sr-only"> of {user.name}</span>
          </Button>
        )}
        {handsOver && (
          <Button className={IN_ROW} onClick={() => onLink(user, 'reset')}>
            {wording.reset}
            <span className="sr-only"> for {user.name}</span>
          </Button>
        )}
        <Button className={IN_ROW} onClick={() => onTurn(user)}>
          {user.roles.includes('admin') ? 'Revoke admin' : 'Make admin'}
          <span className="sr-only"> {user.name}</span>
        </Button>
      </span>
    ),
  className: 'text-right',
});

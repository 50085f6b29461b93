import { streamName } from '../kernel/ids.ts';
import type { PersonId } from '../kernel/ids.ts';
import { accepted, rejected } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import { changeBilling, changePostingAccounts } from './change-billing.ts';
import type { BookCommand, BookFacts, SetLockDate } from './commands.ts';
import type { BookEvent } from './events.ts';
import type { BookState, OpenBook } from './evolve.ts';
import {
  acceptInvitation,
  declineInvitation,
  inviteMember,
  withdrawInvitation,
} from './invitations.ts';
import { decideKeeping } from './keeping.ts';
import type { BookRejection } from './rejections.ts';

type Decision = Result<readonly BookEvent[], BookRejection>;

export const streamOf = (event: BookEvent): string => streamName('book', event.data.bookId);

/** Decides on a book, its lock dates and members. Refusals in `rejections.ts`, in order. */
export function decide(state: BookState, command: BookCommand, facts: BookFacts): Decision {
  const { bookId } = command.data;
  if (command.type === 'CreateBook') {
    if (state.status !== 'absent') return rejected({ kind: 'book_exists', bookId });
    const { name, ownerId } = command.data;
    return accepted([
      { type: 'BookCreated', version: 1, data: { bookId, name } },
      { type: 'MemberAdded', version: 1, data: { bookId, personId: ownerId, role: 'owner' } },
    ]);
  }
  if (state.status === 'absent') return rejected({ kind: 'book_not_found', bookId });
  return decideOpen(state, command, facts);
}

function decideOpen(
  state: OpenBook,
  command: Exclude<BookCommand, { type: 'CreateBook' }>,
  facts: BookFacts,
): Decision {
  switch (command.type) {
    case 'RenameBook':
      if (state.name === command.data.name) return accepted([]);
      return accepted([{ type: 'BookRenamed', version: 1, data: command.data }]);
    case 'ChangeBookSettings': {
      const { beginsOn } = command.data.changes;
      if (beginsOn === undefined || beginsOn === state.beginsOn) return accepted([]);
      return accepted([{ type: 'BookSettingsChanged', version: 1, data: command.data }]);
    }
    case 'ChangeBillingProfile':
      return changeBilling(state.billing, command);
    case 'ChangePostingAccounts':
      return changePostingAccounts(state.postingAccounts, command, facts);
    case 'SetLegalForm':
    case 'RecordProceedings':
    case 'EndProceedings':
      return decideKeeping(state.keeping, command, facts);
    case 'SetLockDate':
      return setLockDate(state, command, facts);
    case 'InviteMember':
      return inviteMember(state, command, facts);
    case 'WithdrawInvitation':
      return withdrawInvitation(state, command);
    case 'AcceptInvitation':
      return acceptInvitation(state, command, facts);
    case 'DeclineInvitation':
      return declineInvitation(state, command, facts);
    case 'ChangeMemberRole': {
      const { personId, role } = command.data;
      const before = state.members.get(personId);
      if (before === undefined) return rejected({ kind: 'member_not_found', personId });
      if (before === role) return accepted([]);
      if (isLastOwner(state, personId)) return rejected({ kind: 'book_needs_an_owner', personId });
      return accepted([{ type: 'MemberRoleChanged', version: 1, data: command.data }]);
    }
    case 'RemoveMember':
    case 'LeaveBook': {
      const { personId } = command.data;
      if (!state.members.has(personId)) return rejected({ kind: 'member_not_found', personId });
      if (isLastOwner(state, personId)) return rejected({ kind: 'book_needs_an_owner', personId });
      return accepted([{ type: 'MemberRemoved', version: 1, data: command.data }]);
    }
  }
}

/** A soft lock may be moved back with a reason; a hard one closes a year and only goes forward. */
function setLockDate(state: OpenBook, { data }: SetLockDate, { today }: BookFacts): Decision {
  const { kind, lockedTo } = data;
  const before = state[kind];
  if (lockedTo !== null && lockedTo > today) {
    return rejected({ kind: 'lock_in_the_future', lockedTo, today });
  }
  if (lockedTo === before) return accepted([]);
  if (kind === 'hard' && before !== null && (lockedTo === null || lockedTo < before)) {
    return rejected({ kind: 'hard_lock_moves_forward_only', lockedTo: before });
  }
  return accepted([{ type: 'LockDateSet', version: 1, data }]);
}

const isLastOwner = (state: OpenBook, personId: PersonId): boolean =>
  state.members.get(personId) === 'owner' &&
  [...state.members.values()].filter((role) => role === 'owner').length === 1;

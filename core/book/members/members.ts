// What becomes of the members of a book; it always has an owner.
import type { PersonId } from '../../kernel/ids.ts';
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import type { BookCommand } from '../commands.ts';
import type { BookEvent } from '../events.ts';
import type { OpenBook } from '../evolve.ts';
import type { BookRejection } from '../rejections.ts';

type Decision = Result<readonly BookEvent[], BookRejection>;

/** Refuses somebody who is no member, and whatever would leave the book without an owner. */
export function changeMembers(
  state: OpenBook,
  command: Extract<BookCommand, { type: 'ChangeMemberRole' | 'RemoveMember' | 'LeaveBook' }>,
): Decision {
  const { personId } = command.data;
  const before = state.members.get(personId);
  if (before === undefined) return rejected({ kind: 'member_not_found', personId });
  const isChange = command.type === 'ChangeMemberRole';
  if (isChange && before === command.data.role) return accepted([]);
  if (isLastOwner(state, personId)) return rejected({ kind: 'book_needs_an_owner', personId });
  return accepted([
    isChange
      ? { type: 'MemberRoleChanged', version: 1, data: command.data }
      : { type: 'MemberRemoved', version: 1, data: command.data },
  ]);
}

const isLastOwner = (state: OpenBook, personId: PersonId): boolean =>
  state.members.get(personId) === 'owner' &&
  [...state.members.values()].filter((role) => role === 'owner').length === 1;

// Who belongs to a book and in which role, event by event.
import type { BookEvent } from '../events.ts';
import type { Role } from '../terms.ts';

type MemberEvent = Extract<
  BookEvent,
  { type: 'MemberAdded' | 'MemberRoleChanged' | 'MemberRemoved' }
>;

export function membersAfter(
  before: ReadonlyMap<number, Role>,
  { type, data }: MemberEvent,
): ReadonlyMap<number, Role> {
  if (type !== 'MemberRemoved') return new Map(before).set(data.personId, data.role);
  const members = new Map(before);
  members.delete(data.personId);
  return members;
}

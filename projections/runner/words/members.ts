// What becomes of the members of a book, in its history.
import type { ProjectedEvent } from '../projection.ts';

type MemberEvent = Extract<ProjectedEvent, { type: `Member${string}` }>;

export const isOfMember = (event: ProjectedEvent): event is MemberEvent =>
  event.type.startsWith('Member');

/** @returns the remark, and the member whom it concerns. */
export function memberRemark({ type, data }: MemberEvent) {
  switch (type) {
    case 'MemberInvited':
      return { what: `Invited somebody as ${data.role}` };
    case 'MemberAdded':
      return { what: `Added a member as ${data.role}`, personId: data.personId };
    case 'MemberRoleChanged':
      return { what: `Made a member ${data.role}`, personId: data.personId };
    case 'MemberRemoved':
      return { what: 'Removed a member', personId: data.personId };
  }
}

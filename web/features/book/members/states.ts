// How members and invitations stand, in words.
import type { Member } from '#api/contract/book/book.ts';
import type { Invitation } from '#api/contract/book/invitation.ts';

/** How a member's address was shown to be theirs. */
export const CONFIRMATION: Readonly<Record<Member['confirmation'], string>> = {
  awaited: 'Address not confirmed yet',
  'by-use': 'Address confirmed by use',
  link: 'Address confirmed',
  invitation: 'Address confirmed',
  reset: 'Address confirmed',
  admin: 'Address confirmed by an admin',
};

export const INVITATION_STATES: Readonly<Record<Invitation['state'], string>> = {
  open: 'Waiting',
  declined: 'Declined',
  expired: 'Expired',
};

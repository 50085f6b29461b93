// What other folders may import of the books.
import { aggregate } from '../kernel/decider.ts';
import type { Decider } from '../kernel/decider.ts';
import type { BookCommand, BookFacts, Invitee } from './commands.ts';
import { decide, streamOf } from './decide.ts';
import { bookEventSchemas } from './events.ts';
import type { BookEvent } from './events.ts';
import { evolve, initialState } from './evolve.ts';
import type { BookState } from './evolve.ts';
import type { BookRejection } from './rejections.ts';

export const bookDecider: Decider<BookState, BookCommand, BookEvent, BookFacts, BookRejection> = {
  initialState,
  decide,
  evolve,
  streamOf,
};

export const bookAggregate = aggregate({
  category: 'book',
  decider: bookDecider,
  schemas: bookEventSchemas,
  commands: {
    CreateBook: null,
    RenameBook: 'RenameBook',
    ChangeBookSettings: 'ChangeBookSettings',
    ChangeBillingProfile: 'ChangeBillingProfile',
    ChangePostingAccounts: 'ChangePostingAccounts',
    SetLockDate: 'SetLockDate',
    InviteMember: 'InviteMember',
    WithdrawInvitation: 'WithdrawInvitation',
    // Whom an invitation is for is no member yet: the rules of the invitation say who may.
    AcceptInvitation: null,
    DeclineInvitation: null,
    ChangeMemberRole: 'ChangeMemberRole',
    RemoveMember: 'RemoveMember',
    LeaveBook: 'LeaveBook',
    SetLegalForm: 'SetRetention',
    RecordProceedings: 'SetRetention',
    EndProceedings: 'SetRetention',
  },
});

export { billingProfile, NEW_PROFILE, series } from './billing-profile.ts';
export { NO_KEEPING } from './keeping.ts';
export { lockedToOf } from './evolve.ts';
export { INVITATION_DAYS, isSameAddress } from './invitations.ts';
export { isLogo } from './logo.ts';
export { refusalOfRight } from './permission.ts';
export { POSTING_ROLES } from './posting-roles.ts';
export { postingRole } from './terms.ts';
export { mayDo, RIGHTS } from './roles.ts';
export type { BillingProfile, Series } from './billing-profile.ts';
export type { Right } from './roles.ts';
export type { Keeping } from './keeping.ts';
export type { LockKind, PostingRole, Role } from './terms.ts';
export type { BookCommand, BookEvent, BookFacts, BookRejection, BookState, Invitee };

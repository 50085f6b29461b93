// What other folders may import of the books.
import { aggregate } from '../kernel/decider.ts';
import { decide, streamOf } from './decide.ts';
import { bookEventSchemas } from './events.ts';
import { evolve, initialState } from './evolve.ts';
import { returnFiledUpcaster } from './keeping/return-events.ts';
import { shareCapitalUpcaster } from './reporting/share-events.ts';

export const bookDecider = {
  initialState,
  decide,
  evolve,
  streamOf,
};

export const bookAggregate = aggregate({
  category: 'book',
  decider: bookDecider,
  schemas: bookEventSchemas,
  upcasters: [returnFiledUpcaster, shareCapitalUpcaster],
  commands: {
    CreateBook: null,
    BeginDemoBook: null,
    // Given by the program alone: no call of the API leads to it.
    FinishDemoBook: null,
    DiscardDemoBook: 'DiscardDemoBook',
    RenameBook: 'RenameBook',
    ChangeBookSettings: 'ChangeBookSettings',
    ChangeBillingProfile: 'ChangeBillingProfile',
    RecordUndertaking: 'ChangeBillingProfile',
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
    SetTurnover: 'ChangeBillingProfile',
    SetTaxDeduction: 'ChangeBillingProfile',
    StartSeries: 'ChangeBillingProfile',
    SetEInvoicing: 'SetEInvoicing',
    SetLegalForm: 'SetRetention',
    RecordProceedings: 'SetRetention',
    EndProceedings: 'SetRetention',
    SetFilingFrequency: 'MarkReturnFiled',
    MarkReturnFiled: 'MarkReturnFiled',
    ReverseReturnFiling: 'MarkReturnFiled',
    SetStockAccounting: 'ChangeBookSettings',
    SetStockMethod: 'ChangeBookSettings',
    SetStockBelowNil: 'ChangeBookSettings',
    SetStatementLine: 'ChangeBookSettings',
    SetAgeingDays: 'ChangeBookSettings',
    SetShareCapital: 'ChangeBookSettings',
    ExplainRatio: 'ExplainRatio',
  },
});

export { AGEING_ENDS_MAX } from './reporting/ageing-days.ts';
export { billingProfile, NEW_PROFILE, series } from './billing/billing-profile.ts';
export { deductsOn, NO_TAX_DEDUCTION } from './billing/tax-deduction.ts';
export type { TaxDeduction } from './billing/tax-deduction.ts';
export { NO_E_INVOICING } from './billing/e-invoicing.ts';
export { legalFormOn, NO_KEEPING, withLegalForm } from './keeping/keeping.ts';
export { heldDaysOf } from './keeping/held-days.ts';
export { lockedToOf, returnsOf } from './evolve.ts';
export { undertakingsOf } from './billing/undertakings.ts';
export { INVITATION_DAYS, isSameAddress } from './members/invitations.ts';
export { isLogo } from './billing/logo.ts';
export { refusalOfRight } from './members/permission.ts';
export { GST_NAMES, gstAccountsOf } from './billing/gst-accounts.ts';
export {
  isOutputTaxRole,
  INPUT_TAX_ROLES,
  OUTPUT_TAX_ROLES,
  POSTING_ROLES,
  TRIP_ACCOUNTS,
} from './billing/posting-roles.ts';
export type { TripAccount } from './billing/posting-roles.ts';
export { belowNilPolicy, postingRole } from './terms.ts';
export { SERIES_SETTINGS } from './billing/series-documents.ts';
export type { SeriesDocument } from './billing/series-documents.ts';
export { seriesIn, startKey } from './billing/series-start.ts';
export type { SeriesStarts } from './billing/series-start.ts';
export { USUAL_BELOW_NIL } from './reporting/below-nil.ts';
export { NO_REPORTING } from './reporting/evolve-reporting.ts';
export { ratioKey } from './reporting/ratio-explanations.ts';
export { mayDo, mayReverseWordOf, RIGHTS } from './members/roles.ts';
export type { BillingProfile, Series } from './billing/billing-profile.ts';
export type { EInvoicingSettings, PortalKey } from './billing/e-invoicing-events.ts';
export type { Right } from './members/roles.ts';
export type { Keeping, LegalFormFrom } from './keeping/keeping.ts';
export type { BelowNilPolicy, DemoState, LockKind, PostingRole, Role } from './terms.ts';
export type { EarlierJournals, BookCommand, BookFacts, Invitee } from './commands.ts';
export type { BookEvent } from './events.ts';
export type { BookRejection } from './rejections.ts';
export type { BookState } from './evolve.ts';

import type { CalendarDate } from '../kernel/calendar-date.ts';
import { calendarDate } from '../kernel/calendar-date.ts';
import { NEW_PROFILE } from './billing/billing-profile.ts';
import type { BillingProfile } from './billing/billing-profile.ts';
import type { BookEvent } from './events.ts';
import { eInvoicingAfter, NO_E_INVOICING } from './billing/e-invoicing.ts';
import type { EInvoicingSettings } from './billing/e-invoicing-events.ts';
import { invitationsAfter } from './members/invitation-state.ts';
import type { InvitationState } from './members/invitation-state.ts';
import { keepingAfter, NO_KEEPING } from './keeping/keeping.ts';
import type { Keeping } from './keeping/keeping.ts';
import { NO_RETURNS } from '../tax/index.ts';
import type { BookReturns, Turnovers } from '../tax/index.ts';
import { returnsAfter } from './keeping/returns.ts';
import { demoAfter } from './keeping/demo.ts';
import { isOfDemo } from './keeping/demo-events.ts';
import type { DemoEvent } from './keeping/demo-events.ts';
import { withGstRoles } from './billing/gst-accounts.ts';
import type { DemoState, PostingRole, Role } from './terms.ts';
import { seriesStartsAfter } from './billing/series-start.ts';
import type { SeriesStarts } from './billing/series-start.ts';
import { NO_REPORTING, reportingAfter } from './reporting/evolve-reporting.ts';
import type { Reporting, ReportingEvent } from './reporting/evolve-reporting.ts';
import { NO_TAX_DEDUCTION, taxDeductionAfter } from './billing/tax-deduction.ts';
import type { TaxDeduction } from './billing/tax-deduction.ts';
import { turnoversAfter } from './billing/turnover.ts';
import { undertakingsAfter } from './billing/undertakings.ts';

export type BookState =
  | { readonly status: 'absent' }
  | (Reporting & {
      readonly status: 'open';
      readonly name: string;
      readonly beginsOn: CalendarDate | null;
      /** The first day of its registration for GST as it is now; null: before the book begins. */
      readonly registeredFrom: CalendarDate | null;
      /** The last locked day of each kind. */
      readonly soft: CalendarDate | null;
      readonly hard: CalendarDate | null;
      readonly members: ReadonlyMap<number, Role>;
      /** By their ids, until they are accepted or withdrawn. */
      readonly invitations: ReadonlyMap<number, InvitationState>;
      readonly billing: BillingProfile;
      /** The accounts that documents post to, as far as they are settled. */
      readonly postingAccounts: Readonly<Partial<Record<PostingRole, number>>>;
      readonly keeping: Keeping;
      readonly turnovers: Turnovers;
      readonly seriesStarts: SeriesStarts;
      readonly returns: BookReturns;
      /** Every account that the settings ever named for GST, and for what. */
      readonly gstRoles: ReadonlyMap<number, PostingRole>;
      /** The letters of undertaking by the labels of their financial years. */
      readonly undertakings: Readonly<Record<string, string>>;
      readonly eInvoicing: EInvoicingSettings;
      readonly taxDeduction: TaxDeduction;
      /** Null for the books of a business. */
      readonly demo: DemoState | null;
    });

export type OpenBook = Extract<BookState, { status: 'open' }>;

export const initialState: BookState = { status: 'absent' };

const NEW_BOOK = {
  beginsOn: null,
  registeredFrom: null,
  soft: null,
  hard: null,
  members: new Map<number, Role>(),
  invitations: new Map<number, InvitationState>(),
  billing: NEW_PROFILE,
  postingAccounts: {},
  keeping: NO_KEEPING,
  turnovers: new Map<string, number>(),
  seriesStarts: new Map<string, number>(),
  returns: NO_RETURNS,
  gstRoles: new Map<number, PostingRole>(),
  undertakings: {},
  eInvoicing: NO_E_INVOICING,
  taxDeduction: NO_TAX_DEDUCTION,
  ...NO_REPORTING,
  demo: null,
};

const dateOrNull = (text: string | null): CalendarDate | null =>
  text === null ? null : calendarDate(text);

export function evolve(state: BookState, event: BookEvent): BookState {
  if (event.type === 'BookCreated') return { status: 'open', name: event.data.name, ...NEW_BOOK };
  if (state.status === 'absent') return state;
  if (event.type === 'EInvoiceExemptionSet' || event.type === 'PortalKeysSet') {
    return { ...state, eInvoicing: eInvoicingAfter(state.eInvoicing, event) };
  }
  if (isOfDemo(event)) return { ...state, demo: demoAfter(event) };
  const reporting = reportingAfter(state, event);
  if (reporting !== null) return { ...state, ...reporting };
  return evolveOpen(state, event as OtherEvent);
}

type OtherEvent = Exclude<
  BookEvent,
  DemoEvent | ReportingEvent | { type: 'BookCreated' | 'EInvoiceExemptionSet' | 'PortalKeysSet' }
>;

function evolveOpen(state: OpenBook, event: OtherEvent): BookState {
  switch (event.type) {
    case 'BookRenamed':
      return { ...state, name: event.data.name };
    case 'BookSettingsChanged': {
      const { beginsOn, registeredFrom } = event.data.changes;
      return {
        ...state,
        ...(beginsOn !== undefined && { beginsOn: dateOrNull(beginsOn) }),
        ...(registeredFrom !== undefined && { registeredFrom: dateOrNull(registeredFrom) }),
      };
    }
    case 'BillingProfileChanged':
    case 'PresaleSeriesChanged':
    case 'ReverseChargeSeriesChanged':
      return { ...state, billing: withChanges(state.billing, event.data.changes) };
    case 'DebitNoteSeriesSet':
      return { ...state, billing: { ...state.billing, debitNoteSeries: event.data.series } };
    case 'PostingAccountsChanged':
      return {
        ...state,
        postingAccounts: { ...state.postingAccounts, ...event.data.accounts },
        gstRoles: withGstRoles(state.gstRoles, event.data.accounts),
      };
    case 'TurnoverSet':
      return { ...state, turnovers: turnoversAfter(state.turnovers, event) };
    case 'SeriesStarted':
      return { ...state, seriesStarts: seriesStartsAfter(state.seriesStarts, event) };
    case 'FilingFrequencySet':
    case 'ReturnFiled':
    case 'ReturnFilingReversed':
      return { ...state, returns: returnsAfter(state.returns, event) };
    case 'TaxDeductionSet':
      return { ...state, taxDeduction: taxDeductionAfter(event) };
    case 'UndertakingRecorded':
      return { ...state, undertakings: undertakingsAfter(state.undertakings, event) };
    case 'LegalFormSet':
    case 'ProceedingsRecorded':
    case 'ProceedingsEnded':
      return { ...state, keeping: keepingAfter(state.keeping, event) };
    case 'LockDateSet':
      return { ...state, [event.data.kind]: dateOrNull(event.data.lockedTo) };
    case 'MemberInvited':
    case 'InvitationDeclined':
    case 'InvitationAccepted':
    case 'InvitationWithdrawn':
      return { ...state, invitations: invitationsAfter(state.invitations, event) };
    case 'MemberAdded':
    case 'MemberRoleChanged':
    case 'MemberRemoved':
      return { ...state, members: membersAfter(state.members, event) };
  }
}

/** @returns how a book files and what it has filed; nothing for one that is not there. */
export const returnsOf = (state: BookState): BookReturns =>
  state.status === 'open' ? state.returns : NO_RETURNS;

/** @returns the later of the two locks: the last day that takes no entry, or null. */
export function lockedToOf(state: BookState): CalendarDate | null {
  if (state.status === 'absent') return null;
  const { soft, hard } = state;
  if (soft === null || hard === null) return soft ?? hard;
  return soft > hard ? soft : hard;
}

type Changes = Extract<
  BookEvent,
  { type: 'BillingProfileChanged' | 'PresaleSeriesChanged' | 'ReverseChargeSeriesChanged' }
>['data']['changes'];

/** What is absent stays as it was. */
const withChanges = (profile: BillingProfile, changes: Changes): BillingProfile => ({
  ...profile,
  ...(Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  ) as Partial<BillingProfile>),
});

// Who belongs to a book and in which role, event by event.
type MemberEvent = Extract<
  BookEvent,
  { type: 'MemberAdded' | 'MemberRoleChanged' | 'MemberRemoved' }
>;

function membersAfter(
  before: ReadonlyMap<number, Role>,
  { type, data }: MemberEvent,
): ReadonlyMap<number, Role> {
  if (type !== 'MemberRemoved') return new Map(before).set(data.personId, data.role);
  const members = new Map(before);
  members.delete(data.personId);
  return members;
}

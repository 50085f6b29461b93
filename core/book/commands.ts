import type { GroupCode } from '../account-type/index.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';
import type { BookId, InvitationId, PersonId } from '../kernel/ids.ts';
import type {
  EInvoiceExemption,
  FilingFrequency,
  LegalForm,
  ReturnKind,
  ReturnPeriod,
} from '../tax/index.ts';
import type { BillingProfile } from './billing/billing-profile.ts';
import type { PortalKey } from './billing/e-invoicing-events.ts';
import type { SeriesDocument } from './billing/series-documents.ts';
import type { LineChoice, LineSubject, ShareCapital } from '../statement/index.ts';
import type { StockAccounting, ValuationMethod } from '../stock-valuation/index.ts';
import type { BelowNilPolicy, LockKind, PostingRole, Role } from './terms.ts';

type Command<Type extends string, Data> = {
  readonly type: Type;
  readonly data: { readonly bookId: BookId } & Readonly<Data>;
};

/** The person who creates a book is its first owner. */
export type CreateBook = Command<'CreateBook', { name: string; ownerId: PersonId }>;
/** A demo of a person's own, which is filled by the program. */
export type BeginDemoBook = Command<'BeginDemoBook', { name: string; ownerId: PersonId }>;
/** Said by the program when all is in it. */
export type FinishDemoBook = Command<'FinishDemoBook', object>;
export type DiscardDemoBook = Command<'DiscardDemoBook', object>;
export type RenameBook = Command<'RenameBook', { name: string }>;
export type ChangeBookSettings = Command<
  'ChangeBookSettings',
  {
    changes: {
      readonly beginsOn?: CalendarDate | null;
      readonly registeredFrom?: CalendarDate | null;
    };
  }
>;
/** Only the fields to change; a GSTIN brings its state and PAN along. */
export type ChangeBillingProfile = Command<
  'ChangeBillingProfile',
  { changes: Partial<BillingProfile> }
>;
/** For a financial year, by its label 26-27; null takes the letter of the year away. */
export type RecordUndertaking = Command<
  'RecordUndertaking',
  { financialYear: string; reference: string | null }
>;
export type ChangePostingAccounts = Command<
  'ChangePostingAccounts',
  { accounts: Readonly<Partial<Record<PostingRole, number>>> }
>;
/** `lockedTo` is the last locked day; null opens a soft lock again. */
export type SetLockDate = Command<
  'SetLockDate',
  { kind: LockKind; lockedTo: CalendarDate | null; reason: string }
>;
/** An earlier invitation of the address, whether open or declined, ends with the new one. */
export type InviteMember = Command<
  'InviteMember',
  { invitationId: InvitationId; email: string; role: Role }
>;
export type WithdrawInvitation = Command<'WithdrawInvitation', { invitationId: InvitationId }>;

/** `byLink` says that the person holds the link of the invitation. */
type Answer = { invitationId: InvitationId; personId: PersonId; byLink: boolean };
export type AcceptInvitation = Command<'AcceptInvitation', Answer>;
export type DeclineInvitation = Command<'DeclineInvitation', Answer>;

export type ChangeMemberRole = Command<'ChangeMemberRole', { personId: PersonId; role: Role }>;
export type RemoveMember = Command<'RemoveMember', { personId: PersonId }>;
/** What a member of any role may do: to remove oneself. */
export type LeaveBook = Command<'LeaveBook', { personId: PersonId }>;

/** `amountPaise` null says that the turnover of the year is not known any more. */
export type SetTurnover = Command<
  'SetTurnover',
  { financialYear: string; amountPaise: number | null }
>;

/** The first number of a series of this financial year, given before any of it is. */
export type StartSeries = Command<'StartSeries', { document: SeriesDocument; startsAt: number }>;

/** Of days that are locked the statements stay as they were laid out. */
export type SetLegalForm = Command<'SetLegalForm', { legalForm: LegalForm }>;
export type RecordProceedings = Command<
  'RecordProceedings',
  { what: string; beganOn: CalendarDate }
>;
export type EndProceedings = Command<'EndProceedings', { number: number; endedOn: CalendarDate }>;

/** What is not named stays. */
export type SetEInvoicing = Command<
  'SetEInvoicing',
  { exemption?: EInvoiceExemption | null; keys?: readonly PortalKey[] }
>;
/** From the first day of a quarter on. */
export type SetFilingFrequency = Command<
  'SetFilingFrequency',
  { frequency: FilingFrequency; from: CalendarDate }
>;
export type MarkReturnFiled = Command<
  'MarkReturnFiled',
  { returnKind: ReturnKind; period: ReturnPeriod; filedOn: CalendarDate; arn: string }
>;
/** Takes the mark back that a return is filed; what the portal has is not changed by it. */
export type ReverseReturnFiling = Command<
  'ReverseReturnFiling',
  { returnKind: ReturnKind; period: ReturnPeriod; reason: string }
>;

/** From when on the book deducts income tax, and its TAN. */
export type SetTaxDeduction = Command<
  'SetTaxDeduction',
  { from: CalendarDate | null; tan: string | null }
>;

/** The last day of each age but the open one. */
export type SetAgeingDays = Command<'SetAgeingDays', { days: readonly number[] }>;

/** From a day on; null takes back what was said of that day. */
export type SetShareCapital = Command<
  'SetShareCapital',
  { from: CalendarDate; capital: Omit<ShareCapital, 'from'> | null }
>;

/** From the first day of a financial year on. */
export type SetStockAccounting = Command<
  'SetStockAccounting',
  { from: CalendarDate; accounting: StockAccounting; method: ValuationMethod }
>;
/** Null: the product is valued as the book says. */
export type SetStockMethod = Command<
  'SetStockMethod',
  { productId: number; from: CalendarDate; method: ValuationMethod | null }
>;
/** Where more goods go out than are there. */
export type SetStockBelowNil = Command<'SetStockBelowNil', { policy: BelowNilPolicy }>;

/** From a day on; null: as by default. */
export type SetStatementLine = Command<
  'SetStatementLine',
  { subject: LineSubject; from: CalendarDate; line: LineChoice | null }
>;

/** Null takes the explanation back. */
export type ExplainRatio = Command<
  'ExplainRatio',
  { code: string; from: CalendarDate; to: CalendarDate; explanation: string | null }
>;

export type BookCommand =
  | CreateBook
  | BeginDemoBook
  | FinishDemoBook
  | DiscardDemoBook
  | RenameBook
  | ChangeBookSettings
  | ChangeBillingProfile
  | RecordUndertaking
  | ChangePostingAccounts
  | SetLockDate
  | InviteMember
  | WithdrawInvitation
  | AcceptInvitation
  | DeclineInvitation
  | ChangeMemberRole
  | RemoveMember
  | LeaveBook
  | SetTurnover
  | SetTaxDeduction
  | StartSeries
  | SetEInvoicing
  | SetLegalForm
  | RecordProceedings
  | EndProceedings
  | SetFilingFrequency
  | MarkReturnFiled
  | ReverseReturnFiling
  | SetStockAccounting
  | SetStockMethod
  | SetStockBelowNil
  | SetStatementLine
  | SetAgeingDays
  | SetShareCapital
  | ExplainRatio;

/** What is known of a person who answers an invitation. */
export type Invitee = {
  readonly email: string;
  /** Whether the address was shown to be the person's own. */
  readonly isConfirmed: boolean;
};

export type EarlierJournals = {
  readonly count: number;
  readonly firstOn: CalendarDate | null;
};

export type BookFacts = {
  /** Today in Asia/Kolkata by the database's clock. */
  readonly today: CalendarDate;
  /** The number of the last event of the book. */
  readonly lastEvent: number;
  /** Those of the accounts that the command names which are open, with their groups. */
  readonly accounts: ReadonlyMap<number, GroupCode | null>;
  /** Who has the address that is invited, compared without regard to case. */
  readonly addressee: PersonId | null;
  /** Who answers an invitation; null for commands of other kinds. */
  readonly invitee: Invitee | null;
  /** Whether its opening balances stand, dated the day before it begins. */
  readonly hasOpeningBalances: boolean;
  /** What the opening balances do not come to: debits less credits; 0 once it is cleared. */
  readonly openingDifferencePaise: number;
  /** The last number of the series that is to begin elsewhere; 0 while it has none. */
  readonly lastInSeries: number;
  /**
   * Those dated before the day on which the book is to begin; a journal and its reversal that both
   * are say nothing.
   */
  readonly earlierJournals: EarlierJournals;
  /** Of the accounts that the command names, the first locked or filed day with an entry. */
  readonly heldEntries: ReadonlyMap<number, CalendarDate>;
  /** Those of the products that the command names which the book may use, with their names. */
  readonly products: ReadonlyMap<number, string>;
};

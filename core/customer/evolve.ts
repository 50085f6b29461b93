import type { z } from 'zod';
import { calendarDate } from '../kernel/calendar-date.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';
import { ERASED } from '../kernel/event.ts';
import type { ErasableField } from './details/erasure-events.ts';
import { partyDetails } from './events.ts';
import type { CustomerEvent } from './events.ts';
import { moneyAfter } from './money/money.ts';
import type { Money } from './money/money.ts';
import { supplierShape } from './supplier-shape.ts';
import type { SupplierDetails } from './supplier-shape.ts';

export type CustomerDetails = z.infer<typeof partyDetails>;

/** A party as a supplier. */
export type SupplierRole = SupplierDetails & {
  readonly accountId: number;
  /** It takes no more bills. */
  readonly retired: boolean;
};

/** What is known of a supplier of whom nothing was said. */
export const NO_SUPPLIER_DETAILS: SupplierDetails = {
  registrations: [],
  msme: [],
  udyam: null,
  supplierDueDays: null,
  billDefaults: null,
  tds: null,
  tdsCertificates: [],
  bankAccountName: null,
  bankAccountNumber: null,
  bankIfsc: null,
  upi: null,
  bankConfirmedOn: null,
  specialRegistration: null,
};

/** An erasure that is done on a day; null is once proceedings have ended. */
type AskedErasure = { readonly dueOn: CalendarDate | null; readonly reason: string | null };

export type CustomerState =
  | { readonly status: 'absent' }
  | { readonly status: 'removed' }
  /** A supplier that is no customer. */
  | ({
      readonly status: 'supplier';
      readonly supplier: SupplierRole;
      readonly erased: boolean;
      readonly erasure: AskedErasure | null;
    } & Readonly<CustomerDetails>)
  | ({
      readonly status: 'active' | 'inactive' | 'erased';
      readonly accountId: number;
      readonly erasure: AskedErasure | null;
      /** Null of who is a customer alone. */
      readonly supplier: SupplierRole | null;
      /** What became of the statements that were e-mailed, by the ids of the mails. */
      readonly statementEmails: ReadonlyMap<number, 'waiting' | 'sent' | 'failed'>;
    } & Money &
      Readonly<CustomerDetails>);

/** A customer that was created, and not removed since. */
export type ExistingCustomer = Extract<CustomerState, { receipts: unknown }>;

/** A party that is a supplier and no customer. */
export type SupplierAlone = Extract<CustomerState, { status: 'supplier' }>;

/** @returns whether nothing more is known of a party, and nothing new can be sealed. */
export const isErased = (state: ExistingCustomer | SupplierAlone): boolean =>
  state.status === 'supplier' ? state.erased : state.status === 'erased';

export const initialState: CustomerState = { status: 'absent' };

export function evolve(state: CustomerState, event: CustomerEvent): CustomerState {
  if (event.type === 'CustomerCreated') return createdParty(event);
  if (state.status === 'absent' || state.status === 'removed') return state;
  if (event.type === 'CustomerChanged') return changedParty(state, event.data.changes);
  if (event.type === 'CustomerErased') return erasedParty(state, event.data.fields);
  if (event.type === 'CustomerErasureAsked') {
    const { dueOn, reason } = event.data;
    return { ...state, erasure: { dueOn: dueOn === null ? null : calendarDate(dueOn), reason } };
  }
  if (event.type === 'CustomerErasureCancelled') return { ...state, erasure: null };
  if (event.type === 'CustomerRemoved') return { status: 'removed' };
  if (state.status === 'supplier') return state;
  switch (event.type) {
    case 'CustomerActivated':
      return { ...state, status: 'active' };
    case 'CustomerDeactivated':
      return { ...state, status: 'inactive' };
    case 'StatementEmailRequested':
      return withEmail(state, event.data.emailId, 'waiting');
    case 'StatementEmailed':
      return withEmail(state, event.data.emailId, 'sent');
    case 'StatementEmailFailed':
      return withEmail(state, event.data.emailId, 'failed');
    default:
      return moneyAfter(state, event);
  }
}

function erasedParty(
  state: ExistingCustomer | SupplierAlone,
  fields: readonly ErasableField[],
): ExistingCustomer | SupplierAlone {
  const erased: Partial<Record<ErasableField, string>> = Object.fromEntries(
    fields.map((field) => [field, ERASED]),
  );
  const details = among<CustomerDetails, keyof CustomerDetails>(PARTY_FIELDS, erased);
  const supplierAfterwards = (supplier: SupplierRole): SupplierRole => ({
    ...supplier,
    ...among<SupplierDetails, keyof SupplierDetails>(SUPPLIER_FIELDS, erased),
  });
  if (state.status === 'supplier') {
    const supplier = supplierAfterwards(state.supplier);
    return { ...state, ...details, supplier, erased: true, erasure: null };
  }
  const supplier = state.supplier && supplierAfterwards(state.supplier);
  return { ...state, ...details, supplier, status: 'erased', erasure: null };
}

const withEmail = (
  state: ExistingCustomer,
  emailId: number,
  outcome: 'waiting' | 'sent' | 'failed',
): ExistingCustomer => ({
  ...state,
  statementEmails: new Map(state.statementEmails).set(emailId, outcome),
});

type Created = Extract<CustomerEvent, { type: 'CustomerCreated' }>;
type Changes = Extract<CustomerEvent, { type: 'CustomerChanged' }>['data']['changes'];

const PARTY_FIELDS = Object.keys(partyDetails.shape) as readonly (keyof CustomerDetails)[];
const SUPPLIER_FIELDS = Object.keys(supplierShape) as readonly (keyof SupplierDetails)[];

/** @returns those of the fields that are said; a field that is absent stays as it was. */
const among = <Fields, Name extends keyof Fields>(
  names: readonly Name[],
  said: { readonly [One in Name]?: Fields[One] | undefined },
): Partial<Pick<Fields, Name>> =>
  Object.fromEntries(
    names.flatMap((name) => (said[name] === undefined ? [] : [[name, said[name]]])),
  ) as Partial<Pick<Fields, Name>>;

/** @returns all that is said of a party itself, whatever its roles. */
export const partyDetailsOf = (party: CustomerDetails): CustomerDetails =>
  among<CustomerDetails, keyof CustomerDetails>(PARTY_FIELDS, party) as CustomerDetails;

const asCustomer = (details: CustomerDetails, accountId: number) => ({
  ...details,
  accountId,
  status: 'active' as const,
  receipts: new Map(),
  refunds: new Map(),
  statementEmails: new Map(),
  erasure: null,
});

function createdParty({ data }: Created): CustomerState {
  const details = partyDetailsOf(data);
  const supplier = supplierAfter(null, data);
  if (data.accountId !== null) return { ...asCustomer(details, data.accountId), supplier };
  if (supplier === null) return { status: 'removed' };
  return { status: 'supplier', ...details, supplier, erased: false, erasure: null };
}

function changedParty(
  state: ExistingCustomer | SupplierAlone,
  changes: Changes,
): ExistingCustomer | SupplierAlone {
  const details = among<CustomerDetails, keyof CustomerDetails>(PARTY_FIELDS, changes);
  const supplier = supplierAfter(state.supplier, changes);
  if (state.status !== 'supplier') return { ...state, ...details, supplier };
  const { status: _status, supplier: before, erased: _erased, ...party } = { ...state, ...details };
  const { accountId } = changes;
  return accountId == null
    ? { ...state, ...details, supplier: supplier ?? before }
    : { ...asCustomer(party, accountId), supplier, erasure: state.erasure };
}

function supplierAfter(before: SupplierRole | null, said: Changes): SupplierRole | null {
  const { supplierAccountId, supplierRetired } = said;
  const accountId = supplierAccountId ?? before?.accountId;
  if (supplierAccountId === null || accountId === undefined) return null;
  return {
    ...(before ?? { ...NO_SUPPLIER_DETAILS, retired: false }),
    ...among<SupplierDetails, keyof SupplierDetails>(SUPPLIER_FIELDS, said),
    accountId,
    ...(supplierRetired !== undefined && { retired: supplierRetired }),
  };
}

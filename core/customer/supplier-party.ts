// A supplier as a document of the book sees it on a day: its ledger, its numbers of that day, and
// by when it is to be paid.
import type { CalendarDate } from '../kernel/calendar-date.ts';
import { holdsOn, isPrivatePerson, partyNumbersOn } from '../tax/index.ts';
import type { PartyNumber, Registration } from '../tax/index.ts';
import { isErased } from './evolve.ts';
import type { CustomerState, SupplierRole } from './evolve.ts';
import type { RegisteredAs } from './supplier-shape.ts';

export type SupplierParty = {
  readonly name: string;
  readonly company: string | null;
  /** Its ledger under Sundry Creditors. */
  readonly accountId: number;
  readonly registration: Registration | RegisteredAs;
  readonly isPrivate: boolean;
  readonly pan: string | null;
  readonly stateCode: string | null;
  readonly country: string;
  readonly address: string | null;
  readonly city: string | null;
  readonly pincode: string | null;
  /** It takes bills. */
  readonly active: boolean;
  readonly erased: boolean;
  /** Those that hold on the day, that of the party itself first. */
  readonly numbers: readonly PartyNumber[];
  /** As a micro, small or medium enterprise on the day; null: none, or it was not said. */
  readonly msme: SupplierRole['msme'][number] | null;
  readonly supplierDueDays: number | null;
  readonly bank: Pick<
    SupplierRole,
    'bankAccountName' | 'bankAccountNumber' | 'bankIfsc' | 'upi' | 'bankConfirmedOn'
  >;
  readonly billDefaults: SupplierRole['billDefaults'];
  readonly tds: SupplierRole['tds'];
  /** Those that hold on the day. */
  readonly tdsCertificates: SupplierRole['tdsCertificates'];
};

/** @returns the party as a supplier on a day; null for one that is none. */
export function supplierPartyOn(state: CustomerState, day: CalendarDate): SupplierParty | null {
  if (!('supplier' in state) || state.supplier === null) return null;
  const { supplier, gstin, stateCode, registration } = state;
  const { registrations } = supplier;
  const erased = isErased(state);
  return {
    name: state.name,
    company: state.company,
    accountId: supplier.accountId,
    registration: supplier.specialRegistration ?? registration,
    isPrivate: isPrivatePerson(registration),
    pan: state.pan,
    stateCode,
    country: state.country,
    address: state.address ?? state.privateAddress,
    city: state.city ?? state.privateCity,
    pincode: state.pincode ?? state.privatePincode,
    active: !supplier.retired && !erased,
    erased,
    numbers: partyNumbersOn({ gstin, stateCode, registrations }, day),
    msme: supplier.msme.find((one) => holdsOn(day, one)) ?? null,
    supplierDueDays: supplier.supplierDueDays,
    bank: supplier,
    billDefaults: supplier.billDefaults,
    tds: supplier.tds,
    tdsCertificates: supplier.tdsCertificates.filter((one) => holdsOn(day, one)),
  };
}

// A party as a supplier: added, adopted with a ledger from before, changed, retired, and made a
// customer too. What is kept of the party itself follows the rules of customers.
import { accepted, rejected } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import { isGstin, isTdsCode, parseGstin, sameState } from '../tax/index.ts';
import type {
  AddSupplier,
  CancelSupplierErasure,
  ChangeSupplier,
  CustomerFacts,
  EraseSupplier,
  MakeCustomer,
  MakeSupplier,
  RemoveSupplier,
  SupplierCommand,
} from './commands.ts';
import { changedDetails, sealedFor } from './details/changing.ts';
import { cancelErasure, eraseParty } from './details/erasing.ts';
import { detailsOf, detailsRefusal, NUMBER_KINDS } from './details/details.ts';
import { PARTY_VERSION } from './events.ts';
import type { CustomerEvent } from './events.ts';
import { isErased, NO_SUPPLIER_DETAILS, partyDetailsOf } from './evolve.ts';
import type {
  CustomerDetails,
  CustomerState,
  ExistingCustomer,
  SupplierAlone,
  SupplierRole,
} from './evolve.ts';
import type { CustomerRejection } from './rejections.ts';
import type { SupplierDetails } from './supplier-shape.ts';

type Decision = Result<readonly CustomerEvent[], CustomerRejection>;
type Party = ExistingCustomer | SupplierAlone;

/** Refusals in `rejections.ts`, in order. */
export function decideSupplier(
  state: CustomerState,
  command: SupplierCommand,
  facts: CustomerFacts,
): Decision {
  const { customerId } = command.data;
  if (command.type === 'AddSupplier') return addSupplier(state, command, facts);
  if (state.status === 'absent' || state.status === 'removed') {
    return rejected({ kind: 'supplier_not_found', customerId });
  }
  if (command.type === 'MakeSupplier') return makeSupplier(state, command, facts);
  const { supplier } = state;
  if (supplier === null) return rejected({ kind: 'supplier_not_found', customerId });
  if (command.type === 'EraseSupplier') return eraseParty(state, command, facts);
  if (command.type === 'CancelSupplierErasure') return cancelErasure(state, command);
  if (command.type === 'RemoveSupplier') return removeSupplier(state, command, facts);
  if (isErased(state)) return rejected({ kind: 'customer_erased', customerId });
  if (command.type === 'MakeCustomer') return makeCustomer(state, command);
  return decideKnown(state, supplier, command, facts);
}

type OfSupplier = Exclude<
  SupplierCommand,
  AddSupplier | MakeSupplier | MakeCustomer | RemoveSupplier | EraseSupplier | CancelSupplierErasure
>;

function decideKnown(
  state: Party,
  supplier: SupplierRole,
  command: OfSupplier,
  facts: CustomerFacts,
): Decision {
  const { customerId } = command.data;
  const changed = (
    changes: Extract<CustomerEvent, { type: 'CustomerChanged' }>['data']['changes'],
  ) =>
    accepted([
      {
        type: 'CustomerChanged' as const,
        version: PARTY_VERSION,
        data: { customerId, ...sealedFor(customerId, state), changes },
      },
    ]);
  switch (command.type) {
    case 'ChangeSupplier':
      return changeSupplier(state, supplier, command, facts);
    case 'RetireSupplier':
      return supplier.retired ? accepted([]) : changed({ supplierRetired: true });
    case 'RestoreSupplier':
      return supplier.retired ? changed({ supplierRetired: false }) : accepted([]);
    case 'ConfirmSupplierBank':
      if (supplier.bankAccountNumber === null && supplier.upi === null) {
        return rejected({ kind: 'supplier_without_bank', customerId });
      }
      return supplier.bankConfirmedOn === null
        ? changed({ bankConfirmedOn: facts.today })
        : accepted([]);
  }
}

function addSupplier(
  state: CustomerState,
  { data }: AddSupplier,
  { adopted, billAccounts }: CustomerFacts,
): Decision {
  const { customerId, accountId, adopts, party, supplier } = data;
  if (state.status !== 'absent') return rejected({ kind: 'customer_exists', customerId });
  if (adopts && adopted === null) return rejected({ kind: 'supplier_account_unfit', accountId });
  const name = party.name ?? adopted?.name ?? '';
  const gstin = party.gstin ?? adopted?.gstin ?? null;
  const details = detailsOf({ ...party, name, gstin });
  const said = { ...NO_SUPPLIER_DETAILS, ...supplier };
  const refusal =
    detailsRefusal(details, null, said.specialRegistration) ??
    supplierRefusal(said, details, billAccounts);
  if (refusal !== null) return rejected(refusal);
  const created = {
    customerId,
    accountId: null,
    ...sealedFor(customerId, details),
    ...details,
    roles: ['supplier' as const],
    supplierAccountId: accountId,
    ...present(supplier),
  };
  return accepted([{ type: 'CustomerCreated', version: PARTY_VERSION, data: created }]);
}

/** Who was a customer alone is a supplier too: all of the party is said again. */
function makeSupplier(
  state: Party,
  { data: { customerId, accountId, adopts, supplier } }: MakeSupplier,
  { adopted, billAccounts }: CustomerFacts,
): Decision {
  if (isErased(state)) return rejected({ kind: 'customer_erased', customerId });
  if (state.supplier !== null) {
    return rejected({ kind: 'party_is_supplier', customerId, name: state.name });
  }
  if (adopts && adopted === null) return rejected({ kind: 'supplier_account_unfit', accountId });
  const refusal = supplierRefusal({ ...NO_SUPPLIER_DETAILS, ...supplier }, state, billAccounts);
  if (refusal !== null) return rejected(refusal);
  const changes = {
    ...partyDetailsOf(state),
    roles: ['customer' as const, 'supplier' as const],
    supplierAccountId: accountId,
    ...present(supplier),
  };
  const data = { customerId, ...sealedFor(customerId, state), changes };
  return accepted([{ type: 'CustomerChanged', version: PARTY_VERSION, data }]);
}

/** Who was a supplier alone is a customer too: all of the party is said again. */
function makeCustomer(
  state: Party,
  { data: { customerId, accountId, dueDays } }: MakeCustomer,
): Decision {
  if (state.status !== 'supplier') {
    return rejected({ kind: 'party_is_customer', customerId, name: state.name });
  }
  const changes = {
    ...partyDetailsOf(state),
    dueDays,
    roles: ['customer' as const, 'supplier' as const],
    accountId,
  };
  const data = { customerId, ...sealedFor(customerId, state), changes };
  return accepted([{ type: 'CustomerChanged', version: PARTY_VERSION, data }]);
}

/** Who is a customer too is one party with it, and stays. */
function removeSupplier(
  { status, name }: Party,
  { data: { customerId } }: RemoveSupplier,
  facts: CustomerFacts,
): Decision {
  const asCustomer = status === 'supplier' ? [] : [{ what: 'customers', count: 1 }];
  const uses = [...facts.uses, ...asCustomer];
  if (uses.length > 0) return rejected({ kind: 'supplier_in_use', name, uses });
  return accepted([{ type: 'CustomerRemoved', version: 1, data: { customerId } }]);
}

function changeSupplier(
  state: Party,
  before: SupplierRole,
  { data: { customerId, changes, supplier } }: ChangeSupplier,
  { billAccounts }: CustomerFacts,
): Decision {
  const after = { ...before, ...present(supplier) };
  const party = changedDetails(state, { customerId, changes }, after.specialRegistration);
  if (!party.ok) return party;
  const details = { ...state, ...party.value.changes };
  const refusal = supplierRefusal(after, details, billAccounts, before);
  if (refusal !== null) return rejected(refusal);
  const names = Object.keys(present(supplier)) as (keyof SupplierDetails)[];
  const others = names.filter((name) => !isEqual(after[name], before[name]));
  // Who is private now and was not, or the other way round, has the rest sealed or said anew.
  const again = 'name' in party.value.changes && party.value.changes.registration !== undefined;
  const said = again ? [...new Set([...others, ...SEALED_OF_SUPPLIER])] : others;
  const unconfirmed =
    others.some((name) => BANK.has(name)) && before.bankConfirmedOn !== null
      ? { bankConfirmedOn: null }
      : {};
  const changed = {
    ...party.value.changes,
    ...Object.fromEntries(said.map((name) => [name, after[name]])),
    ...unconfirmed,
  };
  if (Object.keys(changed).length === 0) return accepted([]);
  const data = { customerId, ...party.value.sealing, changes: changed };
  return accepted([{ type: 'CustomerChanged', version: PARTY_VERSION, data }]);
}

const BANK: ReadonlySet<string> = new Set([
  'bankAccountName',
  'bankAccountNumber',
  'bankIfsc',
  'upi',
]);
const SEALED_OF_SUPPLIER = [
  'udyam',
  'bankAccountName',
  'bankAccountNumber',
  'bankIfsc',
  'upi',
] as const;

const isEqual = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const present = (said: Partial<SupplierDetails>): Partial<SupplierDetails> =>
  Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));

type Days = { readonly from: string | null; readonly to: string | null };

/** Whether the last day comes before the first. */
const isTurned = ({ from, to }: Days): boolean => from !== null && to !== null && to < from;

const overlap = (one: Days, other: Days): boolean =>
  (one.to ?? '9999') >= (other.from ?? '') && (other.to ?? '9999') >= (one.from ?? '');

/** @param before what the supplier was so far: an account that it has stays. */
function supplierRefusal(
  details: SupplierDetails,
  party: Pick<CustomerDetails, 'gstin' | 'pan' | 'registration'>,
  billAccounts: ReadonlySet<number>,
  before: SupplierDetails | null = null,
): CustomerRejection | null {
  const { msme, tdsCertificates, bankIfsc, billDefaults } = details;
  const registration = specialRefusal(details, party) ?? registrationRefusal(details, party);
  if (registration !== null) return registration;
  for (const [at, one] of msme.entries()) {
    if (isTurned(one) || msme.slice(0, at).some((other) => overlap(one, other))) {
      return { kind: 'supplier_days_unfit', of: 'msme', line: at + 1 };
    }
  }
  const turned = tdsCertificates.findIndex(isTurned);
  if (turned >= 0) return { kind: 'supplier_days_unfit', of: 'certificates', line: turned + 1 };
  const natures = [details.tds?.nature, ...tdsCertificates.map(({ nature }) => nature)];
  const known = [before?.tds?.nature, ...(before?.tdsCertificates ?? []).map((one) => one.nature)];
  const unknown = natures.find(
    (nature) => nature !== undefined && !isTdsCode(nature) && !known.includes(nature),
  );
  if (unknown !== undefined) return { kind: 'supplier_tds_nature_unknown', nature: unknown };
  // The format of the Reserve Bank: bank, zero, branch.
  if (bankIfsc !== null && !/^[A-Z]{4}0[A-Z0-9]{6}$/.test(bankIfsc)) {
    return { kind: 'supplier_ifsc_invalid', ifsc: bankIfsc };
  }
  const accountId = billDefaults?.accountId ?? null;
  const isKept = accountId === (before?.billDefaults?.accountId ?? null);
  if (accountId !== null && !isKept && !billAccounts.has(accountId)) {
    return { kind: 'supplier_default_account_unfit', accountId };
  }
  return null;
}

/**
 * A distributor of input service has a number like a dealer's, and an operator supplies under such
 * a one too; who is registered to deduct tax alone has no other.
 */
function specialRefusal(
  { specialRegistration }: SupplierDetails,
  { registration, gstin }: Pick<CustomerDetails, 'gstin' | 'registration'>,
): CustomerRejection | null {
  if (specialRegistration === null) return null;
  const read = gstin === null ? null : parseGstin(gstin);
  const kind = read?.valid === true ? read.kind : null;
  const isUnfit =
    registration !== 'regular' ||
    kind === null ||
    (specialRegistration === 'tax-deductor' && kind !== NUMBER_KINDS[specialRegistration]);
  return isUnfit ? { kind: 'supplier_special_registration_unfit', specialRegistration } : null;
}

/** A person has one PAN, and in each State a number for each of its registrations there. */
function registrationRefusal(
  { registrations }: SupplierDetails,
  { gstin: own, pan }: Pick<CustomerDetails, 'gstin' | 'pan'>,
): CustomerRejection | null {
  for (const [at, one] of registrations.entries()) {
    const line = at + 1;
    const { gstin, state } = one;
    const read = parseGstin(gstin);
    if (!isGstin(gstin) || !read.valid) {
      return { kind: 'supplier_registration_invalid', line, gstin };
    }
    if (isTurned(one)) return { kind: 'supplier_days_unfit', of: 'registrations', line };
    if (read.state !== null && !sameState(state, read.state)) {
      return { kind: 'supplier_registration_of_other_state', line, gstin, state };
    }
    if (pan !== null && read.pan !== null && read.pan !== pan) {
      return { kind: 'supplier_registration_of_other_pan', line, gstin, pan };
    }
    const isTwice = registrations
      .slice(0, at)
      .some((other) => other.gstin === gstin && overlap(one, other));
    if (isTwice || (gstin === own && one.to === null)) {
      return { kind: 'supplier_registration_twice', line, gstin };
    }
  }
  return null;
}

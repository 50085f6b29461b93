import { describe, expect, test } from 'vitest';
import { customerDecider, supplierPartyOn } from '#core/customer/index.ts';
import type { CustomerEvent, SupplierCommand } from '#core/customer/index.ts';
import { upcast } from '#core/event-versions.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { AccountId, CustomerId } from '#core/kernel/ids.ts';
import { agro, agroCreated, customerFacts, raviCreated } from '#tests/specimens/tax/trade.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const LEDGER = 90 as AccountId;
const PAWAR = 80 as CustomerId;
const facts = {
  ...customerFacts,
  adopted: { name: 'Pawar Transport', gstin: null },
  billAccounts: new Set([41]),
};
const given = scenarioOf(customerDecider, facts);

const party = {
  name: 'Suresh Pawar',
  company: null,
  registration: null,
  gstin: null,
  pan: 'ABCPP1234L',
  stateCode: '27',
  country: 'IN',
  email: null,
  phone: null,
  contact: null,
  address: '4 Market Yard',
  city: 'Pune',
  pincode: '411037',
  dueDays: null,
} as const;

type Added = Extract<SupplierCommand, { type: 'AddSupplier' }>['data'];
const add = (more: Partial<Added> = {}): SupplierCommand => ({
  type: 'AddSupplier',
  data: { customerId: PAWAR, accountId: LEDGER, adopts: false, party, supplier: {}, ...more },
});
const created = (more: object = {}): CustomerEvent => ({
  type: 'CustomerCreated',
  version: 3,
  data: {
    ...raviCreated.data,
    customerId: PAWAR,
    accountId: null,
    privateCustomerId: PAWAR,
    name: 'Suresh Pawar',
    pan: 'ABCPP1234L',
    email: null,
    phone: null,
    contact: null,
    privateAddress: '4 Market Yard',
    privateCity: 'Pune',
    privatePincode: '411037',
    roles: ['supplier'],
    supplierAccountId: LEDGER,
    ...more,
  },
});
const changed = (changes: object, customerId: number = PAWAR): CustomerEvent => ({
  type: 'CustomerChanged',
  version: 3,
  data: { customerId, ...(customerId === PAWAR && { privateCustomerId: PAWAR }), changes },
});
const change = (supplier: object, changes: object = {}): SupplierCommand => ({
  type: 'ChangeSupplier',
  data: { customerId: PAWAR, changes, supplier },
});

const MSME = { class: 'micro', activity: 'services', from: '2026-04-01', to: null } as const;
const BANK = { bankAccountName: 'Suresh Pawar', bankAccountNumber: '501', bankIfsc: 'HDFC0000123' };

describe('a supplier', () => {
  test('is a party without the role of a customer, with a ledger of its own', () => {
    given([])
      .when(add({ supplier: { supplierDueDays: 15, msme: [MSME] } }))
      .then([created({ supplierDueDays: 15, msme: [MSME] })]);
  });

  test('bears the name and the number of the ledger that is adopted, unless it is named', () => {
    given([])
      .when(add({ adopts: true, party: { ...party, name: null } }))
      .then([created({ name: 'Pawar Transport' })]);
    scenarioOf(customerDecider, { ...facts, adopted: null })([])
      .when(add({ adopts: true }))
      .thenRejected({ kind: 'supplier_account_unfit', accountId: LEDGER });
  });

  test('is none of the customers: nothing is sold to it, and nothing received', () => {
    const customerId = PAWAR;
    given([created()])
      .when({ type: 'ChangeCustomer', data: { customerId, changes: { name: 'Pawar' } } })
      .thenRejected({ kind: 'customer_not_found', customerId });
    given([created()])
      .when({ type: 'RemoveCustomer', data: { customerId } })
      .thenRejected({ kind: 'customer_not_found', customerId });
  });

  test('is changed by what differs alone, and retires until it is restored', () => {
    const data = { customerId: PAWAR };
    given([created({ supplierDueDays: 15 })])
      .when(change({ supplierDueDays: 45, msme: [MSME] }, { city: 'Nashik' }))
      .then([changed({ privateCity: 'Nashik', supplierDueDays: 45, msme: [MSME] })]);
    given([created({ supplierDueDays: 15 })])
      .when(change({ supplierDueDays: 15 }))
      .thenNothing();
    given([created()])
      .when({ type: 'RetireSupplier', data })
      .then([changed({ supplierRetired: true })]);
    given([created(), changed({ supplierRetired: true })])
      .when({ type: 'RetireSupplier', data })
      .thenNothing();
    given([created(), changed({ supplierRetired: true })])
      .when({ type: 'RestoreSupplier', data })
      .then([changed({ supplierRetired: false })]);
    given([created()]).when({ type: 'RestoreSupplier', data }).thenNothing();
  });

  test('has bank details that are confirmed, and are not any more once they change', () => {
    const confirm = { type: 'ConfirmSupplierBank', data: { customerId: PAWAR } } as const;
    const confirmed = changed({ bankConfirmedOn: facts.today });
    given([created()])
      .when(confirm)
      .thenRejected({ kind: 'supplier_without_bank', customerId: PAWAR });
    given([created(BANK)])
      .when(confirm)
      .then([confirmed]);
    given([created(BANK), confirmed])
      .when(confirm)
      .thenNothing();
    given([created(BANK), confirmed])
      .when(change({ bankAccountNumber: '502' }))
      .then([changed({ bankAccountNumber: '502', bankConfirmedOn: null })]);
  });
});

describe('a customer that becomes a supplier too', () => {
  const { customerId } = agro;
  const make = {
    type: 'MakeSupplier',
    data: { customerId: customerId as CustomerId, accountId: LEDGER, adopts: false, supplier: {} },
  } as const;
  const { customerId: _id, accountId: _ledger, ...details } = agroCreated.data;
  const roles = ['customer', 'supplier'];
  const made = changed({ ...details, roles, supplierAccountId: LEDGER }, customerId);

  test('says all of the party again, once, and stays a customer', () => {
    given([agroCreated]).when(make).then([made]);
    given([agroCreated, made])
      .when(make)
      .thenRejected({ kind: 'party_is_supplier', customerId, name: agro.name });
    given([agroCreated, made])
      .when({
        type: 'ChangeCustomer',
        data: { customerId: customerId as CustomerId, changes: { dueDays: 7 } },
      })
      .then([changed({ dueDays: 7 }, customerId)]);
  });

  test('is not removed as a customer while it is a supplier', () => {
    given([agroCreated, made])
      .when({ type: 'RemoveCustomer', data: { customerId: customerId as CustomerId } })
      .thenRejected({
        kind: 'customer_in_use',
        name: agro.name,
        uses: [{ what: 'suppliers', count: 1 }],
      });
  });

  test('has bank details that an erasure takes with it where they are private', () => {
    const data = { customerId: raviCreated.data.customerId };
    const asSupplier = changed({ roles, supplierAccountId: LEDGER, ...BANK }, data.customerId);
    const state = [raviCreated as CustomerEvent, asSupplier].reduce(
      customerDecider.evolve,
      customerDecider.initialState,
    );
    const decided = customerDecider.decide(
      state,
      {
        type: 'EraseCustomer',
        data: { customerId: data.customerId as CustomerId, reason: null, whenAllowed: false },
      },
      facts,
    );
    expect(decided).toMatchObject({
      ok: true,
      value: [{ type: 'CustomerErased', version: 2, data: { supplierAccountId: LEDGER } }],
    });
    const [erased] = decided.ok ? decided.value : [];
    expect(erased?.data).toMatchObject({
      fields: expect.arrayContaining(['name', 'bankAccountName', 'bankAccountNumber', 'bankIfsc']),
    });
    const after = erased && customerDecider.evolve(state, erased);
    expect(after).toMatchObject({ supplier: { bankAccountNumber: '[erased]', upi: null } });
  });
});

describe('what is refused of a supplier', () => {
  const kept = { from: null, to: null };

  const registered = (gstin: string, state: string, days = kept) =>
    change({ registrations: [{ gstin, state, ...days }] });

  test('a number that is none, or is of another state or another PAN', () => {
    given([created()]).when(registered('29AAACK1234F1ZZ', '29')).thenRejected({
      kind: 'supplier_registration_invalid',
      line: 1,
      gstin: '29AAACK1234F1ZZ',
    });
    const { gstin } = agro;
    given([created()]).when(registered(gstin, '27')).thenRejected({
      kind: 'supplier_registration_of_other_state',
      line: 1,
      gstin,
      state: '27',
    });
    given([created()]).when(registered(gstin, '29')).thenRejected({
      kind: 'supplier_registration_of_other_pan',
      line: 1,
      gstin,
      pan: 'ABCPP1234L',
    });
  });

  test('days that end before they begin, or overlap', () => {
    const turned = { from: '2026-04-02', to: '2026-04-01' };
    given([created()])
      .when(change({ registrations: [{ gstin: agro.gstin, state: '29', ...turned }] }))
      .thenRejected({ kind: 'supplier_days_unfit', of: 'registrations', line: 1 });
    given([created()])
      .when(change({ msme: [MSME, { ...MSME, from: '2027-04-01' }] }))
      .thenRejected({ kind: 'supplier_days_unfit', of: 'msme', line: 2 });
    const certificate = { number: '1', nature: '194C', rateBps: 0, limitPaise: null, ...turned };
    given([created()])
      .when(change({ tdsCertificates: [certificate] }))
      .thenRejected({ kind: 'supplier_days_unfit', of: 'certificates', line: 1 });
  });

  test('an IFSC that is none, and an account to which no line of a bill goes', () => {
    given([created()])
      .when(change({ bankIfsc: 'HDFC1' }))
      .thenRejected({ kind: 'supplier_ifsc_invalid', ifsc: 'HDFC1' });
    const billDefaults = {
      accountId: 5,
      credit: null,
      blockedClause: null,
      reverseCharge: false,
    };
    given([created()])
      .when(change({ billDefaults }))
      .thenRejected({ kind: 'supplier_default_account_unfit', accountId: 5 });
    given([created()])
      .when(change({ billDefaults: { ...billDefaults, accountId: 41 } }))
      .then([changed({ billDefaults: { ...billDefaults, accountId: 41 } })]);
  });

  test('the same number twice for the same days', () => {
    const own = { gstin: agro.gstin, state: '29', ...kept };
    given([created({ pan: null })])
      .when(change({ registrations: [own, own] }))
      .thenRejected({ kind: 'supplier_registration_twice', line: 2, gstin: agro.gstin });
  });

  test('a supplier that is none', () => {
    given([]).when(change({})).thenRejected({ kind: 'supplier_not_found', customerId: PAWAR });
    given([created()]).when(add()).thenRejected({ kind: 'customer_exists', customerId: PAWAR });
    given([agroCreated])
      .when({
        type: 'RetireSupplier',
        data: { customerId: agro.customerId as CustomerId },
      })
      .thenRejected({ kind: 'supplier_not_found', customerId: agro.customerId });
  });
});

test('a customer of before has the role of a customer alone', () => {
  const old = { ...agroCreated, version: 2 };
  const read = upcast(old);
  const state = customerDecider.evolve(customerDecider.initialState, read as CustomerEvent);
  expect(state).toMatchObject({ status: 'active', accountId: agro.accountId, supplier: null });
});

describe('a supplier on a day', () => {
  const folded = (...events: readonly CustomerEvent[]) =>
    events.reduce(customerDecider.evolve, customerDecider.initialState);
  const on = (day: string, more: object) =>
    supplierPartyOn(folded(created(more)), calendarDate(day));
  const cancelled = { gstin: agro.gstin, state: '29', from: null, to: '2026-09-30' };

  test('supplies under the numbers that hold then', () => {
    const registrations = [cancelled, { ...cancelled, gstin: '27AAACK1234F1Z7', state: '27' }];
    const numbersOn = (day: string, more: object) => on(day, more)?.numbers;
    expect(numbersOn('2026-09-30', { registrations })).toHaveLength(2);
    expect(numbersOn('2026-10-01', { registrations })).toStrictEqual([]);
    const own = { gstin: agro.gstin, stateCode: '29', registrations: [cancelled] };
    expect(numbersOn('2026-09-30', own)).toStrictEqual([{ gstin: agro.gstin, state: '29' }]);
    expect(numbersOn('2026-10-01', own)).toStrictEqual([]);
    expect(numbersOn('2026-10-01', { ...own, registrations: [] })).toHaveLength(1);
  });

  test('is a small enterprise, and has certificates, in their days alone', () => {
    const certificate = {
      number: '1',
      nature: '194C',
      rateBps: 0,
      limitPaise: null,
      from: '2026-04-01',
      to: '2027-03-31',
    };
    const more = { msme: [MSME], tdsCertificates: [certificate] };
    expect(on('2026-04-01', more)).toMatchObject({ msme: MSME, tdsCertificates: [certificate] });
    expect(on('2026-03-31', more)).toMatchObject({ msme: null, tdsCertificates: [] });
    expect(on('2027-04-01', more)).toMatchObject({ msme: MSME, tdsCertificates: [] });
  });

  test('is nobody who is a customer alone, and takes no bills once retired', () => {
    expect(supplierPartyOn(folded(agroCreated), calendarDate('2026-04-01'))).toBeNull();
    expect(on('2026-04-01', {})).toMatchObject({
      active: true,
      isPrivate: true,
      accountId: LEDGER,
    });
    const retired = folded(created(), changed({ supplierRetired: true }));
    expect(supplierPartyOn(retired, calendarDate('2026-04-01'))?.active).toBe(false);
  });
});

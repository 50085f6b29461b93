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

const mills = { name: 'Sahyadri Mills', gstin: '27AAPFU0939F1ZV', pan: null };

type Added = Extract<SupplierCommand, { type: 'AddSupplier' }>['data'];
const add = (more: Partial<Added> = {}): SupplierCommand => ({
  type: 'AddSupplier',
  data: { customerId: PAWAR, accountId: LEDGER, adopts: false, party, supplier: {}, ...more },
});
const created = (more: object = {}): CustomerEvent => ({
  type: 'CustomerCreated',
  version: 4,
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
  version: 4,
  data: { customerId, ...(customerId === PAWAR && { privateCustomerId: PAWAR }), changes },
});
const change = (supplier: object, changes: object = {}): SupplierCommand => ({
  type: 'ChangeSupplier',
  data: { customerId: PAWAR, changes, supplier },
});

const MSME = { class: 'micro', activity: 'services', from: '2026-04-01', to: null } as const;
const BANK = { bankAccountName: 'Suresh Pawar', bankAccountNumber: '501', bankIfsc: 'HDFC0000123' };

const YEAR = { from: '2026-04-01', to: '2027-03-31' };

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

  test('is removed while nothing names it, and then is no more', () => {
    const data = { customerId: PAWAR };
    const removed = { type: 'CustomerRemoved', version: 1, data } as const;
    given([created()]).when({ type: 'RemoveSupplier', data }).then([removed]);
    given([created(), removed])
      .when({ type: 'RemoveSupplier', data })
      .thenRejected({ kind: 'supplier_not_found', customerId: PAWAR });
    const uses = [{ what: 'bills and other documents as a supplier', count: 2 }];
    scenarioOf(customerDecider, { ...facts, uses })([created()])
      .when({ type: 'RemoveSupplier', data })
      .thenRejected({ kind: 'supplier_in_use', name: 'Suresh Pawar', uses });
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

  test('is not removed as a supplier while it is a customer', () => {
    given([agroCreated, made])
      .when({ type: 'RemoveSupplier', data: { customerId: customerId as CustomerId } })
      .thenRejected({
        kind: 'supplier_in_use',
        name: agro.name,
        uses: [{ what: 'customers', count: 1 }],
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
      value: [{ type: 'CustomerErased', version: 3, data: { supplierAccountId: LEDGER } }],
    });
    const [erased] = decided.ok ? decided.value : [];
    expect(erased?.data).toMatchObject({
      fields: expect.arrayContaining(['name', 'bankAccountName', 'bankAccountNumber', 'bankIfsc']),
    });
    const after = erased && customerDecider.evolve(state, erased);
    expect(after).toMatchObject({ supplier: { bankAccountNumber: '[erased]', upi: null } });
  });
});

describe('a supplier that becomes a customer', () => {
  const make: SupplierCommand = {
    type: 'MakeCustomer',
    data: { customerId: PAWAR, accountId: 95 as AccountId, dueDays: 15 },
  };
  const {
    customerId: _id,
    privateCustomerId: _private,
    accountId: _none,
    roles: _roles,
    supplierAccountId: _ledger,
    ...details
  } = created().data as Extract<CustomerEvent, { type: 'CustomerCreated' }>['data'];
  const roles = ['customer', 'supplier'];
  const made = changed({ ...details, dueDays: 15, roles, accountId: 95 });
  const bill = { type: 'DeactivateCustomer', data: { customerId: PAWAR } } as const;

  test('keeps its record and its ledger, and is a customer from then on', () => {
    given([created()]).when(make).then([made]);
    given([created(), made])
      .when(bill)
      .then([{ type: 'CustomerDeactivated', version: 1, data: { customerId: PAWAR } }]);
    given([created()]).when(bill).thenRejected({ kind: 'customer_not_found', customerId: PAWAR });
    given([created(), made])
      .when(change({ supplierDueDays: 30 }))
      .then([changed({ supplierDueDays: 30 })]);
  });

  test('is made one once, and never where it is no supplier or was erased', () => {
    given([created(), made])
      .when(make)
      .thenRejected({ kind: 'party_is_customer', customerId: PAWAR, name: 'Suresh Pawar' });
    given([]).when(make).thenRejected({ kind: 'supplier_not_found', customerId: PAWAR });
    const fields = ['name' as const];
    const data = { customerId: PAWAR, accountId: null, supplierAccountId: LEDGER, fields };
    given([created(), { type: 'CustomerErased', version: 3, data: { ...data, reason: null } }])
      .when(make)
      .thenRejected({ kind: 'customer_erased', customerId: PAWAR });
  });

  test('keeps an erasure that waits', () => {
    const asked: CustomerEvent = {
      type: 'CustomerErasureAsked',
      version: 1,
      data: { customerId: PAWAR, dueOn: '2033-01-01', reason: null },
    };
    given([created(), asked, made])
      .when({ type: 'CancelCustomerErasure', data: { customerId: PAWAR } })
      .then([{ type: 'CustomerErasureCancelled', version: 1, data: { customerId: PAWAR } }]);
  });
});

describe('the erasure of a supplier that is no customer', () => {
  const erase = (whenAllowed = false): SupplierCommand => ({
    type: 'EraseSupplier',
    data: { customerId: PAWAR, reason: 'By letter', whenAllowed },
  });
  const withdraw: SupplierCommand = {
    type: 'CancelSupplierErasure',
    data: { customerId: PAWAR },
  };
  const erased: CustomerEvent = {
    type: 'CustomerErased',
    version: 3,
    data: {
      customerId: PAWAR,
      accountId: null,
      supplierAccountId: LEDGER,
      fields: [
        'name',
        'pan',
        'privateAddress',
        'privateCity',
        'privatePincode',
        'bankAccountName',
        'bankAccountNumber',
        'bankIfsc',
      ],
      reason: 'By letter',
    },
  };
  const asked: CustomerEvent = {
    type: 'CustomerErasureAsked',
    version: 1,
    data: { customerId: PAWAR, dueOn: '2033-01-01', reason: 'By letter' },
  };
  const billed = {
    today: customerFacts.today,
    retention: {
      lastDocumentOn: calendarDate('2026-03-31'),
      legalForm: 'other' as const,
      proceedings: [],
    },
  };

  test('names its ledger alone, and takes the bank details of a private person', () => {
    given([created(BANK)])
      .when(erase())
      .then([erased]);
    const state = [created(BANK), erased].reduce(
      customerDecider.evolve,
      customerDecider.initialState,
    );
    expect(supplierPartyOn(state, calendarDate('2026-11-20'))).toMatchObject({
      name: '[erased]',
      address: '[erased]',
      active: false,
      erased: true,
    });
  });

  test('waits while its bills are kept, until the day or until it is withdrawn', () => {
    given([created()], billed)
      .when(erase())
      .thenRejected({
        kind: 'customer_kept',
        customerId: PAWAR,
        kept: { by: 'cgst-act', until: calendarDate('2032-12-31') },
        legalForm: 'other',
      });
    given([created()], billed).when(erase(true)).then([asked]);
    given([created(), asked], billed).when(erase(true)).then([]);
    given([created(), asked])
      .when(withdraw)
      .then([{ type: 'CustomerErasureCancelled', version: 1, data: { customerId: PAWAR } }]);
    given([created()])
      .when(withdraw)
      .thenRejected({ kind: 'erasure_not_asked', customerId: PAWAR });
  });

  test('is the end of it: nothing of it changes any more', () => {
    const refusal = { kind: 'customer_erased', customerId: PAWAR } as const;
    const history = [created(BANK), erased];
    given(history).when(erase()).then([]);
    given(history).when(withdraw).thenRejected(refusal);
    given(history)
      .when(change({}, { city: 'Nashik' }))
      .thenRejected(refusal);
    for (const type of ['RetireSupplier', 'RestoreSupplier', 'ConfirmSupplierBank'] as const) {
      given(history)
        .when({ type, data: { customerId: PAWAR } })
        .thenRejected(refusal);
    }
  });

  test('is no erasure of a customer, and that of a customer alone none of a supplier', () => {
    given([created()])
      .when({
        type: 'EraseCustomer',
        data: { customerId: PAWAR, reason: null, whenAllowed: false },
      })
      .thenRejected({ kind: 'customer_not_found', customerId: PAWAR });
    const { customerId } = agroCreated.data;
    given([agroCreated])
      .when({
        type: 'EraseSupplier',
        data: { customerId: customerId as CustomerId, reason: null, whenAllowed: false },
      })
      .thenRejected({ kind: 'supplier_not_found', customerId });
  });

  test('reads in its older versions as it was said', () => {
    const data = { customerId: 1, accountId: 2, fields: ['name'], reason: null };
    expect(upcast({ type: 'CustomerErased', version: 1, data })).toMatchObject({
      version: 3,
      data,
    });
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

  test('who is no regular dealer, or has a number of another kind', () => {
    given([created()])
      .when(change({ specialRegistration: 'input-service-distributor' }))
      .thenRejected({
        kind: 'supplier_special_registration_unfit',
        specialRegistration: 'input-service-distributor',
      });
    const ofMills = (more: Partial<Added>) => add({ party: { ...party, ...mills }, ...more });
    given([])
      .when(ofMills({ supplier: { specialRegistration: 'tax-deductor' } }))
      .thenRejected({
        kind: 'supplier_special_registration_unfit',
        specialRegistration: 'tax-deductor',
      });
    const deductor = { ...mills, gstin: '27MUMA12345A1D7', pan: null };
    const added = add({
      party: { ...party, ...deductor },
      supplier: { specialRegistration: 'tax-deductor' },
    });
    expect(customerDecider.decide(customerDecider.initialState, added, facts)).toMatchObject({
      ok: true,
      value: [{ data: { registration: 'regular', specialRegistration: 'tax-deductor' } }],
    });
    given([])
      .when(add({ party: { ...party, ...deductor } }))
      .thenRejected({
        kind: 'customer_not_of_gstin',
        registration: 'regular',
        gstin: deductor.gstin,
        numberKind: 'tds',
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

  test('a nature of payment that no Act has, unless it stood there before', () => {
    const tds = { nature: 'CONTRACT', deductee: null };
    given([created()])
      .when(change({ tds }))
      .thenRejected({ kind: 'supplier_tds_nature_unknown', nature: 'CONTRACT' });
    const certificate = { number: '1', nature: '194X', rateBps: 0, limitPaise: null, ...YEAR };
    given([created()])
      .when(change({ tdsCertificates: [certificate] }))
      .thenRejected({ kind: 'supplier_tds_nature_unknown', nature: '194X' });
    given([created(), changed({ tds })])
      .when(change({ tds: { ...tds, deductee: 'company' } }))
      .then([changed({ tds: { ...tds, deductee: 'company' } })]);
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

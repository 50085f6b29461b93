// GST within money that is paid ahead (CGST Rule 50), and how parts of it give their tax back.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  advanceOf,
  advanceTaxPaise,
  customerDecider,
  taxedAdvanceOf,
  taxOfPart,
} from '#core/customer/index.ts';
import type { AdvanceInput, AdvanceParties, CustomerCommand } from '#core/customer/index.ts';
import { today } from '#tests/specimens/days.ts';
import { agro, agroCreated, customerFacts, numbered, trade } from '#tests/specimens/tax/trade.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const service: AdvanceInput = {
  supply: 'services',
  description: 'Design of a logo',
  hsn: '998391',
  rateBps: 1800,
  placeOfSupply: '27',
};
const inMaharashtra: AdvanceParties = {
  supplierState: '27',
  supplierRegistration: 'regular',
  hasUndertaking: false,
  recipient: {
    registration: 'regular',
    stateCode: '27',
    country: 'IN',
    gstin: '27AAPFU0939F1ZV',
    address: null,
    city: null,
    pincode: null,
  },
};
const from = (changes: Partial<AdvanceParties['recipient']>): Partial<AdvanceParties> => ({
  recipient: { ...inMaharashtra.recipient, ...changes },
});
const walkIn = { registration: 'unregistered', gstin: null } as const;

const ahead = (
  changes: Partial<AdvanceInput>,
  grossPaise = 1_180_000,
  parties: Partial<AdvanceParties> = {},
) =>
  advanceOf({ ...service, ...changes }, grossPaise, {
    parties: { ...inMaharashtra, ...parties },
    paidOn: today,
  });
const taxOf = (...asked: Parameters<typeof ahead>) => {
  const found = ahead(...asked);
  return found.ok ? found.value.tax : found.rejection;
};
const tax = (cgstPaise: number, sgstPaise: number, igstPaise: number) => ({
  cgstPaise,
  sgstPaise,
  igstPaise,
  cessPaise: 0,
});

describe('an advance for a service', () => {
  test('has its tax inside: ₹11,800 is ₹10,000, CGST ₹900 and SGST ₹900', () => {
    expect(taxOf({})).toStrictEqual(tax(90_000, 90_000, 0));
  });

  test('bears 18 % where the rate is not known, and IGST where the place is not (Rule 50)', () => {
    const cab = { hsn: '996412', rateBps: null, placeOfSupply: null };
    expect(taxOf(cab, 1_180_000, from(walkIn))).toStrictEqual(tax(0, 0, 180_000));
    expect(ahead({ rateBps: null })).toMatchObject({ value: { rateBps: 1800, heads: 'intra' } });
  });

  test('bears no tax of a supplier who charges none', () => {
    expect(taxOf({}, 1_180_000, { supplierRegistration: 'unregistered' })).toStrictEqual(
      tax(0, 0, 0),
    );
    expect(taxOf({}, 1_180_000, { supplierRegistration: 'composition' })).toStrictEqual(
      tax(0, 0, 0),
    );
  });

  test('paid from abroad bears IGST, and none under a letter of undertaking', () => {
    const abroad = from({ registration: 'overseas', stateCode: '96', country: 'AE', gstin: null });
    const unsaid = { placeOfSupply: null };
    expect(taxOf(unsaid, 1_180_000, abroad)).toStrictEqual(tax(0, 0, 180_000));
    const withLetter = { ...abroad, hasUndertaking: true };
    expect(taxOf(unsaid, 1_180_000, withLetter)).toStrictEqual(tax(0, 0, 0));
    // What ends here is no export: a room in Pune.
    expect(taxOf({ hsn: '996311' }, 1_180_000, withLetter)).toStrictEqual(tax(90_000, 90_000, 0));
  });

  test.each<[string, Partial<AdvanceParties['recipient']>, string | null, string | null, string]>([
    ['of the own State', {}, '998391', '27', 'intra'],
    ['of another State', { stateCode: '29' }, '998391', '29', 'inter'],
    ['in a special economic zone', { registration: 'sez' }, '998391', '27', 'inter'],
    ['a person of the own State', walkIn, '998391', '27', 'intra'],
    ['a person of another State', { ...walkIn, stateCode: '29' }, null, '29', 'inter'],
    ['a person without an address', { ...walkIn, stateCode: null }, '998391', '27', 'intra'],
    [
      'a person whose address tells the State',
      { ...walkIn, stateCode: null, pincode: '560001' },
      '998391',
      '29',
      'inter',
    ],
    ['of the own State, by cab', {}, '996412', '27', 'intra'],
    ['a person, by cab', walkIn, '996412', null, 'inter'],
    ['of the own State, for a room', {}, '996311', null, 'inter'],
    ['of an architect', {}, '998321', null, 'inter'],
  ])('without a place ends where an invoice would: %s', (_who, buyer, hsn, place, heads) => {
    expect(ahead({ hsn, placeOfSupply: null }, 1_180_000, from(buyer))).toMatchObject({
      value: { placeOfSupply: place, heads },
    });
  });

  test('does not end abroad for a buyer in India', () => {
    expect(taxOf({ placeOfSupply: '96' })).toStrictEqual({
      kind: 'advance_place_unknown',
      placeOfSupply: '96',
    });
  });
});

test('an advance for goods bears no tax (Notification 66/2017)', () => {
  expect(taxOf({ supply: 'goods' })).toStrictEqual(tax(0, 0, 0));
});

describe('a receipt of an advance', () => {
  const given = scenarioOf(customerDecider, customerFacts);
  const { receiptId, journalId, bank: accountId } = trade;
  const { customerId } = agro;
  const money = { method: 'bank-transfer', reference: 'UTR 7', accountId } as const;
  const record = (advance: AdvanceInput): CustomerCommand => {
    const ids = { customerId, receiptId, journalId };
    const data = { ...ids, ...money, amountPaise: 1_180_000, paidOn: today, advance };
    return { type: 'RecordReceipt', data };
  };

  test('credits the customer with the net, and says what it is for with its tax', () => {
    given([agroCreated])
      .when(record(service))
      .then([
        {
          type: 'ReceiptRecorded',
          version: 2,
          data: {
            receiptId,
            customerId,
            ...numbered('RV-', 4, '26-27'),
            amountPaise: 1_000_000,
            ...money,
            paidOn: today,
            journalId,
            advance: { ...service, rateBps: 1800, heads: 'intra', tax: tax(90_000, 90_000, 0) },
          },
        },
      ]);
  });

  test('is told by its number where its tax is inside, and money without tax is none', () => {
    const after = (advance?: AdvanceInput) => {
      const data = { customerId, receiptId, journalId, ...money };
      const command: CustomerCommand = {
        type: 'RecordReceipt',
        data: { ...data, amountPaise: 1_180_000, paidOn: today, ...(advance && { advance }) },
      };
      const state = customerDecider.evolve(customerDecider.initialState, agroCreated);
      const decided = customerDecider.decide(state, command, customerFacts);
      if (!decided.ok) throw new Error(decided.rejection.kind);
      return decided.value.reduce(customerDecider.evolve, state);
    };
    expect(taxedAdvanceOf(after(service), receiptId)).toBe('RV-004');
    expect(taxedAdvanceOf(after({ ...service, rateBps: 0 }), receiptId)).toBeNull();
    expect(taxedAdvanceOf(after(), receiptId)).toBeNull();
    expect(taxedAdvanceOf(after(service), receiptId + 1)).toBeNull();
    expect(taxedAdvanceOf(customerDecider.initialState, receiptId)).toBeNull();
  });

  test('is refused with a code, a rate or a place that is none', () => {
    given([agroCreated])
      .when(record({ ...service, hsn: '12x' }))
      .thenRejected({ kind: 'advance_hsn_invalid', hsn: '12x' });
    given([agroCreated])
      .when(record({ ...service, rateBps: 700 }))
      .thenRejected({ kind: 'advance_rate_unknown', rateBps: 700 });
    given([agroCreated])
      .when(record({ ...service, placeOfSupply: '99' }))
      .thenRejected({ kind: 'advance_place_unknown', placeOfSupply: '99' });
  });
});

describe('the tax that goes back with parts of an advance', () => {
  test('is ₹18 with ₹118 of ₹590, whose net is ₹500', () => {
    const use = { tax: tax(4500, 4500, 0), grossPaise: 59_000, usedPaise: 0 };
    expect(taxOfPart(use, 11_800)).toStrictEqual(tax(900, 900, 0));
  });

  test('comes to exactly the tax of the whole, however it is split', () => {
    const anyAdvance = fc.record({
      grossPaise: fc.integer({ min: 1, max: 1e10 }),
      rateBps: fc.constantFrom(500, 1800, 4000),
      place: fc.constantFrom('27', '29', null),
      cuts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
    });
    fc.assert(
      fc.property(anyAdvance, ({ grossPaise, rateBps, place, cuts }) => {
        const made = ahead({ rateBps, placeOfSupply: place }, grossPaise);
        if (!made.ok) throw new Error(made.rejection.kind);
        const ends = [...cuts.map((cut) => Math.floor(cut * grossPaise)), grossPaise].toSorted(
          (one, other) => one - other,
        );
        let usedPaise = 0;
        let backPaise = 0;
        for (const end of ends) {
          const part = taxOfPart({ tax: made.value.tax, grossPaise, usedPaise }, end - usedPaise);
          expect(Math.min(...Object.values(part))).toBeGreaterThanOrEqual(0);
          backPaise += advanceTaxPaise(part);
          usedPaise = end;
        }
        expect(backPaise).toBe(advanceTaxPaise(made.value.tax));
      }),
    );
  });
});

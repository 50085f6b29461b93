// What bills post whose tax is not printed, or not the whole of what is printed: tax that the buyer
// pays, imports, charges beside the lines, TCS, and the credit of a distributor.
import { describe, expect, test } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { creditLimitOf, ownInvoiceUntil, timeOfSupply } from '#core/tax/index.ts';
import { purchaseBill, timesOfSupply } from '#core/trade/index.ts';
import type { PartySnapshot, PurchaseBillDraft } from '#core/trade/index.ts';
import { expectStorable } from '#tests/support/scenario/scenario.ts';
import cases from './purchase-bill-cases.json' with { type: 'json' };
import {
  billIn,
  draftOf,
  eventsOf,
  lineOf,
  MACHINE,
  partyOf,
  postAtOnce,
  postedIn,
  refusalOf,
  REPAIRS,
  reverseOn,
  SOAP,
  STAFF_WELFARE,
} from './bills.ts';
import type { Otherwise } from './bills.ts';

const given = (draft: Partial<PurchaseBillDraft>, otherwise: Otherwise = {}) => {
  const events = eventsOf(postAtOnce(draftOf(draft)), otherwise);
  for (const { event } of events) expectStorable(event);
  return { events, bill: billIn(events), posted: postedIn(events) };
};

const from = (snapshot: Partial<PartySnapshot>): Otherwise => ({ party: partyOf(snapshot) });
const landlord = from({ registration: 'unregistered', gstin: null, stateCode: '27' });
const abroad = from({ registration: 'overseas', gstin: null, stateCode: '96', country: 'SG' });
const ofKarnataka = from({ gstin: '29AAGCB7383J1Z4', stateCode: '29' });

type Case = (typeof cases)[number];
const caseOf = (id: string): Case => {
  const found = cases.find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is no case ${id}.`);
  return found;
};

/** The lines of a case as entries, the account that is bought for by the name that tests have. */
function linesOf(id: string, bought: string): readonly (readonly [string, number])[] {
  const names: Readonly<Record<string, string>> = {
    Supplier: 'Sahyadri Paper Mills',
    'Foreign Supplier': 'Sahyadri Paper Mills',
    'Input SGST (RCM)': 'Input SGST/UTGST (RCM)',
    'RCM Output SGST': 'RCM Output SGST/UTGST',
  };
  const { lines = [] } = caseOf(id).expected as { lines?: Record<string, string>[] };
  return lines.map(({ account = '', dr, cr }, at) => [
    at === 0 ? bought : (names[account] ?? account),
    dr === undefined ? -Number(cr) : Number(dr),
  ]);
}
const asSaid = (entries: readonly (readonly [string, number])[]) =>
  entries.toSorted(([one], [other]) => one.localeCompare(other));

describe('a bill under reverse charge (P5)', () => {
  const service = { accountId: REPAIRS, hsn: '997212' };

  test('RCM-001: of who is not registered, tax on both sides and the supplier is owed the net', () => {
    const { posted, bill } = given(
      { reverseCharge: true, lines: [lineOf({ ...service, taxablePaise: 10_000_00 })] },
      landlord,
    );
    expect(asSaid(posted)).toStrictEqual(asSaid(linesOf('RCM-001', 'Repairs')));
    expect(bill).toMatchObject({ heads: 'intra', totalPaise: 10_000_00 });
    expect(bill.lines[0]).toMatchObject({ reverseCharge: '9(3)', cgstPaise: 900_00 });
    expect(purchaseBill.effects.openItem(bill)?.amountPaise).toBe(-10_000_00);
  });

  test('RCM-005: of a registered advocate in another State, IGST to the paisa', () => {
    const { posted, bill } = given(
      { reverseCharge: true, lines: [lineOf({ ...service, taxablePaise: 33_333_00 })] },
      ofKarnataka,
    );
    expect(asSaid(posted)).toStrictEqual(asSaid(linesOf('RCM-005', 'Repairs')));
    expect(bill.lines[0]).toMatchObject({ reverseCharge: '5(3)', igstPaise: 5_999_94 });
  });

  test('P708: of a goods transport agency, 5% of 13,587.00 half up in each head', () => {
    const { posted } = given({
      reverseCharge: true,
      lines: [lineOf({ ...service, hsn: '996511', rateBps: 500, taxablePaise: 13_587_00 })],
      totalPaise: 13_587_00,
    });
    expect(posted).toStrictEqual([
      ['Repairs', 13587],
      ['Input CGST (RCM)', 339.68],
      ['Input SGST/UTGST (RCM)', 339.68],
      ['RCM Output CGST', -339.68],
      ['RCM Output SGST/UTGST', -339.68],
      ['Sahyadri Paper Mills', -13587],
    ]);
  });

  test('costs the tax that gives no credit, which is owed all the same', () => {
    const { credit } = lineOf();
    const { posted } = given({
      reverseCharge: true,
      lines: [
        lineOf({
          accountId: STAFF_WELFARE,
          taxablePaise: 1_000_00,
          credit: { ...credit, eligibility: 'blocked', clause: 'b-i' },
        }),
      ],
    });
    expect(posted).toStrictEqual([
      ['Staff Welfare', 1180],
      ['RCM Output CGST', -90],
      ['RCM Output SGST/UTGST', -90],
      ['Sahyadri Paper Mills', -1000],
    ]);
  });

  test('of a composition book gives no credit, and the tax is owed', () => {
    const buyer = { gstin: null, stateCode: '27', registration: 'composition' } as const;
    const { posted, bill } = given({ reverseCharge: true }, { buyer });
    expect(bill.noCredit).toBe('composition');
    expect(posted[0]).toStrictEqual(['Purchases – Goods', 11800]);
    expect(posted).toContainEqual(['RCM Output CGST', -900]);
  });

  test('may be so in some of its lines: the tax of the others is printed', () => {
    const { posted, bill } = given({
      lines: [
        lineOf({ taxablePaise: 1_000_00 }),
        lineOf({ ...service, taxablePaise: 500_00, reverseCharge: '9(3)' }),
      ],
      totalPaise: 1_680_00,
    });
    expect(posted).toStrictEqual([
      ['Purchases – Goods', 1000],
      ['Repairs', 500],
      ['Input CGST', 90],
      ['Input SGST/UTGST', 90],
      ['Input CGST (RCM)', 45],
      ['Input SGST/UTGST (RCM)', 45],
      ['RCM Output CGST', -45],
      ['RCM Output SGST/UTGST', -45],
      ['Sahyadri Paper Mills', -1680],
    ]);
    expect(bill.creditPeriod?.to).toBe('2026-11-30');
  });

  test('names the section of the Act by its heads, whichever was said', () => {
    const said = { lines: [lineOf({ taxablePaise: 100_00, reverseCharge: '9(4)' })] };
    const other = from({ registration: 'unregistered', gstin: null, stateCode: '29' });
    expect(given(said, landlord).bill.lines[0]?.reverseCharge).toBe('9(4)');
    expect(given(said, other).bill.lines[0]?.reverseCharge).toBe('5(4)');
  });

  test('is taken back with the tax on both sides', () => {
    const { events, posted } = given({ reverseCharge: true });
    const back = eventsOf(reverseOn('2026-11-20'), { before: events });
    for (const { event } of back) expectStorable(event);
    expect(back[0]?.event.data).toMatchObject({
      undone: { totalPaise: 10_000_00, taxablePaise: 10_000_00, cgstPaise: 900_00 },
    });
    expect(posted.reduce((sum, [, rupees]) => sum + rupees, 0)).toBe(0);
  });
});

describe('the credit of tax that the buyer pays', () => {
  const services = { hsn: '998212' };

  test('waits until a registered supplier of services is paid, or until a person says its return', () => {
    const lines = [lineOf({ ...services, taxablePaise: 100_00 })];
    expect(given({ reverseCharge: true, lines }).bill).toMatchObject({
      creditPeriod: null,
      noCredit: null,
    });
    const asked = { kind: 'period', from: '2026-11-01', to: '2026-11-30' } as const;
    const { bill } = given({ reverseCharge: true, lines, creditPeriod: asked });
    expect(bill.creditPeriod?.to).toBe('2026-11-30');
  });

  test('of who is not registered is taken with the entry in the books', () => {
    const lines = [lineOf({ ...services, taxablePaise: 100_00 })];
    const { bill } = given({ reverseCharge: true, lines }, landlord);
    expect(bill.creditPeriod?.to).toBe('2026-11-30');
  });

  test('of who is not registered is within its time by the buyer’s own invoice, not by the bill', () => {
    const old = { billDate: '2025-03-20', reverseCharge: true };
    expect(given(old, landlord).bill.noCredit).toBeNull();
    expect(given(old).bill.noCredit).toBe('time-limit');
  });

  test('RCM-017: runs out on 30 November after the year of the own invoice', () => {
    const { last_filing_date: until } = caseOf('RCM-017').expected as Record<string, string>;
    expect(creditLimitOf(calendarDate('2026-03-31'), null)).toBe(until);
  });
});

describe('the time of supply under reverse charge', () => {
  const none = { receivedOn: null, paidOn: null, ownInvoiceOn: null };
  const day = (text: string | null | undefined) => (text == null ? null : calendarDate(text));

  test.each(['RCM-011', 'RCM-013', 'RCM-015'])('of services is that of %s', (id) => {
    const said = caseOf(id).input as Record<string, string | null>;
    const { time_of_supply: on } = caseOf(id).expected as Record<string, string>;
    const found = timeOfSupply({
      ...none,
      of: 'services',
      isSupplierRegistered: said['vendor'] === 'registered',
      invoicedOn: calendarDate(said['supplier_invoice'] ?? '2026-06-05'),
      enteredOn: calendarDate('2026-06-05'),
      paidOn: day(said['payment']),
      ownInvoiceOn: day(said['self_invoice']),
    });
    expect(found).toStrictEqual({ on, isUnlessPaid: id === 'RCM-013' });
  });

  test('RCM-009: the own invoice is made within 30 days of the receipt', () => {
    const { latest_self_invoice_date: until } = caseOf('RCM-009').expected as Record<
      string,
      string
    >;
    expect(ownInvoiceUntil(calendarDate('2026-01-31'))).toBe(until);
  });

  test('of goods is the earliest of receipt, payment and the 31st day', () => {
    const goods = {
      ...none,
      of: 'goods' as const,
      isSupplierRegistered: true,
      invoicedOn: calendarDate('2026-05-10'),
      enteredOn: calendarDate('2026-05-12'),
    };
    expect(timeOfSupply(goods)).toStrictEqual({ on: '2026-06-10', isUnlessPaid: true });
    expect(timeOfSupply({ ...goods, paidOn: calendarDate('2026-05-20') }).on).toBe('2026-05-20');
    const received = timeOfSupply({ ...goods, receivedOn: calendarDate('2026-05-14') });
    expect(received).toStrictEqual({ on: '2026-05-14', isUnlessPaid: false });
  });

  test('before November 2024 was the 61st day for who is not registered too', () => {
    const services = {
      ...none,
      of: 'services' as const,
      isSupplierRegistered: false,
      enteredOn: calendarDate('2024-10-31'),
    };
    const on = (invoicedOn: string) =>
      timeOfSupply({ ...services, invoicedOn: calendarDate(invoicedOn) }).on;
    expect(on('2024-10-31')).toBe('2024-12-31');
    expect(on('2024-11-01')).toBe('2024-10-31');
  });

  test('of a bill follows from its lines: P815 falls due on the 61st day, in October', () => {
    const { bill } = given({
      reverseCharge: true,
      billDate: '2026-08-25',
      postedOn: '2026-08-26',
      receivedOn: '2026-08-26',
      lines: [lineOf({ hsn: '996511', rateBps: 500, taxablePaise: 10_965_00 })],
    });
    expect(timesOfSupply(bill)).toStrictEqual([{ on: '2026-10-25', isUnlessPaid: true }]);
    const paid = { paidOn: calendarDate('2026-09-02'), ownInvoiceOn: null };
    expect(timesOfSupply(bill, paid)).toStrictEqual([{ on: '2026-09-02', isUnlessPaid: false }]);
    expect(timesOfSupply(given({}).bill)).toStrictEqual([]);
  });
});

describe('a bill of a supplier abroad', () => {
  const usd = (totalMinor: number, rateMillionths: number, taxRateMillionths?: number) => ({
    code: 'USD',
    totalMinor,
    booksRate: { rateMillionths, source: 'SBI', date: '2026-11-16' },
    taxRate:
      taxRateMillionths === undefined
        ? null
        : { rateMillionths: taxRateMillionths, source: 'CBIC', date: '2026-11-05' },
  });

  test('RCM-007, P10: of services posts its value at the rate of exchange, IGST on both sides', () => {
    const { posted, bill } = given(
      {
        importOf: 'services',
        currency: usd(49_99, 86_123_400),
        lines: [lineOf({ accountId: REPAIRS, hsn: '997331', amountMinor: 49_99 })],
      },
      abroad,
    );
    expect(asSaid(posted)).toStrictEqual(asSaid(linesOf('RCM-007', 'Repairs')));
    expect(bill).toMatchObject({ heads: 'inter', totalPaise: 4_305_31 });
    expect(bill.lines[0]).toMatchObject({ taxablePaise: 4_305_31, reverseCharge: '5(3)' });
  });

  test('P808: 15.80 dollars at 66.125 are 1,044.78, half up', () => {
    const lines = [lineOf({ hsn: '997331', amountMinor: 15_80 })];
    const currency = usd(15_80, 66_125_000);
    const { posted } = given({ importOf: 'services', currency, lines }, abroad);
    expect(posted).toContainEqual(['Sahyadri Paper Mills', -1044.78]);
    expect(posted).toContainEqual(['RCM Output IGST', -188.06]);
  });

  test('is taxed at one rate and kept in the books at another, where two are given', () => {
    const lines = [lineOf({ hsn: '997331', amountMinor: 100_00 })];
    const { posted, bill } = given(
      { importOf: 'services', currency: usd(100_00, 84_000_000, 85_000_000), lines },
      abroad,
    );
    expect(bill.lines[0]).toMatchObject({ taxablePaise: 8_500_00, costPaise: 8_400_00 });
    expect(posted).toStrictEqual([
      ['Purchases – Goods', 8400],
      ['Input IGST (RCM)', 1530],
      ['RCM Output IGST', -1530],
      ['Sahyadri Paper Mills', -8400],
    ]);
  });

  test('in yen has no hundredths', () => {
    const currency = { ...usd(10_000, 560_000), code: 'JPY' };
    const lines = [lineOf({ hsn: '997331', amountMinor: 10_000 })];
    const { bill } = given({ importOf: 'services', currency, lines }, abroad);
    expect(bill.totalPaise).toBe(5_600_00);
  });

  test('P7, P711: of goods has no line of GST, which the bill of entry brings', () => {
    const { posted, bill } = given(
      { importOf: 'goods', lines: [lineOf({ taxablePaise: 213_108_50 })] },
      abroad,
    );
    expect(bill).toMatchObject({ heads: 'none', totalPaise: 213_108_50 });
    expect(posted).toStrictEqual([
      ['Purchases – Goods', 213108.5],
      ['Sahyadri Paper Mills', -213108.5],
    ]);
  });
});

describe('a supplier with a registration of its own kind', () => {
  test('in a special economic zone of the same State charges IGST', () => {
    const { posted } = given({}, from({ registration: 'sez' }));
    expect(posted).toStrictEqual([
      ['Purchases – Goods', 10000],
      ['Input IGST', 1800],
      ['Sahyadri Paper Mills', -11800],
    ]);
  });

  test('in a special economic zone sells goods by a bill of entry, and then without a line of GST', () => {
    const { posted } = given({ importOf: 'goods' }, from({ registration: 'sez' }));
    expect(posted[1]).toStrictEqual(['Sahyadri Paper Mills', -10000]);
  });

  test.each(['uin', 'tax-deductor', 'e-commerce-operator'] as const)(
    'that is %s charges as a regular one does',
    (registration) => {
      expect(given({}, from({ registration })).posted).toStrictEqual(given({}).posted);
    },
  );

  test('P22, P816: a distributor hands on credit, and is owed nothing', () => {
    const { posted, bill, events } = given(
      {
        lines: [lineOf({ treatment: 'nil', rateBps: 0, taxablePaise: 0, igstPaise: 3_026_25 })],
        totalPaise: 3_026_25,
      },
      from({ registration: 'input-service-distributor' }),
    );
    expect(posted).toStrictEqual([
      ['Input IGST', 3026.25],
      ['ISD Clearing', -3026.25],
    ]);
    expect(purchaseBill.effects.openItem(bill)).toBeNull();
    const back = eventsOf(reverseOn('2026-11-20'), { before: events });
    expect(back[0]?.event.data).toMatchObject({ undone: { totalPaise: 0, igstPaise: 3_026_25 } });
  });
});

describe('charges beside the lines', () => {
  const freight = { accountId: null, description: 'Freight', amountPaise: 999_99, intoCost: true };

  test('PUR-027: go into the cost of goods by value, the last line takes the residue', () => {
    const { input, expected } = caseOf('PUR-027');
    const values = (input as { line_values?: string[] }).line_values ?? [];
    const wanted = (expected as { shares?: string[] }).shares ?? [];
    const paise = (rupees: string) => Math.round(Number(rupees) * 100);
    const { bill, posted } = given({
      charges: [freight],
      lines: values.map((value) => lineOf({ taxablePaise: paise(value) })),
      totalPaise: 2_179_99,
    });
    const shares = bill.lines.map(({ costPaise, taxablePaise }) => costPaise - taxablePaise);
    expect(shares).toStrictEqual(wanted.map(paise));
    expect(posted).toStrictEqual([
      ['Purchases – Goods', 1999.99],
      ['Input CGST', 90],
      ['Input SGST/UTGST', 90],
      ['Sahyadri Paper Mills', -2179.99],
    ]);
  });

  test('raise what goods come into stock at, and no service', () => {
    const { credit } = lineOf();
    const { bill } = given({
      charges: [{ ...freight, amountPaise: 50_00 }],
      lines: [
        lineOf({ productId: SOAP, quantityThousandths: 1000, taxablePaise: 100_00 }),
        lineOf({ taxablePaise: 900_00, credit: { ...credit, kind: 'input-service' } }),
      ],
    });
    expect(purchaseBill.effects.stock(bill)[0]?.valuePaise).toBe(150_00);
    expect(bill.lines[1]?.costPaise).toBe(900_00);
  });

  test('are posted to an account of their own where they name one', () => {
    const { posted } = given({
      charges: [{ ...freight, accountId: REPAIRS, intoCost: false }],
      lines: [lineOf({ taxablePaise: 100_00, accountId: MACHINE })],
    });
    expect(posted).toStrictEqual([
      ['Machinery', 100],
      ['Repairs', 999.99],
      ['Input CGST', 9],
      ['Input SGST/UTGST', 9],
      ['Sahyadri Paper Mills', -1117.99],
    ]);
  });
});

test('P23: TCS that the supplier charges is a claim, and the supplier is owed it', () => {
  const { posted, bill } = given({
    tcs: { section: '394', code: '1073', rateBps: 200, amountPaise: 236_00 },
    totalPaise: 12_036_00,
  });
  expect(posted).toStrictEqual([
    ['Purchases – Goods', 10000],
    ['Input CGST', 900],
    ['Input SGST/UTGST', 900],
    ['TCS Receivable', 236],
    ['Sahyadri Paper Mills', -12036],
  ]);
  expect(bill.lines[0]?.taxablePaise).toBe(10_000_00);
});

describe('what such a bill may not say', () => {
  const post = (said: Partial<PurchaseBillDraft>, otherwise: Otherwise = {}) =>
    refusalOf(postAtOnce(draftOf(said)), otherwise);
  const line = (said: Parameters<typeof lineOf>[0]) => ({
    lines: [lineOf({ taxablePaise: 100_00, ...said })],
  });
  const currency = {
    code: 'USD',
    totalMinor: 100_00,
    taxRate: null,
    booksRate: { rateMillionths: 84_000_000, source: 'RBI', date: '2026-11-16' },
  };
  const charge = { accountId: null, description: 'Freight', amountPaise: 1_00, intoCost: true };
  const services = { importOf: 'services' } as const;
  const nowhere = from({ registration: 'unregistered', gstin: null, stateCode: null });
  const { credit } = lineOf();
  const service = line({ credit: { ...credit, kind: 'input-service' } });
  const retired = new Map([
    [REPAIRS, { name: 'Repairs', open: false, group: 'indirect-expenses', nature: 'expense' }],
    [MACHINE, { name: 'Machinery', open: true, group: 'fixed-assets', nature: 'asset' }],
  ] as const);
  const unregistered = { gstin: null, stateCode: '27', registration: 'unregistered' } as const;
  const distributor = from({ registration: 'input-service-distributor' });

  test.each<[string, Partial<PurchaseBillDraft>, object, Otherwise?]>([
    [
      'tax that an operator pays',
      line({ reverseCharge: '9(5)' }),
      { kind: 'bill_asks_what_is_not_kept', what: 'reverse-charge', line: 1 },
    ],
    [
      'reverse charge of what bears no tax',
      line({ treatment: 'exempt', reverseCharge: '9(3)' }),
      { kind: 'bill_reverse_charge_of_untaxed', line: 1 },
    ],
    [
      'printed tax under reverse charge',
      { reverseCharge: true, ...line({ igstPaise: 18_00 }) },
      { kind: 'bill_reverse_charge_prints_tax', line: 1 },
    ],
    [
      'section 9(4) of a registered supplier',
      line({ reverseCharge: '9(4)' }),
      { kind: 'bill_reverse_charge_of_registered', name: 'Sahyadri Paper Mills' },
    ],
    [
      'reverse charge in a book that is not registered',
      { reverseCharge: true },
      { kind: 'bill_reverse_charge_not_registered' },
      { buyer: unregistered },
    ],
    [
      'reverse charge of a supplier of no State',
      { reverseCharge: true },
      { kind: 'bill_supplier_state_missing' },
      nowhere,
    ],
    [
      'reverse charge with tax of another State',
      { reverseCharge: true, placeOfSupply: '29' },
      { kind: 'bill_reverse_charge_of_another_state' },
      ofKarnataka,
    ],
    [
      'a taxed line beside one under reverse charge, of who charges none',
      {
        lines: [lineOf({ taxablePaise: 1_00, reverseCharge: '9(3)' }), lineOf({ taxablePaise: 1 })],
      },
      { kind: 'bill_supplier_charges_no_tax', line: 2 },
      landlord,
    ],
    ['a supplier abroad of nothing said', {}, { kind: 'bill_import_missing' }, abroad],
    ['an import from India', services, { kind: 'bill_import_from_inland' }],
    [
      'services of a special economic zone as an import',
      services,
      { kind: 'bill_import_from_inland' },
      from({ registration: 'sez' }),
    ],
    [
      'imported goods with tax',
      { importOf: 'goods', ...line({ igstPaise: 18_00 }) },
      { kind: 'bill_import_of_goods_taxed', line: 1 },
      abroad,
    ],
    [
      'imported goods under reverse charge',
      { importOf: 'goods', reverseCharge: true },
      { kind: 'bill_import_of_goods_taxed', line: 1 },
      abroad,
    ],
    [
      'another currency in India',
      { currency, ...line({ taxablePaise: null, amountMinor: 100_00 }) },
      { kind: 'bill_asks_what_is_not_kept', what: 'currency' },
    ],
    [
      'rupees on a bill in dollars',
      { ...services, currency },
      { kind: 'bill_line_in_other_currency', line: 1 },
      abroad,
    ],
    [
      'dollars on a bill in rupees',
      { ...services, ...line({ amountMinor: 5 }) },
      { kind: 'bill_line_in_other_currency', line: 1 },
      abroad,
    ],
    [
      'a line of no value in dollars',
      { ...services, currency, ...line({ taxablePaise: null }) },
      { kind: 'bill_line_has_no_value', line: 1 },
      abroad,
    ],
    [
      'dollars that do not add up',
      { ...services, currency, ...line({ taxablePaise: null, amountMinor: 99_99 }) },
      { kind: 'bill_currency_total_differs', totalMinor: 100_00, sumMinor: 99_99, code: 'USD' },
      abroad,
    ],
    [
      'charges in dollars',
      { ...services, currency, charges: [charge] },
      { kind: 'bill_asks_what_is_not_kept', what: 'other-charges' },
      abroad,
    ],
    [
      'TCS in dollars',
      { ...services, currency, tcs: { section: '394', code: null, rateBps: 1, amountPaise: 1 } },
      { kind: 'bill_asks_what_is_not_kept', what: 'tcs' },
      abroad,
    ],
    [
      'a charge of nothing',
      { charges: [charge, { ...charge, amountPaise: 0 }] },
      { kind: 'bill_charge_of_nothing', charge: 2 },
    ],
    [
      'a charge over goods that are not there',
      { charges: [charge], ...service },
      { kind: 'bill_charge_without_goods', charge: 1 },
    ],
    [
      'a charge over goods, and to an account',
      { charges: [{ ...charge, accountId: REPAIRS }] },
      { kind: 'bill_charge_account_not_taken', charge: 1 },
    ],
    [
      'a charge to nothing',
      { charges: [{ ...charge, intoCost: false }] },
      { kind: 'bill_charge_account_missing', charge: 1 },
    ],
    [
      'a charge to a retired account',
      {
        charges: [{ ...charge, accountId: REPAIRS, intoCost: false }],
        ...line({ accountId: MACHINE }),
      },
      { kind: 'bill_charge_account_unfit', charge: 1, name: 'Repairs' },
      { accounts: retired },
    ],
    [
      'TCS of nothing',
      { tcs: { section: '394', code: null, rateBps: 0, amountPaise: 0 } },
      { kind: 'bill_tcs_of_nothing' },
    ],
    [
      'a value of a distributor',
      {},
      { kind: 'bill_of_distributor_has_more', line: 1 },
      distributor,
    ],
    [
      'charges of a distributor',
      { charges: [charge], ...line({ taxablePaise: 0, igstPaise: 5 }) },
      { kind: 'bill_of_distributor_has_more', line: null },
      distributor,
    ],
  ])('is refused with %s', (_what, said, expected, otherwise) => {
    expect(post(said, otherwise)).toMatchObject(expected);
  });
});

// Documents as the e-invoice portal takes them, each kind against the published schema.
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { fieldOfGap, gapInWords, inv01Of } from '#core/paper/index.ts';
import type { ReportedNote } from '#core/paper/index.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { inv01Faults } from '#tests/specimens/tax/einvoice/schema.ts';
import { invoiceDocument, lineOf } from '#tests/specimens/tax/papers.ts';
import type { SpecimenRequest } from '#tests/specimens/tax/papers.ts';

const cotton = lineOf('Cotton bale', ['520100', 'BAL'], [12, 4500, 5]);
const freight = lineOf('Freight', ['996511', null], [1, 6000, 18]);
const printed = (asked: SpecimenRequest = {}) =>
  invoiceDocument({ lines: [cotton, freight], ...asked }).invoice;
const none = { supplier: null, recipient: null };
const answered = (asked?: SpecimenRequest, note: ReportedNote | null = null) =>
  inv01Of({ invoice: printed(asked), note, now: none });

const amount = z.number();
const shape = z.looseObject({
  TranDtls: z.looseObject({ SupTyp: z.string(), RegRev: z.string(), IgstOnIntra: z.string() }),
  BuyerDtls: z.looseObject({ Gstin: z.string(), Pos: z.string(), Pin: amount, Stcd: z.string() }),
  ItemList: z.array(z.record(z.string(), z.unknown())),
  ValDtls: z.record(z.string(), amount),
  ExpDtls: z.unknown().optional(),
});

/** @returns the document, which fits the schema and whose parts add up. */
function ready(asked?: SpecimenRequest, note?: ReportedNote) {
  const answer = answered(asked, note);
  invariant(answer.is === 'ready', `The document is ${JSON.stringify(answer)}.`);
  expect(inv01Faults(answer.document)).toStrictEqual([]);
  const document = shape.parse(answer.document);
  const items = document.ItemList.reduce((sum, item) => sum + Number(item['TotItemVal']) * 100, 0);
  const { OthChrg = 0, RndOffAmt = 0, TotInvVal = 0 } = document.ValDtls;
  expect(Math.round(items + OthChrg * 100 + RndOffAmt * 100)).toBe(Math.round(TotInvVal * 100));
  return document;
}

const zone = { registration: 'sez' as const };
const abroad = {
  gstin: null,
  stateCode: '96',
  country: 'US',
  registration: 'overseas' as const,
  pincode: null,
};
const EXPORT = { recipient: abroad, invoice: { placeOfSupply: '96' } };

describe('INV-01', () => {
  test.each([
    ['B2B', {}, { TotInvVal: 63_780 }],
    ['B2B', { heads: 'intra' }, { CgstVal: 1890, SgstVal: 1890, IgstVal: 0 }],
    ['SEZWP', { supply: 'sez-with-payment', recipient: zone }, { IgstVal: 3780 }],
    ['SEZWOP', { supply: 'sez-without-payment', recipient: zone }, { IgstVal: 0 }],
    ['EXPWP', { supply: 'export-with-payment', ...EXPORT }, { IgstVal: 3780 }],
    ['EXPWOP', { supply: 'export-without-payment', ...EXPORT }, { TotInvVal: 60_000 }],
    ['DEXP', { supply: 'deemed-export' }, { IgstVal: 3780 }],
    ['B2B', { pricesIncludeTax: true }, { TotInvVal: 60_000 }],
    ['B2B', { discount: { kind: 'amount', amountPaise: 100_050 } }, {}],
    ['B2B', { lines: [lineOf('Nail', ['731700', 'KGS'], [0.333, 99.99, 18])] }, {}],
  ] as const)('fits the schema as %s with %o, and its amounts are those issued', (...row) => {
    const [supply, asked, values] = row;
    const document = ready(asked);
    expect(document.TranDtls.SupTyp).toBe(supply);
    expect(document.ValDtls).toMatchObject(values);
  });

  test('states what the buyer pays under reverse charge, and counts it in no total', () => {
    const document = ready({ reverseCharge: true });
    expect(document.TranDtls.RegRev).toBe('Y');
    expect(document.ValDtls).toMatchObject({ IgstVal: 3780, TotInvVal: 60_000 });
    expect(document.ItemList[0]).toMatchObject({ IgstAmt: 2700, TotItemVal: 54_000 });
  });

  test('states no total of what the buyer pays under reverse charge, whatever its heads', () => {
    const cess = { cessBps: 1200, cessPerUnitThousandths: 0 };
    const coal = lineOf('Coal', ['270112', 'TON'], [10, 2000, 5], cess);
    const within = ready({ reverseCharge: true, heads: 'intra', lines: [coal] });
    expect(within.ValDtls).toMatchObject({ CgstVal: 500, SgstVal: 500, CesVal: 2400 });
    expect(within.ValDtls).toMatchObject({ TotInvVal: 20_000 });
    const beyond = ready({ reverseCharge: true, lines: [coal] });
    expect(beyond.ValDtls).toMatchObject({ IgstVal: 1000, CesVal: 2400, TotInvVal: 20_000 });
  });

  test('tells cess by value from cess by quantity', () => {
    const both = { cessBps: 500, cessPerUnitThousandths: 1591 };
    const cigarettes = lineOf('Cigarettes', ['240220', 'THD'], [2, 1000, 28], both);
    expect(ready({ lines: [cigarettes] }).ItemList).toMatchObject([
      { CesAmt: 100, CesNonAdvlAmt: 3.18 },
    ]);
    const byValue = lineOf('Cigarettes', ['240220', 'THD'], [2, 1000, 28], { cessBps: 500 });
    expect(ready({ lines: [byValue] }).ItemList).toMatchObject([{ CesAmt: 100, CesNonAdvlAmt: 0 }]);
  });

  test('has items without tax among the other charges, and the round-off by itself', () => {
    const exempt = lineOf('Fresh milk', ['040120', 'LTR'], [1, 10.4, 0], { treatment: 'exempt' });
    const document = ready({
      lines: [cotton, exempt],
      rounding: 'rupee',
      invoice: { title: 'Invoice' },
    });
    expect(document.ItemList).toHaveLength(1);
    expect(document.ValDtls).toMatchObject({ OthChrg: 10.4, RndOffAmt: -0.4, TotInvVal: 56_710 });
  });

  test('has the items of an export of exempt goods at no rate', () => {
    const exempt = lineOf('Fresh milk', ['040120', 'LTR'], [1, 10.4, 0], { treatment: 'exempt' });
    const document = ready({ lines: [exempt], supply: 'export-without-payment', ...EXPORT });
    expect(document.ItemList).toMatchObject([{ GstRt: 0, TotItemVal: 10.4 }]);
    expect(document.ValDtls).toMatchObject({ OthChrg: 0, AssVal: 10.4 });
  });

  test('names a buyer abroad as the portal has it, and claims the refund of paid tax', () => {
    const document = ready({ supply: 'export-with-payment', ...EXPORT });
    const buyer = { Gstin: 'URP', Pos: '96', Pin: 999_999, Stcd: '96' };
    expect(document.BuyerDtls).toMatchObject(buyer);
    expect(document.ExpDtls).toStrictEqual({ RefClm: 'Y', ForCur: 'INR', CntCode: 'US' });
  });

  test('names the invoice of a credit note on value alone, and no quantity', () => {
    const back = { cgstPaise: 0, sgstPaise: 0, igstPaise: 5000, cessPaise: 0 };
    const note: ReportedNote = {
      kind: 'credit-note',
      number: 'CN-003',
      issueDate: '2026-11-21',
      reason: '02',
      note: 'Rebate',
      lines: [{ line: 1, quantityThousandths: 0, taxablePaise: 100_000, ...back }],
      roundOffPaise: 0,
      reversed: false,
      dueDate: null,
    };
    const document = ready({}, note);
    expect(document).toMatchObject({
      DocDtls: { Typ: 'CRN', No: 'CN-003', Dt: '21/11/2026' },
      RefDtls: { PrecDocDtls: [{ InvNo: 'INV-012', InvDt: '02/11/2026' }] },
      ValDtls: { AssVal: 1000, IgstVal: 50, TotInvVal: 1050 },
    });
    expect(document.ItemList[0]).toMatchObject({ Qty: 0, UnitPrice: 1000, TotAmt: 1000 });
  });

  test('adds what a debit note charges, as a document of its own kind', () => {
    const more = { cgstPaise: 0, sgstPaise: 0, igstPaise: 5000, cessPaise: 0 };
    const note: ReportedNote = {
      kind: 'debit-note',
      number: 'DN-001',
      issueDate: '2026-11-21',
      reason: '04',
      note: 'Rate',
      lines: [{ line: 1, quantityThousandths: 0, taxablePaise: 100_000, ...more }],
      roundOffPaise: 0,
      reversed: false,
      dueDate: '2026-12-21',
    };
    expect(ready({}, note)).toMatchObject({
      DocDtls: { Typ: 'DBN', No: 'DN-001' },
      ValDtls: { TotInvVal: 1050 },
    });
    expect(answered({}, { ...note, withoutGst: true })).toStrictEqual({ is: 'unreportable' });
  });

  test('describes an item in three letters or more, and leaves a shorter name out', () => {
    const named = (name: string) => ready({ lines: [{ ...cotton, name }] }).ItemList[0];
    expect(named('Rod')).toMatchObject({ PrdDesc: 'Rod' });
    expect(named('Ro')).not.toHaveProperty('PrdDesc');
    expect(named('x'.repeat(301))).toMatchObject({ PrdDesc: 'x'.repeat(300) });
  });

  test('has the unit price to a thousandth of a rupee, without the tax that is in it', () => {
    const inclusive = ready({ pricesIncludeTax: true }).ItemList;
    expect(inclusive[0]).toMatchObject({ Qty: 12, UnitPrice: 4285.714, TotAmt: 51428.57 });
    expect(ready().ItemList[0]).toMatchObject({ Qty: 12, UnitPrice: 4500, TotAmt: 54_000 });
  });

  test('bears no quotation marks, backslashes or line breaks of what people wrote', () => {
    const lines = [{ ...cotton, name: 'Pipe 2"\\PVC' }];
    const long = `${'Plot 4, Industrial Estate, '.repeat(6)}\nNear "Gate"`;
    const document = ready({ lines, supplier: { address: long } });
    expect(document.ItemList[0]).toMatchObject({ PrdDesc: "Pipe 2'/PVC" });
    expect(document['SellerDtls']).toHaveProperty('Addr2');
  });
});

describe('a document that is not for the portal', () => {
  const consumer = { recipient: { gstin: null, registration: 'unregistered' } } as const;
  test.each([
    ['to a consumer', consumer],
    ['a bill of supply', { invoice: { title: 'Bill of Supply' } }],
    ['of a supplier under composition', { supplier: { registration: 'composition' } }],
    ['of a supplier without GSTIN', { supplier: { gstin: null, registration: 'unregistered' } }],
  ] as const)('%s is none', (_name, asked) => {
    expect(answered(asked)).toStrictEqual({ is: 'unreportable' });
  });
});

describe('what is missing', () => {
  const gaps = (asked: SpecimenRequest, now: Parameters<typeof inv01Of>[0]['now'] = none) => {
    const answer = inv01Of({ invoice: printed(asked), note: null, now });
    return answer.is === 'incomplete' ? answer.gaps.map(fieldOfGap) : [];
  };
  const nowhere = { address: null, city: null, pincode: null };

  test('is named field by field, of each party and line', () => {
    const lines = [
      lineOf('Bale', ['5201', null], [1, 100, 5]),
      lineOf('Sack', [null, 'NOS'], [1, 9, 5]),
    ];
    expect(gaps({ lines, recipient: nowhere, invoice: { number: '007' } })).toStrictEqual([
      'DocDtls.No',
      'BuyerDtls.Addr1',
      'BuyerDtls.Loc',
      'BuyerDtls.Pin',
      'ItemList.HsnCd',
      'ItemList.Unit',
      'ItemList.HsnCd',
    ]);
  });

  test('is a PIN code of no six digits, and a name or a city of two letters', () => {
    const pin = (pincode: string) => gaps({ recipient: { pincode } });
    expect(['100000', '999999'].flatMap(pin)).toStrictEqual([]);
    expect(pin('99999')).toStrictEqual(['BuyerDtls.Pin']);
    expect(gaps({ recipient: { city: 'Ooty' } })).toStrictEqual([]);
    expect(gaps({ recipient: { city: 'Goa' } })).toStrictEqual([]);
    expect(gaps({ recipient: { city: 'Go' } })).toStrictEqual(['BuyerDtls.Loc']);
    expect(gaps({ supplier: { name: 'AB' } })).toStrictEqual(['SellerDtls.LglNm']);
    expect(gaps({ supplier: { name: 'ABC' } })).toStrictEqual([]);
  });

  test('is an HSN of less than six digits, and a unit of goods but not of services', () => {
    const of = (hsn: string, unit: string | null) =>
      gaps({ lines: [lineOf('Bale', [hsn, unit], [1, 100, 5])] });
    expect(of('52010', 'BAL')).toStrictEqual(['ItemList.HsnCd']);
    expect(of('520100', 'BAL')).toStrictEqual([]);
    expect(of('520100', null)).toStrictEqual(['ItemList.Unit']);
    expect(of('996511', null)).toStrictEqual([]);
  });

  test('is said in a sentence, with where it is entered', () => {
    const party = (of: 'SellerDtls' | 'BuyerDtls', field: 'Pin' | 'LglNm' | 'Gstin') =>
      gapInWords({ kind: 'party', of, field });
    expect(party('SellerDtls', 'Pin')).toBe(
      'The PIN code of your business is missing. Enter it in the billing settings.',
    );
    expect(party('BuyerDtls', 'Pin')).toBe(
      'The PIN code of the customer is missing. Enter it on the customer.',
    );
    expect(party('BuyerDtls', 'LglNm')).toBe(
      'The name, of three characters or more, of the customer is missing. ' +
        'Cancel the document and issue it anew with it.',
    );
    expect(gapInWords({ kind: 'place-missing' })).toMatch(/^The place of supply is missing\./);
    expect(gapInWords({ kind: 'number-unsuitable', number: '007' })).toContain('like 007:');
    expect(gapInWords({ kind: 'hsn-missing', line: 2 })).toMatch(/^Line 2 has no HSN or SAC\./);
    expect(gapInWords({ kind: 'hsn-short', line: 2, hsn: '5201' })).toContain(
      '2: 5201 is too short',
    );
    expect(gapInWords({ kind: 'unit-missing', line: 2 })).toMatch(/^Line 2 has no unit of GST/);
  });

  test('is taken from the customer and the book as they are now, of an address', () => {
    const supplier = { address: '14 Laxmi Road', city: 'Pune', pincode: '411030' };
    expect(gaps({ supplier: nowhere }, { supplier, recipient: null })).toStrictEqual([]);
  });
});

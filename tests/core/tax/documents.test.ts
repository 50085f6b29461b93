// Numbers of documents, the summaries printed below them, and what the e-invoice portal takes.
import { describe, expect, test } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import {
  areConsecutive,
  documentNumber,
  eInvoiceOf,
  eInvoiceSupplyOf,
  hsnSummary,
  irnText,
  isDocumentNumber,
  isIrpNumber,
  isRoundOffAllowed,
  isTotalTolerated,
  numberKey,
  summaryByRate,
} from '#core/tax/index.ts';

describe('a number', () => {
  test.each([
    ['INV-', 3, 1, 'INV-001'],
    ['INV-', 3, 999, 'INV-999'],
    ['INV-', 3, 1000, 'INV-1000'],
    ['INV/{FY}/', 4, 12, 'INV/26-27/0012'],
    ['', 0, 7, '7'],
    ['{FY}{FY}-', 1, 7, '26-2726-27-7'],
  ])(
    'is made of its series, digits and count: %s, %i and %i give %s',
    (prefix, padding, n, number) => {
      expect(documentNumber({ prefix, padding, n, financialYear: '26-27' })).toBe(number);
      expect(documentNumber({ prefix, padding, n, financialYear: '2026-27' })).toBe(number);
    },
  );

  test.each([
    ['INV-001', true, true],
    ['ABCDEFGHIJKLMNOP', true, true],
    ['ABCDEFGHIJKLMNOPQ', false, false],
    ['', false, false],
    ['0001', true, false],
    ['000', false, false],
    ['/1', true, false],
    ['-1', true, false],
    ['INV_001', false, false],
    ['INV 1', false, false],
    ['INV-1\n', false, false],
    ['INV/2026-27/0001', true, true],
    ['INV/2026-27/00001', false, false],
    ['INV.1', false, false],
    ['0A', true, false],
    ['१', false, false],
  ])('%j is one by Rule 46: %s, to the portal: %s', (number, byRule, toPortal) => {
    expect(isDocumentNumber(number)).toBe(byRule);
    expect(isIrpNumber(number)).toBe(toPortal);
  });

  test('is the same in small and large letters', () => {
    expect(numberKey('inv-1')).toBe(numberKey('INV-1'));
  });

  test.each([
    ['INV-099', 'INV-100', true],
    ['INV-999', 'INV-1000', true],
    ['INV-9', 'INV-10', true],
    ['INV-1', 'INV-02', false],
    ['INV-2', 'INV-1', false],
    ['INV-1', 'INV-1', false],
    ['SINV-0005-23', '00006-SINV-23', false],
    ['SINV-10-23-001', 'SINV-11-23-001', true],
    ['INV-A', 'INV-B', false],
    ['inv-001', 'INV-002', true],
    ['INV/26-27/999', 'INV/26-27/1000', true],
    ['INV/25-26/100', 'INV/26-27/101', false],
    ['INV-001', 'CN-002', false],
    ['099', '0100', false],
    ['9', '10', true],
    ['', '', false],
  ])('%s and %s follow each other: %s', (previous, next, follow) => {
    expect(areConsecutive(previous, next)).toBe(follow);
  });
});

describe('a summary', () => {
  const amounts = { taxablePaise: 100, cgstPaise: 9, sgstPaise: 9, igstPaise: 0, cessPaise: 1 };
  const line = {
    ...amounts,
    hsn: '1006',
    uqc: 'KGS',
    quantityThousandths: 1000,
    treatment: 'taxable',
    rateBps: 1800,
  } as const;
  const exempt = { ...line, treatment: 'exempt', cgstPaise: 0, sgstPaise: 0 } as const;

  test('a summary by rate has the lowest first, and lines without tax at 0', () => {
    const summary = summaryByRate([line, { ...line, rateBps: 500 }, line, exempt]);
    expect(summary.map(({ rateBps, taxablePaise }) => [rateBps, taxablePaise])).toStrictEqual([
      [0, 100],
      [500, 100],
      [1800, 200],
    ]);
    expect(summary[2]).toMatchObject({ cgstPaise: 18, sgstPaise: 18, cessPaise: 2 });
  });

  test('a summary by HSN keeps units, rates and codes apart', () => {
    const lines = [line, { ...line, uqc: 'DOZ' }, line, exempt, { ...line, hsn: null, uqc: null }];
    const summary = hsnSummary(lines);
    expect(
      summary.map(({ hsn, uqc, rateBps, quantityThousandths }) => [
        hsn,
        uqc,
        rateBps,
        quantityThousandths,
      ]),
    ).toStrictEqual([
      ['1006', 'KGS', 1800, 2000],
      ['1006', 'DOZ', 1800, 1000],
      ['1006', 'KGS', 0, 1000],
      [null, null, 1800, 1000],
    ]);
  });
});

describe('the e-invoice', () => {
  test('brings a price with tax in it down to its value', () => {
    const taxes = { cgstPaise: 76_27, sgstPaise: 76_27, igstPaise: 0, cessPaise: 0 };
    const sold = { hsn: '996412', quantityThousandths: 1000, treatment: 'taxable' } as const;
    const amounts = { grossPaise: 1250_00, discountPaise: 250_00, taxablePaise: 847_46 };
    const line = { ...sold, rateBps: 1800, ...taxes, ...amounts };
    const { items, values } = eInvoiceOf([line], 0);
    expect(items).toMatchObject([
      { isService: true, grossPaise: 1059_33, discountPaise: 211_87, totalPaise: 1000_00 },
    ]);
    expect(values.totalPaise).toBe(1000_00);
    const free = { ...line, discountPaise: 1250_00, taxablePaise: 0, cgstPaise: 0, sgstPaise: 0 };
    expect(eInvoiceOf([free], 0).items).toMatchObject([{ grossPaise: 1250_00, totalPaise: 0 }]);
  });

  test.each([
    ['domestic', 'regular', 'Tax Invoice', 'B2B'],
    ['domestic', 'unregistered', 'Tax Invoice', null],
    ['domestic', 'overseas', 'Tax Invoice', null],
    ['deemed-export', 'unregistered', 'Tax Invoice', null],
    ['sez-without-payment', 'sez', 'Tax Invoice', 'SEZWOP'],
    ['export-with-payment', 'overseas', 'Bill of Supply', null],
    ['domestic', 'regular', 'Bill of Supply', null],
    ['export-without-payment', 'overseas', 'Tax Invoice', 'EXPWOP'],
    ['sez-with-payment', 'sez', 'Tax Invoice', 'SEZWP'],
    ['deemed-export', 'regular', 'Tax Invoice', 'DEXP'],
  ] as const)(
    'has a type by supply, buyer and title: %s, %s and %s give %s',
    (supply, recipientRegistration, title, kind) => {
      expect(eInvoiceSupplyOf({ supply, recipientRegistration, title })).toBe(kind);
    },
  );

  test('hashes the number in large letters from June 2025 on', () => {
    const documentDate = calendarDate('2025-05-31');
    const document = {
      gstin: '29AAFCC9980M1ZR',
      documentDate,
      type: 'CRN',
      number: 'cn-1',
    } as const;
    const on = (day: string) => irnText({ ...document, reportedOn: calendarDate(day) });
    expect(on('2025-05-31')).toBe('29AAFCC9980M1ZR2025-26CRNcn-1');
    expect(on('2025-06-01')).toBe('29AAFCC9980M1ZR2025-26CRNCN-1');
  });

  test('lets the total be two rupees off, and the round-off be below a hundred', () => {
    expect([-200, 200].every((off) => isTotalTolerated(60_000_00, 60_000_00 + off))).toBe(true);
    expect([-201, 201].some((off) => isTotalTolerated(60_000_00, 60_000_00 + off))).toBe(false);
    expect([9999, -9999].every(isRoundOffAllowed)).toBe(true);
    expect([10_000, -10_000].some(isRoundOffAllowed)).toBe(false);
  });
});

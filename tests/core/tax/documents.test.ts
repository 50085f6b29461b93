// Numbers of documents, the months they are reported for, and the summaries printed below them.
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
  parseReturnPeriod,
  parseTemplateDate,
  periodRefusal,
  returnPeriodOf,
  returnPeriodOn,
  SPANS,
  spanOn,
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
  ])('in the series %s with %i digits, the %ith, is %s', (prefix, padding, n, number) => {
    expect(documentNumber({ prefix, padding, n, financialYear: '26-27' })).toBe(number);
    expect(documentNumber({ prefix, padding, n, financialYear: '2026-27' })).toBe(number);
  });

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

describe('a return period', () => {
  test.each([
    ['2017-18', 'APRIL', '042017'],
    ['2026-27', 'january', '012027'],
    ['2026-27', 'Jul', null],
    ['26-27', 'November', '112026'],
    ['2026-28', 'July', null],
    ['2026-27', 'Julember', null],
    ['', '', null],
  ])('of %s, %s is %s', (year, month, period) => {
    expect(returnPeriodOf(year, month)).toBe(period);
  });

  test.each(['002020', '132020', '72026', '2026-07', '071999', ''])('is not %j', (text) => {
    expect(parseReturnPeriod(text)).toBeNull();
  });

  test.each([
    ['2026-07-31', '072026', '092026'],
    ['2026-09-01', '092026', '092026'],
    ['2026-12-31', '122026', '122026'],
    ['2027-01-01', '012027', '032027'],
    ['2027-03-31', '032027', '032027'],
    ['2027-04-01', '042027', '062027'],
    ['2028-02-29', '022028', '032028'],
  ])('of %s is %s by month and %s by quarter', (date, month, quarter) => {
    expect(returnPeriodOn(calendarDate(date), 'month')).toBe(month);
    expect(returnPeriodOn(calendarDate(date), 'quarter')).toBe(quarter);
  });

  test.each([
    ['2017-06-30', '072017', 'before-gst'],
    ['2017-07-01', '072017', null],
    ['2017-08-01', '072017', 'after-period'],
    ['2026-12-31', '122026', null],
    ['2027-01-01', '122026', 'after-period'],
    ['2025-04-01', '122026', null],
  ])('takes a document of %s in %s but for %s', (date, period, reason) => {
    expect(periodRefusal(calendarDate(date), period)).toBe(reason);
  });

  test.each([
    ['04-Jul-2017', '2017-07-04'],
    ['4-JUL-2017', '2017-07-04'],
    ['31-Feb-2020', null],
    ['4-Xyz-2017', null],
    ['4-Jul-17', '2017-07-04'],
    [' 14-jul-17 ', '2017-07-14'],
    ['14-13-17', null],
    ['14-Jul', null],
    ['4/7/2017', null],
  ])('has in its templates %s as %s', (text, date) => {
    expect(parseTemplateDate(text)).toBe(date);
  });
});

describe('a span', () => {
  test.each([
    ['this month', '2026-11-01', '2026-11-30'],
    ['last month', '2026-10-01', '2026-10-31'],
    ['this quarter', '2026-10-01', '2026-12-31'],
    ['last quarter', '2026-07-01', '2026-09-30'],
    ['this quarter to last month', '2026-10-01', '2026-10-31'],
    ['this fiscal year', '2026-04-01', '2027-03-31'],
    ['last fiscal year', '2025-04-01', '2026-03-31'],
    ['this fiscal year to last month', '2026-04-01', '2026-10-31'],
  ] as const)('%s on 21 November 2026 is from %s to %s', (span, from, to) => {
    expect(SPANS).toContain(span);
    expect(spanOn(span, calendarDate('2026-11-21'))).toStrictEqual({ from, to });
  });

  test.each([
    ['last month', '2028-03-10', '2028-02-01', '2028-02-29'],
    ['last month', '2027-01-01', '2026-12-01', '2026-12-31'],
    ['this quarter', '2026-03-31', '2026-01-01', '2026-03-31'],
    ['this fiscal year', '2026-03-31', '2025-04-01', '2026-03-31'],
    ['last fiscal year', '2026-04-01', '2025-04-01', '2026-03-31'],
    ['this fiscal year to last month', '2027-01-10', '2026-04-01', '2026-12-31'],
  ] as const)('%s at the end of a period, %s, is from %s to %s', (span, today, from, to) => {
    expect(spanOn(span, calendarDate(today))).toStrictEqual({ from, to });
  });

  test('to last month is none in the first month', () => {
    const april = calendarDate('2026-04-30');
    expect(spanOn('this fiscal year to last month', april)).toBeNull();
    expect(spanOn('this quarter to last month', april)).toBeNull();
    expect(spanOn('last quarter', april)).toStrictEqual({ from: '2026-01-01', to: '2026-03-31' });
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

  test('by rate has the lowest first, and lines without tax at 0', () => {
    const summary = summaryByRate([line, { ...line, rateBps: 500 }, line, exempt]);
    expect(summary.map(({ rateBps, taxablePaise }) => [rateBps, taxablePaise])).toStrictEqual([
      [0, 100],
      [500, 100],
      [1800, 200],
    ]);
    expect(summary[2]).toMatchObject({ cgstPaise: 18, sgstPaise: 18, cessPaise: 2 });
  });

  test('by HSN keeps units, rates and codes apart', () => {
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
    ['domestic', 'regular', 'Bill of Supply', null],
    ['export-without-payment', 'overseas', 'Tax Invoice', 'EXPWOP'],
    ['sez-with-payment', 'sez', 'Tax Invoice', 'SEZWP'],
    ['deemed-export', 'regular', 'Tax Invoice', 'DEXP'],
  ] as const)('of %s to %s on a %s is %s', (supply, recipientRegistration, title, kind) => {
    expect(eInvoiceSupplyOf({ supply, recipientRegistration, title })).toBe(kind);
  });

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

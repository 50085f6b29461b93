// Income tax that is deducted of bills: the limits of each nature, what a year catches up, rates
// without a PAN and by a certificate, and the deductions of a worked quarter.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import {
  codesOfNature,
  NO_TDS_BEFORE,
  tdsDeduction,
  tdsNatureOn,
  tdsOfReturned,
} from '#core/tax/index.ts';
import type { Deductee, TdsAsked, TdsBefore, TdsNature } from '#core/tax/index.ts';

const OTHERS: Deductee = { kind: 'other', pan: null };

function natureOn(code: string, day = '2026-08-01', deductee = OTHERS): TdsNature {
  const nature = tdsNatureOn(code, calendarDate(day), deductee);
  if (nature === null) throw new Error(`There is no nature ${code}.`);
  return nature;
}

type Asked = Partial<Omit<TdsAsked, 'nature' | 'valuePaise' | 'before'>> & {
  readonly before?: Partial<TdsBefore>;
};

const deducted = (code: string, rupees: number, { before, ...asked }: Asked = {}) =>
  tdsDeduction({
    nature: natureOn(code),
    valuePaise: rupees * 100,
    hasPan: true,
    certificate: null,
    ...asked,
    before: { ...NO_TDS_BEFORE, ...before },
  });

const inRupees = ({ basePaise, amountPaise, reason }: ReturnType<typeof deducted>) => [
  basePaise / 100,
  amountPaise / 100,
  reason,
];

describe('natures of payment', () => {
  it.each([
    ['1024', '2026-04-01', '1024', '393(1) Sl. 6(i).D(b)'],
    // By the day of the bill the older Act has its own section for the same nature.
    ['1024', '2026-03-31', '194C', '194C'],
    ['194c', '2026-04-01', '1024', '393(1) Sl. 6(i).D(b)'],
    ['194J(b)', '2025-04-01', '194J(b)', '194J(b)'],
  ])('%s is on %s the code %s', (asked, day, code, section) => {
    expect(natureOn(asked, day)).toMatchObject({ code, section });
  });

  it.each([
    ['1024', '2025-03-31'],
    ['192', '2026-08-01'],
    ['', '2026-08-01'],
  ])('there is none for %j on %s', (code, day) => {
    expect(tdsNatureOn(code, calendarDate(day), OTHERS)).toBeNull();
  });

  it.each<[string, Deductee, number, string]>([
    ['an individual', { kind: 'individual-or-huf', pan: null }, 100, '1023'],
    ['a PAN of a person', { kind: null, pan: 'ZZMPK1139F' }, 100, '1023'],
    ['a PAN of a family', { kind: null, pan: 'ZZJHS2755X' }, 100, '1023'],
    ['a PAN of a company', { kind: null, pan: 'ZZJCS2755X' }, 200, '1024'],
    ['what was said, against the PAN', { kind: 'company', pan: 'ZZMPK1139F' }, 200, '1024'],
    ['nobody knows whom', { kind: null, pan: null }, 200, '1024'],
  ])('194C of %s has its rate', (_who, deductee, rateBps, code) => {
    expect(natureOn('194C', '2025-10-01', deductee)).toMatchObject({ rateBps, code: '194C' });
    expect(natureOn('194C', '2026-10-01', deductee)).toMatchObject({ rateBps, code });
  });
});

describe('what is deducted of a bill', () => {
  it.each([
    ['1024', 30_000, 0, 0, 'within the limits'],
    ['1024', 30_001, 30_001, 600, 'single payment over 30,000'],
    ['1024', 50_000, 50_000, 1000, 'single payment over 30,000'],
    ['1027', 50_000, 0, 0, 'within the limits'],
    ['1027', 60_000, 60_000, 6000, 'limit of the year crossed: all payments of the year'],
    ['1009', 50_000, 0, 0, 'within the limits'],
    ['1028', 1000, 1000, 100, 'whatever the amount'],
    ['1031', 51_00_000, 1_00_000, 100, 'above the limit of the year'],
  ])('of nature %s a first bill of ₹%d bears tax on ₹%d: ₹%d', (code, rupees, base, tax, why) => {
    expect(inRupees(deducted(code, rupees))).toStrictEqual([base, tax, why]);
  });

  it('rounds half a rupee up', () => {
    // 2 % of 32,475 is 649.50.
    expect(deducted('1024', 32_475).amountPaise).toBe(650_00);
    expect(deducted('1024', 32_474).amountPaise).toBe(649_00);
  });

  it('catches up what came before once the limit of the year is passed, but not twice', () => {
    const before = { yearPaise: 90_000_00, yearTaxedPaise: 40_000_00 };
    expect(inRupees(deducted('1024', 20_000, { before }))).toStrictEqual([
      70_000,
      1400,
      'limit of the year crossed: all payments of the year',
    ]);
    const later = { yearPaise: 1_10_000_00, yearTaxedPaise: 1_10_000_00 };
    expect(inRupees(deducted('1024', 5000, { before: later }))).toStrictEqual([
      5000,
      100,
      'over the limit of the year',
    ]);
  });

  it('takes goods above 50 lakh by their excess alone', () => {
    const before = { yearPaise: 52_00_000_00, yearTaxedPaise: 2_00_000_00 };
    expect(deducted('1031', 3_00_000, { before }).basePaise).toBe(3_00_000_00);
  });

  it.each([
    ['1024', 35_000, 7000, 2000],
    ['1031', 60_00_000, 50_000, 500],
  ])('without a PAN takes the higher rate of %s', (code, rupees, tax, rateBps) => {
    expect(deducted(code, rupees, { hasPan: false })).toMatchObject({
      rateBps,
      amountPaise: tax * 100,
      reason: expect.stringContaining('no PAN'),
    });
  });

  it('takes the rate of a certificate as far as its limit goes, and the usual one above', () => {
    const certificate = { number: 'C/77', rateBps: 50, leftPaise: 40_000_00 };
    // 0.5 % of 40,000 and 2 % of 10,000.
    expect(deducted('1024', 50_000, { certificate })).toMatchObject({
      rateBps: 50,
      amountPaise: 400_00,
      reason: 'single payment over 30,000; certificate C/77, as far as its limit goes',
    });
    const whole = { ...certificate, leftPaise: null };
    expect(deducted('1024', 50_000, { certificate: whole }).amountPaise).toBe(250_00);
    // What it let through is used up.
    const used = { ...certificate, leftPaise: 0 };
    expect(deducted('1024', 50_000, { certificate: used }).amountPaise).toBe(1000_00);
    // Without a PAN a certificate says nothing.
    expect(deducted('1024', 50_000, { certificate, hasPan: false }).rateBps).toBe(2000);
  });
});

describe('the deductions of a worked quarter', () => {
  // The bills of July to September 2026 of the worked quarter, each with what came before it.
  it.each([
    ['P709', '1027', 30_000, { yearPaise: 25_000_00 }, 55_000, 5500],
    ['P710', '1009', 48_000, { yearPaise: 1_44_000_00 }, 0, 0],
    ['P713', '1023', 28_000, { yearPaise: 45_000_00 }, 0, 0],
    ['P805', '1024', 60_000, {}, 60_000, 1200],
    ['P807', '1027', 28_000, { yearPaise: 55_000_00, yearTaxedPaise: 55_000_00 }, 28_000, 2800],
    ['P809', '1023', 29_000, { yearPaise: 73_000_00 }, 1_02_000, 1020],
    ['P814', '1006', 15_000, {}, 0, 0],
    ['P818', '1027', 40_000, { yearPaise: 20_000_00 }, 60_000, 6000],
    ['P904', '1024', 40_000, { yearPaise: 50_000_00, yearTaxedPaise: 50_000_00 }, 40_000, 800],
    ['P906', '1009', 56_000, { yearPaise: 2_40_000_00 }, 56_000, 5600],
    ['P911', '1027', 25_000, { yearPaise: 60_000_00, yearTaxedPaise: 60_000_00 }, 25_000, 2500],
    ['P912', '1006', 12_000, { yearPaise: 15_000_00 }, 27_000, 540],
  ])('%s of nature %s over ₹%d', (_bill, code, rupees, before, base, tax) => {
    expect(inRupees(deducted(code, rupees, { before })).slice(0, 2)).toStrictEqual([base, tax]);
  });

  it('D801 takes back the tax of the returned part', () => {
    const bill = { basePaise: 60_000_00, amountPaise: 1200_00 };
    expect(tdsOfReturned(bill, 10_000_00)).toBe(200_00);
  });
});

describe('whatever the bills of a year', () => {
  const values = fc.array(fc.integer({ min: 1, max: 80_000 }), { minLength: 1, maxLength: 12 });

  it('of a yearly nature what has borne tax is nothing up to the limit and all above it', () => {
    fc.assert(
      fc.property(values, (bills) => {
        let [yearPaise, yearTaxedPaise] = [0, 0];
        for (const rupees of bills) {
          const before = { yearPaise, yearTaxedPaise };
          yearTaxedPaise += deducted('1027', rupees, { before }).basePaise;
          yearPaise += rupees * 100;
          expect(yearTaxedPaise).toBe(yearPaise > 50_000_00 ? yearPaise : 0);
        }
      }),
    );
  });

  it('bills of a contractor count to one limit, whichever the code', () => {
    expect(codesOfNature({ kind: 'contractor' })).toStrictEqual(
      codesOfNature({ kind: 'contractor-individual' }),
    );
    expect(codesOfNature({ kind: 'contractor' })).toStrictEqual(['194C', '194C', '1023', '1024']);
    expect(codesOfNature({ kind: 'technical' })).not.toContain('1027');
  });

  it('returns never take back more than was deducted', () => {
    const amounts = fc.tuple(fc.nat(10_000_00), fc.nat(1_00_000), fc.nat(20_000_00));
    fc.assert(
      fc.property(amounts, ([basePaise, amountPaise, returned]) => {
        const back = tdsOfReturned({ basePaise, amountPaise }, returned);
        expect(back).toBeGreaterThanOrEqual(0);
        expect(back).toBeLessThanOrEqual(amountPaise);
      }),
    );
  });
});

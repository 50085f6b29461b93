// Which credit may pay which tax, and in which order: the pairs one by one, worked months, and all
// small set-offs against a table that allots credit by hand.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { setOffFault } from '#core/tax/index.ts';
import type { HeadPaise, OpenTaxOfPeriod, CreditSetOff } from '#core/tax/index.ts';

const heads = (changes: Partial<HeadPaise> = {}): HeadPaise => ({
  igst: 0,
  cgst: 0,
  sgst: 0,
  cess: 0,
  ...changes,
});

const month = (first: string, last: string) => ({
  from: calendarDate(first),
  to: calendarDate(last),
});
const SEPTEMBER = month('2026-09-01', '2026-09-30');
const IN_2025 = month('2025-09-01', '2025-09-30');
const IN_2018 = month('2018-09-01', '2018-09-30');

type Wish = {
  readonly open: Partial<HeadPaise>;
  readonly credit: Partial<HeadPaise>;
  readonly taxes: Partial<HeadPaise>;
  readonly credits: Partial<HeadPaise>;
  readonly period?: CreditSetOff['period'];
};

const faultOf = ({ open, credit, taxes, credits, period = SEPTEMBER }: Wish) => {
  const standing: OpenTaxOfPeriod = {
    output: heads(open),
    rcmOutput: heads(),
    credit: heads(credit),
    creditOfPeriod: heads(credit),
  };
  return setOffFault({ period, taxes: heads(taxes), credits: heads(credits) }, standing);
};

describe('the pairs of section 49(5)', () => {
  const plenty = { igst: 900, cgst: 900, sgst: 900, cess: 900 };
  const noIgst = { ...plenty, igst: 0 };

  test.each([
    { taxes: { igst: 9 }, credits: { igst: 9 }, open: plenty, credit: plenty },
    // Rule 88A: in any proportion, once IGST is paid.
    { taxes: { cgst: 9 }, credits: { igst: 9 }, open: { cgst: 9, sgst: 9 }, credit: plenty },
    { taxes: { sgst: 9 }, credits: { igst: 9 }, open: { cgst: 9, sgst: 9 }, credit: plenty },
    { taxes: { cgst: 9 }, credits: { cgst: 9 }, open: plenty, credit: noIgst },
    { taxes: { sgst: 9 }, credits: { sgst: 9 }, open: plenty, credit: noIgst },
    { taxes: { igst: 9 }, credits: { cgst: 9 }, open: { igst: 9 }, credit: noIgst },
    { taxes: { igst: 9 }, credits: { sgst: 9 }, open: { igst: 9 }, credit: noIgst },
    { taxes: { cess: 9 }, credits: { cess: 9 }, open: plenty, credit: plenty },
  ])('$credits pays $taxes', (wish) => {
    expect(faultOf(wish)).toBeNull();
  });

  test.each([
    { taxes: { sgst: 9 }, credits: { cgst: 9 }, head: 'cgst' },
    { taxes: { cgst: 9 }, credits: { sgst: 9 }, head: 'sgst' },
    { taxes: { cess: 9 }, credits: { igst: 9 }, head: 'cess' },
    { taxes: { igst: 9 }, credits: { cess: 9 }, head: 'cess' },
    // Together it balances, and each pays the other.
    { taxes: { cgst: 9, sgst: 1 }, credits: { cgst: 1, sgst: 9 }, head: 'sgst' },
    // IGST credit pays IGST first, so that CGST credit would pay SGST.
    { taxes: { igst: 9, sgst: 9 }, credits: { igst: 9, cgst: 9 }, head: 'cgst' },
  ])('$credits never pays $taxes', ({ head, ...wish }) => {
    expect(faultOf({ ...wish, open: plenty, credit: noIgst })).toMatchObject({
      fault: 'crosses-heads',
      head,
    });
  });
});

describe('the order of sections 49A and 49B', () => {
  test('CGST and SGST credit is used only when no IGST credit is left', () => {
    const wish = { open: { cgst: 50 }, credit: { igst: 30, cgst: 50 } };
    expect(faultOf({ ...wish, taxes: { cgst: 50 }, credits: { cgst: 50 } })).toStrictEqual({
      fault: 'igst-credit-left',
      head: 'cgst',
      leftPaise: 30,
    });
    const taken = { taxes: { cgst: 50 }, credits: { igst: 30, cgst: 20 } };
    expect(faultOf({ ...wish, ...taken })).toBeNull();
  });

  test('before February 2019 it was used beside it', () => {
    const wish = { open: { cgst: 50 }, credit: { igst: 30, cgst: 50 }, period: IN_2018 };
    expect(faultOf({ ...wish, taxes: { cgst: 50 }, credits: { cgst: 50 } })).toBeNull();
  });

  test('credit goes to another head only when its own is paid', () => {
    const wish = { open: { igst: 40, cgst: 50 }, credit: { igst: 30, cgst: 90 } };
    expect(faultOf({ ...wish, taxes: { cgst: 30 }, credits: { igst: 30 } })).toStrictEqual({
      fault: 'own-head-first',
      head: 'igst',
      leftPaise: 40,
    });
    const cgst = { taxes: { igst: 40 }, credits: { igst: 30, cgst: 10 } };
    expect(faultOf({ ...wish, ...cgst })).toStrictEqual({
      fault: 'own-head-first',
      head: 'cgst',
      leftPaise: 50,
    });
    const both = { taxes: { igst: 40, cgst: 50 }, credits: { igst: 30, cgst: 60 } };
    expect(faultOf({ ...wish, ...both })).toBeNull();
  });

  test('SGST credit pays IGST beside CGST credit from the return of January 2026 on', () => {
    const wish = {
      open: { igst: 40 },
      credit: { cgst: 10, sgst: 40 },
      taxes: { igst: 40 },
      credits: { sgst: 40 },
    };
    expect(faultOf(wish)).toBeNull();
    expect(faultOf({ ...wish, period: IN_2025 })).toStrictEqual({
      fault: 'cgst-credit-left',
      head: 'sgst',
      leftPaise: 10,
    });
  });
});

test('no more is set off than is open of the period, nor than there is credit', () => {
  const wish = { open: { cgst: 50 }, credit: { cgst: 30 } };
  expect(faultOf({ ...wish, taxes: { cgst: 51 }, credits: { cgst: 51 } })).toStrictEqual({
    fault: 'exceeds-liability',
    head: 'cgst',
    openPaise: 50,
  });
  expect(faultOf({ ...wish, taxes: { cgst: 31 }, credits: { cgst: 31 } })).toStrictEqual({
    fault: 'exceeds-credit',
    head: 'cgst',
    creditPaise: 30,
  });
  expect(
    faultOf({ ...wish, open: { cgst: -1 }, taxes: { cgst: 1 }, credits: { cgst: 1 } }),
  ).toEqual({ fault: 'exceeds-liability', head: 'cgst', openPaise: 0 });
});

/** What least cash is reached by: the rest of IGST credit goes first where own credit is short. */
function leastCash(tax: HeadPaise, credit: HeadPaise): CreditSetOff {
  const toIgst = Math.min(credit.igst, tax.igst);
  let rest = credit.igst - toIgst;
  const igstTo = { cgst: 0, sgst: 0 };
  const give = (head: 'cgst' | 'sgst', wanted: number) => {
    const given = Math.min(rest, wanted);
    igstTo[head] += given;
    rest -= given;
  };
  for (const head of ['cgst', 'sgst'] as const) give(head, Math.max(0, tax[head] - credit[head]));
  for (const head of ['cgst', 'sgst'] as const) give(head, tax[head] - igstTo[head]);
  const own = (head: 'cgst' | 'sgst') => Math.min(credit[head], tax[head] - igstTo[head]);
  const [cgst, sgst] = [own('cgst'), own('sgst')];
  const cgstToIgst = Math.min(credit.cgst - cgst, tax.igst - toIgst);
  const sgstToIgst = Math.min(credit.sgst - sgst, tax.igst - toIgst - cgstToIgst);
  return {
    period: SEPTEMBER,
    taxes: heads({
      igst: toIgst + cgstToIgst + sgstToIgst,
      cgst: cgst + igstTo.cgst,
      sgst: sgst + igstTo.sgst,
    }),
    credits: heads({
      igst: toIgst + igstTo.cgst + igstTo.sgst,
      cgst: cgst + cgstToIgst,
      sgst: sgst + sgstToIgst,
    }),
  };
}

const totalOf = ({ igst, cgst, sgst }: HeadPaise): number => igst + cgst + sgst;

test.each([
  // Liability and credit of IGST, CGST, SGST, and the cash that is left to pay.
  { tax: [50, 40, 40], credit: [100, 0, 0], cash: 30 },
  { tax: [10, 30, 30], credit: [30, 0, 30], cash: 10 },
  { tax: [0, 10, 10], credit: [0, 0, 20], cash: 10 },
  { tax: [20, 15, 15], credit: [90, 5, 5], cash: 0 },
  { tax: [12, 5, 5], credit: [0, 0, 0], cash: 22 },
  { tax: [0, 20, 20], credit: [30, 20, 20], cash: 0 },
  { tax: [25, 18, 18], credit: [5, 12, 30], cash: 14 },
  { tax: [0, 45, 45], credit: [32, 9, 9], cash: 40 },
])('a worked month of tax $tax and credit $credit leaves $cash to pay', ({ tax, credit, cash }) => {
  const of = ([igst = 0, cgst = 0, sgst = 0]: readonly number[]) => heads({ igst, cgst, sgst });
  const setOff = leastCash(of(tax), of(credit));
  expect(totalOf(of(tax)) - totalOf(setOff.taxes)).toBe(cash);
  expect(faultOf({ ...setOff, open: of(tax), credit: of(credit) })).toBeNull();
});

/** Whether credit can be allotted as the law wants it, tried unit by unit. */
function canBeAllotted(
  open: HeadPaise,
  credit: HeadPaise,
  { taxes, credits }: CreditSetOff,
): boolean {
  const upTo = (most: number) => Array.from({ length: most + 1 }, (_, unit) => unit);
  return upTo(credits.igst).some((toCgst) =>
    upTo(credits.igst - toCgst).some((toSgst) =>
      upTo(credits.cgst).some((cgstToIgst) =>
        upTo(credits.sgst).some((sgstToIgst) => {
          const toIgst = credits.igst - toCgst - toSgst;
          const isWhole =
            toIgst + cgstToIgst + sgstToIgst === taxes.igst &&
            toCgst + credits.cgst - cgstToIgst === taxes.cgst &&
            toSgst + credits.sgst - sgstToIgst === taxes.sgst;
          const igstFirst =
            toCgst + toSgst === 0 || (open.igst === taxes.igst && cgstToIgst + sgstToIgst === 0);
          const ownFirst =
            (cgstToIgst === 0 || (open.cgst === taxes.cgst && toCgst === 0)) &&
            (sgstToIgst === 0 || (open.sgst === taxes.sgst && toSgst === 0));
          const usedUp = credits.cgst + credits.sgst === 0 || credits.igst === credit.igst;
          return isWhole && igstFirst && ownFirst && usedUp;
        }),
      ),
    ),
  );
}

test('every small set-off is taken or refused as its allotment by hand', () => {
  const unit = fc.integer({ min: 0, max: 3 });
  const more = fc.constantFrom(0, 0, 0, 1, -1);
  const of = (one: fc.Arbitrary<number>) =>
    fc.record({ igst: one, cgst: one, sgst: one, cess: fc.constant(0) });
  const added = (one: HeadPaise, other: HeadPaise) =>
    heads({
      igst: Math.max(one.igst + other.igst, 0),
      cgst: Math.max(one.cgst + other.cgst, 0),
      sgst: Math.max(one.sgst + other.sgst, 0),
    });
  let taken = 0;
  fc.assert(
    fc.property(of(unit), of(unit), of(more), of(more), (taxes, some, open, credit) => {
      const credits = { ...some, sgst: totalOf(taxes) - some.igst - some.cgst };
      fc.pre(credits.sgst >= 0);
      const there = { open: added(taxes, open), credit: added(credits, credit) };
      const isWithin = (['igst', 'cgst', 'sgst'] as const).every(
        (head) => taxes[head] <= there.open[head] && credits[head] <= there.credit[head],
      );
      const setOff = { period: SEPTEMBER, taxes, credits };
      const isLawful = isWithin && canBeAllotted(there.open, there.credit, setOff);
      if (isLawful && totalOf(taxes) > 0) taken += 1;
      expect(faultOf({ ...setOff, ...there }) === null).toBe(isLawful);
    }),
    { numRuns: 3000 },
  );
  expect(taken).toBeGreaterThan(20);
});

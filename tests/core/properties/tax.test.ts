// What holds of every supply, whatever its lines: taxes sum, halves agree, nothing is lost.
import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apportion } from '#core/tax/amounts/apportion.ts';
import { computeSupply, creditOf, GST_RATES, isGstin, summaryByRate } from '#core/tax/index.ts';
import type {
  ComputedSupply,
  CreditedPart,
  Discount,
  Supply,
  SupplyLine,
} from '#core/tax/index.ts';
import { validGstins } from '#tests/specimens/tax/gstins.ts';

const rates = [...new Set(GST_RATES.map(({ rateBps }) => rateBps))].filter((rate) => rate > 0);

/** Shares alone, so that no discount is more than its value. */
const discount: Arbitrary<Discount | null> = fc.option(
  fc.integer({ min: 0, max: 10_000 }).map((bps) => ({ kind: 'percent', bps }) as const),
);

const line: Arbitrary<SupplyLine> = fc.record({
  quantityThousandths: fc.integer({ min: 1, max: 100_000 }),
  priceThousandths: fc.oneof(
    fc.integer({ min: 0, max: 100_000_000 }),
    fc.constantFrom(0, 1, 5, 999),
  ),
  discount,
  treatment: fc.constantFrom('taxable', 'taxable', 'taxable', 'nil', 'exempt', 'non-gst'),
  rateBps: fc.constantFrom(...rates),
  cessBps: fc.constantFrom(0, 0, 0, 100, 1200),
  cessPerUnitThousandths: fc.constantFrom(0, 0, 0, 1591, 20_000),
});

const kinds = [
  { supply: 'domestic', reverseCharge: false },
  { supply: 'domestic', reverseCharge: true },
  { supply: 'sez-without-payment', reverseCharge: false },
  { supply: 'export-with-payment', reverseCharge: false },
] as const;

const terms: Arbitrary<Omit<Supply, 'supply' | 'reverseCharge'>> = fc.record({
  heads: fc.constantFrom('intra', 'inter', 'none'),
  pricesIncludeTax: fc.boolean(),
  discount,
  rounding: fc.constantFrom('none', 'rupee'),
  lines: fc.array(line, { minLength: 1, maxLength: 12 }),
});
const supply: Arbitrary<Supply> = fc
  .tuple(fc.constantFrom(...kinds), terms)
  .map(([kind, rest]) => ({ ...kind, ...rest }));

const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0);

function computed(asked: Supply): ComputedSupply {
  const answer = computeSupply(asked);
  fc.pre(answer.ok || answer.rejection.kind !== 'price_below_cess');
  if (!answer.ok) throw new Error(answer.rejection.kind);
  return answer.value;
}

const forEverySupply = (holds: (asked: Supply, value: ComputedSupply) => void) => {
  fc.assert(
    fc.property(supply, (asked) => {
      holds(asked, computed(asked));
    }),
  );
};

describe('every supply is right', () => {
  test('the lines and the round-off are the total, and each head is the sum of its lines', () => {
    forEverySupply((_asked, { lines, totalPaise, roundOffPaise, ...heads }) => {
      const { taxablePaise, cgstPaise, sgstPaise, igstPaise, cessPaise } = heads;
      const amounts = [taxablePaise, cgstPaise, sgstPaise, igstPaise, cessPaise];
      expect(sum(amounts) + roundOffPaise).toBe(totalPaise);
      expect(sum(lines.map((each) => each.taxablePaise))).toBe(taxablePaise);
      expect(sum(lines.map((each) => each.cgstPaise))).toBe(cgstPaise);
      expect(sum(lines.map((each) => each.igstPaise))).toBe(igstPaise);
      expect(sum(lines.map((each) => each.cessPaise))).toBe(cessPaise);
    });
  });

  test('CGST and SGST are equal, and never stand beside IGST', () => {
    forEverySupply((_asked, { lines }) => {
      for (const { cgstPaise, sgstPaise, igstPaise } of lines) {
        expect(cgstPaise).toBe(sgstPaise);
        expect(cgstPaise * igstPaise).toBe(0);
      }
    });
  });

  test('nothing is below zero, and no discount is more than its line', () => {
    forEverySupply((_asked, { lines }) => {
      for (const each of lines) {
        for (const amount of Object.values(each)) expect(amount).toBeGreaterThanOrEqual(0);
        expect(each.discountPaise).toBeLessThanOrEqual(each.grossPaise);
      }
    });
  });

  test('what charges no tax comes to its value', () => {
    forEverySupply((asked, value) => {
      const free =
        asked.heads === 'none' || asked.reverseCharge || asked.supply === 'sez-without-payment';
      const taxes = [value.cgstPaise, value.sgstPaise, value.igstPaise, value.cessPaise];
      if (free) expect(sum(taxes)).toBe(0);
      for (const [at, { treatment }] of asked.lines.entries()) {
        if (treatment !== 'taxable') expect(value.lines[at]?.cgstPaise).toBe(0);
      }
    });
  });

  test('prices with tax in them are what the customer pays, to the paisa', () => {
    forEverySupply((asked) => {
      const value = computed({ ...asked, pricesIncludeTax: true, rounding: 'none' });
      const asking = value.lines.map(({ grossPaise, discountPaise }) => grossPaise - discountPaise);
      expect(value.totalPaise).toBe(sum(asking));
      expect(Math.abs(value.roundOffPaise)).toBeLessThanOrEqual(2 * asked.lines.length);
    });
  });

  test('rounded to the rupee, the total is a whole one and at most half a rupee off', () => {
    forEverySupply((asked) => {
      const exact = computed({ ...asked, rounding: 'none' });
      const { totalPaise, lines } = computed({ ...asked, rounding: 'rupee' });
      expect(totalPaise % 100).toBe(0);
      expect(Math.abs(totalPaise - exact.totalPaise)).toBeLessThanOrEqual(50);
      expect(lines).toStrictEqual(exact.lines);
    });
  });

  test('the summary by rate adds up to the lines', () => {
    forEverySupply((asked, value) => {
      const all = asked.lines.flatMap((each, at) => {
        const amounts = value.lines[at];
        return amounts === undefined ? [] : [{ ...each, ...amounts, hsn: null, uqc: null }];
      });
      const summary = summaryByRate(all);
      expect(sum(summary.map((each) => each.taxablePaise))).toBe(value.taxablePaise);
      expect(sum(summary.map((each) => each.sgstPaise))).toBe(value.sgstPaise);
      expect(new Set(summary.map(({ rateBps }) => rateBps)).size).toBe(summary.length);
    });
  });
});

test('a discount shared out sums exactly and is never more than a line', () => {
  const values = fc.array(fc.integer({ min: 0, max: 10 ** 10 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(values, fc.integer({ min: 0, max: 10_000 }), (each, bps) => {
      const amountPaise = Math.floor((sum(each) * bps) / 10_000);
      const shares = apportion(amountPaise, each);
      expect(sum(shares)).toBe(amountPaise);
      for (const [at, share] of shares.entries()) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(each[at] ?? 0);
      }
    }),
  );
});

describe('credits of an invoice', () => {
  const step = fc.record({
    line: fc.nat(),
    /** A share of what is left, in hundredths of a percent. */
    share: fc.integer({ min: 0, max: 10_000 }),
    by: fc.constantFrom('quantity', 'value', 'both'),
  });

  const amountsOf = (part: Omit<CreditedPart, 'line'>) =>
    [part.taxablePaise, part.cgstPaise, part.sgstPaise, part.igstPaise, part.cessPaise] as const;

  const partsOfLine = (parts: readonly CreditedPart[], at: number) =>
    parts.filter((part) => part.line === at + 1);

  function credited(
    lines: readonly Omit<CreditedPart, 'line'>[],
    steps: readonly { line: number; share: number; by: string }[],
  ): readonly CreditedPart[] {
    let parts: CreditedPart[] = [];
    for (const { line: drawn, share, by } of steps) {
      const at = drawn % lines.length;
      const left = (of: (part: Omit<CreditedPart, 'line'>) => number) =>
        Math.floor(
          (((lines[at] === undefined ? 0 : of(lines[at])) - sum(partsOfLine(parts, at).map(of))) *
            share) /
            10_000,
        );
      const quantity = left((part) => part.quantityThousandths);
      const asked = {
        line: at + 1,
        quantityThousandths: by === 'value' ? null : quantity,
        taxablePaise: by === 'quantity' ? null : left((part) => part.taxablePaise),
      };
      const answer = creditOf(lines, [asked], parts);
      if (!answer.ok) throw new Error(answer.rejection.kind);
      parts = [...parts, ...answer.value];
    }
    return parts;
  }

  test('never exceed it, and what is left at last makes it whole, in any sequence of parts', () => {
    fc.assert(
      fc.property(supply, fc.array(step, { maxLength: 25 }), (asked, steps) => {
        const lines = computed(asked).lines.map((amounts, at) => ({
          ...amounts,
          quantityThousandths: asked.lines[at]?.quantityThousandths ?? 0,
        }));
        const parts = credited(lines, steps);
        const rest = lines.map((_line, at) => ({
          line: at + 1,
          quantityThousandths: null,
          taxablePaise: null,
        }));
        const last = creditOf(lines, rest, parts);
        expect(last.ok).toBe(true);
        const all = last.ok ? [...parts, ...last.value] : [];
        for (const part of all) {
          for (const amount of amountsOf(part)) expect(amount).toBeGreaterThanOrEqual(0);
          expect(part.cgstPaise).toBe(part.sgstPaise);
        }
        for (const [at, whole] of lines.entries()) {
          const given = partsOfLine(all, at);
          for (const [place, amount] of amountsOf(whole).entries()) {
            expect(sum(given.map((part) => amountsOf(part)[place] ?? 0))).toBe(amount);
          }
          const quantity = sum(given.map((part) => part.quantityThousandths));
          expect(quantity).toBe(whole.quantityThousandths);
        }
      }),
    );
  });

  test('credits by quantity alone give all back with the last piece', () => {
    fc.assert(
      fc.property(supply, fc.integer({ min: 2, max: 9 }), (asked, pieces) => {
        const whole = { ...computed(asked).lines[0], quantityThousandths: pieces * 1000 };
        const lines = [{ ...whole } as Omit<CreditedPart, 'line'>];
        const piece = { line: 1, quantityThousandths: 1000, taxablePaise: null };
        const parts = Array.from({ length: pieces }, () => piece);
        const answer = creditOf(lines, parts, []);
        expect(answer.ok && sum(answer.value.map((part) => part.cgstPaise))).toBe(whole.cgstPaise);
        expect(answer.ok && sum(answer.value.map((part) => part.taxablePaise))).toBe(
          whole.taxablePaise,
        );
      }),
    );
  });
});

test('a GSTIN with one character changed, anywhere, is refused', () => {
  const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const gstin = fc.constantFrom(...validGstins.map(([number]) => number));
  const place = fc.integer({ min: 0, max: 14 });
  fc.assert(
    fc.property(gstin, place, fc.constantFrom(...alphabet), (right, at, character) => {
      fc.pre(right.charAt(at) !== character);
      expect(isGstin(right)).toBe(true);
      expect(isGstin(right.slice(0, at) + character + right.slice(at + 1))).toBe(false);
    }),
  );
});

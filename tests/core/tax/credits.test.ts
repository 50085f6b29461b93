// What a credit note gives back, worked by hand (CGST Act s. 34).
import { describe, expect, test } from 'vitest';
import { creditOf, uncreditedPart } from '#core/tax/index.ts';
import type { CreditRequest, CreditedPart } from '#core/tax/index.ts';

/** Three units for 100.00 and 18 % within a state: thirds that do not come out even. */
const rice = {
  quantityThousandths: 3000,
  taxablePaise: 100_00,
  cgstPaise: 9_00,
  sgstPaise: 9_00,
  igstPaise: 0,
  cessPaise: 1_00,
};

const asked = (more: Partial<CreditRequest>): CreditRequest => ({
  line: 1,
  quantityThousandths: null,
  taxablePaise: null,
  ...more,
});

const credited = (each: readonly CreditRequest[], already: readonly CreditedPart[] = []) => {
  const answer = creditOf([rice], each, already);
  expect(answer).toMatchObject({ ok: true });
  return answer.ok ? answer.value : [];
};

describe('a credit', () => {
  test('a credit of the whole line is the line', () => {
    expect(credited([asked({})])).toStrictEqual([{ line: 1, ...rice }]);
  });

  test('a credit by quantity is in proportion, and the last takes what is left', () => {
    const one = asked({ quantityThousandths: 1000 });
    const parts = credited([one, one, one]);
    expect(parts.map(({ taxablePaise }) => taxablePaise)).toStrictEqual([33_33, 33_33, 33_34]);
    expect(parts.map(({ cgstPaise }) => cgstPaise)).toStrictEqual([3_00, 3_00, 3_00]);
    expect(parts.map(({ cessPaise }) => cessPaise)).toStrictEqual([33, 33, 34]);
    expect(uncreditedPart(rice, parts).taxablePaise).toBe(0);
  });

  test('a credit by value gives back no quantity, and tax in proportion', () => {
    expect(credited([asked({ taxablePaise: 10_00 })])).toStrictEqual([
      {
        line: 1,
        quantityThousandths: 0,
        taxablePaise: 10_00,
        cgstPaise: 90,
        sgstPaise: 90,
        igstPaise: 0,
        cessPaise: 10,
      },
    ]);
  });

  test('a credit of quantity and value together takes the value that was agreed', () => {
    const [part] = credited([asked({ quantityThousandths: 1000, taxablePaise: 20_00 })]);
    expect(part).toMatchObject({ quantityThousandths: 1000, taxablePaise: 20_00, cgstPaise: 1_80 });
  });

  test('a credit of no value gives back nothing, also of goods given away that bore cess', () => {
    const free = { ...rice, taxablePaise: 0, cgstPaise: 0, sgstPaise: 0 };
    const note = asked({ quantityThousandths: 1000, taxablePaise: 0 });
    expect(creditOf([free], [note], [])).toMatchObject({ ok: true, value: [{ cessPaise: 0 }] });
  });

  test('a credit of the rest after a part is the rest, to the paisa', () => {
    const first = credited([asked({ taxablePaise: 33_33 })]);
    expect(credited([asked({})], first)).toStrictEqual([
      { line: 1, ...uncreditedPart(rice, first) },
    ]);
    expect(credited([asked({ taxablePaise: 66_67 })], first)).toMatchObject([
      { quantityThousandths: 0, cgstPaise: 6_00, cessPaise: 67 },
    ]);
  });

  test('is nothing after all was given back', () => {
    const all = credited([asked({})]);
    const [nothing] = credited([asked({})], all);
    expect(nothing).toMatchObject({ taxablePaise: 0, quantityThousandths: 0, cgstPaise: 0 });
  });

  test('a credit by quantity, after the value was given back, is of the quantity alone', () => {
    const value = credited([asked({ taxablePaise: 100_00 })]);
    expect(credited([asked({ quantityThousandths: 1000 })], value)).toMatchObject([
      { quantityThousandths: 1000, taxablePaise: 0, cgstPaise: 0, cessPaise: 0 },
    ]);
  });
});

// A record is declared once; the names, texts and JSON schema of the wire follow from it.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { appropriationLine, termsOfPartners } from '#core/appropriation/shapes.ts';
import { fieldsOnWire, holdsRecord, onWire, record, wireName } from '#core/shapes/record.ts';
import {
  basisPoints,
  wireDay,
  givenDay,
  id,
  wireMoney,
  wirePercent,
  wireThousandths,
  normalised,
  quantity,
  rupees,
  wireQuantity,
  unitPrice,
  wireId,
} from '#core/shapes/values.ts';

const CASES = 200;

const line = record({
  productId: id,
  quantityThousandths: wireQuantity,
  ratePaise: wireMoney.nullable(),
  taxBps: basisPoints(z.number()),
  soldOn: wireDay,
  note: z.string().optional(),
});
const bill = record({
  lines: z.array(line),
  totalPaise: wireMoney,
  buyer: record({ name: z.string() }),
});

const written = {
  lines: [
    {
      product_id: 3,
      quantity: '-1.5',
      rate: '12.50',
      tax_rate: 0.25,
      sold_on: '2026-04-01',
      note: 'Cracked',
    },
    { product_id: 4, quantity: '2', rate: null, tax_rate: 18, sold_on: '2026-04-02' },
  ],
  total: '-0.05',
  buyer: { name: 'Asha Rao' },
};

describe('a record', () => {
  test('has the values of the core inside and the names and texts of the wire outside', () => {
    const inside = z.decode(bill, written);
    expect(inside).toStrictEqual({
      lines: [
        {
          productId: 3,
          quantityThousandths: -1500,
          ratePaise: 12_50,
          taxBps: 25,
          soldOn: '2026-04-01',
          note: 'Cracked',
        },
        {
          productId: 4,
          quantityThousandths: 2000,
          ratePaise: null,
          taxBps: 1800,
          soldOn: '2026-04-02',
        },
      ],
      totalPaise: -5,
      buyer: { name: 'Asha Rao' },
    });
    expect(onWire(bill, inside)).toStrictEqual(written);
    expect(z.encode(bill, inside)).toStrictEqual(written);
  });

  test('writes in the order of its fields, and leaves behind what it does not have', () => {
    const made = { currentAccountId: 2, name: 'Asha', interestPaise: 1, handPaise: 9 };
    const more = { account: 'Current', remunerationPaise: 0, sharePaise: -250, totalPaise: 0 };
    expect(JSON.stringify(onWire(appropriationLine, { ...more, ...made }))).toBe(
      '{"name":"Asha","current_account_id":2,"account":"Current","interest":"0.01",' +
        '"remuneration":"0.00","share":"-2.50","total":"0.00"}',
    );
  });

  test('spells a field without its unit, and an odd one as the list of odd ones says', () => {
    expect(['interestBps', 'profitPaise', 'quantityThousandths'].map(wireName)).toStrictEqual([
      'interest_rate',
      'profit',
      'quantity',
    ]);
    expect(['shareParts', 'handPaise', 'capitalAccountId'].map(wireName)).toStrictEqual([
      'share',
      'by_hand',
      'capital_account_id',
    ]);
  });

  test('has the JSON schema of the wire', () => {
    expect(z.toJSONSchema(bill, { io: 'input' })).toMatchObject({
      required: ['lines', 'total', 'buyer'],
      additionalProperties: false,
      properties: {
        lines: { items: { properties: { tax_rate: { type: 'number' }, rate: {} } } },
        total: { type: 'string' },
      },
    });
    expect(Object.keys(fieldsOnWire(bill).shape)).toStrictEqual(['lines', 'total', 'buyer']);
  });

  test('what holds none is written as it is, with the fields that it has', () => {
    const plain = z.strictObject({ name: z.string() });
    expect(onWire(plain, { name: 'Asha Rao' })).toStrictEqual({ name: 'Asha Rao' });
    expect(Object.keys(fieldsOnWire(plain).shape)).toStrictEqual(['name']);
  });

  test('is found wherever it is held', () => {
    const held = z.union([z.null(), z.strictObject({ rows: z.array(bill.nullable()).optional() })]);
    expect(holdsRecord(held)).toBe(true);
    expect(onWire(held, { rows: [z.decode(bill, written), null] })).toStrictEqual({
      rows: [written, null],
    });
    expect(holdsRecord(z.strictObject({ total: wireMoney, from: z.string() }))).toBe(false);
  });
});

describe('decoding what is wrong', () => {
  const placeOf = (value: unknown) =>
    bill.safeParse(value).error?.issues.map(({ path }) => path.join('.'));
  const [first, second] = written.lines;

  test.each([
    ['lines.1.quantity', { ...written, lines: [first, { ...second, quantity: '1.2345' }] }],
    ['lines.0.product_id', { ...written, lines: [{ ...first, product_id: 0 }] }],
    ['total', { ...written, total: '5' }],
    ['buyer.name', { ...written, buyer: {} }],
  ])('names the field of the wire: %s', (field, value) => {
    expect(placeOf(value)).toStrictEqual([field]);
  });

  test('a field by its name of the core is none of the wire', () => {
    const { error } = bill.safeParse({ ...written, totalPaise: 5 });
    expect(error?.issues).toMatchObject([{ code: 'unrecognized_keys', keys: ['totalPaise'] }]);
  });

  test('what is given is refused in the words of the contract', () => {
    const given = record({
      onDay: givenDay,
      paidPaise: rupees,
      soldThousandths: quantity,
      of: wireId,
    });
    const asked = { on_day: '2026-02-30', paid: '1.005', sold: '1e3', of: '07' };
    const told = given
      .safeParse(asked)
      .error?.issues.map(({ path, message }) => [path[0], message]);
    expect(told).toStrictEqual([
      ['on_day', 'Must be a day written YYYY-MM-DD.'],
      ['paid', 'Must be rupees with at most two decimals, such as 1234.50.'],
      ['sold', 'Must be a quantity with at most three decimals.'],
      ['of', 'Invalid input'],
    ]);
  });
});

const anyDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((instant) => instant.toISOString().slice(0, 10));
const paise = fc.integer({ min: -(2 ** 50), max: 2 ** 50 });
const anyLine = fc.record(
  {
    product_id: fc.integer({ min: 1, max: 2 ** 40 }),
    quantity: paise.map((units) => onWire(wireQuantity, units)),
    rate: fc.option(paise.map((amount) => onWire(wireMoney, amount))),
    tax_rate: fc.integer({ min: 0, max: 10_000 }).map((bps) => bps / 100),
    sold_on: anyDay,
    note: fc.string(),
  },
  { requiredKeys: ['product_id', 'quantity', 'rate', 'tax_rate', 'sold_on'] },
);

describe('whatever the wire has', () => {
  test('comes back as it was, to the byte', () => {
    const bills = fc.record({
      lines: fc.array(anyLine),
      total: paise.map((amount) => onWire(wireMoney, amount)),
      buyer: fc.record({ name: fc.string() }),
    });
    fc.assert(
      fc.property(bills, (wire) => {
        const inside = z.decode(bill, wire);
        expect(JSON.stringify(onWire(bill, inside))).toBe(JSON.stringify(wire));
        expect(z.encode(bill, inside)).toEqual(wire);
      }),
      { numRuns: CASES },
    );
  });

  test('the terms of a partnership too', () => {
    const terms = fc.record({
      from: anyDay,
      partners: fc.array(
        fc.record({
          name: fc.string(),
          capital_account_id: fc.integer({ min: 1 }),
          current_account_id: fc.integer({ min: 1 }),
          share: fc.nat(),
          interest_rate: fc.integer({ min: 0, max: 10_000 }).map((bps) => bps / 100),
          remuneration: paise.map((amount) => onWire(wireMoney, amount)),
        }),
      ),
    });
    fc.assert(
      fc.property(terms, (wire) => {
        expect(onWire(termsOfPartners, z.decode(termsOfPartners, wire))).toEqual(wire);
      }),
      { numRuns: CASES },
    );
  });

  test('what is given in several ways is written in one that reads back', () => {
    const units = fc.integer({ min: 0, max: 10 ** 14 });
    fc.assert(
      fc.property(units, (amount) => {
        for (const codec of [rupees, quantity, unitPrice]) {
          expect(z.decode(codec, onWire(codec, amount))).toBe(amount);
        }
      }),
      { numRuns: CASES },
    );
    const trimmed = normalised(z.string(), (text) => text.trim());
    expect(onWire(trimmed, z.decode(trimmed, ' Asha '))).toBe('Asha');
    expect(onWire(wireId, z.decode(wireId, '7'))).toBe(7);
  });

  test('what may be a record or something else is written as what it is', () => {
    const line = z.union([z.strictObject({ of: record({ paidPaise: wireMoney }) }), z.int()]);
    expect(onWire(line, { of: { paidPaise: 150 } })).toStrictEqual({ of: { paid: '1.50' } });
    expect(onWire(line, 7)).toBe(7);
    const lines = record({ line: z.union([line, z.strictObject({ ok: z.boolean() })]) });
    expect(onWire(lines, { line: { ok: true } })).toStrictEqual({ line: { ok: true } });
  });

  test('what stands on the wire in two ways is written by the values of each', () => {
    const share = z.strictObject({ percent: wirePercent });
    const sum = z.strictObject({ amount: wireMoney });
    const discount = z.codec(z.union([share, sum]), z.custom<{ bps?: number; paise?: number }>(), {
      decode: (said) => ('percent' in said ? { bps: said.percent } : { paise: said.amount }),
      encode: ({ bps, paise = 0 }) => (bps === undefined ? { amount: paise } : { percent: bps }),
    });
    const lines = record({ discounts: z.array(discount.nullable()) });
    const wire = { discounts: [{ percent: '7.5' }, { amount: '50.00' }, null] };
    const inside = { discounts: [{ bps: 750 }, { paise: 5000 }, null] };
    expect(z.decode(lines, wire)).toStrictEqual(inside);
    expect(onWire(lines, inside)).toStrictEqual(wire);
    expect(wirePercent.safeParse('7.555').success).toBe(false);
    expect(onWire(wireThousandths, z.decode(wireThousandths, '90.125'))).toBe('90.125');
  });
});

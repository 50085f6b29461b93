// What a purchase bill posts, row by row, and what of its tax gives credit.
import { describe, expect, test } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { purchaseBill } from '#core/trade/index.ts';
import type { LineCreditOf } from './bills.ts';
import { expectStorable } from '#tests/support/scenario/scenario.ts';
import {
  billIn,
  draftOf,
  eventsOf,
  GODOWN,
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
  SUPPLIER,
} from './bills.ts';
import type { Otherwise } from './bills.ts';

const given = (draft: Parameters<typeof draftOf>[0], otherwise: Otherwise = {}) => {
  const events = eventsOf(postAtOnce(draftOf(draft)), otherwise);
  for (const { event } of events) expectStorable(event);
  return { events, bill: billIn(events), posted: postedIn(events) };
};

const filedTo = (through: readonly ('september' | 'october' | 'november')[]) => ({
  frequencies: [],
  filings: through.map((month) => {
    const at = { september: '09', october: '10', november: '11' }[month];
    const last = month === 'october' ? '31' : '30';
    return {
      kind: 'gstr-3b' as const,
      period: `${at}2026` as const,
      from: calendarDate(`2026-${at}-01`),
      to: calendarDate(`2026-${at}-${last}`),
      filedOn: calendarDate('2026-11-20'),
      arn: 'AA270926123456K',
    };
  }),
});

const blocked: LineCreditOf = {
  eligibility: 'blocked',
  clause: 'b-i',
  shareBps: null,
  kind: 'input-service',
  use: 'taxable',
};

describe('a bill of a registered supplier', () => {
  test('posts its printed tax and total, and the rest to Round Off', () => {
    const { posted, bill, events } = given({
      lines: [lineOf({ taxablePaise: 999_41 })],
      totalPaise: 1_179_00,
    });
    expect(posted).toStrictEqual([
      ['Purchases – Goods', 999.41],
      ['Input CGST', 89.95],
      ['Input SGST/UTGST', 89.95],
      ['Sahyadri Paper Mills', -1179],
      ['Round Off', -0.31],
    ]);
    expect(bill).toMatchObject({ number: 'PB-001', roundOffPaise: -31, dueDate: '2026-12-16' });
    const journal = events.find(({ event }) => event.type === 'JournalPosted')?.event;
    expect(journal?.data).toMatchObject({
      voucherType: 'purchase',
      entryDate: '2026-11-18',
      source: { kind: 'purchase-bill', id: 31, number: 'PB-001' },
    });
  });

  test('posts two lines of one account as one entry, and of two accounts as two', () => {
    const { posted } = given({
      lines: [lineOf(), lineOf(), lineOf({ accountId: REPAIRS })].map((line) => ({
        ...line,
        taxablePaise: 100_00,
      })),
      totalPaise: 354_00,
    });
    expect(posted).toStrictEqual([
      ['Purchases – Goods', 200],
      ['Repairs', 100],
      ['Input CGST', 27],
      ['Input SGST/UTGST', 27],
      ['Sahyadri Paper Mills', -354],
    ]);
  });

  test('may come to one paisa', () => {
    const { bill } = given({ lines: [lineOf({ taxablePaise: 1 })], totalPaise: 1 });
    expect(bill).toMatchObject({ totalPaise: 1, roundOffPaise: 0 });
  });

  test('makes an open item of the supplier, called by the number of the bill', () => {
    const { bill, events } = given({ totalPaise: 11_800_00 });
    expect(purchaseBill.effects.openItem(bill)).toStrictEqual({
      accountId: SUPPLIER,
      amountPaise: -11_800_00,
      number: 'SPM/118',
      dated: '2026-11-18',
      billDate: '2026-11-16',
      dueDate: '2026-12-16',
    });
    const [entry] = events.flatMap(({ event }) =>
      event.type === 'JournalPosted'
        ? event.data.entries.filter(({ accountId }) => accountId === SUPPLIER)
        : [],
    );
    expect(entry?.references).toStrictEqual([
      {
        kind: 'new',
        amountPaise: 11_800_00,
        name: 'SPM/118',
        dueDate: '2026-12-16',
        date: '2026-11-16',
      },
    ]);
  });

  test('posts blocked tax with the value of its own line alone', () => {
    const { posted } = given({
      lines: [
        lineOf({ taxablePaise: 5_000_00 }),
        lineOf({ taxablePaise: 1_200_00, accountId: STAFF_WELFARE, credit: blocked }),
      ],
      totalPaise: 7_316_00,
    });
    expect(posted).toStrictEqual([
      ['Purchases – Goods', 5000],
      ['Staff Welfare', 1416],
      ['Input CGST', 450],
      ['Input SGST/UTGST', 450],
      ['Sahyadri Paper Mills', -7316],
    ]);
  });

  test('takes a part of each head, and the rest is cost', () => {
    const { posted } = given({
      lines: [
        lineOf({
          taxablePaise: 1_000_00,
          credit: { ...blocked, eligibility: 'part', shareBps: 6_000 },
        }),
      ],
    });
    expect(posted).toStrictEqual([
      ['Purchases – Goods', 1072],
      ['Input CGST', 54],
      ['Input SGST/UTGST', 54],
      ['Sahyadri Paper Mills', -1180],
    ]);
  });

  test('keeps the printed tax where it is off the rate', () => {
    const { posted } = given({
      lines: [lineOf({ taxablePaise: 64_000_00, cgstPaise: 5_761_80, sgstPaise: 5_761_80 })],
    });
    expect(posted).toStrictEqual([
      ['Purchases – Goods', 64000],
      ['Input CGST', 5761.8],
      ['Input SGST/UTGST', 5761.8],
      ['Sahyadri Paper Mills', -75523.6],
    ]);
  });

  test('of another State posts IGST, and cess to its own account', () => {
    const { posted, bill } = given(
      { lines: [lineOf({ taxablePaise: 10_000_00, rateBps: 2800, cessBps: 1200 })] },
      { party: partyOf({ gstin: '29AAGCB7383J1Z4', stateCode: '29' }) },
    );
    expect(bill.heads).toBe('inter');
    expect(posted).toStrictEqual([
      ['Purchases – Goods', 10000],
      ['Input IGST', 2800],
      ['Input Cess', 1200],
      ['Sahyadri Paper Mills', -14000],
    ]);
  });

  test('works its value out of quantity, price and discount', () => {
    const { bill } = given({
      lines: [
        lineOf({
          quantityThousandths: 2_500,
          priceThousandths: 199_990,
          discount: { kind: 'percent', bps: 1_000 },
        }),
      ],
    });
    // 2.5 × 199.99 = 499.98 half up, less 10 % of it, 50.00.
    expect(bill.lines[0]).toMatchObject({ taxablePaise: 449_98, cgstPaise: 40_50 });
  });

  test('posts a machine to its account of fixed assets', () => {
    const credit = {
      ...blocked,
      eligibility: 'eligible',
      clause: null,
      kind: 'capital-goods',
    } as const;
    const { posted } = given({
      lines: [lineOf({ taxablePaise: 50_000_00, accountId: MACHINE, credit })],
    });
    expect(posted[0]).toStrictEqual(['Machinery', 50000]);
  });
});

describe('a bill without credit', () => {
  test.each([
    ['composition', 'a composition dealer'],
    ['unregistered', 'who is not registered'],
  ] as const)('of a supplier that is %s: all of it is cost', (registration, _who) => {
    const { posted, bill } = given({}, { party: partyOf({ registration, gstin: null }) });
    expect(bill.heads).toBe('none');
    expect(posted).toStrictEqual([
      ['Purchases – Goods', 10000],
      ['Sahyadri Paper Mills', -10000],
    ]);
  });

  test('with tax of a State in which the book is not registered', () => {
    const { posted, bill } = given(
      { placeOfSupply: '29', lines: [lineOf({ taxablePaise: 1_000_00, accountId: REPAIRS })] },
      { party: partyOf({ gstin: '29AAGCB7383J1Z4', stateCode: '29' }) },
    );
    expect(bill.noCredit).toBe('tax-of-another-state');
    expect(posted).toStrictEqual([
      ['Repairs', 1180],
      ['Sahyadri Paper Mills', -1180],
    ]);
  });

  test('past 30 November after the year of the bill', () => {
    const old = { billDate: '2025-03-20', postedOn: '2026-11-18' };
    expect(given(old).bill.noCredit).toBe('time-limit');
    // The return of October is filed within November.
    const october = { billDate: '2026-03-20', postedOn: '2026-10-31', receivedOn: '2026-10-31' };
    expect(given(october).bill).toMatchObject({
      noCredit: null,
      creditPeriod: { to: '2026-10-31' },
    });
    expect(given({ ...october, postedOn: '2026-11-01' }).bill.noCredit).toBe('time-limit');
  });

  test.each(['unregistered', 'composition'] as const)('in a book that is %s', (registration) => {
    const { bill, posted } = given({}, { buyer: { gstin: null, stateCode: '27', registration } });
    expect(bill.creditPeriod).toBeNull();
    expect(posted[0]).toStrictEqual(['Purchases – Goods', 11800]);
  });
});

describe('the return that takes the credit', () => {
  test.each([
    ['the month of posting', {}, 'no', '2026-11-30'],
    [
      'the month of the last receipt',
      { receivedOn: '2026-11-21', postedOn: '2026-10-31', billDate: '2026-10-30' },
      'no',
      '2026-11-30',
    ],
    [
      'the next that is not filed',
      { postedOn: '2026-10-05', receivedOn: '2026-10-05', billDate: '2026-10-01' },
      'october',
      '2026-11-30',
    ],
    ['none while goods are to come', { receivedOn: null }, 'no', null],
    ['none where it is deferred', { creditPeriod: { kind: 'deferred' } }, 'no', null],
  ] as const)('is %s', (_, draft, filed, to) => {
    const returns = filedTo(filed === 'october' ? ['september', 'october'] : []);
    const { bill } = given(draft, { returns });
    expect(bill.creditPeriod?.to ?? null).toBe(to);
  });

  test('is of a quarter where the book files by quarter', () => {
    const returns = {
      frequencies: [{ from: calendarDate('2026-10-01'), frequency: 'quarterly' as const }],
      filings: [],
    };
    const { bill } = given({}, { returns });
    expect(bill.creditPeriod).toStrictEqual({ from: '2026-10-01', to: '2026-12-31' });
  });
});

describe('goods on a bill', () => {
  const soap = lineOf({
    productId: SOAP,
    accountId: null,
    quantityThousandths: 40_000,
    priceThousandths: 25_000,
    godownId: GODOWN,
    batch: 'B7',
    expiresOn: '2027-06-30',
  });

  test('come into stock at their value, by godown and batch', () => {
    const { bill, posted } = given({ lines: [soap] });
    expect(posted[0]).toStrictEqual(['Purchases – Goods', 1000]);
    expect(purchaseBill.effects.stock(bill)).toStrictEqual([
      {
        line: 1,
        productId: SOAP,
        quantityThousandths: 40_000,
        valuePaise: 1_000_00,
        godownId: GODOWN,
        batch: 'B7',
        expiresOn: '2027-06-30',
      },
    ]);
  });

  test('cost the tax that gives no credit, too', () => {
    const { bill } = given({ lines: [{ ...soap, credit: blocked }] });
    expect(purchaseBill.effects.stock(bill)[0]?.valuePaise).toBe(1_180_00);
  });
});

describe('a bill that is reversed', () => {
  const before = given({}).events;

  test('is undone on the day that the person gives, with its journal', () => {
    const events = eventsOf(reverseOn('2026-11-20'), { before });
    for (const { event } of events) expectStorable(event);
    expect(events.map(({ event, stream }) => [event.type, stream])).toStrictEqual([
      ['PurchaseBillReversed', 'purchase-bill-31'],
      ['JournalReversed', 'journal-41'],
    ]);
    expect(events[0]?.event.data).toMatchObject({
      reversedOn: '2026-11-20',
      undone: {
        totalPaise: 11_800_00,
        cgstPaise: 900_00,
        sgstPaise: 900_00,
        taxablePaise: 10_000_00,
      },
    });
    expect(events[1]?.event.data).toMatchObject({ entryDate: '2026-11-20' });
  });

  test('is not undone before it was posted, once it is settled, or twice', () => {
    expect(refusalOf(reverseOn('2026-11-17'), { before })).toMatchObject({
      kind: 'document_reversed_before_posting',
    });
    expect(refusalOf(reverseOn(null), { before, settledPaise: 500_00 })).toMatchObject({
      kind: 'document_is_settled',
      settledPaise: 500_00,
    });
    const undone = [...before, ...eventsOf(reverseOn(null), { before })];
    expect(refusalOf(reverseOn(null), { before: undone })).toMatchObject({
      kind: 'document_is_reversed',
    });
  });
});

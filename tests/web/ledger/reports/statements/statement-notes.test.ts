// The notes to a balance sheet that tell how something came about: movement, and ages.
import { describe, expect, test } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { figureIn } from '#web/features/report/columns/figures.ts';
import { agesOnLine } from '#web/features/report/statement/sheet/notes/ageing-notes.ts';
import { sharesInWords } from '#web/features/report/statement/sheet/notes/share-note.ts';
import { movementNotes } from '#web/features/report/statement/sheet/notes/movement-notes.ts';
import {
  amountsIn,
  headsIn,
  rowsInUnit,
  unitIn,
} from '#web/features/report/statement/table/units.ts';
import { part, row, rowsRead } from './statement-replies.ts';

const moved = (id: number, opening: number, debit: number, credit: number) => ({
  id,
  name: String(id),
  group: 'fixed-assets',
  opening,
  debit,
  credit,
  closing: opening + debit - credit,
});
const byId = (...all: ReturnType<typeof moved>[]) => new Map(all.map((one) => [one.id, one]));

describe('how a line of the balance sheet moved', () => {
  const assets = row('line', 'assets-property-plant-and-equipment', 'Property', {
    parts: [
      part(1, 'Mill', '1200.00', '1000.00'),
      part(2, 'Accumulated depreciation', '-150.00', '-100.00'),
      part(3, 'Van', '0.00', '300.00'),
    ],
  });
  const now = byId(
    moved(1, 100_000, 50_000, 30_000),
    moved(2, -10_000, 2_000, 7_000),
    moved(3, 30_000, 0, 30_000),
  );
  const before = byId(moved(1, 0, 100_000, 0), moved(2, 0, 0, 10_000), moved(3, 0, 30_000, 0));

  test('is told of each asset by what came and went, and of what was written off', () => {
    const [note, ...others] = movementNotes(rowsRead([assets]), [now, before]);
    expect(others).toStrictEqual([]);
    expect(note?.title).toBe('Movement of property, plant and equipment');
    expect(note?.accounts).toStrictEqual([
      {
        name: 'Mill',
        moves: [
          { name: 'Opening balance', amountsPaise: [100000, 0] },
          { name: 'Additions', amountsPaise: [50000, 100000] },
          { name: 'Disposals', amountsPaise: [-30000, 0] },
        ],
        closingPaise: [120000, 100000],
      },
      {
        name: 'Accumulated depreciation',
        moves: [
          { name: 'Opening balance', amountsPaise: [-10000, 0] },
          { name: 'Written off', amountsPaise: [-7000, -10000] },
          { name: 'Less: on disposals', amountsPaise: [2000, 0] },
        ],
        closingPaise: [-15000, -10000],
      },
      {
        name: 'Van',
        moves: [
          { name: 'Opening balance', amountsPaise: [30000, 0] },
          { name: 'Additions', amountsPaise: [0, 30000] },
          { name: 'Disposals', amountsPaise: [-30000, 0] },
        ],
        closingPaise: [0, 30000],
      },
    ]);
  });

  test('is told of reserves on the side of the owners, and of no other line', () => {
    const reserves = row('line', 'funds-reserves-and-surplus', 'Reserves and surplus', {
      parts: [part(4, 'General reserve', '90.00'), part(null, 'Profit for the period', '10.00')],
    });
    const cash = row('line', 'assets-cash-in-hand', 'Cash', { parts: [part(5, 'Cash', '1.00')] });
    const columns = [byId(moved(4, -5_000, 1_000, 5_000), moved(5, 0, 100, 0))];
    expect(movementNotes(rowsRead([reserves, cash]), columns)).toStrictEqual([
      {
        title: 'Movement of reserves',
        accounts: [
          {
            name: 'General reserve',
            moves: [
              { name: 'Opening balance', amountsPaise: [5000] },
              { name: 'Added', amountsPaise: [5000] },
              { name: 'Taken out', amountsPaise: [-1000] },
            ],
            closingPaise: [9000],
          },
        ],
      },
    ]);
  });
});

describe('what is owed by age', () => {
  test('counts those alone whose balance is on the line, comes to it, and leaves out what is nil', () => {
    const line = row('line', 'assets-trade-receivables', 'Trade receivables', {
      parts: [part(1, 'Asha', '110.00', '0.00'), part(2, 'Bala', '0.00', '30.00')],
    });
    const party = (accountId: number, totalPaise: number, unallocatedPaise: number) => ({
      accountId,
      notDuePaise: 2_000,
      agesPaise: [5_000, 4_000, 0, 0, 1_000],
      unallocatedPaise,
      totalPaise,
    });
    const columns = [
      [party(1, 11_000, -1_000), party(2, -500, -12_500)],
      [party(2, 3_000, -9_000)],
    ];
    const [read = expect.fail('A line.')] = rowsRead([line]);
    const { moves, closingPaise } = agesOnLine(read, 'debtors', columns);
    expect(closingPaise).toEqual([110_00, 30_00]);
    expect(moves.map(({ name, amountsPaise }) => [name, ...amountsPaise])).toEqual([
      ['Not due', 2000, 2000],
      ['Less than 6 months', 5000, 5000],
      ['6 months to 1 year', 4000, 4000],
      ['More than 3 years', 1000, 1000],
      ['Not set against a bill', -1000, -9000],
    ]);
  });
});

describe('what a statement stands beside', () => {
  test('is empty where nothing was booked, and nil in a part of its own period', () => {
    const rows = [
      row('line', 'sales', 'Sales', { amounts: ['5.00', '0.00', '0.00', '2.00'] }),
      row('total', 'profit', 'Profit', { amounts: ['0.00', '0.00', '0.00', '2.00'] }),
    ];
    const columns = [{ of: 'period' }, { of: 'last-year' }, { of: 'part' }, { of: 'previous' }];
    const told = rowsInUnit('rupees', { rows: rowsRead(rows), columns });
    expect(told.map(({ amountsPaise }) => amountsPaise)).toEqual([
      [500, Number.NaN, 0, 200],
      [0, Number.NaN, 0, 200],
    ]);
    const [, profit] = told;
    const figure = { kind: 'amount', at: 1, now: 1 } as const;
    expect(figureIn(figure, { amountsPaise: profit?.amountsPaise ?? [], whole: [] })).toBeNull();
  });
});

describe('the equity shares of a company', () => {
  test('are told at both ends of each year, as far as the book says them', () => {
    const set = [
      { from: calendarDate('2025-03-31'), faceValuePaise: 10_00, shares: 100_000 },
      { from: calendarDate('2025-10-01'), faceValuePaise: 10_00, shares: 150_000 },
    ];
    const columns = [
      { of: 'day', to: calendarDate('2026-03-31') },
      { of: 'compared', to: calendarDate('2025-03-31') },
      { of: 'compared', to: calendarDate('2024-03-31') },
      { of: 'part', to: calendarDate('2025-06-30') },
    ] as const;
    expect(sharesInWords([...columns], set)).toEqual([
      'On 31 Mar 2026 1,50,000 of ₹10.00, on 31 Mar 2025 1,00,000 of ₹10.00',
      'On 31 Mar 2025 1,00,000 of ₹10.00',
    ]);
  });
});

describe('the unit of a statement', () => {
  test('rounds every amount to the hundredth of it, half away from nil', () => {
    const amounts = [3740000_00, -54500_00, 499_99, 0];
    expect(amountsIn('lakhs')(amounts)).toEqual([37_40, -55, 0, 0]);
    expect(amountsIn('thousands')(amounts)).toEqual([3740_00, -54_50, 50, 0]);
    expect(amountsIn('rupees')(amounts)).toEqual(amounts);
    expect([unitIn('crores'), unitIn('dozens')]).toEqual(['crores', 'rupees']);
  });

  test('is that of lines and accounts alike, and is said at the heads of the columns', () => {
    const line = row('line', 'cash', 'Cash', {
      amounts: ['1234500.00'],
      parts: [part(1, 'Till', '1234500.00')],
    });
    const [told] = rowsInUnit('hundreds', {
      rows: rowsRead([line]),
      columns: [{ of: 'day' }],
    });
    expect([told?.amountsPaise, told?.parts[0]?.amountsPaise]).toEqual([[12345_00], [12345_00]]);
    const sheet = headsIn('hundreds', {
      title: 'Balance Sheet',
      period: '',
      remarks: ['Provisional'],
      columns: [
        { head: 'Particulars', kind: 'text' },
        { head: '31 Mar 2026 (₹)', kind: 'money' },
      ],
      lines: [],
    });
    expect(sheet.columns[1]?.head).toBe('31 Mar 2026 (₹ in hundreds)');
    expect(sheet.remarks[0]).toMatch(/^In hundreds of rupees, rounded to two decimals/);
  });
});

// Whatever moves: what came in is what left and what is there, to the paisa, by every method.
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { calendarDate, dayAfter, dayBefore } from '#core/kernel/calendar-date.ts';
import {
  carryOver,
  reachesBack,
  repricedBy,
  valuationMethod,
  valuePeriod,
  worthOn,
} from '#core/stock-valuation/index.ts';
import type {
  CarriedStock,
  GoodsAct,
  GoodsMovement,
  ValuationMethod,
} from '#core/stock-valuation/index.ts';
import { issued, movesOn, received } from './moves.ts';

const METHODS = valuationMethod.options;
const DAYS = ['2024-04-01', '2025-03-31', '2025-04-01', '2025-09-30', '2026-03-31', '2026-04-02'];
const units = fc.integer({ min: 1, max: 40_000 });

type Step = { readonly what: number; readonly quantity: number; readonly value: number | null };
const step = fc.record({
  what: fc.nat(9),
  quantity: units,
  value: fc.option(fc.integer({ min: 0, max: 9_999_999 }), { freq: 6 }),
  days: fc.nat(2),
});

/** Returns and withdrawals never bring back more than their move moved. */
function historyOf(steps: readonly (Step & { readonly days: number })[]): readonly GoodsMovement[] {
  const open: { act: 'receive' | 'issue'; left: number; of: string }[] = [];
  let day = 0;
  const acts = steps.map(({ what, quantity, value, days }, index) => {
    day = Math.min(day + (days === 2 ? 1 : 0), DAYS.length - 1);
    return [DAYS[day] ?? '', actOf({ what, quantity, value }, open, index)] as const;
  });
  return movesOn(acts);
}

function actOf(
  { what, quantity, value }: Step,
  open: { act: 'receive' | 'issue'; left: number; of: string }[],
  index: number,
): GoodsAct {
  const of = `move-${index + 1}`;
  const earlier = open[quantity % Math.max(open.length, 1)];
  if (what >= 7 && earlier !== undefined && earlier.left > 0) {
    const quantityThousandths = Math.min(quantity, earlier.left);
    earlier.left -= quantityThousandths;
    const act = earlier.act === 'issue' ? 'return' : 'withdraw';
    return { act, of: earlier.of, quantityThousandths };
  }
  if (what === 5 && earlier?.act === 'receive') {
    return { act: 'land', of: earlier.of, quantityThousandths: 0, valuePaise: quantity };
  }
  if (what === 6) return { act: 'count', quantityThousandths: quantity };
  const act = what < 3 ? 'receive' : 'issue';
  open.push({ act, left: quantity, of });
  return act === 'issue'
    ? { act, quantityThousandths: quantity }
    : { act, quantityThousandths: quantity, valuePaise: value };
}

const history = fc.array(step, { maxLength: 40 }).map(historyOf);
const period = fc
  .tuple(fc.constantFrom(...DAYS), fc.constantFrom(...DAYS))
  .map((days) => days.toSorted())
  .map(([from = '', to = '']) => ({ from: calendarDate(from), to: calendarDate(to) }));
const method = fc.constantFrom<ValuationMethod>(...METHODS);
const ALL = { from: calendarDate('2024-04-01'), to: calendarDate('2027-03-31') };

describe('any moves', () => {
  it('come to opening and received = issued and closing', () => {
    fc.assert(
      fc.property(history, period, method, (moves, days, by) => {
        const {
          opening,
          received: inward,
          issued: outward,
          closing,
        } = valuePeriod(moves, days, by);
        for (const part of ['quantityThousandths', 'valuePaise'] as const) {
          expect(opening[part] + inward[part]).toBe(outward[part] + closing[part]);
        }
      }),
    );
  });

  it('open with what the day before closed with, also where the method changes between', () => {
    fc.assert(
      fc.property(history, period, method, method, (moves, days, by, before) => {
        const eve = { from: ALL.from, to: dayBefore(days.from) };
        const changed = valuePeriod(moves, days, by, { openedBy: before });
        const { opening, received: inward, issued: outward, closing } = changed;
        if (eve.to >= eve.from) {
          expect(opening).toStrictEqual(valuePeriod(moves, eve, before).closing);
        }
        expect(closing).toStrictEqual(valuePeriod(moves, days, by).closing);
        expect(opening.valuePaise + inward.valuePaise).toBe(
          outward.valuePaise + closing.valuePaise,
        );
      }),
    );
  });

  it('begin a year with what the year before carries over, and are worth the same', () => {
    const YEAR_END = calendarDate('2025-03-31');
    fc.assert(
      fc.property(history, period, method, method, (moves, days, by, before) => {
        fc.pre(days.from > YEAR_END);
        const [earlier, later] = [
          moves.filter(({ date }) => date <= YEAR_END),
          moves.filter(({ date }) => date > YEAR_END),
        ];
        fc.pre(!reachesBack(later));
        const carried = new Map(
          METHODS.map((each) => {
            const kept: unknown = JSON.parse(JSON.stringify(carryOver(earlier, each)));
            return [each, kept as CarriedStock] as const;
          }),
        );
        const whole = valuePeriod(moves, days, by, { openedBy: before });
        expect(valuePeriod(later, days, by, { openedBy: before, carried })).toStrictEqual(whole);
        expect(worthOn(later, days.to, by, carried)).toStrictEqual(whole.closing);
        expect(worthOn(moves, days.to, by)).toStrictEqual(whole.closing);
      }),
      { numRuns: 400 },
    );
  });

  it('are worth nothing when nothing is there, and less than nothing only below it', () => {
    fc.assert(
      fc.property(history, period, method, (moves, days, by) => {
        const { closing } = valuePeriod(moves, days, by);
        if (closing.quantityThousandths === 0) expect(closing.valuePaise).toBe(0);
        if (closing.quantityThousandths > 0) expect(closing.valuePaise).toBeGreaterThanOrEqual(0);
        if (closing.quantityThousandths < 0) expect(closing.valuePaise).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('close one period at what the next opens with', () => {
    fc.assert(
      fc.property(history, fc.constantFrom(...DAYS), method, (moves, day, by) => {
        const to = calendarDate(day);
        const before = valuePeriod(moves, { from: ALL.from, to }, by);
        const after = valuePeriod(moves, { from: dayAfter(to), to: ALL.to }, by);
        expect(after.opening).toStrictEqual(before.closing);
      }),
    );
  });

  it('are not worth more by FIFO or the moving average than all that was received', () => {
    fc.assert(
      fc.property(history, fc.constantFrom('fifo', 'moving-average'), (moves, by) => {
        const { movements, closing } = valuePeriod(moves, ALL, by);
        const worth = movements
          .filter(({ move }) => ['receive', 'count', 'land'].includes(move.act))
          .reduce((sum, { inPaise }) => sum + inPaise, 0);
        expect(closing.valuePaise).toBeLessThanOrEqual(worth);
      }),
    );
  });

  it('come to the same in whatever order they are read', () => {
    fc.assert(
      fc.property(history, method, (moves, by) => {
        expect(valuePeriod(moves.toReversed(), ALL, by)).toStrictEqual(valuePeriod(moves, ALL, by));
      }),
    );
  });

  it('make by an entry that comes late exactly the difference of what they cost', () => {
    fc.assert(
      fc.property(history, fc.constantFrom('fifo', 'moving-average'), (moves, by) => {
        const known = moves.filter(({ act }) => act === 'receive' || act === 'issue');
        const [first] = movesOn([['2024-04-01', received(6, 45)]]);
        const late = first === undefined ? [] : [{ ...first, key: 'late', seq: 0 }];
        const [was, is] = [known, [...known, ...late]].map((all) => valuePeriod(all, ALL, by));
        const difference = repricedBy(known, late, by).reduce(
          (sum, { wasPaise, isPaise }) => sum + isPaise - wasPaise,
          0,
        );
        const estimated = (is?.received.valuePaise ?? 0) - (was?.received.valuePaise ?? 0) - 27_000;
        const closings = (is?.closing.valuePaise ?? 0) - (was?.closing.valuePaise ?? 0);
        expect(difference).toBe(27_000 + estimated - closings);
      }),
    );
  });
});

describe('by example', () => {
  test('goods that come back are worth what they cost when they left', () => {
    const back = { act: 'return', of: 'move-3', quantityThousandths: 2000 } as const;
    const moves = movesOn([
      ['2025-04-01', received(5, 100)],
      ['2025-04-02', received(5, 130)],
      ['2025-04-03', issued(4)],
      ['2025-04-04', back],
    ]);
    const { closing } = valuePeriod(moves, ALL, 'fifo');
    expect(closing).toStrictEqual({ quantityThousandths: 8000, valuePaise: 95_000 });
  });

  test('goods without a cost take the last rate, and are counted as estimated', () => {
    const unsaid = { act: 'receive', quantityThousandths: 3000, valuePaise: null } as const;
    const moves = movesOn([
      ['2025-04-01', received(5, 100)],
      ['2025-04-02', unsaid],
    ]);
    for (const by of METHODS) {
      const found = valuePeriod(moves, ALL, by);
      expect(found.closing.valuePaise).toBe(80_000);
      expect(found.estimatedThousandths).toBe(3000);
    }
  });

  test('goods that left too early are trued up by those that come in their place', () => {
    const moves = movesOn([
      ['2025-04-01', received(5, 100)],
      ['2025-04-02', issued(8)],
      ['2025-04-03', received(6, 110)],
    ]);
    for (const by of ['fifo', 'moving-average'] as const) {
      const { issued: outward, closing, trueUpPaise, isNegative } = valuePeriod(moves, ALL, by);
      expect([outward.valuePaise, closing.valuePaise, trueUpPaise]).toStrictEqual([
        83_000, 33_000, 3000,
      ]);
      expect(isNegative).toBe(true);
    }
  });

  test('the yearly average re-prices what left before, and begins anew on 1 April', () => {
    const moves = movesOn([
      ['2024-05-01', received(10, 100)],
      ['2024-06-01', issued(5)],
      ['2024-07-01', received(10, 160)],
      ['2025-04-01', received(15, 170)],
    ]);
    const year = { from: calendarDate('2024-04-01'), to: calendarDate('2025-03-31') };
    expect(valuePeriod(moves, year, 'yearly-average').closing.valuePaise).toBe(195_000);
    expect(valuePeriod(moves, ALL, 'yearly-average').closing.valuePaise).toBe(450_000);
  });
});

// Goods that a document takes out and that are not there, by product, godown and batch.
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { belowNilRefusal, shortagesOf } from '#core/stock-journal/index.ts';
import type {
  ProductMoves,
  RegisteredMove,
  StockJournalRejection,
} from '#core/stock-journal/index.ts';

let seqs = 0;
const move = (
  date: string,
  quantity: number,
  more: Partial<RegisteredMove> = {},
): RegisteredMove => ({
  date,
  seq: (seqs += 1),
  line: 1,
  godownId: null,
  batch: null,
  quantityThousandths: quantity * 1000,
  countedThousandths: null,
  inBooksThousandths: null,
  manufacturedOn: null,
  expiresOn: null,
  key: `move ${seqs}`,
  takesExpired: false,
  ...more,
});

const rice = (moves: readonly RegisteredMove[], quantity = 0): ProductMoves => ({
  productId: 7,
  name: 'Rice',
  start: { quantityThousandths: quantity * 1000, countsFrom: '2026-04-01' },
  moves,
  godowns: new Map([[3, 'Yard']]),
});

const short = (
  date: string,
  inHand: number,
  left: number,
  place: { readonly godown?: string; readonly batch?: string } = {},
) => ({
  productId: 7,
  product: 'Rice',
  godown: place.godown ?? null,
  batch: place.batch ?? null,
  date,
  inHandThousandths: inHand * 1000,
  leftThousandths: left * 1000,
});

describe('what a document takes out', () => {
  it('is short by what is not there on its day', () => {
    expect(shortagesOf(rice([], 5), [move('2026-11-10', -5)])).toStrictEqual([]);
    expect(shortagesOf(rice([], 5), [move('2026-11-10', -8)])).toStrictEqual([
      short('2026-11-10', 5, -3),
    ]);
  });

  it('is short on the later day that it leaves without, when it is dated back', () => {
    const later = move('2026-11-20', -4);
    expect(shortagesOf(rice([later], 5), [move('2026-11-10', -2)])).toStrictEqual([
      short('2026-11-20', 1, -1),
    ]);
  });

  it('takes nothing that came in later, and all that came in on its day', () => {
    const later = move('2026-11-20', 10);
    expect(shortagesOf(rice([later]), [move('2026-11-10', -2)])).toStrictEqual([
      short('2026-11-10', 0, -2),
    ]);
    expect(shortagesOf(rice([later]), [move('2026-11-20', -2)])).toStrictEqual([]);
  });

  it('is not short after a count that says what was there', () => {
    const count = move('2026-11-15', 0, { countedThousandths: 9_000 });
    const sale = move('2026-11-20', -9);
    expect(shortagesOf(rice([count, sale], 5), [move('2026-11-10', -5)])).toStrictEqual([]);
    expect(shortagesOf(rice([count, sale], 5), [move('2026-11-16', -1)])).toStrictEqual([
      short('2026-11-20', 0, -1),
    ]);
  });

  it('is judged in its godown, and moved from one to another in that which it leaves', () => {
    const there = move('2026-11-01', 6, { godownId: 3 });
    const transfer = [move('2026-11-10', -2), move('2026-11-10', 2, { godownId: 3 })];
    expect(shortagesOf(rice([there]), transfer)).toStrictEqual([
      short('2026-11-10', 0, -2, { godown: 'main location' }),
    ]);
    const back = [move('2026-11-10', -6, { godownId: 3 }), move('2026-11-10', 6)];
    expect(shortagesOf(rice([there]), back)).toStrictEqual([]);
  });

  it('is judged in its batch where it names one', () => {
    const batches = [
      move('2026-11-01', 3, { batch: 'A', expiresOn: '2027-01-31' }),
      move('2026-11-01', 9, { batch: 'B', expiresOn: '2027-06-30' }),
    ];
    const take = (batch: string | null, quantity: number) =>
      shortagesOf(rice(batches), [move('2026-11-10', -quantity, { batch })]);
    expect(take('A', 4)).toStrictEqual([short('2026-11-10', 3, -1, { batch: 'A' })]);
    expect(take('B', 9)).toStrictEqual([]);
    expect(take(null, 12)).toStrictEqual([]);
  });

  it('is no fault of a document that brings in, nor of what was short before', () => {
    const below = rice([move('2026-11-01', -3)]);
    expect(shortagesOf(below, [move('2026-11-10', 1)])).toStrictEqual([]);
    expect(shortagesOf(below, [move('2026-11-10', -1)])).toStrictEqual([
      short('2026-11-10', -3, -4),
    ]);
  });
});

const taking = (register: ProductMoves, own: readonly RegisteredMove[]) => ({
  thenRejected: (refusal: StockJournalRejection) => {
    expect(belowNilRefusal(register, own)).toStrictEqual(refusal);
  },
});

describe('a book that refuses stock below nil', () => {
  it('says what is in hand and how much is missing', () => {
    taking(rice([], 5), [move('2026-11-10', -8)]).thenRejected({
      kind: 'stock_below_nil',
      productId: 7,
      product: 'Rice',
      godown: null,
      batch: null,
      date: '2026-11-10',
      inHandThousandths: 5_000,
      shortThousandths: 3_000,
    });
    expect(belowNilRefusal(rice([], 5), [move('2026-11-10', -5)])).toBeNull();
  });
});

const day = fc.integer({ min: 1, max: 28 }).map((at) => `2026-11-${String(at).padStart(2, '0')}`);
const anyMove = fc
  .record({
    date: day,
    quantity: fc.integer({ min: -9, max: 9 }).filter((quantity) => quantity !== 0),
    godownId: fc.constantFrom(null, 3),
    batch: fc.constantFrom(null, 'A', 'B'),
  })
  .map(({ date, quantity, godownId, batch }) => move(date, quantity, { godownId, batch }));

test('where every shortage is refused, no place ends a day below nil', () => {
  fc.assert(
    fc.property(fc.array(anyMove, { maxLength: 25 }), (moves) => {
      const taken: RegisteredMove[] = [];
      for (const one of moves) {
        if (shortagesOf(rice(taken), [one]).length === 0) taken.push(one);
      }
      for (const godownId of [undefined, null, 3]) {
        for (const end of moves.map(({ date }) => date)) {
          const held = taken
            .filter((one) => godownId === undefined || one.godownId === godownId)
            .filter(({ date }) => date <= end)
            .reduce((sum, { quantityThousandths }) => sum + quantityThousandths, 0);
          expect(held).toBeGreaterThanOrEqual(0);
        }
      }
    }),
  );
});

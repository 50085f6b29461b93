// Random histories of stock: openings said by the product and by the book, stock journals and their
// reversals, invoices and challans that name a godown and a batch, and stock runs; with what is in
// hand counted on paper.
import fc from 'fast-check';
import type { BooksEvent } from '#core/domain.ts';
import run from '#tests/specimens/events/StockRunPosted.v1.json' with { type: 'json' };
import { challanEvents, challanInPart, created, invoiceEvents } from './stock-documents.ts';

const PRODUCTS = [1, 2] as const;
/** A godown of the book. */
const YARD = 65;
export const PLACES = [null, YARD] as const;
const EXPIRES: Readonly<Record<string, string>> = { B1: '2026-07-31', B2: '2027-03-31' };
const DAYS = ['2026-04-01', '2026-06-15', '2026-09-30'] as const;

const draw = fc.record({
  act: fc.constantFrom(
    ...(['move', 'move', 'move', 'count', 'reverse', 'own', 'opened', 'gone'] as const),
    ...(['challan', 'part', 'sold', 'run'] as const),
  ),
  product: fc.constantFrom(...PRODUCTS),
  quantity: fc.integer({ min: 1, max: 9_999 }),
  day: fc.constantFrom(...DAYS),
  direction: fc.constantFrom('in', 'out'),
  godown: fc.constantFrom(null, 'Rear'),
  batch: fc.constantFrom(null, null, 'B1', 'B2'),
  /** Where stock journals move and count; null at the main location. */
  place: fc.constantFrom(null, null, YARD),
});
type Draw = typeof draw extends fc.Arbitrary<infer One> ? One : never;

type Move = {
  readonly product: number;
  readonly place: number | null;
  readonly day: string;
  readonly signed: number;
  /** Of a product in a place; nothing of what moves, nor of a count of one batch. */
  readonly counted?: number;
  readonly isCount?: boolean;
};
type Paper = {
  readonly moves: Move[];
  /** Of each product, by godown; the day of the first moves that count is one for all. */
  readonly opened: Map<string, number>;
  readonly own: Map<number, { readonly quantity: number; readonly day: string }>;
  /** What may be taken back, with the event that does it. */
  readonly standing: { readonly undone: BooksEvent; readonly moves: readonly Move[] }[];
  journals: number;
};

/** The book begins on this day; what it holds then was opened the day before. */
const BEGINS = '2026-06-15';

const event = (type: string, data: object): BooksEvent =>
  ({ type, version: 1, data }) as BooksEvent;

function movedBy({ act, batch, quantity }: Draw, move: Move, inBooks: number): Move {
  if (act !== 'count') return move;
  if (batch === null) return { ...move, signed: 0, counted: quantity, isCount: true };
  return { ...move, signed: quantity - inBooks, isCount: true };
}

function posted(one: Draw, paper: Paper): BooksEvent {
  const { product, quantity, day, place } = one;
  const isCount = one.act === 'count';
  const direction = isCount ? 'counted' : one.direction;
  const signed = direction === 'in' ? quantity : -quantity;
  const at = { product, place, day };
  const ofBatch = isCount && one.batch !== null;
  // What the books had of a batch is whatever the event says of it.
  const inBooksThousandths = (quantity * 7) % 5000;
  const moves = [movedBy(one, { ...at, signed }, inBooksThousandths)];
  paper.moves.push(...moves);
  const number = (paper.journals += 1);
  const worth = direction === 'in' && quantity % 2 === 0 ? { valuePaise: quantity * 7 } : {};
  const lines = [
    {
      productId: product,
      direction,
      quantityThousandths: quantity,
      ...worth,
      ...(place !== null && { godownId: place }),
      ...(one.batch !== null && { batch: one.batch }),
      ...(ofBatch && { inBooksThousandths }),
      ...(direction === 'in' && one.batch !== null && { expiresOn: EXPIRES[one.batch] }),
    },
  ];
  // Goods that go out in odd quantities were lost; on some of them credit goes back.
  const isLost = !isCount && direction === 'out' && quantity % 2 === 1;
  const made = event('StockJournalPosted', {
    stockJournalId: number,
    number,
    entryDate: day,
    narration: '',
    purpose: isCount ? 'count' : isLost ? 'lost' : 'adjustment',
    lines,
    ...(isLost && quantity % 3 === 0 && { journalId: 1_000_000 + number }),
  });
  const { narration: _none, ...said } = made.data as { narration: string };
  const undone = event('StockJournalReversed', { ...said, reason: 'Twice' });
  paper.standing.push({ undone, moves });
  return made;
}

function eventsOf(one: Draw, paper: Paper): readonly BooksEvent[] {
  const { act, product: productId, quantity: quantityThousandths, day, godown } = one;
  switch (act) {
    case 'move':
    case 'count':
      return [posted(one, paper)];
    case 'challan':
    case 'part':
    case 'sold': {
      const { place, batch } = one;
      const move = { product: productId, place, day, signed: -quantityThousandths };
      const number = (paper.journals += 1);
      const named = {
        ...(place !== null && { godownId: place }),
        ...(batch !== null && { batch }),
      };
      const goods = { productId, quantityThousandths, ...named };
      paper.moves.push(move);
      if (act === 'part') {
        const { beside, left, ...part } = challanInPart(number, day, goods);
        paper.moves.push({ ...move, signed: -beside });
        paper.standing.push({ undone: part.undone, moves: [{ ...move, signed: -left }] });
        return part.events;
      }
      if (act === 'sold') return invoiceEvents(number, day, goods);
      const { events, undone } = challanEvents(number, day, goods);
      paper.standing.push({ undone, moves: [move] });
      return events;
    }
    case 'run':
      return [event('StockRunPosted', { ...run.data, number: (paper.journals += 1) })];
    case 'reverse': {
      const last = paper.standing.pop();
      if (last === undefined) return [];
      const [count] = last.moves.filter(({ isCount }) => isCount);
      // A count that is reversed never was; other moves go the other way round.
      if (count !== undefined) paper.moves.splice(paper.moves.indexOf(count), 1);
      else paper.moves.push(...last.moves.map((move) => ({ ...move, signed: -move.signed })));
      return [last.undone];
    }
    case 'own': {
      paper.own.set(productId, { quantity: quantityThousandths, day });
      const opening = { asOf: day, quantityThousandths, valuePaise: 100 };
      return [event('ProductChanged', { productId, changes: { opening } })];
    }
    default: {
      const isGone = act === 'gone';
      const key = `${productId} ${godown ?? ''}`;
      if (isGone) paper.opened.delete(key);
      else paper.opened.set(key, quantityThousandths);
      const line = {
        productId,
        godown,
        batch: null,
        quantityThousandths: isGone ? 0 : quantityThousandths,
        valuePaise: isGone ? 0 : 100,
      };
      return [event('StockOpened', { bookId: 8, openedOn: '2026-06-14', ...line })];
    }
  }
}

/** What a book began with is in its main location. */
function inPlace({ moves, opened, own }: Paper, product: number, place: number | null): number {
  const places = ['', 'Rear'].flatMap((godown) => opened.get(`${product} ${godown}`) ?? []);
  const ofBook = places.length === 0 ? null : places.reduce((sum, each) => sum + each, 0);
  const start = ofBook === null ? (own.get(product) ?? null) : { quantity: ofBook, day: BEGINS };
  const counted = moves.filter(
    (move) => move.product === product && move.place === place && move.day >= (start?.day ?? ''),
  );
  return counted
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .reduce(
      (sum, { signed, counted: found }) => found ?? sum + signed,
      place === null ? (start?.quantity ?? 0) : 0,
    );
}

export const stockHistory = fc.array(draw, { maxLength: 30 }).map((draws) => {
  const paper: Paper = {
    moves: [],
    opened: new Map(),
    own: new Map(),
    standing: [],
    journals: 0,
  };
  const events = [...PRODUCTS.map(created), ...draws.flatMap((one) => eventsOf(one, paper))];
  const placeOf = (id: number, place: number | null) => inPlace(paper, id, place);
  return {
    events,
    productIds: PRODUCTS,
    inPlace: placeOf,
    inHandOf: (id: number) => PLACES.reduce((sum, place) => sum + placeOf(id, place), 0),
  };
});

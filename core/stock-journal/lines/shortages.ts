// What goods a document takes out that are not there: of a product, in its godown and of its batch,
// on the day of the document and on every later day, since one dated back is missing then too.
import { calendarDate } from '../../kernel/calendar-date.ts';
import type { StockJournalRejection } from '../rejections.ts';
import { batchChangesOf } from './batches.ts';
import type { BatchedMove } from './batches.ts';

/** A move of a product as the register keeps it: in above zero, out below. */
export type RegisteredMove = {
  readonly date: string;
  /** The event, and the line in it. */
  readonly seq: number;
  readonly line: number;
  /** Null of the main location. */
  readonly godownId: number | null;
  readonly batch: string | null;
  readonly quantityThousandths: number;
  /** What a physical count found, which is there from then on; null of all other moves. */
  readonly countedThousandths: number | null;
  /** Of a count of one batch, what the books had of it. */
  readonly inBooksThousandths: number | null;
  readonly manufacturedOn: string | null;
  readonly expiresOn: string | null;
  /** Goods that come back return to the batches that the moves of this key took them from. */
  readonly key: string;
  readonly takesExpired: boolean;
};

/** What the register knows of a product. */
export type ProductMoves = {
  readonly productId: number;
  readonly name: string;
  /** What it began with, in the main location; moves before that day are in it already. */
  readonly start: { readonly quantityThousandths: number; readonly countsFrom: string } | null;
  readonly moves: readonly RegisteredMove[];
  readonly godowns: ReadonlyMap<number, string>;
};

export type Shortage = {
  readonly productId: number;
  readonly product: string;
  /** Null where the book has one place, or where all of them together are short. */
  readonly godown: string | null;
  readonly batch: string | null;
  /** The first day that ends below nil by what the document takes out. */
  readonly date: string;
  /** What would be there at its end without the document, and with it. */
  readonly inHandThousandths: number;
  readonly leftThousandths: number;
};

const MAIN_LOCATION = 'main location';

/** @param own what the document moves of the product. @returns what is short, the whole first. */
export function shortagesOf(
  register: ProductMoves,
  own: readonly RegisteredMove[],
): readonly Shortage[] {
  const out = own.filter(({ quantityThousandths }) => quantityThousandths < 0);
  const from = out.map(({ date }) => date).toSorted()[0];
  if (from === undefined) return [];
  const before = walked(register, []);
  const after = walked(register, own);
  const days = [...new Set([from, ...after.days.filter((day) => day > from)])];
  const { productId, name: product } = register;
  const firstShort = (place: string) => {
    const date = days.find((day) => {
      const left = after.heldOn(place, day);
      return left < 0 && left < before.heldOn(place, day);
    });
    return date === undefined
      ? null
      : {
          date,
          inHandThousandths: before.heldOn(place, date),
          leftThousandths: after.heldOn(place, date),
        };
  };
  const whole = firstShort(ANYWHERE);
  if (whole !== null) return [{ productId, product, godown: null, batch: null, ...whole }];
  const places = new Set(out.map(({ godownId }) => godownId));
  const isSpread = register.moves.concat(own).some(({ godownId }) => godownId !== null);
  const nameOf = (id: number | null) =>
    id === null ? MAIN_LOCATION : (register.godowns.get(id) ?? `godown ${id}`);
  const inPlaces = [...(isSpread ? places : [])].flatMap((godownId) => {
    const short = firstShort(placeKey(godownId));
    if (short === null) return [];
    return [{ productId, product, godown: nameOf(godownId), batch: null, ...short }];
  });
  if (inPlaces.length > 0) return inPlaces;
  const named = out.filter(({ batch }) => batch !== null);
  const batches = new Map(named.map((move) => [batchKey(move.godownId, move.batch), move]));
  return [...batches].flatMap(([key, { godownId, batch }]) => {
    const short = firstShort(key);
    if (short === null) return [];
    return [{ productId, product, godown: isSpread ? nameOf(godownId) : null, batch, ...short }];
  });
}

/** @returns the refusal of what is short, in a book that refuses it. */
export function belowNilRefusal(
  register: ProductMoves,
  own: readonly RegisteredMove[],
): StockJournalRejection | null {
  const [short] = shortagesOf(register, own);
  if (short === undefined) return null;
  const { leftThousandths, ...of } = short;
  return { kind: 'stock_below_nil', ...of, shortThousandths: -leftThousandths };
}

const ANYWHERE = 'anywhere';
const placeKey = (godownId: number | null): string => `in ${godownId ?? 'main'}`;
const batchKey = (godownId: number | null, batch: string | null): string =>
  JSON.stringify([godownId, batch]);

type Walked = {
  /** In order, each once. */
  readonly days: readonly string[];
  /** @returns what a place or a batch holds at the end of a day. */
  readonly heldOn: (place: string, day: string) => number;
};

type Step = { readonly day: string; readonly held: number };

function walked({ start, moves }: ProductMoves, own: readonly RegisteredMove[]): Walked {
  const all = [...moves, ...own]
    .filter(({ date }) => start === null || date >= start.countsFrom)
    .toSorted(byOrder);
  const steps = new Map<string, Step[]>();
  const note = (place: string, day: string, held: number): void => {
    const ofPlace = steps.get(place) ?? [];
    steps.set(place, ofPlace);
    ofPlace.push({ day, held });
  };
  const held = new Map<string, number>([[ANYWHERE, start?.quantityThousandths ?? 0]]);
  const add = (place: string, day: string, quantity: number): void => {
    const now = (held.get(place) ?? 0) + quantity;
    held.set(place, now);
    note(place, day, now);
  };
  const beginning = start === null ? [] : [startMove(start)];
  held.set(placeKey(null), start?.quantityThousandths ?? 0);
  const batched: BatchedMove[] = [...beginning];
  for (const move of all) {
    const quantity = movedBy(move, held.get(placeKey(move.godownId)) ?? 0);
    add(placeKey(move.godownId), move.date, quantity);
    add(ANYWHERE, move.date, quantity);
    batched.push(batchedMove(move, quantity));
  }
  if (own.some(({ batch }) => batch !== null) || moves.some(({ batch }) => batch !== null)) {
    for (const { move, godownId, batch, quantityThousandths } of batchChangesOf(batched)) {
      if (batch !== null) add(batchKey(godownId, batch), move.date, quantityThousandths);
    }
  }
  const startOf = (place: string) =>
    place === ANYWHERE || place === placeKey(null) ? (start?.quantityThousandths ?? 0) : 0;
  return {
    days: [...new Set(all.map(({ date }) => date))],
    heldOn: (place, day) =>
      (steps.get(place) ?? []).findLast((step) => step.day <= day)?.held ?? startOf(place),
  };
}

const byOrder = (one: RegisteredMove, other: RegisteredMove): number =>
  one.date === other.date
    ? one.seq - other.seq || one.line - other.line
    : one.date < other.date
      ? -1
      : 1;

/** A count of a place sets what is there; one of a batch adds what it found more. */
function movedBy(move: RegisteredMove, held: number): number {
  const { quantityThousandths, countedThousandths, inBooksThousandths } = move;
  if (countedThousandths === null) return quantityThousandths;
  return countedThousandths - (inBooksThousandths ?? held);
}

const batchedMove = (
  { date, godownId, batch, manufacturedOn, expiresOn, key, takesExpired }: RegisteredMove,
  quantityThousandths: number,
): BatchedMove => ({
  date: calendarDate(date),
  godownId,
  batch,
  quantityThousandths,
  manufacturedOn,
  expiresOn,
  key,
  takesExpired,
});

const startMove = (start: NonNullable<ProductMoves['start']>): BatchedMove => ({
  date: calendarDate(start.countsFrom),
  godownId: null,
  quantityThousandths: start.quantityThousandths,
  batch: null,
  manufacturedOn: null,
  expiresOn: null,
  key: 'start',
  takesExpired: false,
});

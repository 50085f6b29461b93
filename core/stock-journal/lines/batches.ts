// Which batches of a product are there. A line may name its batch. What goes out unnamed is taken
// by earliest expiry, so that it is a view of the moves.
import type { CalendarDate } from '../../kernel/calendar-date.ts';

export type BatchedMove = {
  readonly date: CalendarDate;
  /** Null of the main location. */
  readonly godownId: number | null;
  /** In above zero, out below; of a count, what it found more or less. */
  readonly quantityThousandths: number;
  readonly batch: string | null;
  /** What a line says of its batch; the last one counts. */
  readonly manufacturedOn: string | null;
  readonly expiresOn: string | null;
  /** Goods that come back return to the batches that the moves of this key took them from. */
  readonly key: string;
  /** Whether goods that have expired go too: what was lost, and what a count found missing. */
  readonly takesExpired: boolean;
};

export type BatchStock = BatchDates & {
  readonly godownId: number | null;
  /** Null of goods of which nobody named a batch. */
  readonly batch: string | null;
  readonly quantityThousandths: number;
};

/** What a move added to a batch in a place, or below zero took of it. */
type BatchChange<Move> = {
  readonly move: Move;
  readonly godownId: number | null;
  readonly batch: string | null;
  readonly quantityThousandths: number;
};

type Bucket = { readonly godownId: number | null; readonly batch: string | null; held: number };
type BatchPart = { readonly bucket: Bucket; left: number };

/**
 * @param moves of one product, in their order.
 * @returns what is there of each batch in each place.
 */
export const batchesOf = (moves: readonly BatchedMove[]): readonly BatchStock[] =>
  everyBatchOf(moves).filter(({ quantityThousandths }) => quantityThousandths !== 0);

/** @returns as `batchesOf`, with those of which nothing is there any more. */
export function everyBatchOf(moves: readonly BatchedMove[]): readonly BatchStock[] {
  const dates = datesOf(moves);
  const there = walked(moves, dates, () => undefined);
  return there.map(({ godownId, batch, held }) => ({
    godownId,
    batch,
    quantityThousandths: held,
    ...(dates.get(batch ?? '') ?? NO_DATES),
  }));
}

/**
 * @param moves of one product, in their order.
 * @returns what each of them did to the batches; their sum is there.
 */
export function batchChangesOf<Move extends BatchedMove>(
  moves: readonly Move[],
): readonly BatchChange<Move>[] {
  const held = new Map<Bucket, number>();
  const changes: BatchChange<Move>[] = [];
  walked(moves, datesOf(moves), (move, buckets) => {
    for (const bucket of buckets) {
      const { godownId, batch } = bucket;
      const quantityThousandths = bucket.held - (held.get(bucket) ?? 0);
      if (quantityThousandths === 0) continue;
      held.set(bucket, bucket.held);
      changes.push({ move, godownId, batch, quantityThousandths });
    }
  });
  return changes;
}

/** @returns the batches after all moves. @param each called after each of them. */
function walked<Move extends BatchedMove>(
  moves: readonly Move[],
  dates: DatesOfBatches,
  each: (move: Move, buckets: Iterable<Bucket>) => void,
): readonly Bucket[] {
  const buckets = new Map<string, Bucket>();
  const takenBy = new Map<string, BatchPart[]>();
  const bucketOf = (godownId: number | null, batch: string | null): Bucket => {
    const key = JSON.stringify([godownId, batch]);
    const bucket = buckets.get(key) ?? { godownId, batch, held: 0 };
    buckets.set(key, bucket);
    return bucket;
  };
  for (const move of moves) {
    const { godownId, batch, quantityThousandths: quantity } = move;
    const own = bucketOf(godownId, batch);
    if (batch !== null) own.held += quantity;
    else if (quantity > 0) own.held += giveBack(takenBy.get(move.key), move, bucketOf);
    else own.held -= takeUnnamed(move, [...buckets.values()], { own, dates, takenBy });
    each(move, buckets.values());
  }
  return [...buckets.values()];
}

/**
 * Goods stay of their batch where they come back to another place than they were taken from.
 * @returns what of the quantity no batch takes back.
 */
function giveBack(
  taken: readonly BatchPart[] = [],
  { godownId, quantityThousandths }: BatchedMove,
  bucketOf: (godownId: number | null, batch: string | null) => Bucket,
): number {
  let rest = quantityThousandths;
  const [there = [], elsewhere = []] = [true, false].map((isThere) =>
    taken.filter(({ bucket }) => (bucket.godownId === godownId) === isThere).toReversed(),
  );
  for (const one of [...there, ...elsewhere]) {
    const part = Math.min(one.left, rest);
    bucketOf(godownId, one.bucket.batch).held += part;
    one.left -= part;
    rest -= part;
  }
  return rest;
}

type Taking = {
  /** What of the product lies there unnamed; it goes first. */
  readonly own: Bucket;
  readonly dates: DatesOfBatches;
  readonly takenBy: Map<string, BatchPart[]>;
};

/** @returns what of the quantity no batch had. */
function takeUnnamed(
  move: BatchedMove,
  buckets: readonly Bucket[],
  { own, dates, takenBy }: Taking,
): number {
  const wanted = -move.quantityThousandths;
  const unnamed = Math.min(wanted, Math.max(own.held, 0));
  const expiryOf = ({ batch }: Bucket): string => dates.get(batch ?? '')?.expiresOn ?? NEVER;
  const offered = buckets
    .filter(({ godownId, batch, held }) => godownId === move.godownId && batch !== null && held > 0)
    .filter((bucket) => move.takesExpired || expiryOf(bucket) >= move.date)
    .toSorted((one, other) =>
      expiryOf(one) < expiryOf(other) ? -1 : +(expiryOf(one) > expiryOf(other)),
    );
  let rest = wanted - unnamed;
  const taken = takenBy.get(move.key) ?? [];
  takenBy.set(move.key, taken);
  for (const bucket of offered) {
    const part = Math.min(bucket.held, rest);
    if (part === 0) continue;
    bucket.held -= part;
    rest -= part;
    taken.push({ bucket, left: part });
  }
  return unnamed + rest;
}

/** After every day. */
const NEVER = '9999-12-31';

// The days of a batch: those that were said of it last.
type BatchDates = {
  readonly manufacturedOn: string | null;
  readonly expiresOn: string | null;
};

const NO_DATES: BatchDates = { manufacturedOn: null, expiresOn: null };

type DatesOfBatches = ReadonlyMap<string, BatchDates>;

function datesOf(
  moves: readonly (BatchDates & { readonly batch: string | null })[],
): DatesOfBatches {
  const dates = new Map<string, BatchDates>();
  for (const { batch, manufacturedOn, expiresOn } of moves) {
    if (batch === null) continue;
    const before = dates.get(batch) ?? NO_DATES;
    dates.set(batch, {
      manufacturedOn: manufacturedOn ?? before.manufacturedOn,
      expiresOn: expiresOn ?? before.expiresOn,
    });
  }
  return dates;
}

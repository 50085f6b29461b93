// How much of a batch is written at a time. Much is quicker, little delays single commands less.

export type PieceSize = { readonly requests: number; readonly entries: number };

/** While single commands come in: each of them waits for what is being written. */
const BESIDE_OTHERS: PieceSize = { requests: 8, entries: 32 };
/** While nobody waits: few enough that who comes in between hardly notices. */
const ALONE: PieceSize = { requests: 100, entries: 1000 };
/** So long after a single command the next one is expected. */
const EXPECTED_MILLISECONDS = 100;

/** How a batch shares the process with single commands. */
export type BatchPace = {
  /** @returns what the next piece of a batch may hold. */
  readonly sizeNow: () => PieceSize;
  /** Waits until the single commands that are being written are answered; not for later ones. */
  readonly giveWay: () => Promise<unknown>;
};

type PieceSizes = Pick<BatchPace, 'sizeNow'> & {
  /** Called with each single command that comes in. */
  readonly noteSingle: () => void;
};

export function createPieceSizes(clock: () => number = () => performance.now()): PieceSizes {
  let lastAt = -Infinity;
  return {
    noteSingle: () => {
      lastAt = clock();
    },
    sizeNow: () => (clock() - lastAt < EXPECTED_MILLISECONDS ? BESIDE_OTHERS : ALONE),
  };
}

// Long work in pieces: what else the process has to do comes in between.

/** The longest that others wait for a piece of work. */
const PIECE_MILLISECONDS = 8;

/** @returns a pause to be awaited often; it gives others a turn once the piece is long enough. */
export function createYielder(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < PIECE_MILLISECONDS) return;
    await new Promise((resolve) => setImmediate(resolve));
    began = performance.now();
  };
}

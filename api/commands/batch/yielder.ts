// Long work in pieces: what else the process has to do comes in between.

/**
 * The longest that others wait for a piece of work. A post of another book waits for the process
 * some six times on its way, each time for half a piece.
 */
const PIECE_MILLISECONDS = 0.25;

/** @returns a pause to be awaited often; it gives others a turn once the piece is long enough. */
export function createYielder(): () => Promise<void> | undefined {
  let began = performance.now();
  return () => {
    if (performance.now() - began < PIECE_MILLISECONDS) return undefined;
    return new Promise((resolve) => {
      setImmediate(() => {
        began = performance.now();
        resolve();
      });
    });
  };
}

// Who takes many PDFs in a short time takes documents out of the books, as by an export, and leaves
// a line in the log. One now and then leaves none.

/** So many within a minute, and again each so many. */
export const PDFS_IN_BULK = 20;
const WINDOW_MILLISECONDS = 60_000;

/**
 * @param now milliseconds of a clock that never goes back.
 * @returns a function that counts a PDF of a person, and says whether it is to be told.
 */
export function createPdfCounts(now = () => performance.now()): (personId: number) => boolean {
  let counts = new Map<number, number>();
  let began = now();
  return (personId) => {
    if (now() - began >= WINDOW_MILLISECONDS) {
      counts = new Map();
      began = now();
    }
    const count = (counts.get(personId) ?? 0) + 1;
    counts.set(personId, count);
    return count % PDFS_IN_BULK === 0;
  };
}

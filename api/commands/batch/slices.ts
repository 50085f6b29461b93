// A batch is posted in slices, so that other commands find their turn between two of them.
import { entriesOfRequest } from '../queue/queue.ts';
import type { CommandRequest } from '../request.ts';
import type { PieceSize } from './piece-size.ts';

/**
 * Yields the items in order, cut where the requests among them are enough for one transaction.
 * @param sizeNow asked as each slice begins.
 */
export function* slicesOf<Item extends { readonly request?: CommandRequest }>(
  items: readonly Item[],
  sizeNow: () => PieceSize,
): Generator<readonly Item[]> {
  let slice: Item[] = [];
  let entries = 0;
  let size = sizeNow();
  for (const item of items) {
    const more = item.request === undefined ? 0 : entriesOfRequest(item.request);
    if (slice.length > 0 && (slice.length >= size.requests || entries + more > size.entries)) {
      yield slice;
      slice = [];
      entries = 0;
      size = sizeNow();
    }
    slice.push(item);
    entries += more;
  }
  if (slice.length > 0) yield slice;
}

// A batch is posted in slices, so that other commands find their turn between two of them.
import { entriesOfRequest } from '../queue/queue.ts';
import type { CommandRequest } from '../request.ts';

/** Few enough that whoever waits for the slice hardly notices it. */
const REQUESTS_MAX = 100;
const ENTRIES_MAX = 1000;

/** Yields the items in order, cut where the requests among them are enough for one transaction. */
export function* slicesOf<Item extends { readonly request?: CommandRequest }>(
  items: readonly Item[],
): Generator<readonly Item[]> {
  let slice: Item[] = [];
  let entries = 0;
  for (const item of items) {
    const more = item.request === undefined ? 0 : entriesOfRequest(item.request);
    if (slice.length > 0 && (slice.length >= REQUESTS_MAX || entries + more > ENTRIES_MAX)) {
      yield slice;
      slice = [];
      entries = 0;
    }
    slice.push(item);
    entries += more;
  }
  if (slice.length > 0) yield slice;
}

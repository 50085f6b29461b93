// Opens a demo book and waits until the server has filled it.
import { beginDemoBook, readDemoBook } from '#api/contract/book/caller/demo.ts';
import type { Book } from '#api/contract/book/book.ts';
import { call } from '#web/client/call.ts';
import type { CallResult } from '#web/client/call.ts';

const ASK_EACH_MS = 700;
/** Far longer than it takes; after that the person may look into what there is. */
const ASKED_AT_MOST = 120;

/** @returns the book; null where it could not be filled and was thrown away. */
export async function openDemo(): Promise<CallResult<Book | null>> {
  const begun = await call(beginDemoBook, { body: {} });
  if (!begun.ok) return begun;
  let book: Book | null = begun.value;
  for (let asked = 0; asked < ASKED_AT_MOST && book?.demo === 'filling'; asked += 1) {
    await new Promise((resolve) => setTimeout(resolve, ASK_EACH_MS));
    const read = await call(readDemoBook, {});
    if (!read.ok) return read;
    ({ book } = read.value);
  }
  return { ok: true, value: book };
}

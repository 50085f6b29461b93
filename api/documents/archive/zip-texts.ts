// Texts as one zip archive, made while it is read: of each file only a piece is in memory.
import { setImmediate as othersFirst } from 'node:timers/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export type ArchivedText = {
  /** Its name in the archive, in plain letters. */
  readonly name: string;
  /** Left as it is: whoever opens the bytes reads it. */
  readonly isPlain?: boolean;
  readonly texts: AsyncIterable<string> | Iterable<string>;
};

/** Packing so many bytes takes about two milliseconds, for which everybody else waits. */
const PIECE_BYTES = 64 * 1024;

/** The first day that a zip archive can tell: the same books are then the same bytes. */
const SOME_DAY = new Date(1980, 0, 1);

/** @returns the bytes of the archive, bit by bit as they are asked for. */
export async function* zipTexts(
  files: AsyncIterable<ArchivedText>,
): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder();
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error !== null) throw error;
    ready.push(bytes);
  });
  for await (const { name, isPlain = false, texts } of files) {
    const entry = isPlain ? new ZipPassThrough(name) : new ZipDeflate(name);
    entry.mtime = SOME_DAY;
    zip.add(entry);
    for await (const text of texts) {
      const bytes = encoder.encode(text);
      for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
        entry.push(bytes.slice(at, at + PIECE_BYTES));
        yield* ready.splice(0);
        await othersFirst();
      }
    }
    entry.push(new Uint8Array(0), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}

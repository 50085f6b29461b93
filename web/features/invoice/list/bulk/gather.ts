// Fetches many PDFs, few at a time, and says how far it is.
import type { NamedFile } from './zip.ts';

type PdfFile = { readonly id: number; readonly name: string };

type Gathering = {
  readonly wanted: readonly PdfFile[];
  /** Null where the server did not give it. */
  readonly fetchPdf: (id: number, signal: AbortSignal) => Promise<Uint8Array | null>;
  /** Called after each: 123 of 500. */
  readonly onProgress: (done: number, count: number) => void;
  readonly signal: AbortSignal;
};

/** As many as the server makes for one person at a time; more would wait there. */
const AT_ONCE = 2;

/** @returns the files in the order wanted, and what is missing; an aborted one stops early. */
export async function gatherPdfs({ wanted, fetchPdf, onProgress, signal }: Gathering): Promise<{
  readonly files: readonly NamedFile[];
  readonly missing: readonly PdfFile[];
}> {
  const found = new Map<PdfFile, Uint8Array>();
  const queue = wanted.values();
  let done = 0;
  const work = async (): Promise<void> => {
    for (const one of queue) {
      if (signal.aborted) return;
      const bytes = await fetchPdf(one.id, signal).catch(() => null);
      // What comes after it was called off is no progress.
      if (signal.aborted && bytes === null) return;
      if (bytes !== null) found.set(one, bytes);
      done += 1;
      onProgress(done, wanted.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const files = wanted.flatMap((one) => {
    const bytes = found.get(one);
    return bytes === undefined ? [] : [{ name: one.name, bytes }];
  });
  return { files, missing: wanted.filter((one) => !found.has(one)) };
}

// A file as a sheet of texts, or a sentence that says why it cannot be read. It is read in a worker
// and for a limited time, so that no file, whoever made it, holds up the page.
import { IMPORT_LINES_MAX } from '#api/contract/book/import.ts';
import { accepted, rejected } from '#core/kernel/result.ts';
import type { Result } from '#core/kernel/result.ts';
import { FILE_MEGABYTES_MAX } from './decode.ts';
import type { BytesToRead } from './read-worker.ts';
import type { FileSheet } from './sheet.ts';

export type FileRead = {
  readonly name: string;
  /** SHA-256 in hex; null where the browser offers none, as on plain http. */
  readonly hash: string | null;
  readonly sheet: FileSheet;
};

/** Twenty megabytes take some two seconds. */
const READING_SECONDS_MAX = 20;

export async function readFile(
  file: File,
  secondsMax = READING_SECONDS_MAX,
): Promise<Result<FileRead, string>> {
  if (file.size > FILE_MEGABYTES_MAX * 1024 * 1024) {
    return rejected(`The file is larger than ${FILE_MEGABYTES_MAX} MB. Import it in parts.`);
  }
  const bytes = await bytesOf(file);
  if (bytes === null) return rejected('Could not read the file. Choose it again.');
  const hash = await hashOf(bytes);
  const sheet = await readBeside(bytes, secondsMax);
  if (!sheet.ok) return sheet;
  return accepted({ name: file.name.slice(-200), hash, sheet: sheet.value });
}

/** What was moved or changed since it was chosen can no longer be read. */
async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return null;
  }
}

/** @param bytes are given away: they are no longer here afterwards. */
function readBeside(
  bytes: Uint8Array<ArrayBuffer>,
  secondsMax: number,
): Promise<Result<FileSheet, string>> {
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve } = Promise.withResolvers<Result<FileSheet, string>>();
  const timer = setTimeout(() => resolve(rejected(tookTooLong(secondsMax))), secondsMax * 1000);
  worker.addEventListener('message', ({ data }: MessageEvent<Result<FileSheet, string>>) =>
    resolve(data),
  );
  worker.addEventListener('error', () => resolve(rejected('Could not read the file. Try again.')));
  const asked: BytesToRead = { bytes, linesMax: IMPORT_LINES_MAX };
  worker.postMessage(asked, [bytes.buffer]);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}

const tookTooLong = (seconds: number): string =>
  `The file was not read within ${seconds} seconds. Save only the sheet to import as CSV, or ` +
  'import it in parts.';

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  if (!window.isSecureContext) return null;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

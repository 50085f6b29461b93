// Beside the page: reads the bytes that it is sent, and answers with the sheet.
import { rejected } from '#core/kernel/result.ts';
import { sheetOfBytes } from './read-bytes.ts';

export type BytesToRead = { readonly bytes: Uint8Array; readonly linesMax: number };

/** A file that needs more memory than there is must not leave the page waiting. */
function answerTo({ bytes, linesMax }: BytesToRead) {
  try {
    return sheetOfBytes(bytes, linesMax);
  } catch {
    return rejected('The file could not be read. Save it as CSV and try once more.');
  }
}

addEventListener('message', ({ data }: MessageEvent<BytesToRead>) => postMessage(answerTo(data)));

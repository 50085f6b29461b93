// Reads a body up to a limit, whatever its length claims to be.
import { accepted, rejected } from '#core/kernel/result.ts';
import type { Result } from '#core/kernel/result.ts';
import type { Trouble } from '../problems/problem.ts';
import { malformed } from './tree.ts';

export const BODY_BYTES_MAX = 256 * 1024;
/** The server itself waits longer, for the one call whose body may be large. */
const WHOLE_MILLISECONDS = 30_000;

/** @returns the bytes; 413 beyond the limit, 408 when they take too long, 400 when they break off. */
export async function readBytes(
  request: Request,
  bytesMax = BODY_BYTES_MAX,
  milliseconds = WHOLE_MILLISECONDS,
): Promise<Result<Uint8Array, Trouble>> {
  if (Number(request.headers.get('content-length') ?? 0) > bytesMax) return tooLarge(bytesMax);
  if (request.body === null) return accepted(new Uint8Array());
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader: ReadableStreamDefaultReader<Uint8Array> = request.body.getReader();
  const giveUp = () => reader.cancel().catch(() => undefined);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    void giveUp();
  }, milliseconds);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (isLate) return TOO_SLOW;
      if (done) return accepted(Buffer.concat(chunks, length));
      length += value.byteLength;
      if (length > bytesMax) {
        void giveUp();
        return tooLarge(bytesMax);
      }
      chunks.push(value);
    }
  } catch {
    return malformed('The body ended before its time.');
  } finally {
    clearTimeout(timer);
  }
}

const TOO_SLOW = rejected({
  status: 408,
  code: 'body_too_slow',
  detail: 'The body took longer than half a minute to arrive.',
} as const);

const tooLarge = (bytesMax: number) =>
  rejected({
    status: 413,
    code: 'body_too_large',
    detail: `The body may have at most ${Math.floor(bytesMax / 1024)} kB.`,
  } as const);

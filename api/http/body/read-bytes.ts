// Reads a body up to a limit, whatever its length claims to be.
import { accepted, rejected } from '#core/kernel/result.ts';
import type { Result } from '#core/kernel/result.ts';
import type { Trouble } from '../problems/problem.ts';
import { malformed } from './tree.ts';

export const BODY_BYTES_MAX = 256 * 1024;

/** @returns the bytes, a 413 beyond the limit, or a 400 when the client broke off. */
export async function readBytes(
  request: Request,
  bytesMax = BODY_BYTES_MAX,
): Promise<Result<Uint8Array, Trouble>> {
  if (Number(request.headers.get('content-length') ?? 0) > bytesMax) return tooLarge(bytesMax);
  if (request.body === null) return accepted(new Uint8Array());
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of request.body) {
      length += chunk.byteLength;
      if (length > bytesMax) return tooLarge(bytesMax);
      chunks.push(chunk);
    }
  } catch {
    return malformed('The body ended before its time.');
  }
  return accepted(Buffer.concat(chunks, length));
}

const tooLarge = (bytesMax: number) =>
  rejected({
    status: 413,
    code: 'body_too_large',
    detail: `The body may have at most ${Math.floor(bytesMax / 1024)} kB.`,
  } as const);

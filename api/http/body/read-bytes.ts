// Reads a body up to a limit, whatever its length claims to be.
import { accepted, rejected } from '#core/kernel/result.ts';
import type { Result } from '#core/kernel/result.ts';
import type { ProblemDetails } from '../problems/problem.ts';
import { malformed } from './tree.ts';

export const BODY_BYTES_MAX = 256 * 1024;
/** The server itself waits longer, for the one call whose body may be large. */
const WHOLE_MILLISECONDS = 30_000;

/**
 * @returns the bytes; 413 beyond the limit, 408 when they take too long, 400 when they break off.
 */
export async function readBytes(
  request: Request,
  bytesMax = BODY_BYTES_MAX,
  milliseconds = WHOLE_MILLISECONDS,
): Promise<Result<Uint8Array, ProblemDetails>> {
  const claimed = request.headers.get('content-length');
  if (Number(claimed ?? 0) > bytesMax) return tooLarge(bytesMax);
  // Node holds a request to the length that it names: what is known to fit is read in one go, which
  // costs half of what a stream does.
  const reading = claimed === null ? readStream(request, bytesMax) : readWhole(request, bytesMax);
  const timer = Promise.withResolvers<'late'>();
  const timeout = setTimeout(() => timer.resolve('late'), milliseconds);
  try {
    const read = await Promise.race([reading.bytes, timer.promise]);
    if (read !== 'late') return read;
    reading.giveUp();
    return TOO_SLOW;
  } catch {
    return malformed('The body ended before its time.');
  } finally {
    clearTimeout(timeout);
  }
}

type Reading = {
  readonly bytes: Promise<Result<Uint8Array, ProblemDetails>>;
  readonly giveUp: () => void;
};

function readWhole(request: Request, bytesMax: number): Reading {
  const bytes = request
    .arrayBuffer()
    .then((buffer) =>
      buffer.byteLength > bytesMax ? tooLarge(bytesMax) : accepted(new Uint8Array(buffer)),
    );
  return { bytes, giveUp: () => undefined };
}

function readStream(request: Request, bytesMax: number): Reading {
  if (request.body === null) {
    return { bytes: Promise.resolve(accepted(new Uint8Array())), giveUp: () => undefined };
  }
  const reader: ReadableStreamDefaultReader<Uint8Array> = request.body.getReader();
  const giveUp = () => void reader.cancel().catch(() => undefined);
  return { bytes: readChunks(reader, bytesMax, giveUp), giveUp };
}

async function readChunks(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  bytesMax: number,
  giveUp: () => void,
): Promise<Result<Uint8Array, ProblemDetails>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return accepted(Buffer.concat(chunks, length));
    length += value.byteLength;
    if (length > bytesMax) {
      giveUp();
      return tooLarge(bytesMax);
    }
    chunks.push(value);
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

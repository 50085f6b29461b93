// Compresses what a call replies with, where that is worth it and safe. A reply that carries a
// secret never is: its length would tell a guesser how much of the secret is guessed (BREACH).
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ApiContext } from '../env.ts';

/** Below this a reply fits into two packets and is not worth the work; postings stay below it. */
const COMPRESSED_BYTES_MIN = 2048;

/** Not streams, whose parts must leave at once, nor papers and sheets, which are compressed. */
const COMPRESSIBLE = /^(application\/(problem\+)?json|text\/(csv|html|css|javascript))\b/;

/** Quick rather than small: the reply is sent once. */
const ENCODERS = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 4 }),
} as const;

type Encoding = keyof typeof ENCODERS;

const textOf = (c: ApiContext): string | undefined =>
  c.res === c.get('reply') ? c.get('replyText') : undefined;

/** @returns false for a short text, which is told without looking at the reply's headers. */
export function mayCompress(c: ApiContext): boolean {
  const text = textOf(c);
  return text === undefined || Buffer.byteLength(text) > COMPRESSED_BYTES_MIN;
}

/** Replaces the reply by a compressed one, off the thread that serves. */
export async function compressReply(c: ApiContext): Promise<void> {
  const text = textOf(c);
  if (!isCompressible(c)) return;
  c.res.headers.set('vary', 'Accept-Encoding');
  const encoding = encodingFor(c.req.header('accept-encoding'));
  if (encoding === null) return;
  const plain = text === undefined ? Buffer.from(await c.res.arrayBuffer()) : Buffer.from(text);
  const { status, headers } = c.res;
  const isLong = plain.length > COMPRESSED_BYTES_MIN;
  if (isLong) headers.set('content-encoding', encoding);
  headers.delete('content-length');
  const bytes = isLong ? await ENCODERS[encoding](plain) : plain;
  const response = new Response(new Uint8Array(bytes), { status, headers });
  // Headers of the one before would be added to it otherwise.
  c.res = undefined;
  c.res = response;
}

function isCompressible(c: ApiContext): boolean {
  const { headers, status } = c.res;
  return (
    c.get('keepsLength') !== true &&
    COMPRESSIBLE.test(headers.get('content-type') ?? '') &&
    !headers.has('content-encoding') &&
    status !== 206 &&
    c.res.body !== null
  );
}

/** @returns what the client takes and prefers; of equals the shorter, brotli. */
function encodingFor(accepted: string | undefined): Encoding | null {
  const weights = new Map<string, number>();
  for (const part of accepted?.toLowerCase().split(',') ?? []) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim());
    const weight = parameters.find((word) => word.startsWith('q='))?.slice(2) ?? '1';
    weights.set(name, Number(weight));
  }
  const [br, zipped] = [weights.get('br') ?? 0, weights.get('gzip') ?? 0];
  if (br > 0 && br >= zipped) return 'br';
  return zipped > 0 ? 'gzip' : null;
}

// A body of newline-delimited JSON, read line by line as it arrives: nothing waits for its end, and
// no more than one line and one piece of the network is ever held.
import { rejected } from '#core/kernel/result.ts';
import type { ProblemDetails } from '../../problems/problem.ts';
import { BODY_BYTES_MAX } from '../read-bytes.ts';
import { malformed } from '../tree.ts';

/** In 32 MB go ten thousand journals of some fifty lines each. */
const LINES_BYTES_MAX = 32 * 1024 * 1024;
/** Empty ones count, since they cost time too. */
const LINES_MAX = 10_000;

/** What is read of a body, where it is not the usual. */
type LineLimits = { readonly linesMax?: number; readonly idleMilliseconds?: number };
/** A client that sends nothing for so long is not waited for. */
const IDLE_MILLISECONDS = 30_000;
/** What is looked at in one go. */
const PIECE_BYTES = 64 * 1024;

const NEWLINE = 10;

export type RawLine = {
  /** Counted from 1, empty lines too, as an editor counts them. */
  readonly line: number;
  readonly text: string | ProblemDetails;
};

export type LinesChunk = {
  readonly lines: readonly RawLine[];
  /** Set on the last piece when the body was not read to its end. */
  readonly problem?: ProblemDetails;
};

/** @returns why the body cannot be lines, before anything of it is read; null when it can. */
export function refusalOfLines({ headers }: Request): ProblemDetails | null {
  const [type = '', ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(';');
  const charset = parameters.map((text) => text.trim()).find((text) => text.startsWith('charset='));
  const isUtf8 = charset === undefined || /^charset="?utf-8"?$/.test(charset);
  if (!isUtf8 || !/^application\/(x-)?ndjson$/.test(type.trim())) {
    return {
      status: 415,
      code: 'unsupported_content_type',
      detail: 'Send one JSON object per line, in UTF-8, with Content-Type: application/x-ndjson.',
    };
  }
  const length = Number(headers.get('content-length') ?? 0);
  return length > LINES_BYTES_MAX ? TOO_LARGE.rejection : null;
}

/**
 * Yields the lines of each piece that arrives, empty ones left out.
 * @param gone ends the reading, when nobody waits for an answer any more.
 */
export async function* readLines(
  { body }: Request,
  gone: AbortSignal,
  { linesMax = LINES_MAX, idleMilliseconds = IDLE_MILLISECONDS }: LineLimits = {},
): AsyncGenerator<LinesChunk> {
  if (body === null) return;
  const reader: ReadableStreamDefaultReader<Uint8Array> = body.getReader();
  const stop = () => void reader.cancel().catch(() => undefined);
  gone.addEventListener('abort', stop, { once: true });
  if (gone.aborted) stop();
  const splitter = createSplitter(linesMax);
  try {
    for (let bytes = 0; ;) {
      const chunk = await nextChunk(reader, idleMilliseconds);
      if (chunk === null) break;
      if ('status' in chunk) {
        yield { lines: [], problem: chunk };
        return;
      }
      bytes += chunk.byteLength;
      if (bytes > LINES_BYTES_MAX) {
        yield { lines: [], problem: TOO_LARGE.rejection };
        return;
      }
      for (let from = 0; from < chunk.byteLength; from += PIECE_BYTES) {
        const piece = splitter.add(chunk.subarray(from, from + PIECE_BYTES));
        yield piece;
        if (piece.problem !== undefined) return;
      }
    }
    yield splitter.end();
  } finally {
    stop();
  }
}

/** @returns the bytes, null at the end, or why there are no more. */
async function nextChunk(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  milliseconds: number,
): Promise<Uint8Array | ProblemDetails | null> {
  const { promise: idle, resolve } = Promise.withResolvers<ProblemDetails>();
  const timer = setTimeout(() => resolve(IDLE), milliseconds);
  const read = reader.read().then(
    ({ done, value }) => (done ? null : value),
    () => BROKEN.rejection,
  );
  try {
    return await Promise.race([read, idle]);
  } finally {
    clearTimeout(timer);
  }
}

function createSplitter(linesMax: number) {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let parts: Uint8Array[] = [];
  let length = 0;
  let line = 0;

  const keep = (part: Uint8Array): void => {
    length += part.byteLength;
    if (length > BODY_BYTES_MAX) parts = [];
    else parts.push(part);
  };
  const finish = (): RawLine[] => {
    line += 1;
    const text = length > BODY_BYTES_MAX ? LINE_TOO_LONG : decoded(decoder, parts);
    parts = [];
    length = 0;
    return typeof text === 'string' && text.trim() === '' ? [] : [{ line, text }];
  };
  return {
    add: (piece: Uint8Array): LinesChunk => {
      const lines: RawLine[] = [];
      let from = 0;
      for (let to = piece.indexOf(NEWLINE); to >= 0; to = piece.indexOf(NEWLINE, from)) {
        if (line >= linesMax) return { lines, problem: tooManyLines(linesMax) };
        keep(piece.subarray(from, to));
        lines.push(...finish());
        from = to + 1;
      }
      keep(piece.subarray(from));
      return { lines };
    },
    end: (): LinesChunk => {
      if (length === 0) return { lines: [] };
      return line < linesMax ? { lines: finish() } : { lines: [], problem: tooManyLines(linesMax) };
    },
  };
}

function decoded(decoder: TextDecoder, parts: readonly Uint8Array[]): string | ProblemDetails {
  const [only = new Uint8Array(), ...others] = parts;
  try {
    return decoder.decode(others.length === 0 ? only : Buffer.concat(parts));
  } catch {
    return malformed('The line is not UTF-8.').rejection;
  }
}

const tooManyLines = (linesMax: number): ProblemDetails => ({
  status: 413,
  code: 'too_many_lines',
  detail: `A batch has at most ${linesMax.toLocaleString('en-IN')} lines; send the rest by itself.`,
});

const TOO_LARGE = rejected({
  status: 413,
  code: 'body_too_large',
  detail: `The body may have at most ${LINES_BYTES_MAX / 1024 / 1024} MB; send the rest by itself.`,
} as const);

const LINE_TOO_LONG: ProblemDetails = {
  status: 413,
  code: 'line_too_long',
  detail: `A line may have at most ${BODY_BYTES_MAX / 1024} kB.`,
};

const IDLE: ProblemDetails = {
  status: 408,
  code: 'body_stalled',
  detail: 'Nothing of the body arrived for half a minute.',
};

const BROKEN = malformed('The body ended before its time.');

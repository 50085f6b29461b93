// Plays the server's stream of changes: a test sees who listens, and says what they hear.
import type { Change } from '#api/contract/entity/changes.ts';

export type Line = {
  readonly bookId: number;
  /** Where the listener asked to go on from. */
  readonly after: string | null;
  readonly say: (change: Change) => void;
  /** The server ends the stream. */
  readonly end: () => void;
  /** Whether the listener is still there. */
  readonly open: () => boolean;
};

type Refusal = { readonly status: number; readonly headers?: Record<string, string> };

export type StreamServer = {
  /** All that were opened, in order. */
  readonly lines: readonly Line[];
  readonly open: () => readonly Line[];
  /** How often it was asked for a stream, those that it refused among them. */
  readonly asked: () => number;
  /** The next requests are answered so instead, one each; 'silence' is no answer at all. */
  readonly refuse: (...refusals: readonly (Refusal | 'silence')[]) => void;
};

const CHANGES = /^\/api\/islogin\/book\/(\d+)\/changes$/;

/** Whatever is asked beside the stream goes where it went before. */
export function streamServer(): StreamServer {
  const lines: Line[] = [];
  const refusals: (Refusal | 'silence')[] = [];
  let asked = 0;
  const elsewhere = window.fetch;
  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.origin);
    const bookId = CHANGES.exec(url.pathname)?.[1];
    if (bookId === undefined) return elsewhere(input, init);
    asked += 1;
    const refusal = refusals.shift();
    if (refusal === 'silence') throw new TypeError('Failed to fetch');
    if (refusal !== undefined) return Response.json('No', refusal);
    const { line, body } = newLine(Number(bookId), url.searchParams.get('after'), init?.signal);
    lines.push(line);
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  };
  return {
    lines,
    open: () => lines.filter((line) => line.open()),
    asked: () => asked,
    refuse: (...more) => void refusals.push(...more),
  };
}

function newLine(bookId: number, after: string | null, signal: AbortSignal | null | undefined) {
  let controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | null = null;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(given) {
      controller = given;
    },
    cancel() {
      controller = null;
    },
  });
  signal?.addEventListener('abort', () => {
    controller?.error(new DOMException('Aborted', 'AbortError'));
    controller = null;
  });
  const line: Line = {
    bookId,
    after,
    say(change) {
      const id = change.seq === undefined ? '' : `id: ${change.seq}\n`;
      controller?.enqueue(new TextEncoder().encode(`${id}data: ${JSON.stringify(change)}\n\n`));
    },
    end() {
      controller?.close();
      controller = null;
    },
    open: () => controller !== null,
  };
  return { line, body };
}

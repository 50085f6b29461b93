// A body of lines that is answered line by line, as an import is: the answers are heard of as they
// come, long before the last of them.
import type { z } from 'zod';
import type { AnyRecord } from '#core/shapes/record.ts';
import type { WriteEndpoint } from '#api/contract/wire/endpoint.ts';
import { beginLines, refusedBy } from '../call.ts';
import type { CallResult } from '../call.ts';

type LinesEndpoint = WriteEndpoint & {
  readonly lines: z.ZodObject | AnyRecord;
  readonly reply: z.ZodArray;
};
type ReplyLine<E extends LinesEndpoint> = z.output<E['reply']>[number];

type LinesInput<E extends LinesEndpoint> = {
  readonly query: Readonly<Record<string, string | number | undefined>>;
  readonly lines: readonly object[];
  readonly onAnswers: (answers: readonly ReplyLine<E>[]) => void;
  readonly signal: AbortSignal;
};

/** @returns whether the reply was read to its end; what it said was heard line by line. */
export async function sendLines<E extends LinesEndpoint>(
  endpoint: E,
  { query, lines, onAnswers, signal }: LinesInput<E>,
): Promise<CallResult<null>> {
  const body = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  const response = await beginLines(endpoint, { query, lines: body, signal });
  if (response === null) return { ok: false, failure: { kind: 'network' } };
  if (response.status !== 200 || response.body === null) {
    return { ok: false, failure: await refusedBy(response, endpoint) };
  }
  try {
    for await (const texts of linesOf(response.body)) {
      const read = endpoint.reply.safeParse(texts.map((text) => JSON.parse(text) as unknown));
      if (!read.success) return { ok: false, failure: { kind: 'unreadable', status: 200 } };
      onAnswers(read.data as readonly ReplyLine<E>[]);
    }
    return { ok: true, value: null };
  } catch {
    return { ok: false, failure: { kind: 'network' } };
  }
}

/** Yields the whole lines of each piece that arrives. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<readonly string[]> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
    const lines = rest.split('\n');
    rest = done ? '' : (lines.pop() ?? '');
    const whole = lines.filter((line) => line !== '');
    if (whole.length > 0) yield whole;
    if (done) return;
  }
}

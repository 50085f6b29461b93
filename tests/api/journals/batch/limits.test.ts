// How much a batch may be, and what becomes of one that is more, or is no text.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLines } from '#api/http/body/lines/read-lines.ts';
import type { LinesChunk } from '#api/http/body/lines/read-lines.ts';
import { readBytes } from '#api/http/body/read-bytes.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import { linesIn } from '#tests/support/server.ts';
import { meera } from '#tests/specimens/books/people.ts';
import { journalCount, ndjson, readAnswers, saleLine, sendBatch } from './sending.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
});
afterAll(() => team.close());

const sale = (paise: number, more: object = {}) => saleLine(team, paise, more);

/** Sends bytes as they are, or as they come. */
async function sendBytes(
  body: Uint8Array | ReadableStream<Uint8Array>,
  query = '',
  headers: Record<string, string> = {},
) {
  const cookie = team.cookieOf(meera.profile.email);
  const init = { method: 'POST', body, duplex: 'half' } as RequestInit;
  const reply = await team.server.app.request(`/api/islogin/journal/batch${query}`, {
    ...init,
    headers: { 'Content-Type': 'application/x-ndjson', Cookie: cookie, ...headers },
  });
  const text = await reply.text();
  return { status: reply.status, body: linesIn(text) };
}

const bytesOf = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)));

describe('a line', () => {
  it('a line that is no UTF-8 is answered, and the others are posted', async () => {
    const line = ndjson([sale(100)]);
    const bytes = bytesOf(line, [0x22, 0xc3, 0x28, 0x22, 0x0a], line, [0xed, 0xa0, 0x80, 0x0a]);
    const { answers, summary } = readAnswers((await sendBytes(bytes)).body);
    expect(answers.map((answer) => answer.ok || answer.code)).toStrictEqual([
      true,
      'malformed_body',
      true,
      'malformed_body',
    ]);
    expect(summary).toMatchObject({ done: true, posted: 2, refused: 2 });
  });

  it('a line of more than 256 kB is answered and not kept, and the others are posted', async () => {
    const long = JSON.stringify({ entry: [], narration: 'x'.repeat(3_000_000) });
    const { answers, summary } = await sendBatch(team.owner, [sale(1), long, sale(2)]);
    expect(answers).toMatchObject([
      { line: 1, ok: true },
      { line: 2, ok: false, status: 413, code: 'line_too_long' },
      { line: 3, ok: true },
    ]);
    expect(summary.done).toBe(true);
  });

  it('a line of 500 entries is posted, of 501 refused', async () => {
    const [debit, credit] = sale(100).entry;
    const entry = Array.from({ length: 500 }, (_, at) => (at % 2 === 0 ? debit : credit));
    const { answers } = await sendBatch(team.owner, [{ entry }, { entry: [...entry, debit] }]);
    expect(answers).toMatchObject([{ ok: true }, { code: 'invalid_request' }]);
  });

  it('is told of a few of its errors only, since there may be ten thousand such', async () => {
    const entry = Array.from({ length: 50 }, () => ({}));
    const { answers } = await sendBatch(team.owner, [{ entry }]);
    expect(answers[0]).toMatchObject({ errors: { length: 3 } });
  });
});

describe('a batch', () => {
  it.each(['', '?atomic=true'])(
    'a batch of 10,001 lines ends with that line (%j)',
    async (query) => {
      const before = await journalCount(team);
      const bytes = bytesOf('{}\n'.repeat(9_999), ndjson([sale(1)]), ndjson([sale(2)]));
      const { answers, summary } = readAnswers((await sendBytes(bytes, query)).body);
      expect(summary).toMatchObject({ done: false, code: 'too_many_lines' });
      const isAtomic = query !== '';
      expect(answers.length).toBe(isAtomic ? 0 : 10_000);
      expect(await journalCount(team)).toBe(before + (isAtomic ? 0 : 1));
    },
  );

  it('a batch that says it is more than 32 MB is not read', async () => {
    const headers = { 'Content-Length': String(32 * 1024 * 1024 + 1) };
    const { status, body } = await sendBytes(bytesOf('{}'), '', headers);
    expect([status, body]).toMatchObject([413, [{ code: 'body_too_large' }]]);
  });

  it('a batch that turns out to be more than 32 MB ends there; what was posted stays', async () => {
    const before = await journalCount(team);
    const endless = Buffer.alloc(1024 * 1024, 'x');
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(sent === 0 ? bytesOf(ndjson([sale(7)])) : endless);
        sent += 1;
        if (sent > 100) controller.close();
      },
    });
    const { answers, summary } = readAnswers((await sendBytes(body)).body);
    expect(answers).toMatchObject([{ line: 1, ok: true }]);
    expect(summary).toMatchObject({ done: false, code: 'body_too_large', posted: 1 });
    expect(sent).toBeLessThan(40);
    expect(await journalCount(team)).toBe(before + 1);
  });
});

it('thirty million empty lines are no work', async () => {
  const began = performance.now();
  const { summary } = readAnswers((await sendBytes(Buffer.alloc(30_000_000, '\n'))).body);
  expect(summary).toMatchObject({ done: false, code: 'too_many_lines' });
  expect(performance.now() - began).toBeLessThan(10_000);
});

describe('a body that does not go on', () => {
  const stalled = (first: string) =>
    new Request('http://x', {
      method: 'POST',
      // Node wants it for a body that is a stream; the DOM's type does not know it.
      duplex: 'half',
      body: new ReadableStream<Uint8Array>({
        start: (controller) => controller.enqueue(bytesOf(first)),
      }),
    } as RequestInit);
  const piecesOf = async (pieces: AsyncIterable<LinesChunk>) => {
    const all: LinesChunk[] = [];
    for await (const piece of pieces) all.push(piece);
    return all;
  };

  it('ends the batch after the lines that came', async () => {
    const pieces = readLines(stalled('{}\n{"ent'), new AbortController().signal, {
      idleMilliseconds: 50,
    });
    expect(await piecesOf(pieces)).toMatchObject([
      { lines: [{ line: 1, text: '{}' }] },
      { lines: [], problem: { status: 408, code: 'body_stalled' } },
    ]);
  });

  it('is left when the client has gone', async () => {
    const gone = new AbortController();
    const pieces = piecesOf(readLines(stalled('{}\n'), gone.signal));
    setTimeout(() => gone.abort(), 20);
    expect(await pieces).toMatchObject([{ lines: [{ line: 1 }] }, { lines: [] }]);
  });

  it('a body of any other call that does not go on is answered with 408', async () => {
    const read = await readBytes(stalled('{}'), 1000, 50);
    expect(read).toMatchObject({ ok: false, rejection: { status: 408, code: 'body_too_slow' } });
  });
});

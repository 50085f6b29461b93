// A connection cut into packets at every place, closed by the client at every place, or left.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { asked, echo, inChunks, LAST } from './handler.ts';
import { connections, connectTo, openPair, until } from './pair.ts';
import type { Pair, Read } from './pair.ts';

let pair: Pair;
beforeAll(async () => void (pair = await openPair(echo)));
afterAll(() => pair.close());

/** Two of each kind, one behind the other, with bodies that look like requests. */
const MIXED = (read: Read): string =>
  [
    asked(read, { body: '{"name":"chai"}' }),
    asked('GET'),
    asked(read, { headers: ['Transfer-Encoding: chunked'] }) + inChunks('WHERE / HTTP/1.1', [3, 7]),
    asked('POST', { body: 'name=abG' }),
    asked(read, { body: 'WHERE / HTTP/1.1\r\nHost: a\r\n\r\n' }),
    `\r\n${asked(read)}`,
    asked('QUERY', { body: 'W' }),
    asked(read, { headers: [LAST] }),
  ].join('');

const EVERYWHERE = Array.from({ length: MIXED('WHERE').length }, (_, at) => at);

describe('requests on one connection are answered as by plain Node', () => {
  it('requests in two packets are answered as by plain Node, wherever divided', async () => {
    for (const at of EVERYWHERE) {
      const script = (read: Read) => [MIXED(read).slice(0, at), MIXED(read).slice(at)];
      const { plain, turns } = await pair.play(script, { apart: true });
      expect([at, turns]).toStrictEqual([at, plain]);
    }
  });

  it('byte by byte', async () => {
    const { plain, turns } = await pair.play((read) => [...MIXED(read)], { apart: true });
    expect(turns).toBe(plain);
    expect(turns.match(/\[end\]/g)).toHaveLength(8);
  });

  it('wherever the client closes its side', async () => {
    for (const at of EVERYWHERE) {
      const script = (read: Read) => [MIXED(read).slice(0, at)];
      const { plain, turns } = await pair.play(script, { ends: true });
      expect([at, turns]).toStrictEqual([at, plain]);
    }
  });
});

describe('a client that is gone', () => {
  /** Writes the text and breaks off, in one of the two ways that there are. */
  async function leave(server: Server, text: string, abruptly: boolean): Promise<void> {
    const socket = connectTo(server);
    await once(socket, 'connect');
    socket.write(text);
    if (abruptly) setImmediate(() => socket.resetAndDestroy());
    else setImmediate(() => socket.destroy());
    await once(socket, 'close');
  }

  it.each([true, false])(
    'a client that is gone at any byte leaves no connection behind (reset: %s)',
    async (abruptly) => {
      const text = MIXED('WHERE').replaceAll(' / ', ' /later ');
      const places = Array.from({ length: text.length }, (_, at) => at);
      await Promise.all(places.map((at) => leave(pair.turns, text.slice(0, at), abruptly)));
      await until(async () => (await connections(pair.turns)) === 0);
    },
  );

  it('leaves the next one a server that works', async () => {
    const { plain, turns } = await pair.play((read) => [MIXED(read)]);
    expect(turns).toBe(plain);
  });
});

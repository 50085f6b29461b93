// A client on a socket that writes a batch bit by bit and reads the answers as it likes.
import { once } from 'node:events';
import { request } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';

type Conversation = {
  readonly write: (text: string) => void;
  readonly end: () => void;
  /** Breaks the connection off. */
  readonly leave: () => void;
  /** The status and headers; until they are awaited, nothing of the reply is read. */
  readonly reply: Promise<IncomingMessage>;
  /** @returns the next line of the reply; null at its end. */
  readonly nextLine: () => Promise<unknown>;
  readonly rest: () => Promise<unknown[]>;
};

export function converse(port: number, cookie: string, query = ''): Conversation {
  const outgoing: ClientRequest = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: `/api/islogin/journal/batch${query}`,
    headers: {
      'Content-Type': 'application/x-ndjson',
      Cookie: cookie,
    },
  });
  outgoing.on('error', () => undefined);
  outgoing.flushHeaders();
  const reply = once(outgoing, 'response').then(([message]) => message as IncomingMessage);
  reply.catch(() => undefined);
  let lines: AsyncGenerator<unknown> | null = null;
  const nextLine = async (): Promise<unknown> => {
    lines ??= linesOf(await reply);
    const { value, done } = await lines.next();
    return done === true ? null : value;
  };
  return {
    write: (text) => void outgoing.write(text),
    end: () => void outgoing.end(),
    leave: () => void outgoing.destroy(),
    reply,
    nextLine,
    rest: async () => {
      const rest: unknown[] = [];
      for (let line = await nextLine(); line !== null; line = await nextLine()) rest.push(line);
      return rest;
    },
  };
}

async function* linesOf(message: IncomingMessage): AsyncGenerator<unknown> {
  let text = '';
  for await (const chunk of message) {
    text += String(chunk);
    const lines = text.split('\n');
    text = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as unknown;
  }
}

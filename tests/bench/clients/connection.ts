// A client on a connection that is kept, one request at a time. Written on bare sockets: a client
// that costs as much as the server would halve what it measures.
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

export type Client = {
  /** Sends a whole request and waits for the last byte of its answer. */
  readonly send: (request: string) => Promise<string>;
  readonly close: () => void;
};

const HEAD_END = '\r\n\r\n';

export async function openClient(port: number): Promise<Client> {
  let socket = await dial(port);
  return {
    send: async (request) => {
      // The server closes a connection after a thousand requests, as it does to everybody.
      if (socket.destroyed || socket.readableEnded) socket = await dial(port);
      const reply = await answerOn(socket, request);
      if (/\r\nconnection: close/i.test(reply.head)) socket.destroy();
      if (!reply.head.startsWith('HTTP/1.1 200')) {
        throw new Error(`Not answered as wanted: ${reply.head}${HEAD_END}${reply.body}`);
      }
      return reply.body;
    },
    close: () => socket.destroy(),
  };
}

async function dial(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  return socket;
}

type Reply = { readonly head: string; readonly body: string };

function answerOn(socket: Socket, request: string): Promise<Reply> {
  return new Promise((resolve, reject) => {
    let received: Buffer = Buffer.alloc(0);
    const ended = () => reject(new Error('The connection was closed before the answer.'));
    const hear = (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const reply = wholeReply(received);
      if (reply === null) return;
      socket.off('data', hear);
      socket.off('close', ended);
      resolve(reply);
    };
    socket.on('data', hear);
    socket.once('close', ended);
    socket.write(request);
  });
}

/** @returns the reply once all of it is there, by its length; null before. */
function wholeReply(received: Buffer): Reply | null {
  const headEnd = received.indexOf(HEAD_END);
  if (headEnd === -1) return null;
  const head = received.toString('latin1', 0, headEnd);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  const from = headEnd + HEAD_END.length;
  if (length === undefined) return wholeChunked(head, received.toString('utf8', from));
  const to = from + Number(length);
  return received.length < to ? null : { head, body: received.toString('utf8', from, to) };
}

/** A body without a length ends with a chunk of none. */
function wholeChunked(head: string, text: string): Reply | null {
  if (!/\r\ntransfer-encoding: chunked/i.test(head)) return { head, body: '' };
  return text.endsWith('0\r\n\r\n') ? { head, body: text } : null;
}

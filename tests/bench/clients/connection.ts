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
const LAST_CHUNK = Buffer.from('0\r\n\r\n');

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
    const addChunk = startReply();
    const ended = () => reject(new Error('The connection was closed before the answer.'));
    const hear = (chunk: Buffer) => {
      const reply = addChunk(chunk);
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

type Head = {
  readonly text: string;
  /** Where the body begins. */
  readonly from: number;
  /** Where it ends; null where only its last chunk tells. */
  readonly to: number | null;
};

/** @returns what takes the chunks of a reply: all of it with the last of them, null before. */
function startReply(): (chunk: Buffer) => Reply | null {
  const chunks: Buffer[] = [];
  let received = 0;
  let head: Head | null = null;
  return (chunk) => {
    chunks.push(chunk);
    received += chunk.length;
    head ??= headIn(Buffer.concat(chunks));
    if (head === null) return null;
    const { text, from, to } = head;
    // A long reply is put together once, not anew with each of its chunks.
    if (to === null ? !endsAsChunked(chunks) : received < to) return null;
    return { head: text, body: Buffer.concat(chunks).toString('utf8', from, to ?? received) };
  };
}

function headIn(received: Buffer): Head | null {
  const end = received.indexOf(HEAD_END);
  if (end === -1) return null;
  const text = received.toString('latin1', 0, end);
  const from = end + HEAD_END.length;
  if (/\r\ntransfer-encoding: chunked/i.test(text)) return { text, from, to: null };
  return { text, from, to: from + Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? 0) };
}

/** A body without a length ends with a chunk of none. */
const endsAsChunked = (chunks: readonly Buffer[]): boolean =>
  Buffer.concat(chunks.slice(-LAST_CHUNK.length)).subarray(-LAST_CHUNK.length).equals(LAST_CHUNK);

// A wire between a server and its database, or a client and a server, that can be cut, slowed down
// or made silent: then both ends believe in the connection and nothing gets through any more.
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, NetConnectOpts, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { laterUndo } from '../ground/left-behind.ts';

export type BytePipe = {
  readonly port: number;
  /** Every chunk is handed on so much later, in order. */
  delay: (milliseconds: number) => void;
  /** While set: what is connected goes silent for ever, and so does what connects. */
  silence: (on: boolean) => void;
  /** Cuts every connection now; the chunk under way may have got through in part. */
  cut: () => void;
  /** The answer to the next COMMIT of each connection never comes back. */
  cutCommits: (count: number) => void;
  /** How many answers to a COMMIT were cut so far. */
  readonly commitsCut: () => number;
  readonly close: () => void;
};

/** COMMIT as a simple query and within a pipeline of prepared statements. */
const COMMIT = /commit\0/i;

type Line = { readonly client: Socket; readonly server: Socket | null; silent: boolean };

export async function openPipe(target: NetConnectOpts): Promise<BytePipe> {
  const lines = new Set<Line>();
  let milliseconds = 0;
  let silent = false;
  let toCut = 0;
  let cutSoFar = 0;

  const listener = createServer((client) => {
    // On a silent wire the other end never hears that somebody wants to connect.
    const server = silent ? null : connect(target);
    const line: Line = { client, server, silent };
    lines.add(line);
    client.on('error', () => undefined);
    if (server === null) return;
    const hangUp = () => {
      client.destroy();
      server.destroy();
      lines.delete(line);
    };
    let committing = false;
    handOn(
      line,
      client,
      server,
      () => milliseconds,
      (bytes) => {
        if (toCut > 0 && !committing && COMMIT.test(bytes.toString('latin1'))) {
          toCut -= 1;
          committing = true;
        }
        return true;
      },
    );
    handOn(
      line,
      server,
      client,
      () => milliseconds,
      () => {
        if (!committing) return true;
        cutSoFar += 1;
        hangUp();
        return false;
      },
    );
    for (const end of [client, server]) {
      end.on('error', () => undefined);
      // On a silent wire the other end does not hear of it either.
      end.on('close', () => (line.silent ? undefined : hangUp()));
    }
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const cut = () => {
    for (const { client, server } of lines) {
      client.destroy();
      server?.destroy();
    }
    lines.clear();
  };
  const close = () => {
    listener.close();
    cut();
  };
  laterUndo(close);
  return {
    port: (listener.address() as AddressInfo).port,
    delay: (wanted) => {
      milliseconds = wanted;
    },
    silence: (on) => {
      silent = on;
      for (const line of lines) line.silent ||= on;
    },
    cut,
    cutCommits: (count) => {
      toCut = count;
    },
    commitsCut: () => cutSoFar,
    close,
  };
}

function handOn(
  line: Line,
  from: Socket,
  to: Socket,
  delay: () => number,
  mayPass: (bytes: Buffer) => boolean,
): void {
  let before: Promise<unknown> = Promise.resolve();
  from.on('data', (bytes: Buffer) => {
    if (line.silent || !mayPass(bytes)) return;
    const milliseconds = delay();
    const hand = () => {
      if (!line.silent && !to.destroyed) to.write(bytes);
    };
    if (milliseconds === 0) before = before.then(hand);
    else before = Promise.all([before, pause(milliseconds)]).then(hand);
  });
}

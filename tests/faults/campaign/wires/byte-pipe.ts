// A wire between a server and its database, or a client and a server, that can be cut, slowed down
// or made silent: then both ends believe in the connection and nothing gets through any more.
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, NetConnectOpts, Socket } from 'node:net';
import { setImmediate as soon, setTimeout as pause } from 'node:timers/promises';
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
  /** The same, but the connection stays: whoever waits for the answer goes on waiting. */
  swallowCommits: (count: number) => void;
  /** How many answers to a COMMIT were cut or swallowed so far. */
  readonly commitsCut: () => number;
  /** While set: every byte is handed on by itself. */
  crumble: (on: boolean) => void;
  readonly close: () => void;
};

/** COMMIT as a simple query and within a pipeline of prepared statements. */
const COMMIT = /commit\0/i;

type Line = { readonly client: Socket; readonly server: Socket | null; silent: boolean };

/** What is done to the bytes at the moment. */
type Mischief = {
  milliseconds: number;
  silent: boolean;
  commits: number;
  swallows: boolean;
  crumbles: boolean;
};

export async function openPipe(target: NetConnectOpts): Promise<BytePipe> {
  const lines = new Set<Line>();
  const mischief: Mischief = {
    milliseconds: 0,
    silent: false,
    commits: 0,
    swallows: false,
    crumbles: false,
  };
  let commitsCut = 0;
  const listener = createServer({ noDelay: true }, (client) => {
    // On a silent wire the other end never hears that somebody wants to connect.
    const server = mischief.silent ? null : connect(target).setNoDelay(true);
    const line: Line = { client, server, silent: mischief.silent };
    lines.add(line);
    client.on('error', () => undefined);
    if (server === null) return;
    const hangUp = () => {
      client.destroy();
      server.destroy();
      lines.delete(line);
    };
    join(line, server, mischief, () => {
      commitsCut += 1;
      if (mischief.swallows) line.silent = true;
      else hangUp();
    });
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
  const { port } = listener.address() as AddressInfo;
  return { port, cut, close, commitsCut: () => commitsCut, ...switchesOf(mischief, lines) };
}

type Switch = 'delay' | 'silence' | 'cutCommits' | 'swallowCommits' | 'crumble';

function switchesOf(mischief: Mischief, lines: ReadonlySet<Line>): Pick<BytePipe, Switch> {
  const endCommits = (swallows: boolean) => (commits: number) => {
    Object.assign(mischief, { commits, swallows });
  };
  return {
    delay: (milliseconds) => void Object.assign(mischief, { milliseconds }),
    silence: (silent) => {
      mischief.silent = silent;
      for (const line of lines) line.silent ||= silent;
    },
    cutCommits: endCommits(false),
    swallowCommits: endCommits(true),
    crumble: (crumbles) => void Object.assign(mischief, { crumbles }),
  };
}

/** @param committed called instead of handing on the answer to a COMMIT. */
function join(line: Line, server: Socket, mischief: Mischief, committed: () => void): void {
  const { client } = line;
  let committing = false;
  handOn(line, client, server, mischief, (bytes) => {
    if (mischief.commits > 0 && !committing && COMMIT.test(bytes.toString('latin1'))) {
      mischief.commits -= 1;
      committing = true;
    }
    return true;
  });
  handOn(line, server, client, mischief, () => {
    if (committing) committed();
    return !committing;
  });
}

function handOn(
  line: Line,
  from: Socket,
  to: Socket,
  mischief: Mischief,
  mayPass: (bytes: Buffer) => boolean,
): void {
  let before: Promise<unknown> = Promise.resolve();
  const write = (bytes: Buffer) => {
    if (!line.silent && !to.destroyed) to.write(bytes);
  };
  const writeEach = async (bytes: Buffer) => {
    for (const byte of bytes) {
      write(Buffer.of(byte));
      // The other end has taken the byte, or nearly so, before the next one follows.
      await soon();
    }
  };
  from.on('data', (bytes: Buffer) => {
    if (line.silent || !mayPass(bytes)) return;
    const { milliseconds, crumbles } = mischief;
    const arrived = milliseconds === 0 ? before : Promise.all([before, pause(milliseconds)]);
    before = arrived.then(() => (crumbles ? writeEach(bytes) : write(bytes)));
  });
}

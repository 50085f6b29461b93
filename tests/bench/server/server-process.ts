// A server in a process of its own, as the measures see it.
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';
import flags from '#api/cli/node-flags.json' with { type: 'json' };

export type BenchServer = {
  readonly port: number;
  /** What the process has used since it began. */
  readonly usage: () => Promise<Usage>;
  readonly stop: () => Promise<void>;
};

const started = z.object({ address: z.string() });
const used = z.object({
  usage: z.object({ maxRSS: z.number() }),
  cpu: z.object({ user: z.number(), system: z.number() }),
  statements: z.number(),
});

type Usage = {
  readonly maxRssMb: number;
  readonly cpuSeconds: number;
  /** Sent to PostgreSQL, on any connection. */
  readonly statements: number;
};

/**
 * @param env what it is to read of its environment, beside the bench's own.
 * @param program the product, or what stands beside it.
 */
export async function startBenchServer(
  env: Readonly<Record<string, string>>,
  program: 'serve.ts' | 'bare.ts' = 'serve.ts',
): Promise<BenchServer> {
  const port = await freePort();
  const child = fork(join(import.meta.dirname, program), [], {
    execArgv: flags.serving,
    env: {
      ...process.env,
      PORT: String(port),
      RATE_LIMITS: 'off',
      ...env,
    },
    // One line per request goes to the log, as it does in an installation.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  started.parse(await answerOf(child));
  return {
    port,
    usage: async () => {
      child.send('usage');
      const { usage, cpu, statements } = used.parse(await answerOf(child));
      return {
        maxRssMb: usage.maxRSS / 1024,
        cpuSeconds: (cpu.user + cpu.system) / 1e6,
        statements,
      };
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

/** The next message of a child; an end instead of an answer is an error. */
export async function answerOf(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`A process ended with ${code}.`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message);
    });
  });
}

/** @returns a port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

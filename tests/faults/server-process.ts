// `npm start`'s two processes as the system sees them: to be signalled, killed and listened to.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { eventually } from './installation.ts';

const ROOT = join(import.meta.dirname, '../..');
const BUNDLED = join(ROOT, 'node_modules/.bin/node');
export const NODE = existsSync(BUNDLED) ? BUNDLED : process.execPath;

export type ServerProcess = {
  readonly child: ChildProcess;
  readonly address: string;
  readonly output: () => string;
  /** Waits for a text in the output. */
  readonly says: (text: string) => Promise<void>;
  /** @returns the exit code; the signal's name when one ended it. */
  readonly ended: Promise<number | string>;
};

const SERVER = ['--disable-proto=delete', 'api/main.ts'];

/** @param args what Node runs, from the project's folder; by default the server itself. */
export async function startProcess(
  dataDir: string,
  args: readonly string[] = SERVER,
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const port = await freePort();
  const child = spawn(NODE, args, {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const hear = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const ended = new Promise<number | string>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown'));
  });
  const silenced = ended.then((code): never => {
    throw new Error(`It ended with ${code} and said:\n${output}`);
  });
  silenced.catch(() => undefined);
  return {
    child,
    address: `http://127.0.0.1:${port}`,
    output: () => output,
    says: (text) => Promise.race([eventually(() => heardIn(output, text), 60_000), silenced]),
    ended,
  };
}

function heardIn(output: string, text: string): void {
  if (!output.includes(text)) throw new Error(`It did not say '${text}' but:\n${output}`);
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

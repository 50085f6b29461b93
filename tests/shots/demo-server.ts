// A server of its own on the demo books, for whoever looks at screens or counts keys.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
export const ASHA = { email: 'asha@example.in', password: 'Masala-Chai-7' } as const;

type DemoServer = {
  readonly address: string;
  readonly stop: () => Promise<void>;
};

/** @returns once it serves the built pages and the three demo books. */
export async function startDemo(port: number): Promise<DemoServer> {
  const dataDir = join(ROOT, `.cache/demo-${port}`);
  await rm(dataDir, { recursive: true, force: true });
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, RATE_LIMITS: 'off' };
  const run = (...words: string[]): ChildProcess =>
    spawn(process.execPath, words, { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const server = run('api/main.ts');
  const address = `http://127.0.0.1:${port}`;
  await ready(address, server);
  const [code] = await once(run('api/cli/lekha.ts', 'seed', ASHA.password), 'exit');
  if (code !== 0) throw new Error('The demo books were not written.');
  const stop = async () => {
    server.kill('SIGTERM');
    await once(server, 'exit');
  };
  return { address, stop };
}

async function ready(address: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error('The server did not start.');
    const up = await fetch(`${address}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

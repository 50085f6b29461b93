// The server as a process: one per data folder, ended by force or politely at any moment.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isAlive, processesIn } from '#api/database/embedded/processes.ts';
import { emptyInstallation, eventually, newInstallation } from '../installation.ts';
import type { Installation } from '../installation.ts';
import { freePort, NODE, startProcess } from '../server-process.ts';
import type { ServerProcess } from '../server-process.ts';

let installation: Installation;
const started: ServerProcess[] = [];

beforeEach(async () => {
  installation = await newInstallation();
});
afterEach(async () => {
  for (const { child, ended } of started.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  installation.remove();
});

async function start(...args: string[]): Promise<ServerProcess> {
  const server = await startProcess(installation.dataDir, args.length > 0 ? args : undefined);
  started.push(server);
  return server;
}

const health = async ({ address }: ServerProcess) => (await fetch(`${address}/api/health`)).status;
const nothingRuns = () => expect(processesIn(installation.cluster)).toStrictEqual([]);

describe('the server', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('stops whole on %s', async (name) => {
    const server = await start();
    await server.says('Lekha is ready');
    expect(await health(server)).toBe(200);
    server.child.kill(name);
    expect(await server.ended).toBe(0);
    nothingRuns();
    expect(existsSync(join(installation.dataDir, 'server.lock'))).toBe(false);
  });

  test('told to stop while it starts leaves no database running', async () => {
    const server = await start();
    await server.says('Opening the database');
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    nothingRuns();
  });

  test('a second one on the same folder names the first and leaves it alone', async () => {
    const first = await start();
    await first.says('Lekha is ready');
    const pid = installation.postmaster();
    const second = await start();
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(
      `Lekha already runs on ${installation.dataDir} (process ${first.child.pid}): ` +
        `open ${first.address}`,
    );
    expect(await health(first)).toBe(200);
    expect(installation.postmaster()).toBe(pid);
  });

  test('refuses to start without the master key that sealed what is there, and makes no other', async () => {
    const first = await start();
    await first.says('Lekha is ready');
    const [, code = ''] = /setup_code=(\S+)/.exec(first.output()) ?? [];
    const person = { name: 'Meera', email: 'meera@sahyadri.example', phone: '9800000000' };
    const registered = await fetch(`${first.address}/api/register`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...person, password: 'Chai1Kettle', setup_code: code }),
    });
    expect(registered.status).toBe(200);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);

    const file = join(installation.dataDir, 'master.key');
    const kept = readFileSync(file, 'utf8');
    renameSync(file, `${file}.away`);
    for (const args of [[], ['api/cli/lekha.ts', 'grant-admin', person.email]]) {
      const refused = await start(...args);
      expect(await refused.ended).not.toBe(0);
      expect(refused.output()).toContain(`${file} is not there`);
      expect(existsSync(file)).toBe(false);
    }
    const verified = await start('api/cli/lekha.ts', 'verify', '--all');
    expect(await verified.ended).toBe(0);
    expect(existsSync(file)).toBe(false);
    renameSync(`${file}.away`, file);
    const again = await start();
    await again.says('Lekha is ready');
    expect(readFileSync(file, 'utf8')).toBe(kept);
  });

  test('killed leaves PostgreSQL, which the next start takes over', async () => {
    const first = await start();
    await first.says('Lekha is ready');
    const pid = installation.postmaster();
    first.child.kill('SIGKILL');
    await first.ended;
    expect(isAlive(pid)).toBe(true);
    const second = await start();
    await second.says('Lekha is ready');
    expect(installation.postmaster()).toBe(pid);
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
    nothingRuns();
  });

  test('stops though PostgreSQL has just been killed', async () => {
    const server = await start();
    await server.says('Lekha is ready');
    process.kill(installation.postmaster(), 'SIGKILL');
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    nothingRuns();
  });

  test('does not keep a new one out by the lock that its crash left behind', async () => {
    // The number lives, but it belongs to a process that began at another time.
    const lock = { pid: process.pid, address: 'http://127.0.0.1:1', start: '1' };
    writeFileSync(join(installation.dataDir, 'server.lock'), JSON.stringify(lock));
    const server = await start();
    await server.says('Lekha is ready');
  });

  test('says that its port is taken, and leaves no database running', async () => {
    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');
    const server = await start(
      '--import',
      `data:text/javascript,process.env.PORT='${port}'`,
      'api/main.ts',
    );
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain(`Port ${port} is in use by another program`);
    nothingRuns();
    other.close();
  });

  test('names a setting that makes no sense, and opens nothing', async () => {
    installation.remove();
    installation = emptyInstallation();
    const server = await start(
      '--import',
      `data:text/javascript,process.env.PORT='abc'`,
      'api/main.ts',
    );
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('PORT must be a whole number from 0 to 65535.');
    expect(existsSync(installation.cluster)).toBe(false);
  });
});

describe('npm start', () => {
  test('passes the signal on and ends as the server does', async () => {
    installation.remove();
    installation = emptyInstallation();
    const starter = await start('api/cli/start.mjs');
    await starter.says('Lekha is ready');
    starter.child.kill('SIGTERM');
    expect(await starter.ended).toBe(0);
    nothingRuns();
  });

  test('stops the server when whoever started it is gone', async () => {
    const parent = await start(
      '-e',
      `require('node:child_process').spawn(${JSON.stringify(NODE)}, ['api/cli/start.mjs'],
        { stdio: 'inherit' })`,
    );
    await parent.says('Lekha is ready');
    parent.child.kill('SIGKILL');
    await eventually(nothingRuns);
  });
});

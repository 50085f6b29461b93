import { describe, expect, it } from 'vitest';
import { CommitUnknown, QueueFull, ReadOnly } from '#api/commands/request.ts';
import { CONTENT_SECURITY_POLICY } from '#api/http/headers.ts';
import { describeError, logTo } from '#api/http/log.ts';
import { addressOf } from '#api/http/env.ts';
import { isPassing } from '#api/http/problems/unexpected.ts';
import { NewerLog, VersionNotAllowed } from '#api/store/versions/event-versions.ts';
import { PasswordsBusy } from '#api/session/password/hash-queue.ts';
import { echo, jsonPost, sampleApp } from './sample-app.ts';

const withCode = (code: string, extra: object = {}) =>
  Object.assign(new Error('secret words of the database'), { code, ...extra });

async function failing(error: unknown) {
  const { app, mount, log } = sampleApp();
  mount(echo('public'), async () => {
    throw error;
  });
  const reply = await app.request('/api/echo', jsonPost('{"password":"canary-word"}'));
  return { status: reply.status, headers: reply.headers, text: await reply.text(), log };
}

describe('every reply', () => {
  it('carries the headers of a strict house', async () => {
    const reply = await sampleApp().app.request('/api/nothing');
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-security-policy': CONTENT_SECURITY_POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    expect(reply.headers.has('strict-transport-security')).toBe(false);
    expect(reply.headers.has('access-control-allow-origin')).toBe(false);
    expect(CONTENT_SECURITY_POLICY).toContain("frame-ancestors 'none'");
    expect(CONTENT_SECURITY_POLICY).not.toContain('unsafe');
  });

  it('binds browsers to https for a year where people come by https', async () => {
    const reply = await sampleApp({ https: true }).app.request('/api/nothing');
    expect(reply.headers.get('strict-transport-security')).toContain('max-age=31536000');
  });

  it('the reply for an address of markup holds nothing of it (E66)', async () => {
    const reply = await sampleApp().app.request('/api/<script>alert(1)</script>');
    expect(reply.headers.get('content-type')).toMatch(/^application\/json/);
    expect([reply.status, await reply.json()]).toStrictEqual([404, 'Not Found']);
  });

  it('the reply for what is not there is always the same', async () => {
    const { app } = sampleApp();
    for (const path of ['/api/nothing', '/api', '/api/../etc/passwd', '/api/debug', '/metrics']) {
      const reply = await app.request(path);
      expect([reply.status, await reply.json()]).toStrictEqual([404, 'Not Found']);
    }
  });

  it('the reply to a method that nobody speaks is 405', async () => {
    const reply = await sampleApp().app.request('/api/login', { method: 'PROPFIND' });
    expect(reply.status).toBe(405);
    expect(reply.headers.get('Allow')).toContain('POST');
  });
});

describe('an error that nobody foresaw', () => {
  it('is a 500 that names the line of the log and nothing else', async () => {
    const { status, text, log } = await failing(new TypeError('secret words'));
    expect(status).toBe(500);
    expect(text).not.toContain('secret');
    const [bug] = log;
    expect(text).toContain(String(bug?.['request']));
    expect(bug).toMatchObject({ event: 'bug', error: { name: 'TypeError' } });
  });

  it.each([
    ['a full queue', new QueueFull('full')],
    ['a COMMIT without an answer', new CommitUnknown('unknown')],
    ['too many passwords', new PasswordsBusy('busy')],
    ['an event that not every server reads yet', new VersionNotAllowed('not yet')],
    ['no connection', withCode('ECONNREFUSED', { syscall: 'connect' })],
    ['no socket', withCode('ENOENT', { syscall: 'connect' })],
    ['a server that shuts down', withCode('57P01')],
    ['a statement that took too long', withCode('57014')],
    ['a lock that did not come', withCode('55P03')],
    ['a full disk', withCode('53100')],
    ['a read-only server', withCode('25006')],
    ['a driver without an answer', new Error('Query read timeout')],
    ['a driver without a connection', new Error('timeout exceeded when trying to connect')],
    ['a connection that ended', new Error('Connection terminated unexpectedly')],
  ])('such as %s is a 503 to try again later', async (_title, error) => {
    const { status, headers, text } = await failing(error);
    expect(status).toBe(503);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(text).not.toContain('secret');
  });

  it.each([new QueueFull('Too many commands are waiting.'), new PasswordsBusy('busy')])(
    'such as a crowd is one short line each, without a stack: %s',
    async (error) => {
      const { text, log } = await failing(error);
      expect(JSON.parse(text)).toMatchObject({ detail: expect.stringContaining('at once') });
      expect(log[0]).toMatchObject({ level: 'warn', event: 'busy', reason: error.message });
      expect(JSON.stringify(log)).not.toContain('stack');
    },
  );

  it('such as a disk that is nearly full is told with its reason', async () => {
    const { status, text } = await failing(new ReadOnly('The disk is nearly full.'));
    expect([status, JSON.parse(text)]).toMatchObject([
      503,
      { code: 'read_only', detail: 'The disk is nearly full.' },
    ]);
  });

  it('such as a log of a newer program is told with what is to be done', async () => {
    const { status, text } = await failing(new NewerLog('Event 7 of book 3 is Sold version 2'));
    expect([status, JSON.parse(text)]).toMatchObject([
      503,
      {
        code: 'server_outdated',
        detail:
          'Event 7 of book 3 is Sold version 2: a newer version of Lekha wrote this. ' +
          'Update this server.',
      },
    ]);
  });

  it('such as a missing file is a bug, not the database', () => {
    expect(isPassing(withCode('ENOENT', { syscall: 'open' }))).toBe(false);
    expect(isPassing(withCode('23505'))).toBe(false);
    expect(isPassing('thrown text')).toBe(false);
  });
});

describe('the log', () => {
  it('holds neither bodies nor queries, and one JSON object per line', async () => {
    const { log } = await failing(withCode('23505', { detail: 'Key (email)=(meera)' }));
    const lines: string[] = [];
    for (const line of log) logTo((text) => lines.push(text))(line);
    expect(lines.join('')).not.toContain('canary-word');
    expect(lines.join('')).not.toContain('meera');
    for (const line of lines) expect(JSON.parse(line)).toHaveProperty('time');
  });

  it('escapes what a terminal would obey (E62)', () => {
    const lines: string[] = [];
    logTo((text) => lines.push(text))({ level: 'warn', event: '\u001b[2J\u0007\r\nforged' });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^[\x20-\x7e]*\n$/);
  });

  it('tells of a write who made it, and of a read only when it was refused', async () => {
    const { app, mount, log } = sampleApp();
    mount(echo('signed-in'), async () => ({}));
    const env = { incoming: { socket: { remoteAddress: '203.0.113.9' } } };
    await app.request('/api/echo', jsonPost('{}', { cookie: 'any=1' }), env);
    await app.request('/api/nothing?token=canary-word');
    expect(log).toMatchObject([
      {
        level: 'info',
        event: 'request',
        method: 'POST',
        path: '/api/echo',
        status: 200,
        address: '203.0.113.9',
        person: 1,
      },
      { level: 'warn', method: 'GET', path: '/api/nothing', status: 404, person: null },
    ]);
    expect(JSON.stringify(log)).not.toContain('canary-word');
  });

  it('describes what is no error by its type alone', () => {
    expect(describeError('a secret')).toStrictEqual({ name: 'string' });
  });
});

describe('the address of a caller', () => {
  const seen = async (remoteAddress: string, headers: Record<string, string> = {}) => {
    const { app } = sampleApp();
    app.get('/where', (c) => c.json(addressOf(c)));
    const env = { incoming: { socket: { remoteAddress } } };
    return (await app.request('/where', { headers }, env)).json();
  };

  it('is that of the socket, whatever a header says', async () => {
    expect(await seen('203.0.113.9', { 'X-Forwarded-For': '127.0.0.1' })).toBe('203.0.113.9');
    expect(await seen('::ffff:127.0.0.1')).toBe('127.0.0.1');
    expect(await seen('::1')).toBe('::1');
  });
});

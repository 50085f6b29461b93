// By which address people may come, and what the server says at its start of how they do.
import { describe, expect, test } from 'vitest';
import { readSettings } from '#api/server/settings/settings.ts';
import { warningsOf } from '#api/server/settings/warnings.ts';

type Environment = Readonly<Record<string, string>>;

const warnings = (env: Environment) => warningsOf(readSettings(env)).join('\n');

describe('plain http', () => {
  test.each([
    'http://localhost:3000',
    'http://books.localhost',
    'http://127.0.0.1:3000',
    'http://127.9.9.9',
    'http://0x7f.1',
    'http://[::1]:3000',
    'http://[::ffff:127.0.0.1]',
  ])('%s stays on the machine, which needs no word', (url) => {
    expect(warnings({ PUBLIC_URL: url })).toBe('');
  });

  test.each([
    'http://10.1.2.3',
    'http://172.16.0.1:3000',
    'http://172.31.255.255',
    'http://192.168.1.20',
    'http://169.254.1.1',
    'http://[fd00::1]',
    'http://[fe80::1]',
    'http://books',
    'http://BOOKS.local',
    'http://books.lan.',
    'http://books.office.internal:8080',
  ])('%s stays in the house: it starts with a warning', (url) => {
    expect(warnings({ PUBLIC_URL: url })).toContain(
      `PUBLIC_URL=${url.toLowerCase()} is plain http`,
    );
  });

  test.each([
    'http://books.example.in',
    'http://books.example.in.:8080',
    'http://203.0.113.9',
    'http://172.32.0.1',
    'http://192.169.0.1',
    'http://100.64.0.1',
    'http://[2001:db8::1]',
    'http://[::ffff:203.0.113.9]',
    'http://127.0.0.1.example.in',
    'http://books.xlocal',
    'http://books.local.example.in',
    'http://localhost.example.in',
  ])('%s goes over the internet: the start is refused', (url) => {
    expect(() => readSettings({ PUBLIC_URL: url })).toThrow(
      /^PUBLIC_URL must begin with https:\/\/.+ALLOW_HTTP=yes.+\.$/,
    );
  });

  test('is allowed to the internet by ALLOW_HTTP=yes, with a warning', () => {
    const env = { PUBLIC_URL: 'http://books.example.in', ALLOW_HTTP: 'yes' };
    expect(readSettings(env).allowHttp).toBe(true);
    expect(warnings(env)).toContain('PUBLIC_URL=http://books.example.in is plain http');
    expect(() => readSettings({ ...env, ALLOW_HTTP: 'no' })).toThrow('ALLOW_HTTP=yes');
  });

  test('is judged by HOST where there is no PUBLIC_URL', () => {
    expect(warnings({})).toBe('');
    expect(warnings({ HOST: '::1' })).toBe('');
    expect(warnings({ HOST: '0.0.0.0' })).toContain('HOST=0.0.0.0 is plain http');
    expect(warnings({ HOST: '::' })).toContain('HOST=:: is plain http');
    expect(warnings({ HOST: '192.168.1.20' })).toContain('HOST=192.168.1.20 is plain http');
    expect(() => readSettings({ HOST: 'books.example.in' })).toThrow(
      /^HOST must be a private address: .+ set PUBLIC_URL to its https:\/\/ address/,
    );
    expect(readSettings({ HOST: '203.0.113.9', ALLOW_HTTP: 'yes' }).host).toBe('203.0.113.9');
  });

  test('is not judged between a proxy and the server', () => {
    const env = { PUBLIC_URL: 'https://books.example.in', TRUSTED_PROXIES: '10.0.0.2' };
    for (const HOST of ['127.0.0.1', '0.0.0.0', '203.0.113.9']) {
      expect(warnings({ ...env, HOST })).toBe('');
    }
  });
});

describe('https', () => {
  test('starts without a trusted proxy with a warning that says what to set', () => {
    const said = warnings({ PUBLIC_URL: 'https://books.example.in' });
    expect(said).toMatch(/^PUBLIC_URL is https.+TRUSTED_PROXIES=127\.0\.0\.1\.$/);
  });

  test('starts with one without a word', () => {
    for (const TRUSTED_PROXIES of ['127.0.0.1', '1', 'fd00::/8, 10.0.0.0/8']) {
      expect(warnings({ PUBLIC_URL: 'https://books.example.in', TRUSTED_PROXIES })).toBe('');
    }
  });
});

test('RATE_LIMITS=off is told too', () => {
  expect(warnings({ RATE_LIMITS: 'off' })).toContain('RATE_LIMITS is off');
});

import { describe, expect, test } from 'vitest';
import { readSettings, SettingsError } from '#api/server/settings/settings.ts';

describe('settings', () => {
  test('have a default each', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: `${process.cwd()}/data`,
      databaseUrl: null,
      databaseOwnerUrl: null,
      databaseConnections: 16,
      publicUrl: null,
      trustedProxies: null,
      allowHttp: false,
      smtpUrl: null,
      installation: 0,
      rateLimits: true,
      freeSpaceMinMb: 1024,
      masterKey: null,
      unsafeDatabase: false,
    });
  });

  test('settings that are empty count as absent', () => {
    expect(readSettings({ PORT: '', PUBLIC_URL: '' })).toMatchObject({
      port: 3000,
      publicUrl: null,
    });
  });

  test('lose the slash at the end of the public address', () => {
    expect(readSettings({ PUBLIC_URL: 'https://books.example.in/' }).publicUrl).toBe(
      'https://books.example.in',
    );
  });

  test.each([
    ['PORT', 'abc'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '0x10'],
    ['PORT', ' 7 '],
    ['PORT', '3000.5'],
    ['HOST', 'not a host'],
    ['INSTALLATION', '8192'],
    ['INSTALLATION', '1e3'],
    ['RATE_LIMITS', 'maybe'],
    ['FREE_SPACE_MIN_MB', '1 GB'],
    ['MASTER_KEY', 'abcd'],
    ['DATABASE_URL', 'mysql://localhost/books'],
    ['DATABASE_OWNER_URL', 'localhost'],
    ['DATABASE_CONNECTIONS', '1'],
    ['DATABASE_CONNECTIONS', '501'],
    ['DATABASE_CONNECTIONS', 'many'],
    ['PUBLIC_URL', 'books.example.in'],
    ['PUBLIC_URL', 'https://example.in/books'],
    ['PUBLIC_URL', 'http://books.example.in'],
    ['HOST', '203.0.113.9'],
    ['TRUSTED_PROXIES', 'nginx'],
    ['TRUSTED_PROXIES', '0.0.0.0/0'],
    ['ALLOW_HTTP', 'true'],
    ['SMTP_URL', 'http://mail.example.in'],
    ['LEKHA_UNSAFE_DATABASE', 'no'],
  ])('%s=%s is refused in a sentence that names it', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(SettingsError);
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} must .+\\.$`));
  });

  test('say all that is wrong at once', () => {
    expect(() => readSettings({ PORT: 'abc', RATE_LIMITS: 'maybe' })).toThrow(
      /PORT.*\nRATE_LIMITS/,
    );
  });

  test.each([
    ['RATE_LIMITS', 'off'],
    ['LEKHA_UNSAFE_DATABASE', '1'],
  ])('%s=%s is for tests, and refused where people come by https', (name, value) => {
    expect(readSettings({ [name]: value, PUBLIC_URL: 'http://127.0.0.1:3000' })).toBeDefined();
    expect(() => readSettings({ [name]: value, PUBLIC_URL: 'https://books.example.in' })).toThrow(
      SettingsError,
    );
  });

  test('name an owner only beside the one who serves', () => {
    expect(() => readSettings({ DATABASE_OWNER_URL: 'postgresql://owner@db/books' })).toThrow(
      'DATABASE_OWNER_URL goes with DATABASE_URL.',
    );
  });
});

// Who calls, when proxies stand between: by headers as proxies write them and as callers forge
// them.
import { describe, expect, test } from 'vitest';
import { clientAddress } from '#api/http/guards/client-address/client-address.ts';
import type { ProxyHeaders } from '#api/http/guards/client-address/forwarded.ts';
import { parseTrustedProxies } from '#api/http/guards/client-address/trusted-proxies.ts';

const PROXY = '10.0.0.2';
const CLIENT = '203.0.113.9';

function seen(trusted: string, headers: ProxyHeaders, socket = PROXY): string {
  const parsed = parseTrustedProxies(trusted);
  if (!parsed.ok) throw new Error(parsed.rejection);
  return clientAddress(socket, headers, parsed.value);
}
const byList = (list: string, trusted = PROXY) => seen(trusted, { xForwardedFor: list });
const byForwarded = (forwarded: string, trusted = PROXY) => seen(trusted, { forwarded });

describe('without trusted proxies', () => {
  test('the client is the other end of the socket, whatever a header says', () => {
    const headers = { xForwardedFor: CLIENT, forwarded: `for=${CLIENT}` };
    expect(clientAddress('198.51.100.7', headers, null)).toBe('198.51.100.7');
  });

  test.each([
    ['::ffff:127.0.0.1', '127.0.0.1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['2001:DB8:0:0::1', '2001:db8::1'],
    ['', ''],
  ])('the socket %s is written as %s', (socket, address) => {
    expect(clientAddress(socket, {}, null)).toBe(address);
  });
});

describe('by networks, the client is the right-most address that is not trusted', () => {
  test.each([
    ['one proxy', PROXY, CLIENT, CLIENT],
    ['what the caller wrote before it', PROXY, `127.0.0.1, 10.0.0.2,${CLIENT}`, CLIENT],
    ['a proxy of the same network', '10.0.0.0/8', `1.1.1.1, ${CLIENT}, 10.9.9.9`, CLIENT],
    ['a proxy of another network', '10.0.0.0/8', `${CLIENT}, 192.168.0.1`, '192.168.0.1'],
    ['the left-most when all are trusted', '10.0.0.0/8', '10.0.0.8, 10.0.0.9', '10.0.0.8'],
    ['IPv6 proxies', '10.0.0.2 fd00::/8', '2001:DB8:0::9, fd12::1', '2001:db8::9'],
    ['IPv4 written as IPv6', '10.0.0.0/8', `${CLIENT}, ::ffff:10.1.1.1`, CLIENT],
    ['a client written as IPv6', PROXY, '::FFFF:203.0.113.9', CLIENT],
    ['a port', PROXY, `${CLIENT}:4711`, CLIENT],
    ['IPv6 in brackets', PROXY, '[2001:db8::9]', '2001:db8::9'],
    ['IPv6 in brackets with a port', PROXY, '[2001:db8::9]:4711', '2001:db8::9'],
    ['quotes that some proxies write', PROXY, `"[2001:db8::9]:4711"`, '2001:db8::9'],
    ['empty places in the list', PROXY, `,, ${CLIENT} ,\t,`, CLIENT],
  ])('%s', (_what, trusted, list, address) => {
    expect(byList(list, trusted)).toBe(address);
  });

  test('a socket that is not trusted speaks for itself only', () => {
    expect(seen(PROXY, { xForwardedFor: CLIENT }, '198.51.100.7')).toBe('198.51.100.7');
  });

  test('a proxy that says nothing is the client itself', () => {
    expect(seen(PROXY, {})).toBe(PROXY);
    expect(byList('')).toBe(PROXY);
    expect(byForwarded('')).toBe(PROXY);
    expect(byForwarded('proto=https;by=10.0.0.2')).toBe(PROXY);
  });

  test.each(['unknown', '_hidden', 'localhost', '1.2.3', '010.0.0.1', '1.2.3.4.5', '0x7f.1'])(
    'a last entry that is no address (%s) leaves that of the proxy which wrote it',
    (entry) => {
      expect(byList(`${CLIENT}, ${entry}`)).toBe(PROXY);
      expect(byList(`${CLIENT}, ${entry}, 10.0.0.9`, '10.0.0.0/8')).toBe('10.0.0.9');
      expect(byForwarded(`for=${CLIENT}, for=${entry}`)).toBe(PROXY);
    },
  );

  test.each(['[::1', '::1]', '[1.2.3.4]', '1.2.3.4:', '1.2.3.4:x', '1.2.3.4:123456', 'fe80::1%a'])(
    '%s is no address',
    (entry) => {
      expect(byList(entry)).toBe(PROXY);
    },
  );
});

describe('by a number of proxies, the client is that many places from the right', () => {
  test.each([
    ['1', `1.1.1.1, ${CLIENT}`, CLIENT],
    ['2', `1.1.1.1, ${CLIENT}, 198.51.100.7`, CLIENT],
    ['3', `${CLIENT}, 198.51.100.7`, CLIENT],
    ['2', `${CLIENT}, unknown`, PROXY],
    ['2', `unknown, ${CLIENT}`, CLIENT],
  ])('%s of %s', (hops, list, address) => {
    expect(byList(list, hops)).toBe(address);
  });
});

describe('Forwarded (RFC 7239)', () => {
  test.each([
    [`for=${CLIENT}`, CLIENT],
    [`For="${CLIENT}:4711";proto=https;by=10.0.0.2`, CLIENT],
    [`by=10.0.0.2; host="a,b;for=1.1.1.1"; FOR=${CLIENT}`, CLIENT],
    ['for="[2001:db8:cafe::17]:4711"', '2001:db8:cafe::17'],
    ['for="[2001:db8:cafe::17]:_port"', '2001:db8:cafe::17'],
    [String.raw`for="203\.0.113.\9"`, CLIENT],
    [`for=1.1.1.1, for=127.0.0.1;host="\\", for=10.0.0.2", for=${CLIENT}`, CLIENT],
    ['for=[2001:db8::1]:80', '2001:db8::1'],
  ])('%s', (header, address) => {
    expect(byForwarded(header)).toBe(address);
  });

  test.each([
    'for="1.1.1.1',
    'for="',
    'for=1.1.1.1;;;=,=;"',
    String.raw`for="\"`,
    `for=${'"\\'.repeat(4000)}`,
    ','.repeat(8000),
  ])('what a caller leaves open (%s) does not swallow what the proxy adds', (forged) => {
    const began = performance.now();
    expect(byForwarded(`${forged}, for="[2001:db8::9]:80";proto=https`)).toBe('2001:db8::9');
    expect(byForwarded(`${forged},for=${CLIENT}`)).toBe(CLIENT);
    expect(performance.now() - began).toBeLessThan(500);
  });

  test.each([
    [`for=${CLIENT};for=1.1.1.1`],
    [`for=${CLIENT};proto`],
    [`for=${CLIENT} for=1.1.1.1`],
    [`for="${CLIENT}"x`],
    [`${CLIENT}`],
  ])('%s is no element of it', (header) => {
    expect(byForwarded(header)).toBe(PROXY);
  });

  test('counts only where X-Forwarded-For is absent, which most proxies write and it not', () => {
    const both = { xForwardedFor: CLIENT, forwarded: 'for=127.0.0.1' };
    expect(seen(PROXY, both)).toBe(CLIENT);
    expect(seen('1', both)).toBe(CLIENT);
  });
});

describe('the setting', () => {
  test.each(['127.0.0.1', '::1', '10.0.0.0/8,fd00::/8', ' 10.0.0.1 , 10.0.0.2 ', '1', '16'])(
    '%s is taken',
    (text) => {
      expect(parseTrustedProxies(text).ok).toBe(true);
    },
  );

  test.each([
    ['0', '0'],
    ['17', '17'],
    ['-1', '-1'],
    ['1, 10.0.0.1', '1'],
    ['nginx', 'nginx'],
    ['10.0.0/8', '10.0.0/8'],
    ['10.0.0.0/33', '10.0.0.0/33'],
    ['10.0.0.0/', '10.0.0.0/'],
    ['10.0.0.0/08', '10.0.0.0/08'],
    ['fd00::/129', 'fd00::/129'],
    ['fe80::1%eth0', 'fe80::1%eth0'],
    ['::ffff:10.0.0.0/104', '::ffff:10.0.0.0/104'],
    ['0.0.0.0/0', '0.0.0.0/0'],
    ['10.0.0.1, ::/0', '::/0'],
    [',', ','],
  ])('%s is refused, naming %s', (text, part) => {
    const parsed = parseTrustedProxies(text);
    expect(parsed.ok ? '' : parsed.rejection).toMatch(/^TRUSTED_PROXIES must .+\.$/);
    expect(parsed.ok ? '' : parsed.rejection).toContain(`'${part}'`);
  });
});

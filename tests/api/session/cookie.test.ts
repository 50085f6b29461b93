import { describe, expect, it } from 'vitest';
import { readCookie, writeCookie } from '#api/session/cookie.ts';
import { addressGroup } from '#api/limits/address-group.ts';
import { isSetupCode, setupCodeOf } from '#api/session/setup-code.ts';
import { newToken, tokenHash } from '#api/session/tokens.ts';

describe('the cookie', () => {
  it('is for the server alone, and over https bound to this host', () => {
    expect(writeCookie('token', false)).toBe(
      'lekha_sid=token; Path=/; Max-Age=1209600; HttpOnly; SameSite=Lax',
    );
    expect(writeCookie('token', true)).toBe(
      '__Host-lekha_sid=token; Path=/; Max-Age=1209600; HttpOnly; SameSite=Lax; Secure',
    );
    expect(writeCookie(null, false)).toContain('Max-Age=0');
  });

  it.each([
    ['alone', 'lekha_sid=abc', 'abc'],
    ['among others', 'a=1; lekha_sid=abc; lekha_sid2=x', 'abc'],
    ['not at all', 'a=1', null],
    ['in another case', 'Lekha_Sid=abc', null],
    ['twice, so none counts', 'lekha_sid=abc; lekha_sid=def', null],
    ['twice with the same value', 'lekha_sid=abc;lekha_sid=abc', null],
    ['among a hundred', `${'x=1; '.repeat(100)}lekha_sid=abc`, 'abc'],
    ['with nothing', undefined, null],
  ])('is read %s', (_title, header, token) => {
    expect(readCookie(header, false)).toBe(token);
  });

  it('a cookie of plain http does not count over https', () => {
    expect(readCookie('lekha_sid=abc', true)).toBeNull();
    expect(readCookie('__Host-lekha_sid=abc', true)).toBe('abc');
  });
});

describe('a token', () => {
  it('is 32 random bytes, of which a digest is kept', () => {
    const token = newToken();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(newToken()).not.toBe(token);
    expect(tokenHash(token)).toHaveLength(32);
  });

  it.each(['', 'short', 'x'.repeat(8000), `${'x'.repeat(42)}\u0000`, `${'x'.repeat(42)}'`])(
    'is not %o',
    (token) => {
      expect(tokenHash(token)).toBeNull();
    },
  );
});

describe('the setup code', () => {
  it('is the same for all servers of an installation, and another for another one', () => {
    const code = setupCodeOf(Buffer.alloc(32, 7));
    expect(setupCodeOf(Buffer.alloc(32, 7))).toBe(code);
    expect(setupCodeOf(Buffer.alloc(32, 8))).not.toBe(code);
  });

  it('is accepted in any case, with or without its hyphens', () => {
    const code = setupCodeOf(Buffer.alloc(32, 7));
    expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    expect(isSetupCode(code.toLowerCase().replaceAll('-', ' '), code)).toBe(true);
    expect(isSetupCode('', code)).toBe(false);
    expect(isSetupCode(`${code}2`, code)).toBe(false);
  });
});

describe('what counts as one address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', ''],
  ])('%s is %s', (address, group) => {
    expect(addressGroup(address)).toBe(group);
  });
});

import { describe, expect, it } from 'vitest';
import { logout } from '#api/contract/session/session.ts';
import { applySalesTemplate } from '#api/contract/account/account.ts';
import { ownOrigins } from '#api/http/guards/cross-site.ts';
import { echo, sampleApp } from './sample-app.ts';

const call = async (
  method: string,
  path: string,
  headers: Record<string, string>,
  https = false,
) => {
  const { app, mount } = sampleApp({ https });
  mount(echo('public'), async () => ({}));
  mount(logout, async () => ({}), { alsoPost: true });
  mount(applySalesTemplate, async () => ({ added: 0, accounts: [] }), { alsoPost: true });
  const reply = await app.request(path, { method, headers: { cookie: 'any=1', ...headers } });
  return reply.status;
};

const TEMPLATE = '/api/islogin/book/7/template/sales';
const site = (value: string) => ({ 'Sec-Fetch-Site': value });
const origin = (value: string) => ({ Origin: value });

describe('a write', () => {
  it.each([
    ['our own page', site('same-origin'), 200],
    ['another site', site('cross-site'), 403],
    ['a sibling host', site('same-site'), 403],
    ['a typed address', site('none'), 403],
    ['a program', {}, 200],
    ['our own page in an old browser', origin('http://127.0.0.1:3000'), 200],
    ['our own page by its other name', origin('http://localhost:3000'), 200],
    ['another port', origin('http://127.0.0.1:3001'), 403],
    ['another site in an old browser', origin('http://evil.example'), 403],
    ['a sandboxed frame', origin('null'), 403],
    [
      'another site that names ours',
      { ...site('cross-site'), ...origin('http://127.0.0.1:3000') },
      403,
    ],
    ['two answers at once', site('same-origin, cross-site'), 403],
  ])('is answered by where it comes from: %s', async (_title, headers, status) => {
    expect(await call('POST', '/api/echo', headers)).toBe(status);
  });

  it.each([
    ['https://books.example', 200],
    ['https://books.example.evil.example', 403],
    ['https://books.example:444', 403],
    ['http://books.example', 403],
    ['http://127.0.0.1:3000', 403],
  ])('is judged by PUBLIC_URL when it comes from %s', async (value, status) => {
    expect(await call('POST', '/api/echo', origin(value), true)).toBe(status);
  });

  it('a write in text/plain from another site is refused before its type is read', async () => {
    const headers = { ...site('cross-site'), 'Content-Type': 'text/plain' };
    expect(await call('POST', '/api/echo', headers)).toBe(403);
  });
});

describe('the GETs that change something', () => {
  it.each([
    ['GET', '/api/logout', site('same-origin'), 200],
    ['GET', '/api/logout', site('none'), 200],
    ['GET', '/api/logout', site('cross-site'), 403],
    ['GET', '/api/logout/', site('cross-site'), 403],
    ['HEAD', '/api/logout', site('cross-site'), 403],
    ['GET', '/api/logout', {}, 200],
    ['POST', '/api/logout', site('same-origin'), 200],
    ['POST', '/api/logout', site('none'), 403],
    ['GET', TEMPLATE, site('same-origin'), 200],
    ['GET', TEMPLATE, site('none'), 403],
    ['GET', TEMPLATE, site('cross-site'), 403],
    ['GET', `${TEMPLATE}/`, site('cross-site'), 403],
    ['GET', TEMPLATE, {}, 200],
    ['POST', TEMPLATE, site('same-origin'), 200],
  ])('%s %s with %o is answered with %i', async (method, path, headers, status) => {
    expect(await call(method, path, headers)).toBe(status);
  });
});

describe('our own origins', () => {
  it('are the host and port, by any local name, until PUBLIC_URL says otherwise', () => {
    expect([...ownOrigins(null, '127.0.0.1', 3000)]).toStrictEqual([
      'http://127.0.0.1:3000',
      'http://localhost:3000',
      'http://[::1]:3000',
    ]);
    expect([...ownOrigins('https://books.example/app/', '0.0.0.0', 3000)]).toStrictEqual([
      'https://books.example',
    ]);
  });
});

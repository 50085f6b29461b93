import { beforeEach, describe, expect, it } from 'vitest';
import type { Hono } from 'hono';
import type { Api } from '#api/http/env.ts';
import { echo, sampleApp } from './sample-app.ts';

let app: Hono<Api>;
beforeEach(() => {
  const sample = sampleApp();
  app = sample.app;
  sample.mount(echo('public'), async ({ body }) => body);
});

const sendAs = (type: string, body: string) =>
  app.request('/api/echo', { method: 'POST', headers: { 'Content-Type': type }, body });

const sendForm = (body: string) => sendAs('application/x-www-form-urlencoded', body);

const part = (name: string, value: string, extra = '') =>
  `--x1\r\nContent-Disposition: form-data; name="${name}"\r\n${extra}\r\n${value}\r\n`;
const sendParts = (body: string, type = 'multipart/form-data; boundary=x1') => sendAs(type, body);

describe('an urlencoded form', () => {
  it.each([
    ['plain fields', 'name=Cash+in+hand&gstn_id=', { name: 'Cash in hand' }],
    ['a list', 'tag[]=a&tag[]=b', { tag: ['a', 'b'] }],
    [
      'an object by quoted keys',
      "category['4']=Steel&category['x y']=2",
      {
        category: { '4': 'Steel', 'x y': '2' },
      },
    ],
    [
      'an object by bare keys',
      'spec[size]=5&spec[colour]=red',
      {
        spec: { size: '5', colour: 'red' },
      },
    ],
    [
      'pairs by numbers',
      'value_product[12]=a&value_product[3]=b',
      {
        value_product: [
          { key: 12, value: 'a' },
          { key: 3, value: 'b' },
        ],
      },
    ],
    ['five levels', 'a[b][c][d][e]=1', { a: { b: { c: { d: { e: '1' } } } } }],
    ['percent signs as UTF-8', 'name=%E2%82%B9', { name: '₹' }],
  ])('is read with %s', async (_title, body, read) => {
    const reply = await sendForm(body);
    expect(await reply.json()).toStrictEqual(read);
  });

  it.each([
    ['assets=true', { assets: true }],
    ['assets=on', { assets: true }],
    ['assets=1', { assets: true }],
    ['assets=false', { assets: false }],
    ['name=true', { name: 'true' }],
    ['', {}],
  ])('%s is read with checkboxes as booleans', async (body, read) => {
    expect(await (await sendForm(body)).json()).toStrictEqual(read);
  });

  it.each([
    ['__proto__[polluted]=1'],
    ['a[__proto__][polluted]=1'],
    ["category['__proto__']['isAdmin']=1"],
    ['a[constructor][prototype][x]=1'],
    ['__proto__.polluted=1'],
    ['constructor.prototype.x=1'],
    ['field[99999999999999999]=a'],
    ['field[9007199254740993]=a'],
    ['field[01]=a'],
    [`field${'[a]'.repeat(200)}=1`],
    ['a[b][c][d][e][f]=1'],
    ["field['a\\'b']=x"],
    ['field["a"]=x'],
    ["field[a']=x"],
    ['field[a=x'],
    ['[a]=x'],
    ['a[][]=x'],
    ['field=1&field[]=2'],
    ['field=1&field=2'],
    ["field[]=1&field['a']=2"],
    ['a=%zz'],
    ['a=%u0041'],
    ['a=%C0%AF'],
    ['a=%ED%A0%80'],
    ['%=1'],
    ['assets=maybe'],
    [Array.from({ length: 501 }, (_, n) => `f${n}=1`).join('&')],
  ])('%s is refused', async (body) => {
    expect((await sendForm(body)).status).toBe(400);
    expect('polluted' in {} || 'isAdmin' in {}).toBe(false);
  });

  it('is answered with 415 where only JSON is taken', async () => {
    const sample = sampleApp();
    sample.mount({ ...echo('public'), forms: false }, async ({ body }) => body);
    const reply = await sample.app.request('/api/echo', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'a=1',
    });
    expect(reply.status).toBe(415);
  });
});

describe('a multipart form', () => {
  it('is read as browsers send it', async () => {
    const form = new FormData();
    form.set('name', 'Chai\nStall "A"');
    form.append("category['4']", 'Steel');
    form.set('assets', 'on');
    form.set('empty', '');
    const reply = await app.request('/api/echo', { method: 'POST', body: form });
    expect(await reply.json()).toStrictEqual({
      name: 'Chai\r\nStall "A"',
      category: { '4': 'Steel' },
      assets: true,
    });
  });

  it.each([
    ['no boundary', part('a', '1') + '--x1--', 'multipart/form-data'],
    ['an endless boundary', part('a', '1'), `multipart/form-data; boundary=${'x'.repeat(9000)}`],
    ['no end', part('a', '1'), undefined],
    ['text before it', `hello\r\n${part('a', '1')}--x1--`, undefined],
    ['text after it', `${part('a', '1')}--x1--\r\nmore`, undefined],
    [
      'parts within parts',
      `${part('a', '1', 'Content-Type: multipart/mixed; boundary=y\r\n')}--x1--`,
      undefined,
    ],
    ['a name twice', `${part('a', '1')}${part('a', '2')}--x1--`, undefined],
    ['a poisoned name', `${part('__proto__[x]', '1')}--x1--`, undefined],
    [
      'a part without a name',
      '--x1\r\nContent-Disposition: form-data\r\n\r\n1\r\n--x1--',
      undefined,
    ],
    [
      'a file',
      '--x1\r\nContent-Disposition: form-data; name="a"; filename="a.txt"\r\n\r\n1\r\n--x1--',
      undefined,
    ],
  ])('is refused with %s', async (_title, body, type) => {
    expect((await sendParts(body, type)).status).toBe(400);
  });

  it('a multipart form with a field of 20 MB is answered with 413', async () => {
    const body = `${part('a', 'x'.repeat(20_000_000), 'Content-Type: text/plain\r\n')}--x1--`;
    expect((await sendParts(body)).status).toBe(413);
  });
});

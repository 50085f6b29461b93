import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EntryLine, JournalCard } from '#tests/support/replies-on-wire.ts';
import { deepak } from '#tests/specimens/books/people.ts';
import { answerOf, expectFields, NOT_THERE } from '#tests/support/problems.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Ask, EndpointName, Team } from '#tests/support/team.ts';
import { saleOf } from '../books/right-requests.ts';

const COUNT = 7;

let team: Team;
beforeAll(async () => {
  team = await openTeam();
  for (let n = 1; n <= COUNT; n += 1) {
    await team.dataEntry('postJournal', { body: saleOf(team, `${n}.00`) });
  }
});
afterAll(() => team.close());

const list = async <Item>(name: EndpointName, query: NonNullable<Ask['query']> = {}) => {
  const got = await team.auditor(name, { query });
  return { items: got.body as readonly Item[], link: got.headers.get('Link') };
};
const cards = (query?: NonNullable<Ask['query']>) => list<JournalCard>('listJournals', query);
const lines = (query?: NonNullable<Ask['query']>) => list<EntryLine>('listJournalDetails', query);

describe('listJournals', () => {
  it('lists the journals newest first, each with its lines, names and writer', async () => {
    const { items, link } = await cards();
    expect(items.map(({ amount }) => amount)).toStrictEqual([
      '7.00',
      '6.00',
      '5.00',
      '4.00',
      '3.00',
      '2.00',
      '1.00',
    ]);
    expect(link).toBeNull();
    const [newest] = items;
    expect(newest).toMatchObject({
      number: COUNT,
      narration: 'Counter sale',
      entry: [
        { account_id: team.account('Cash'), account_name: 'Cash', amount: '7.00' },
        { account_id: team.account('Sales – Goods'), amount: '-7.00' },
      ],
      recorded_by: { id: deepak.id, name: deepak.profile.name },
    });
  });

  it('page by page is the list without gap or repetition, each page naming the next', async () => {
    const { items: all } = await cards();
    const paged: JournalCard[] = [];
    let path: string | null = '/api/islogin/journal?limit=2';
    const cookie = team.cookieOf('farida@audit.example');
    while (path !== null) {
      const got = await team.server.call(path, { cookie });
      paged.push(...(got.body as readonly JournalCard[]));
      path = /^<([^>]+)>; rel="next"$/.exec(got.headers.get('Link') ?? '')?.[1] ?? null;
    }
    expect(paged).toStrictEqual(all);
  });

  it('stays as it was behind a page while new journals come', async () => {
    const first = (await cards({ limit: 3 })).items;
    await team.dataEntry('postJournal', { body: saleOf(team, '8.00') });
    const second = (await cards({ limit: 3, before: first.at(-1)?.seq ?? 0 })).items;
    expect(second.map(({ amount }) => amount)).toStrictEqual(['4.00', '3.00', '2.00']);
  });

  it('is empty before the first journal', async () => {
    expect((await cards({ before: 1 })).items).toStrictEqual([]);
  });

  it.each([
    ['limit', '0'],
    ['limit', '201'],
    ['limit', '-1'],
    ['limit', '1.5'],
    ['limit', '1e1'],
    ['limit', '0x10'],
    ['limit', ' 5'],
    ['limit', '05'],
    ['limit', ''],
    ['limit', 'all'],
    ['before', '0'],
    ['before', '-1'],
    ['before', '1_000'],
    ['before', '9007199254740992'],
    ['book_id', 'x'],
    ['after', '1'],
    ['order', 'asc'],
  ])('refuses %s=%s', async (field, value) => {
    for (const name of ['listJournals', 'listJournalDetails'] as const) {
      expectFields(await team.owner(name, { query: { [field]: value } }), [field]);
    }
  });

  it('refuses a word that is given twice', async () => {
    const cookie = team.cookieOf('farida@audit.example');
    const got = await team.server.call('/api/islogin/journal?limit=1&limit=2', { cookie });
    expectFields(got, ['limit']);
  });
});

describe('listJournalDetails', () => {
  it('lists the lines of the newest journals, signed, and pages as the journals do', async () => {
    const { items, link } = await lines({ limit: 2 });
    const journals = (await cards({ limit: 2 })).items;
    expect(items.map(({ id, journal_id, amount }) => [id, journal_id, amount])).toStrictEqual(
      journals.flatMap((journal) =>
        journal.entry.map((entry) => [entry.id, journal.id, entry.amount]),
      ),
    );
    const seq = journals.at(-1)?.seq;
    expect(link).toBe(
      `</api/islogin/journal_detail?limit=2&book_id=${team.bookId}&before=${seq}>; rel="next"`,
    );
  });
});

describe('readJournal', () => {
  it('answers with one card as the list has it, and what each account held after it', async () => {
    const { items } = await cards({ limit: 1 });
    const params = { journalId: items[0]?.id ?? 0 };
    const card = (await team.auditor('readJournal', { params })).body as JournalCard;
    const entry = card.entry.map(({ balance, ...line }) => {
      expect(balance).toMatch(/^-?\d+\.\d\d$/);
      return line;
    });
    expect({ ...card, entry }).toStrictEqual(items[0]);
  });

  it.each(['999999', '0', '-1', '01', '1e0', '1.0', '%31%20', 'x', '9007199254740993'])(
    'knows no journal %s',
    async (journalId) => {
      const got = await team.owner('readJournal', { params: { journalId } });
      expect(answerOf(got)).toStrictEqual(NOT_THERE);
    },
  );
});

describe('a book without journals', () => {
  it('lists none', async () => {
    for (const name of ['listJournals', 'listJournalDetails'] as const) {
      expect(answerOf(await team.stranger(name))).toStrictEqual([200, []]);
    }
  });
});

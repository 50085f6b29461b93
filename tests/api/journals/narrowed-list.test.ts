import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JournalCard } from '#tests/support/replies-on-wire.ts';
import { expectFields } from '#tests/support/problems.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Ask, Team } from '#tests/support/team.ts';
import { saleOf } from '../books/right-requests.ts';

let team: Team;
/** Numbers 1 to 6: the second is corrected by the sixth, which comes after its reversal. */
beforeAll(async () => {
  team = await openTeam();
  const today = new Date(Date.now() + 5.5 * 3600 * 1000).toISOString().slice(0, 10);
  const rent = { account_id: team.account('Rent'), amount: '700.00' };
  const post = (body: object) => team.owner('postJournal', { body });
  await post({ ...saleOf(team, '10.00'), date: '2026-04-01', narration: 'Counter sale, morning' });
  const wrong = await post({ ...saleOf(team, '20.00'), date: '2026-04-30' });
  await post({ ...saleOf(team, '30.00'), date: today, narration: 'Rent 100% of_May' });
  await post({
    entry: [rent, { account_id: team.account('Cash'), amount: '-700.00' }],
    voucher_type: 'payment',
    narration: 'RENT of June, Cafe\u0301',
    date: '2026-06-05',
  });
  const { id } = (wrong.body as { journal: { id: number } }).journal;
  const body = { ...saleOf(team, '25.00'), date: '2026-04-30', reason: 'Misread' };
  await team.owner('correctJournal', { params: { journalId: id }, body });
});
afterAll(() => team.close());

const numbers = async (query: NonNullable<Ask['query']>) =>
  ((await team.auditor('listJournals', { query })).body as readonly JournalCard[]).map(
    ({ number }) => number,
  );

describe('a list of journals that is narrowed', () => {
  it.each([
    ['from a day, included', { from: '2026-04-30' }, [6, 5, 4, 3, 2]],
    ['to a day, included', { to: '2026-04-30' }, [6, 5, 2, 1]],
    ['to one month', { from: '2026-06-01', to: '2026-06-30' }, [4]],
    ['to a number', { number: 4 }, [4]],
    ['to a number that is not there', { number: 99 }, []],
    ['to an amount', { amount: '25.00' }, [6]],
    ['to a word in any case', { search: 'rent' }, [4, 3]],
    ['to two words in any order', { search: 'june  rent' }, [4]],
    ['to a percent sign, which stands for itself', { search: '0%' }, [3]],
    ['to an underscore, which stands for itself', { search: 'of_may' }, [3]],
    ['to a backslash, which stands for itself', { search: '\\' }, []],
    ['to a letter that is written as one sign or as two', { search: 'caf\u00e9' }, [4]],
    ['to SQL, which is only words', { search: "' or 1=1 --" }, []],
    ['to one voucher type', { voucher_type: 'payment' }, [4]],
    ['to a type of which there is none', { voucher_type: 'sales' }, []],
    ['to corrections and what they put right', { only: 'corrections' }, [6, 5, 2]],
    ['to what was recorded late', { only: 'late' }, [6, 5, 4, 2, 1]],
    ['to several at once', { only: 'late', search: 'counter', to: '2026-04-01' }, [1]],
  ])('%s', async (_title, query, expected) => {
    expect(await numbers(query)).toStrictEqual(expected);
  });

  it('a list is narrowed to an account, whichever side it stands on', async () => {
    expect(await numbers({ account: team.account('Rent') })).toStrictEqual([4]);
    expect(await numbers({ account: team.account('Cash') })).toStrictEqual([6, 5, 4, 3, 2, 1]);
    expect(await numbers({ account: 999_999 })).toStrictEqual([]);
  });

  it('goes on page by page, and the next page is narrowed alike', async () => {
    const cookie = team.cookieOf('farida@audit.example');
    const path = '/api/islogin/journal?limit=2&only=late&search=sale';
    const first = await team.server.call(path, { cookie });
    const link = /^<([^>]+)>; rel="next"$/.exec(first.headers.get('Link') ?? '')?.[1] ?? '';
    const second = await team.server.call(link, { cookie });
    const seen = [first, second].flatMap(({ body }) => body as readonly JournalCard[]);
    expect(seen.map(({ number }) => number)).toStrictEqual(await numbers({ search: 'sale' }));
  });

  it.each([
    ['from', '2026-02-30'],
    ['to', 'today'],
    ['account', '0'],
    ['account', "1' or '1'='1"],
    ['number', '1.5'],
    ['amount', '1.005'],
    ['amount', 'x'],
    ['voucher_type', 'sale'],
    ['only', 'everything'],
    ['search', 'x'.repeat(201)],
  ])('refuses %s=%s', async (field, value) => {
    expectFields(await team.auditor('listJournals', { query: { [field]: value } }), [field]);
  });
});

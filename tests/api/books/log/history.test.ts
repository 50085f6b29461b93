// Who changed a record, what and when, in words, newest first.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { iyer, meera } from '#tests/specimens/books/people.ts';
import { answerOf, expectFields, NOT_THERE } from '#tests/support/problems.ts';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import { saleOf } from '../right-requests.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
});
afterAll(() => team.close());

const historyOf = (kind: string, id: number | string) =>
  team.owner('readHistory', { params: { kind, id } });

const wordsOf = async (kind: string, id: number): Promise<readonly string[]> => {
  const got = await historyOf(kind, id);
  return (got.body as readonly { what: string; actor: { name: string } }[]).map(
    ({ what, actor }) => `${actor.name}: ${what}`,
  );
};

const postedId = async (): Promise<number> => {
  const got = await team.owner('postJournal', { body: saleOf(team, '1234.50') });
  return (got.body as { journal: { id: number } }).journal.id;
};

describe('readHistory', () => {
  it('answers with seq, instant, person and words', async () => {
    const id = await postedId();
    const got = await historyOf('journal', id);
    expect(answerOf(got)).toStrictEqual([
      200,
      [
        {
          seq: expect.any(Number),
          recorded_at: expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/),
          actor: { id: meera.id, name: meera.profile.name },
          what: expect.stringMatching(/^Posted #\d+, ₹1,234\.50$/),
          changes: [],
        },
      ],
    ]);
  });

  it('tells a correction from all its three journals', async () => {
    const id = await postedId();
    const corrected = await team.accountant('correctJournal', {
      params: { journalId: id },
      body: { ...saleOf(team, '1243.50'), reason: 'Digits swapped' },
    });
    const { reversal, correction } = corrected.body as Record<string, { journal: JournalHead }>;
    const [first, reversed, replaced] = [id, reversal?.journal, correction?.journal];
    const number = (
      (await team.owner('readJournal', { params: { journalId: id } })).body as JournalHead
    ).number;
    expect(await wordsOf('journal', first)).toStrictEqual([
      `R Iyer: Corrected by #${replaced?.number}`,
      `R Iyer: Reversed by #${reversed?.number}: Digits swapped`,
      `Meera Joshi: Posted #${number}, ₹1,234.50`,
    ]);
    expect(await wordsOf('journal', reversed?.id ?? 0)).toStrictEqual([
      `R Iyer: Posted #${reversed?.number}, ₹1,234.50, as the reversal of #${number}: Digits swapped`,
    ]);
    expect(await wordsOf('journal', replaced?.id ?? 0)).toStrictEqual([
      `R Iyer: Posted #${replaced?.number}, ₹1,243.50, as a correction`,
    ]);
  });

  it('tells an account, a type of the book, and the book with its members', async () => {
    const account = idOf(
      await team.owner('createAccount', { body: { name: 'Bell', account_type_id: 1 } }),
    );
    await team.accountant('changeAccount', {
      params: { accountId: account },
      body: { name: 'Gong', email_id: 'a@b.example' },
    });
    await team.owner('retireAccount', { params: { accountId: account } });
    expect(await wordsOf('account', account)).toStrictEqual([
      'Meera Joshi: Retired',
      'R Iyer: Renamed to Gong; changed e-mail',
      'Meera Joshi: Created',
    ]);
    const type = idOf(await team.owner('addAccountType', { body: { name: 'Aadhat' } }));
    expect(await wordsOf('account_type', type)).toStrictEqual(['Meera Joshi: Added']);
    const book = await wordsOf('book', team.bookId);
    expect(book).toContain(`R Iyer: Added a member as accountant: ${iyer.profile.name}`);
    expect(book.at(-1)).toBe('Meera Joshi: Created');
  });

  it('tells of each field that changed what it said before', async () => {
    const id = idOf(
      await team.owner('createAccount', { body: { name: 'Lamp', account_type_id: 1 } }),
    );
    for (const body of [{ name: 'Lantern' }, { name: 'Torch', email_id: 'a@b.example' }]) {
      await team.accountant('changeAccount', { params: { accountId: id }, body });
    }
    const { body } = await historyOf('account', id);
    expect((body as readonly { changes: unknown }[]).map(({ changes }) => changes)).toStrictEqual([
      [
        { label: 'E-mail', before: 'none', value: 'a@b.example' },
        { label: 'Name', before: 'Lantern', value: 'Torch' },
      ],
      [{ label: 'Name', before: 'Lamp', value: 'Lantern' }],
      [],
    ]);
  });

  it('tells a plain record, after it is gone too', async () => {
    const params = { entity: 'service_plan_price' };
    const created = await team.owner('createRecord', { params, body: { name: 'Monthly' } });
    const one = { ...params, id: idOf(created) };
    await team.accountant('changeRecord', { params: one, body: { rupees: '499.00' } });
    await team.owner('removeRecord', { params: one });
    expect(await wordsOf('service_plan_price', one.id)).toStrictEqual([
      'Meera Joshi: Removed',
      'R Iyer: Changed',
      'Meera Joshi: Added',
    ]);
    expect(answerOf(await historyOf('service_plan', one.id))).toStrictEqual(NOT_THERE);
  });

  it.each([
    ['a journal that is not there', 'journal', 999_999],
    ['the installation’s types', 'account_type', 1],
    ['another kind', 'person', 1],
    ['a kind in capitals', 'Journal', 1],
    ['an id with zeros', 'journal', '01'],
    ['a name of JavaScript’s own', 'constructor', 1],
  ])('knows nothing of %s', async (_title, kind, id) => {
    expect(answerOf(await historyOf(kind, id))).toStrictEqual(NOT_THERE);
  });

  it('refuses a query that it does not know', async () => {
    const params = { kind: 'account', id: team.account('Cash') };
    const got = await team.owner('readHistory', { params, query: { limit: 5 } });
    expectFields(got, ['limit']);
  });
});

type JournalHead = { readonly id: number; readonly number: number };

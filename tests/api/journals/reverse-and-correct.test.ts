import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JournalCard, PostedJournal } from '#tests/support/replies-on-wire.ts';
import { answerOf, expectFields, expectRefused, NOT_THERE } from '#tests/support/problems.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import { saleOf } from '../books/right-requests.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
});
afterAll(() => team.close());

const post = async (amount = '100.00', more: object = {}): Promise<PostedJournal> =>
  (await team.owner('postJournal', { body: { ...saleOf(team, amount), ...more } }))
    .body as PostedJournal;
const reverse = (journalId: number | string, body: object = { reason: 'Posted twice' }) =>
  team.accountant('reverseJournal', { params: { journalId }, body });
const correct = (journalId: number | string, body: object = {}) =>
  team.accountant('correctJournal', {
    params: { journalId },
    body: { ...saleOf(team, '110.00'), reason: 'Misread', ...body },
  });
const cardOf = async (journalId: number): Promise<JournalCard> =>
  (await team.owner('readJournal', { params: { journalId } })).body as JournalCard;
const balanceOf = async (name: string): Promise<string> => {
  const got = await team.owner('listAccounts', { params: { bookId: team.bookId } });
  const accounts = got.body as readonly { id: number; balance: string }[];
  return accounts.find(({ id }) => id === team.account(name))?.balance ?? '';
};

describe('reverseJournal', () => {
  it('answers with a journal of mirrored lines, dated as the original (F32)', async () => {
    const original = await post();
    const got = await reverse(original.journal.id, { reason: ' Posted twice ' });
    const { journal, entry } = got.body as PostedJournal;
    expect(got.status).toBe(200);
    expect(journal).toStrictEqual({
      ...original.journal,
      id: journal.id,
      number: original.journal.number + 1,
      narration: `Reversal of #${original.journal.number.toLocaleString('en-IN')}: Posted twice`,
      reverses: original.journal.id,
      created_at: journal.created_at,
      updated_at: journal.created_at,
      seq: original.journal.seq + 1,
    });
    expect(entry.map(({ account_id, amount }) => [account_id, amount])).toStrictEqual(
      original.entry.map(({ account_id, amount }) => [
        account_id,
        amount.startsWith('-') ? amount.slice(1) : `-${amount}`,
      ]),
    );
  });

  it('leaves the original as it was, but for the link to its reversal', async () => {
    const { journal } = await post();
    const before = await cardOf(journal.id);
    const { journal: reversal } = (await reverse(journal.id)).body as PostedJournal;
    expect(await cardOf(journal.id)).toStrictEqual({
      ...before,
      reversed_by: reversal.id,
      updated_at: reversal.created_at,
      linked: [{ id: reversal.id, number: reversal.number }],
    });
  });

  it('brings every balance back', async () => {
    const before = [await balanceOf('Cash'), await balanceOf('Sales – Goods')];
    const { journal } = await post('77.70');
    await reverse(journal.id);
    expect([await balanceOf('Cash'), await balanceOf('Sales – Goods')]).toStrictEqual(before);
  });

  it('is refused a second time, and names the first reversal', async () => {
    const { journal } = await post();
    const first = (await reverse(journal.id)).body as PostedJournal;
    const facts = { journal_id: journal.id, reversal_id: first.journal.id };
    expectRefused(await reverse(journal.id), 409, 'journal_already_reversed', facts);
    expectRefused(await correct(journal.id), 409, 'journal_already_reversed', facts);
  });

  it('reversing a reversal is refused: post anew (F34)', async () => {
    const { journal } = await post();
    const reversal = (await reverse(journal.id)).body as PostedJournal;
    const facts = { journal_id: reversal.journal.id, reversal_of: journal.id };
    expectRefused(await reverse(reversal.journal.id), 409, 'journal_is_a_reversal', facts);
    expectRefused(await correct(reversal.journal.id), 409, 'journal_is_a_reversal', facts);
  });

  it('twice at once is done once', async () => {
    const { journal } = await post();
    const both = await Promise.all([reverse(journal.id), reverse(journal.id)]);
    expect(new Set(both.map(({ status }) => status))).toStrictEqual(new Set([200, 409]));
  });

  it('reaches an account that was retired since', async () => {
    const account = await team.owner('createAccount', {
      body: { name: 'Old till', account_type_id: 1 },
    });
    const { id } = account.body as { id: number };
    const entry = [
      { account_id: id, amount: 10 },
      { account_id: team.account('Cash'), amount: -10 },
    ];
    const { journal } = await post('10.00', { entry });
    const back = [
      { account_id: id, amount: -10 },
      { account_id: team.account('Cash'), amount: 10 },
    ];
    await post('10.00', { entry: back });
    await team.owner('retireAccount', { params: { accountId: id } });
    expect((await reverse(journal.id)).status).toBe(200);
  });

  it('knows no journal that is not there', async () => {
    for (const id of [999_999, '0', '01', '1_000', 'x', '9007199254740992']) {
      expect(answerOf(await reverse(id))).toStrictEqual(NOT_THERE);
    }
  });

  it('needs a reason and takes no other field', async () => {
    const { journal } = await post();
    expectFields(await reverse(journal.id, {}), ['reason']);
    expectFields(await reverse(journal.id, { reason: 'x', day: '2026-04-01' }), ['day']);
  });
});

describe('correctJournal', () => {
  it('answers with the reversal and the replacement, numbered one after the other', async () => {
    const original = await post();
    const got = await correct(original.journal.id, { date: '2026-05-01', narration: 'Read again' });
    const { reversal, correction } = got.body as Record<'reversal' | 'correction', PostedJournal>;
    expect(got.status).toBe(200);
    expect(reversal.journal).toMatchObject({
      number: original.journal.number + 1,
      date: original.journal.date,
      reverses: original.journal.id,
      amount: '100.00',
    });
    expect(correction.journal).toMatchObject({
      number: original.journal.number + 2,
      date: '2026-05-01',
      narration: 'Read again',
      amount: '110.00',
      reverses: null,
      corrects: original.journal.id,
    });
    expect(correction.entry.map(({ amount }) => amount)).toStrictEqual(['110.00', '-110.00']);
  });

  it('links all three journals to each other', async () => {
    const { journal } = await post();
    const got = (await correct(journal.id)).body as Record<string, PostedJournal>;
    const [reversal, correction] = [got['reversal']?.journal.id, got['correction']?.journal.id];
    const links = ({ reverses, reversed_by, corrects, corrected_by }: JournalCard) => [
      reverses,
      reversed_by,
      corrects,
      corrected_by,
    ];
    expect(links(await cardOf(journal.id))).toStrictEqual([null, reversal, null, correction]);
    expect(links(await cardOf(reversal ?? 0))).toStrictEqual([journal.id, null, null, null]);
    expect(links(await cardOf(correction ?? 0))).toStrictEqual([null, null, journal.id, null]);
  });

  it('a correction without a date is dated as its reversal, on the day of the original', async () => {
    const { journal } = await post();
    const body = { entry: saleOf(team).entry, reason: 'Again' };
    const got = await team.accountant('correctJournal', {
      params: { journalId: journal.id },
      body,
    });
    const { correction } = got.body as { correction: PostedJournal };
    expect(correction.journal.date).toBe(journal.date);
  });

  it('may itself be corrected', async () => {
    const { journal } = await post();
    const { correction } = (await correct(journal.id)).body as { correction: PostedJournal };
    expect((await correct(correction.journal.id)).status).toBe(200);
  });

  it('a correction that does not balance changes nothing at all', async () => {
    const { journal } = await post();
    const [first] = saleOf(team).entry;
    const facts = { debit: '20.00', credit: '0.00' };
    const got = await correct(journal.id, { entry: [first, first] });
    expectRefused(got, 422, 'entries_do_not_balance', facts);
    expect(await cardOf(journal.id)).toMatchObject({ reversed_by: null, corrected_by: null });
  });

  it('knows no journal that is not there, and needs a reason', async () => {
    expect(answerOf(await correct(999_999))).toStrictEqual(NOT_THERE);
    const { journal } = await post();
    expectFields(await correct(journal.id, { reason: ' ' }), ['reason']);
  });
});

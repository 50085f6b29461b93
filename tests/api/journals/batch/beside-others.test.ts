// Single posts while a batch is under way: how many are answered before it is over, in what order.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import { saleLine, sendBatch } from './sending.ts';

const LINES = 1000;

let team: Team;
let otherBook: number;
let accounts: readonly number[];
beforeAll(async () => {
  team = await openTeam();
  otherBook = idOf(await team.owner('createBook', { body: { name: 'City Cabs' } }));
  const chart = await team.owner('applySalesTemplate', { params: { bookId: otherBook } });
  accounts = (chart.body as { accounts: readonly { id: number }[] }).accounts.map(({ id }) => id);
});
afterAll(() => team.close());

const postElsewhere = () => {
  const entry = [
    { account_id: accounts[0], amount: '100.00' },
    { account_id: accounts[1], amount: '-100.00' },
  ];
  const body = { book_id: otherBook, narration: 'Fare', entry };
  return team.owner('postJournal', { body });
};
const postHere = () => team.owner('postJournal', { body: saleLine(team, 500) });

/** Posts one after another until the batch is over. @returns the answers. */
async function postMeanwhile(atomic: boolean, post: typeof postHere) {
  // A first one says that single commands come in.
  await post();
  let isOver = false;
  const lines = Array.from({ length: LINES }, (_, at) => saleLine(team, at + 1));
  const query = atomic ? { atomic: 'true' } : {};
  const batch = sendBatch(team.owner, lines, { query }).finally(() => (isOver = true));
  const answers: Awaited<ReturnType<typeof post>>[] = [];
  while (!isOver) answers.push(await post());
  expect((await batch).summary).toMatchObject({ done: true, posted: LINES });
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  return answers;
}

describe('while a batch is under way', () => {
  test('posts of another book are answered, each behind a few lines of it', async () => {
    const answers = await postMeanwhile(false, postElsewhere);
    expect(answers.length).toBeGreaterThan(LINES / 20);
  });

  test('posts of another book are answered, each behind a few lines of an atomic one', async () => {
    const answers = await postMeanwhile(true, postElsewhere);
    expect(answers.length).toBeGreaterThan(LINES / 40);
  });

  test('posts of the same book come between its lines', async () => {
    const answers = await postMeanwhile(false, postHere);
    expect(answers.length).toBeGreaterThan(LINES / 20);
  });
});

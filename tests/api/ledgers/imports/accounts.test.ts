// Accounts of a file: rehearsed by the rules of a single one, imported, and taken back.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import { done } from '../../trade/requests.ts';
import { sendLines, startImport } from './lines.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
});
afterAll(() => team.close());

const lineOf = (line: number, name: string) => ({ line, name, account_type_id: 1 });

const named = async (): Promise<readonly string[]> => {
  const { body } = done(await team.owner('listAccounts', { params: { bookId: team.bookId } }));
  return (body as readonly { readonly name: string }[]).map(({ name }) => name);
};

describe('importAccounts', () => {
  it('a rehearsal refuses a name that the book has, and one that a line before it takes', async () => {
    const lines = [lineOf(2, 'Flower fund'), lineOf(3, 'cash'), lineOf(4, 'FLOWER FUND')];
    const { answers, summary } = await sendLines(team.owner, 'importAccounts', lines);
    expect(answers).toMatchObject([
      { line: 2, ok: true },
      { line: 3, ok: false, code: 'account_name_taken', facts: { field: 'name' } },
      { line: 4, ok: false, code: 'account_name_taken' },
    ]);
    expect(summary).toMatchObject({ done: true, accepted: 1, refused: 2 });
    expect(await named()).not.toContain('Flower fund');
  });

  it('an undo removes those without entries, and keeps the others', async () => {
    const id = await startImport(team.owner, 2, { kind: 'account' });
    const lines = [lineOf(2, 'Tea fund'), lineOf(3, 'Snack fund')];
    await sendLines(team.owner, 'importAccounts', lines, id);
    const { body } = done(await team.owner('listAccounts', { params: { bookId: team.bookId } }));
    const accounts = body as readonly { readonly id: number; readonly name: string }[];
    const tea = accounts.find(({ name }) => name === 'Tea fund')?.id ?? 0;
    const entry = [
      { account_id: tea, amount: '50' },
      { account_id: team.account('Cash'), amount: '-50' },
    ];
    done(await team.owner('postJournal', { body: { entry } }));
    const undone = done(await team.owner('undoImport', { params: { importId: id } }));
    expect(undone.body).toMatchObject({
      import: { created: 2, taken_back: 1 },
      kept: [{ line: 2, id: tea, code: 'account_in_use' }],
    });
    expect(await named()).not.toContain('Snack fund');
  });
});

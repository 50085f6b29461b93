// Journals of a file: rehearsed by the rules of a single one, imported, and taken back.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkRebuild } from '#api/commands/rebuild/check.ts';
import { PROJECTIONS } from '#projections/registry.ts';
import { verifyBook } from '#api/store/chain/verify.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import { done } from '../../trade/requests.ts';
import { importsOf, sendLines, startImport } from './lines.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
});
afterAll(() => team.close());

const voucher = (line: number, narration: string, more: object = {}) => ({
  line,
  date: '2026-09-01',
  narration,
  entry: [
    { account_id: team.account('Cash'), amount: '1250.50' },
    { account_id: team.account('Sales – Goods'), amount: '-1250.50' },
  ],
  ...more,
});

const posted = async (search: string) => {
  const { body } = done(await team.owner('listJournals', { query: { search } }));
  return body as readonly { readonly id: number; readonly number: number }[];
};

describe('importJournals', () => {
  it('a rehearsal refuses what the rules refuse, naming the line of the voucher', async () => {
    const [debit] = voucher(1, '').entry;
    const lines = [
      voucher(2, 'Sale (voucher S-1)'),
      voucher(4, 'Short (voucher S-2)', { entry: [debit, { ...debit, amount: '-1' }] }),
      voucher(6, 'Typed (voucher S-3)', { voucher_type: 'payment' }),
      voucher(8, 'Early (voucher S-4)', { date: '1789-07-14' }),
      voucher(9, 'Hostile', { entry: [{ account_id: 'x', amount: '1e9' }] }),
      { ...voucher(10, 'Undated'), date: undefined },
    ];
    const { answers, summary } = await sendLines(team.owner, 'importJournals', lines);
    expect(answers).toMatchObject([
      { line: 2, ok: true, id: null },
      { line: 4, code: 'entries_do_not_balance' },
      { line: 6, code: 'voucher_type_does_not_fit', facts: { fitting: 'receipt' } },
      { line: 8, code: 'date_out_of_range', facts: { field: 'date' } },
      { line: 9, ok: false, errors: [{ field: 'entry.0.account_id' }, {}] },
      { line: 10, ok: false, errors: [{ field: 'date' }] },
    ]);
    expect(summary).toMatchObject({ done: true, accepted: 1, refused: 5 });
    expect(await posted('voucher')).toStrictEqual([]);
  });

  it('posts once what is sent twice, and tells a rehearsal which journals are alike', async () => {
    const id = await startImport(team.owner, 2, { kind: 'journal' });
    const lines = [voucher(2, 'Tea money (voucher T-1)'), voucher(4, 'Tea (voucher T-2)')];
    const first = await sendLines(team.owner, 'importJournals', lines, id);
    expect(await sendLines(team.owner, 'importJournals', lines, id)).toStrictEqual(first);
    expect(await posted('T-1')).toHaveLength(1);
    expect(await importsOf(team.owner)).toMatchObject([{ id, created: 2, status: 'finished' }]);

    const again = await sendLines(team.owner, 'importJournals', lines.slice(0, 1));
    const [tea] = await posted('T-1');
    const same = [{ id: tea?.id, name: `#${tea?.number}`, by: 'date' }];
    expect(again.answers).toMatchObject([{ ok: true, same }]);
  });
});

describe('undoing an import of journals', () => {
  it('reverses each on its own day, and keeps what was reversed or locked since', async () => {
    const id = await startImport(team.owner, 3, { kind: 'journal' });
    const lines = [
      voucher(2, 'Old (voucher U-1)', { date: '2026-05-31' }),
      voucher(4, 'Wrong (voucher U-2)'),
      voucher(6, 'Right (voucher U-3)'),
    ];
    await sendLines(team.owner, 'importJournals', lines, id);
    const [wrong] = await posted('U-2');
    const params = { journalId: wrong?.id ?? 0 };
    done(await team.owner('reverseJournal', { params, body: { reason: 'Twice' } }));
    const lock = { kind: 'soft', locked_to: '2026-05-31', reason: 'Filed' };
    done(await team.owner('setLock', { params: { bookId: team.bookId }, body: lock }));

    const undone = done(await team.owner('undoImport', { params: { importId: id } }));
    expect(undone.body).toMatchObject({
      import: { created: 3, taken_back: 1 },
      kept: [
        { line: 2, code: 'period_locked' },
        { line: 4, code: 'journal_already_reversed' },
      ],
    });
    const [right] = await posted('U-3');
    const card = done(await team.owner('readJournal', { params: { journalId: right?.id ?? 0 } }));
    const { reversed_by: reversalId } = card.body as { readonly reversed_by: number };
    const back = await team.owner('readJournal', { params: { journalId: reversalId } });
    expect(back.body).toMatchObject({ date: '2026-09-01' });
  });

  it('the books verify, and rebuild as they are', async () => {
    const { bookId, server } = team;
    const { pool, keys } = server.core;
    const rebuilt = await checkRebuild({ pool, keys, bookId, projections: PROJECTIONS });
    expect(rebuilt).toStrictEqual([]);
    expect(await verifyBook(pool, bookId)).toMatchObject({ ok: true });
  });
});

// Opening balances of a file: all lines are one change of the document, and one is taken back.
import type { OpeningDocument } from '#tests/support/replies-on-wire.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkRebuild } from '#api/commands/rebuild/check.ts';
import { PROJECTIONS } from '#projections/registry.ts';
import { verifyBook } from '#api/store/chain/verify.ts';
import { expectRefused } from '#tests/support/problems.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import { done } from '../../trade/requests.ts';
import { importsOf, sendLines, startImport } from './lines.ts';

let team: Team;
let debtor = 0;
beforeAll(async () => {
  team = await openTeam();
  const got = await team.owner('createCustomer', { body: { name: 'Deccan Textiles' } });
  debtor = (got.body as { account_id: number }).account_id;
});
afterAll(() => team.close());

const line = (at: number, accountId: number, balance: string, bills: readonly object[] = []) => ({
  line: at,
  account_id: accountId,
  balance,
  bills,
  begins_on: '2026-10-01',
});
const bill = (number: string, amount: string, more: object = {}) => ({
  number,
  date: '2026-08-24',
  amount,
  ...more,
});
const lines = () => [
  line(2, team.account('Cash'), '5000'),
  line(3, debtor, '1500', [bill('B-1', '1000'), bill('B-2', '400')]),
];
const read = async () => done(await team.owner('readOpening')).body as OpeningDocument;
const balances = async () =>
  new Map((await read()).posted?.accounts.map((one) => [one.account_id, one.balance]));

describe('importOpenings', () => {
  it('a rehearsal names the line and the bill that the rules refuse, each of them', async () => {
    const wrong = [
      ...lines(),
      line(5, team.account('Sales – Goods'), '-10', [bill('X', '10')]),
      line(6, 999_999, '1'),
      line(7, team.account('Cash'), '7'),
    ];
    const late = bill('B-4', '5', { date: '2026-10-02' });
    wrong[1] = line(3, debtor, '5', [bill('B-3', '5'), late]);
    const { answers, summary } = await sendLines(team.owner, 'importOpenings', wrong);
    expect(answers).toMatchObject([
      { line: 2, ok: true },
      { line: 3, code: 'opening_bill_out_of_range', facts: { field: 'bills.1.date' } },
      { line: 5, code: 'opening_bills_need_a_party', facts: { field: 'bills' } },
      { line: 6, code: 'opening_account_unknown', facts: { field: 'account_id' } },
      { line: 7, errors: [{ field: 'account_id' }] },
    ]);
    expect(summary).toMatchObject({ done: true, accepted: 1, refused: 4 });
    expect((await read()).seq).toBe(0);
  });

  it('no line is right without a first day, and data entry may import none', async () => {
    const { begins_on: _day, ...dayless } = line(2, team.account('Cash'), '1');
    const { answers } = await sendLines(team.owner, 'importOpenings', [dayless]);
    const facts = { field: 'begins_on' };
    expect(answers).toMatchObject([{ code: 'opening_needs_first_day', facts }]);
    const got = await team.dataEntry('importOpenings', { body: JSON.stringify(dayless) });
    expectRefused(got, 403, 'role_may_not', { role: 'data entry', right: 'PostOpeningBalances' });
  });

  it('posts the document once, with the difference, and keeps what no line names', async () => {
    const id = await startImport(team.owner, 2, { kind: 'opening' });
    const first = await sendLines(team.owner, 'importOpenings', lines(), id);
    expect(first.summary).toMatchObject({ done: true, accepted: 2 });
    expect(await sendLines(team.owner, 'importOpenings', lines(), id)).toStrictEqual(first);
    expect(await read()).toMatchObject({ begins_on: '2026-10-01', difference: '-6500.00' });

    const more = await startImport(team.owner, 2, { kind: 'opening' });
    const capital = team.account('Capital Account');
    const second = [line(2, capital, '-6000'), line(3, team.account('Cash'), '4500')];
    await sendLines(team.owner, 'importOpenings', second, more);
    expect(await balances()).toStrictEqual(
      new Map([
        [capital, '-6000.00'],
        [team.account('Cash'), '4500.00'],
        [debtor, '1500.00'],
      ]),
    );
    expect(await importsOf(team.owner)).toMatchObject([
      { id: more, created: 1, changed: 1, status: 'finished' },
      { id, created: 2, changed: 0 },
    ]);
  });

  it('a document that somebody has saved to finish it is not written over', async () => {
    const posted = await read();
    const draft = { ...posted.posted, begins_on: null, accounts: [] };
    const accounts = [{ account_id: debtor, balance: '9', bills: [] }];
    done(await team.owner('saveOpeningDraft', { body: { ...draft, accounts } }));
    const { answers } = await sendLines(team.owner, 'importOpenings', lines());
    expect(answers).toMatchObject([
      { code: 'opening_draft_saved' },
      { code: 'opening_draft_saved' },
    ]);
    done(await team.owner('saveOpeningDraft', { body: { begins_on: null, accounts: [] } }));
  });
});

describe('undoing an import of opening balances', () => {
  it('gives each account what it had before, and keeps what was settled or corrected', async () => {
    const [second, first] = await importsOf(team.owner);
    const undo = (id: number | undefined) =>
      team.owner('undoImport', { params: { importId: id ?? 0 } });
    const one = done(await undo(second?.id));
    expect(one.body).toMatchObject({ import: { taken_back: 2 }, kept: [] });
    expect(await balances()).toStrictEqual(
      new Map([
        [team.account('Cash'), '5000.00'],
        [debtor, '1500.00'],
      ]),
    );

    const { posted } = await read();
    const bills = posted?.accounts.find(({ account_id: id }) => id === debtor)?.bills ?? [];
    const item = { kind: 'opening-bill', id: bills[0]?.id ?? 0 };
    const entry = [
      { account_id: team.account('Cash'), amount: '100' },
      {
        account_id: debtor,
        amount: '-100',
        references: [{ kind: 'against', amount: '100', item }],
      },
    ];
    done(await team.owner('postJournal', { body: { entry, voucher_type: 'receipt' } }));
    const kept = done(await undo(first?.id));
    expect(kept.body).toMatchObject({
      import: { taken_back: 1 },
      kept: [{ line: 3, id: debtor, code: 'opening_bill_is_settled' }],
    });
    expect(await balances()).toStrictEqual(new Map([[debtor, '1500.00']]));

    const accounts = [{ account_id: debtor, balance: '2000', bills }];
    done(await team.owner('correctOpening', { body: { accounts } }));
    const corrected = done(await undo(first?.id));
    expect(corrected.body).toMatchObject({ kept: [{ code: 'opening_corrected_since' }] });
  });

  it('the books verify, and rebuild as they are', async () => {
    const { bookId, server } = team;
    const { pool, keys } = server.core;
    const rebuilt = await checkRebuild({ pool, keys, bookId, projections: PROJECTIONS });
    expect(rebuilt).toStrictEqual([]);
    expect(await verifyBook(pool, bookId)).toMatchObject({ ok: true });
  });
});

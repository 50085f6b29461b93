// Bills that the journals of a file make and settle, by the names that the file has for them.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkRebuild } from '#api/commands/rebuild/check.ts';
import { PROJECTIONS } from '#projections/registry.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import { done } from '../../trade/requests.ts';
import { sendLines, startImport } from './lines.ts';

let team: Team;
let party: number;
beforeAll(async () => {
  team = await openTeam();
  const made = done(await team.owner('createCustomer', { body: { name: 'Ambika' } }));
  party = (made.body as { readonly account_id: number }).account_id;
});
afterAll(() => team.close());

type OfParty = Readonly<Record<string, unknown>>;

const voucher = (line: number, amount: string, ofParty: OfParty, account = party) => ({
  line,
  date: '2026-09-01',
  narration: `Line ${line}`,
  entry: [
    { account_id: account, amount, ...ofParty },
    {
      account_id: team.account('Sales – Goods'),
      amount: amount.startsWith('-') ? amount.slice(1) : `-${amount}`,
    },
  ],
});

const bill = (name: string, amount: string) => ({ references: [{ kind: 'new', name, amount }] });
const FIELD = 'entry.0.against_bill';

const openItems = async () => {
  const params = { accountId: party };
  const { body } = done(await team.owner('listOpenItems', { params }));
  return (body as { readonly items: readonly { number: string; open: string }[] }).items;
};

it('a line settles a bill that a line above has made, in a rehearsal as in the import', async () => {
  const lines = [
    voucher(2, '500.00', bill('A/17', '500.00')),
    voucher(4, '-200.00', { against_bill: 'a/17 ' }),
    voucher(6, '-400.00', { against_bill: 'A/17' }),
    voucher(8, '-100.00', { against_bill: 'B/1' }),
    voucher(10, '10.00', { against_bill: 'A/17' }),
    voucher(12, '50.00', { against_bill: 'A/17' }, team.account('Cash')),
    voucher(14, '-9.00', { against_bill: 'A/17', ...bill('C', '9.00') }),
    voucher(16, '-9.00', { against_bill: 17 }),
    voucher(18, '-9.00', { against_bill: 'A'.repeat(51) }),
  ];
  const rehearsed = await sendLines(team.owner, 'importJournals', lines);
  expect(rehearsed.answers).toMatchObject([
    { line: 2, ok: true },
    { line: 4, ok: true },
    { line: 6, errors: [{ field: FIELD, message: 'Only 300.00 is open of “A/17”.' }] },
    {
      line: 8,
      errors: [{ field: FIELD, message: 'No open bill of this account is called “B/1”.' }],
    },
    { line: 10, errors: [{ field: FIELD }] },
    { line: 12, errors: [{ field: FIELD }] },
    { line: 14, errors: [{ field: FIELD }] },
    { line: 16, errors: [{ field: FIELD }] },
    { line: 18, errors: [{ field: FIELD }] },
  ]);
  expect(await openItems()).toStrictEqual([]);

  const right = lines.slice(0, 2);
  const id = await startImport(team.owner, right.length, { kind: 'journal' });
  const first = await sendLines(team.owner, 'importJournals', right, id);
  expect(first.summary).toMatchObject({ accepted: 2, refused: 0 });
  expect(await openItems()).toMatchObject([{ number: 'A/17', open: '300.00' }]);
  expect(await sendLines(team.owner, 'importJournals', right, id)).toStrictEqual(first);
});

it('a line settles a bill of the book, and is refused by the rules where it is too much', async () => {
  const lines = [
    voucher(2, '-300.00', { against_bill: 'A/17' }),
    voucher(4, '-1.00', { against_bill: 'A/17' }),
  ];
  const rehearsed = await sendLines(team.owner, 'importJournals', lines);
  expect(rehearsed.answers).toMatchObject([{ ok: true }, { ok: false }]);
  const id = await startImport(team.owner, lines.length, { kind: 'journal' });
  const { answers } = await sendLines(team.owner, 'importJournals', lines, id);
  expect(answers).toMatchObject([{ ok: true }, { ok: false }]);
  expect(await openItems()).toStrictEqual([]);
  const again = await sendLines(team.owner, 'importJournals', lines, id);
  expect(again.answers).toMatchObject([{ ok: true }, { ok: false }]);
});

it('the tables of a book with such an import are made anew alike', async () => {
  const { pool, keys } = team.server.core;
  const job = { pool, keys, bookId: team.bookId, projections: PROJECTIONS };
  expect(await checkRebuild(job)).toStrictEqual([]);
});

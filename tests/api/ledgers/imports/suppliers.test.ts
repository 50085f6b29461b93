// Suppliers of a file: rehearsed, imported with the ledgers that they have already, changed, and
// taken back.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { checkRebuild } from '#api/commands/rebuild/check.ts';
import type { listSuppliers } from '#api/contract/supplier/supplier.ts';
import { verifyBook } from '#api/store/chain/verify.ts';
import { PROJECTIONS } from '#projections/registry.ts';
import { expectRefused } from '#tests/support/problems.ts';
import { gstinOf, openHouse } from '../../trade/house.ts';
import type { House } from '../../trade/house.ts';
import { done } from '../../trade/requests.ts';
import { sendLines, startImport } from './lines.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

type Listed = z.input<typeof listSuppliers.reply>[number];

const PAWAR = {
  line: 2,
  name: 'Pawar Transport',
  gst_number: gstinOf('27', 'AAKFP4512L'),
  supplier_due_days: 45,
  msme: [{ class: 'micro', activity: 'services', from: null, to: null }],
  tds: { nature: '1024', deductee: null },
  bank_account_number: '5010 0123 4567 89',
  bank_ifsc: 'hdfc0000123',
};

const named = async (search: string): Promise<readonly Listed[]> =>
  done(await house.owner('listSuppliers', { query: { search } })).body as Listed[];

const begin = (lines: number) => startImport(house.owner, lines, { kind: 'supplier' });

describe('importSuppliers', () => {
  it('says in a rehearsal what is wrong with which line, and writes nothing', async () => {
    const { answers } = await sendLines(house.owner, 'importSuppliers', [
      PAWAR,
      { line: 3, name: 'Wrong Bank', bank_ifsc: 'HDFC123' },
      { line: 4, name: 'Wrong Nature', tds: { nature: '999', deductee: null } },
      { line: 5, name: 'Wrong Class', msme: [{ class: 'large', activity: 'trading' }] },
      { line: 6 },
      { line: 7, name: 'Nobody’s Ledger', account_id: 999_999 },
    ]);
    expect(answers).toMatchObject([
      { line: 2, ok: true, id: null },
      { line: 3, ok: false, code: 'supplier_ifsc_invalid' },
      { line: 4, ok: false, code: 'supplier_tds_nature_unknown' },
      { line: 5, ok: false, errors: [{ field: 'msme.0.class' }, {}, {}] },
      { line: 6, ok: false, errors: [{ field: 'name' }] },
      { line: 7, ok: false, code: 'supplier_account_unfit' },
    ]);
    expect(await named('Pawar')).toStrictEqual([]);
  });

  it('adds them once, each with what its line says', async () => {
    const id = await begin(1);
    const first = await sendLines(house.owner, 'importSuppliers', [PAWAR], id);
    expect(first.summary).toStrictEqual({ done: true, accepted: 1, refused: 0 });
    expect(await sendLines(house.owner, 'importSuppliers', [PAWAR], id)).toStrictEqual(first);
    expect(await named('Pawar')).toMatchObject([
      {
        state_code: '27',
        supplier_due_days: 45,
        msme: PAWAR.msme,
        tds: PAWAR.tds,
        bank_account_number: '50100123456789',
        bank_ifsc: 'HDFC0000123',
        outstanding: '0.00',
      },
    ]);
    const twin = { line: 2, name: 'Pawar & Sons', gst_number: PAWAR.gst_number };
    const { answers } = await sendLines(house.owner, 'importSuppliers', [twin]);
    expect(answers).toMatchObject([{ same: [{ name: 'Pawar Transport', by: 'gst_number' }] }]);
  });

  it('keeps a ledger from before, with what is open on it', async () => {
    const types = done(await house.owner('listAccountTypes')).body as readonly {
      readonly id: number;
      readonly name: string;
    }[];
    const creditors = types.find(({ name }) => name === 'Sundry Creditors')?.id ?? 0;
    const body = { name: 'Mill Stores', account_type_id: creditors };
    const account = done(await house.owner('createAccount', { body })).body as { id: number };
    const id = await begin(1);
    const line = { line: 2, name: 'Mill Stores', account_id: account.id };
    await sendLines(house.owner, 'importSuppliers', [line], id);
    expect(await named('Mill Stores')).toMatchObject([{ account_id: account.id }]);
  });

  it('changes one by its name, and an undo gives back what it had', async () => {
    const id = await begin(1);
    const line = { line: 2, name: 'pawar transport', match: 'name', supplier_due_days: 15 };
    await sendLines(house.owner, 'importSuppliers', [line], id);
    expect(await named('Pawar')).toMatchObject([{ supplier_due_days: 15 }]);
    done(await house.owner('undoImport', { params: { importId: id } }));
    expect(await named('Pawar')).toMatchObject([{ supplier_due_days: 45, msme: PAWAR.msme }]);
  });

  it('is for those who may import', async () => {
    const got = await house.auditor('importSuppliers', { body: JSON.stringify(PAWAR) });
    expectRefused(got, 403, 'role_may_not', { role: 'auditor', right: 'ImportRecords' });
  });
});

describe('the undo of an import of suppliers', () => {
  it('removes whoever nothing names, with the ledger, and keeps the others', async () => {
    const id = await begin(2);
    const lines = [
      { line: 2, name: 'Billed Stores', state_code: '27' },
      { line: 3, name: 'Idle Stores', state_code: '27' },
    ];
    await sendLines(house.owner, 'importSuppliers', lines, id);
    const [used] = await named('Billed Stores');
    const draft = { supplier_account_id: used?.account_id, bill_number: 'B/1' };
    done(await house.owner('createPurchaseBill', { body: draft }));
    const undone = done(await house.owner('undoImport', { params: { importId: id } }));
    expect(undone.body).toMatchObject({
      import: { id, created: 2, taken_back: 1 },
      kept: [
        {
          line: 2,
          id: used?.id,
          code: 'supplier_in_use',
          detail:
            'Billed Stores has bills and other documents as a supplier (1) and stays. ' +
            'Retire the supplier instead.',
        },
      ],
    });
    expect((await named('Stores')).map(({ name }) => name)).toStrictEqual([
      'Billed Stores',
      'Mill Stores',
    ]);
    const accounts = done(await house.owner('listAccounts', { params: { bookId: house.bookId } }))
      .body as readonly { readonly name: string }[];
    expect(accounts.filter(({ name }) => name === 'Idle Stores')).toStrictEqual([]);
  });
});

it('the book verifies, and rebuilds as it is', async () => {
  const { bookId, server } = house;
  const { pool, keys } = server.core;
  const rebuilt = await checkRebuild({ pool, keys, bookId, projections: PROJECTIONS });
  expect(rebuilt).toStrictEqual([]);
  expect(await verifyBook(pool, bookId)).toMatchObject({ ok: true });
});

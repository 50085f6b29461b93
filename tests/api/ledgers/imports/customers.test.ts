// Customers of a file: rehearsed, imported, sent again, and taken back.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkRebuild } from '#api/commands/rebuild/check.ts';
import { verifyBook } from '#api/store/chain/verify.ts';
import type { Customer } from '#tests/support/replies-on-wire.ts';
import { PROJECTIONS } from '#projections/registry.ts';
import { expectRefused } from '#tests/support/problems.ts';
import { gstinOf, openHouse } from '../../trade/house.ts';
import type { House } from '../../trade/house.ts';
import { done, newInvoice } from '../../trade/requests.ts';
import { importsOf, sendLines, startImport } from './lines.ts';
import type { CustomerLine } from './lines.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const AMBIKA: CustomerLine = {
  line: 2,
  name: 'Ambika Fabrics',
  gst_number: gstinOf('27', 'AAKFA4512L'),
  city: 'Pune',
};
const BALAJI: CustomerLine = { line: 4, name: 'Balaji Yarn Centre', state_code: '27' };
const WRONG: CustomerLine = { line: 3, name: 'Chandan Textile', gst_number: '27AAACC9921K1Z0' };

const named = async (name: string): Promise<readonly Customer[]> =>
  done(await house.owner('listCustomers', { query: { search: name } })).body as Customer[];

describe('importCustomers as a rehearsal', () => {
  it('answers each line as the rules do, and writes nothing', async () => {
    const nameless = { line: 5, name: '' };
    const { answers, summary } = await sendLines(house.owner, 'importCustomers', [
      AMBIKA,
      WRONG,
      BALAJI,
      nameless,
    ]);
    expect(answers).toMatchObject([
      { line: 2, ok: true, id: null },
      { line: 3, ok: false, code: 'customer_gstin_invalid' },
      { line: 4, ok: true },
      { line: 5, ok: false, errors: [{ field: 'name' }] },
    ]);
    expect(summary).toStrictEqual({ done: true, accepted: 2, refused: 2 });
    expect(await named('Ambika')).toStrictEqual([]);
    expect(await importsOf(house.owner)).toStrictEqual([]);
  });

  it('names the customers of the book that a line may be', async () => {
    await house.owner('createCustomer', { body: { name: 'Deccan  Mills' } });
    const lines = [
      { line: 2, name: 'deccan mills' },
      { ...BALAJI, line: 3 },
    ];
    const { answers } = await sendLines(house.owner, 'importCustomers', lines);
    expect(answers).toMatchObject([
      { same: [{ name: 'Deccan  Mills', by: 'name' }] },
      { ok: true },
    ]);
    expect(answers[1]).not.toHaveProperty('same');
  });
});

describe('importCustomers', () => {
  it('adds what is right, notes it, and is answered the same when it is sent again', async () => {
    const id = await startImport(house.owner, 3);
    const lines = [AMBIKA, WRONG, BALAJI];
    const first = await sendLines(house.owner, 'importCustomers', lines, id);
    expect(first.summary).toStrictEqual({ done: true, accepted: 2, refused: 1 });
    expect(await sendLines(house.owner, 'importCustomers', lines, id)).toStrictEqual(first);
    expect(await named('Ambika')).toHaveLength(1);
    expect(await importsOf(house.owner)).toMatchObject([
      { id, lines: 3, created: 2, refused: 1, taken_back: 0, status: 'finished' },
    ]);
  });

  it('one that is of another kind, or of nobody, is refused', async () => {
    const id = await startImport(house.owner, 1, { kind: 'journal' });
    const lines = { body: JSON.stringify(AMBIKA), query: { import_id: id } };
    expect((await house.owner('importCustomers', lines)).status).toBe(404);
    const none = { ...lines, query: { import_id: 999 } };
    expect((await house.owner('importCustomers', none)).status).toBe(404);
  });

  it('an auditor may neither rehearse nor import', async () => {
    const got = await house.auditor('importCustomers', { body: JSON.stringify(AMBIKA) });
    expectRefused(got, 403, 'role_may_not', { role: 'auditor', right: 'ImportRecords' });
  });
});

describe('undoImport', () => {
  it('keeps who was billed since, takes back the others, and later the rest', async () => {
    const id = await startImport(house.owner, 2);
    const lines = [
      { line: 2, name: 'Billed Traders', state_code: '27' },
      { line: 3, name: 'Idle Traders', state_code: '27' },
    ];
    await sendLines(house.owner, 'importCustomers', lines, id);
    const [used] = await named('Billed Traders');
    const items = [
      { name: 'Bale', hsn: '5201', quantity: 1, rate: '100', tax_rate: 5, uqc: 'BAL' },
    ];
    await newInvoice(house, { customer_id: used?.id ?? 0, items });

    const undone = done(await house.owner('undoImport', { params: { importId: id } }));
    expect(undone.body).toMatchObject({
      import: { id, created: 2, taken_back: 1, status: 'being undone' },
      kept: [{ line: 2, id: used?.id, code: 'customer_in_use' }],
    });
    expect((await named('Traders')).map(({ name }) => name)).toStrictEqual(['Billed Traders']);
  });

  it('needs more than the right to import', async () => {
    const id = await startImport(house.owner, 1);
    const got = await house.dataEntry('undoImport', { params: { importId: id } });
    expectRefused(got, 403, 'role_may_not', { role: 'data entry', right: 'UndoImport' });
    const none = await house.owner('undoImport', { params: { importId: 999 } });
    expect(none.status).toBe(404);
  });
});

it('the books of the imports verify, and rebuild as they are', async () => {
  const { bookId, server } = house;
  const { pool, keys } = server.core;
  const rebuilt = await checkRebuild({ pool, keys, bookId, projections: PROJECTIONS });
  expect(rebuilt).toStrictEqual([]);
  expect(await verifyBook(pool, bookId)).toMatchObject({ ok: true });
});

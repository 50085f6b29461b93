// Lines that change records which are there: by id, by name, once each, and taken back.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Customer } from '#tests/support/replies-on-wire.ts';
import { idOf } from '#tests/support/team.ts';
import { openHouse } from '../../trade/house.ts';
import type { House } from '../../trade/house.ts';
import { done } from '../../trade/requests.ts';
import { importsOf, sendLines, startImport } from './lines.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const added = async (name: string, more: object = {}): Promise<number> =>
  idOf(await house.owner('createCustomer', { body: { name, ...more } }));

const read = async (customerId: number): Promise<Customer> =>
  done(await house.owner('readCustomer', { params: { customerId } })).body as Customer;

const undo = async (importId: number) =>
  done(await house.owner('undoImport', { params: { importId } })).body;

describe('a line that changes a customer', () => {
  it('finds it by its id or by its name, and says when there is nothing to change', async () => {
    const ambika = await added('Ambika', { city: 'Pune' });
    const balaji = await added('Balaji', { phone: '98220 11223' });
    const lines = [
      { line: 2, id: ambika, city: 'Nashik' },
      { line: 3, name: 'BALAJI', match: 'name', phone: '98220 11223' },
      { line: 4, name: 'Chitra', match: 'name', city: 'Pune' },
      { line: 5, id: 999_999, city: 'Pune' },
    ];
    const { answers } = await sendLines(house.owner, 'importCustomers', lines);
    expect(answers).toMatchObject([
      { line: 2, ok: true },
      { line: 3, ok: true, unchanged: true },
      {
        line: 4,
        ok: false,
        errors: [{ field: 'name', message: expect.stringMatching(/No cust/) }],
      },
      { line: 5, ok: false, code: 'customer_not_found' },
    ]);
    expect(answers[0]).not.toHaveProperty('unchanged');

    const id = await startImport(house.owner, 4);
    await sendLines(house.owner, 'importCustomers', lines, id);
    expect(await read(ambika)).toMatchObject({ name: 'Ambika', city: 'Nashik' });
    expect(await read(balaji)).toMatchObject({ name: 'Balaji' });
    const [listed] = await importsOf(house.owner);
    expect(listed).toMatchObject({ id, created: 0, changed: 1, refused: 2 });
  });

  it('is refused where several bear the name, or a line before it changes the same', async () => {
    await added('Om Traders');
    const second = await added('Om Traders');
    const lines = [
      { line: 2, name: 'om traders', match: 'name', city: 'Pune' },
      { line: 3, id: second, city: 'Pune' },
      { line: 4, id: second, city: 'Nashik' },
    ];
    const { answers } = await sendLines(house.owner, 'importCustomers', lines);
    expect(answers).toMatchObject([
      { ok: false, errors: [{ message: expect.stringMatching(/2 customers are called/) }] },
      { ok: true },
      { ok: false, errors: [{ message: 'Row 3 changes this record already.' }] },
    ]);
  });
});

describe('the undo of changes', () => {
  it('gives back what was there, state and PAN of the GSTIN included', async () => {
    const plain = await added('Deccan Mills', { state_code: '29', address: '1 Mill Road' });
    const before = await read(plain);
    const id = await startImport(house.owner, 1);
    const line = {
      line: 2,
      id: plain,
      name: 'Deccan',
      gst_number: '27AAPFU0939F1ZV',
      state_code: '27',
    };
    await sendLines(house.owner, 'importCustomers', [line], id);
    expect(await read(plain)).toMatchObject({ name: 'Deccan', pan: 'AAPFU0939F' });
    expect(await undo(id)).toMatchObject({ import: { changed: 1, taken_back: 1 }, kept: [] });
    const { seq: _seq, updated_at: _at, ...was } = before;
    expect(await read(plain)).toMatchObject(was);
  });

  it('leaves what somebody changed since, and says so', async () => {
    const one = await added('Edited since', { city: 'Pune' });
    const id = await startImport(house.owner, 1);
    await sendLines(house.owner, 'importCustomers', [{ line: 2, id: one, city: 'Surat' }], id);
    await house.owner('changeCustomer', { params: { customerId: one }, body: { city: 'Vapi' } });
    expect(await undo(id)).toMatchObject({ kept: [{ line: 2, id: one, code: 'changed_since' }] });
    expect(await read(one)).toMatchObject({ city: 'Vapi' });
  });

  it('gives an account its name and type back', async () => {
    const body = { name: 'Tea fund', account_type_id: 1 };
    const tea = idOf(await house.owner('createAccount', { body }));
    const id = await startImport(house.owner, 1, { kind: 'account' });
    const line = { line: 2, id: tea, name: 'Coffee fund', account_type_id: 2 };
    await sendLines(house.owner, 'importAccounts', [line], id);
    expect(await undo(id)).toMatchObject({ import: { taken_back: 1 }, kept: [] });
    const { bookId } = house;
    const { body: all } = done(await house.owner('listAccounts', { params: { bookId } }));
    expect(all).toContainEqual(expect.objectContaining({ id: tea, ...body }));
  });
});

// Who is not registered is sealed wherever the log names them, on their invoices too.
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkRebuild } from '#api/commands/rebuild/check.ts';
import { verifyBook } from '#api/store/chain/verify.ts';
import { readAfter } from '#api/store/read-events.ts';
import { createSubjectKeys } from '#api/store/sealing/subject-keys.ts';
import { PROJECTIONS } from '#projections/registry.ts';
import { asSuperuser } from '#tests/support/postgres.ts';
import { idOf } from '#tests/support/team.ts';
import { billed, openHouse } from '../trade/house.ts';
import type { House } from '../trade/house.ts';
import { CANARY, done } from '../trade/requests.ts';

const DELIVERY = 'Canary Godown, Pune 411002';
const SECRETS = ['Canary', 'canary', 'ABCPC1234D', '98111', '9 Canary', '411002'];

let house: House;
let canary: number;

beforeAll(async () => {
  house = await openHouse();
  const create = async (body: object) => idOf(done(await house.owner('createCustomer', { body })));
  canary = await create(CANARY);
  await billed(house, 'ravi', { customer_id: canary, delivery: DELIVERY });
  const params = { customerId: canary };
  done(await house.owner('changeCustomer', { params, body: { name: 'Canary Bai Joshi' } }));
});
afterAll(() => house.close());

const bodies = () =>
  asSuperuser(async (client) => {
    const { rows } = await client.query<{ type: string; version: number; body: string }>(
      'select type, version, body from events order by book_id, seq',
    );
    return rows;
  }, house.server.database.name);

describe('a private person', () => {
  test('stands nowhere in the log in the clear', async () => {
    const text = (await bodies()).map(({ body }) => body).join('\n');
    for (const secret of SECRETS) expect(text).not.toContain(secret);
  });

  test('reads as they are, on their invoices and in their ledger', async () => {
    const { pool, keys } = house.server.core;
    const events = await readAfter(pool, keys, house.bookId, 0, 1000);
    const of = (type: string) => events.filter((event) => event.type === type).at(-1)?.data;
    expect(of('InvoiceIssued')).toMatchObject({
      privateCustomerId: canary,
      delivery: DELIVERY,
      recipient: { name: CANARY.name, address: CANARY.address, pincode: CANARY.pincode },
    });
    expect(of('AccountChanged')).toMatchObject({ changes: { name: 'Canary Bai Joshi' } });
  });

  test('is not renamed by name in the history of the ledger', async () => {
    const { body } = await house.owner('readCustomer', { params: { customerId: canary } });
    const { account_id: id } = body as { account_id: number };
    const params = { bookId: house.bookId, kind: 'account', id };
    const history = await house.owner('readHistory', { params });
    expect(history.status).toBe(200);
    const told = (history.body as readonly { what: string }[]).map(({ what }) => what).join('\n');
    expect(told).toContain('Changed name');
    expect(told).not.toContain('Canary');
  });

  test('has a box for each text, in the form that the log has had from the first day', async () => {
    const [issued] = (await bodies()).filter(({ type }) => type === 'InvoiceIssued');
    expect(issued?.version).toBe(6);
    const { recipient } = JSON.parse(issued?.body ?? '{}');
    for (const field of ['name', 'address', 'pincode']) {
      expect(recipient[field]).toStrictEqual({
        sealed: expect.stringMatching(/^[A-Za-z0-9+/]{40,}={0,2}$/),
        subject: expect.any(Number),
      });
    }
  });
});

describe('who is registered', () => {
  test('stands on the log in the open, as tax law asks of an invoice', async () => {
    const { number } = await billed(house, 'mills');
    const issued = (await bodies()).filter(({ type }) => type === 'InvoiceIssued').at(-1);
    expect(issued?.body).toContain('"name":"Karnataka Agro Mills"');
    expect(issued?.body).toContain(`"number":"${number}"`);
    expect(issued?.body).not.toContain('sealed');
  });

  test('has a name in the open from the day of registering on, for good', async () => {
    const created = done(await house.owner('createCustomer', { body: { name: 'Lotus Stores' } }));
    const params = { customerId: idOf(created) };
    const body = { gst_number: '27AAPFU0939F1ZV' };
    done(await house.owner('changeCustomer', { params, body }));
    const said = (await bodies()).filter(({ body: text }) => text.includes('Lotus Stores'));
    expect(said.map(({ type }) => type).toSorted()).toStrictEqual([
      'AccountChanged',
      'CustomerChanged',
    ]);
  });
});

describe('the log and its tables', () => {
  test('are whole, and made anew alike', async () => {
    const { pool, keys } = house.server.core;
    expect(await verifyBook(pool, house.bookId)).toMatchObject({ ok: true });
    const job = { pool, keys, bookId: house.bookId, projections: PROJECTIONS };
    expect(await checkRebuild(job)).toStrictEqual([]);
  });
});

describe('a key', () => {
  const subject = { bookId: 77, kind: 'customer', recordId: 1 } as const;
  let next = 900_001;
  const keysOf = () => createSubjectKeys(Buffer.alloc(32, 7), () => Promise.resolve([(next += 1)]));

  test('that was rolled back is never sealed with', async () => {
    const keys = keysOf();
    const client = await house.server.core.pool.connect();
    try {
      await client.query('begin');
      const lost = (await keys.ensure(client, [subject]))(subject);
      expect((await keys.ensure(client, [subject]))(subject)).toStrictEqual(lost);
      await client.query('rollback');
      const kept = (await keys.ensure(client, [subject]))(subject);
      expect(kept?.id).not.toBe(lost?.id);
      const again = (await keys.ensure(client, [subject]))(subject);
      expect(again).toStrictEqual(kept);
      const loaded = await keys.load(client, [kept?.id ?? 0]);
      expect(loaded.get(kept?.id ?? 0)).toStrictEqual(kept?.key);
    } finally {
      client.release();
    }
  });

  test('that was destroyed is not made anew, nor where there was none', async () => {
    const keys = keysOf();
    const { pool } = house.server.core;
    const never = { ...subject, recordId: randomBytes(4).readUInt32BE() };
    for (const one of [subject, never]) {
      await keys.destroy(pool, one);
      expect((await keys.ensure(pool, [one]))(one)).toBeNull();
      expect((await keysOf().ensure(pool, [one]))(one)).toBeNull();
    }
  });
});

// A private person who was only offered something is gone from the offers when they are erased.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkRebuild } from '#api/commands/rebuild/check.ts';
import { verifyBook } from '#api/store/chain/verify.ts';
import { readAfter } from '#api/store/read-events.ts';
import { PROJECTIONS } from '#projections/registry.ts';
import { idOf } from '#tests/support/team.ts';
import { openHouse } from '../house.ts';
import type { House } from '../house.ts';
import { BALES, done } from '../requests.ts';

const PERSON = {
  name: 'Canary Bai Deshpande',
  email: 'canary@home.example',
  address: '9 Canary Lane',
  city: 'Canaryville',
  state_code: '27',
};
/** So long ago that the law keeps no document of it. */
const OLD = '2018-05-05';

let house: House;
let customerId: number;
const ids: number[] = [];
beforeAll(async () => {
  house = await openHouse();
  const params = { bookId: house.bookId };
  done(await house.owner('setLegalForm', { params, body: { legal_form: 'other' } }));
  customerId = idOf(done(await house.owner('createCustomer', { body: PERSON })));
  const offered = { customer_id: customerId, items: [BALES], delivery: 'Canary Godown' };
  for (const body of [
    { ...offered, kind: 'quotation' },
    { ...offered, kind: 'quotation', issue: true },
    { ...offered, kind: 'proforma', issue: true },
    { ...offered, kind: 'challan', challan_reason: 'approval', issue: true, issue_date: OLD },
  ]) {
    ids.push(idOf(done(await house.owner('createPresale', { body }))));
  }
  const emailed = { params: { presaleId: ids[1] ?? 0 }, body: {} };
  done(await house.owner('emailPresale', emailed));
  const renamed = { params: { customerId }, body: { name: 'Canary Bai Joshi' } };
  done(await house.owner('changeCustomer', renamed));
  done(await house.owner('eraseCustomer', { params: { customerId }, body: {} }));
});
afterAll(() => house.close());

const textOf = async (name: 'readPresale' | 'readPresalePaper', presaleId: number) =>
  JSON.stringify(done(await house.owner(name, { params: { presaleId } })).body);

describe('the offers to a person who was erased', () => {
  it('name nobody in the register, on their pages and on paper', async () => {
    const register = done(await house.owner('listPresales', { query: { customer: customerId } }));
    expect(register.body).toHaveLength(ids.length);
    const texts = [JSON.stringify(register.body)];
    for (const id of ids) {
      texts.push(await textOf('readPresale', id), await textOf('readPresalePaper', id));
    }
    for (const text of texts) {
      expect(text).not.toMatch(/canary/i);
      expect(text).toContain('[erased]');
    }
  });

  it('are found under no name of theirs', async () => {
    const found = await house.owner('listPresales', { query: { search: 'canary' } });
    expect(done(found).body).toStrictEqual([]);
  });

  it('name nobody in their history and in the log, whose chain verifies', async () => {
    const { pool, keys } = house.server.core;
    for (const id of ids) {
      const params = { kind: 'presale', id };
      const history = done(await house.owner('readHistory', { params }));
      expect(JSON.stringify(history.body)).not.toMatch(/canary/i);
    }
    const events = await readAfter(pool, keys, house.bookId, 0, 5000);
    expect(JSON.stringify(events)).not.toMatch(/canary/i);
    expect(await verifyBook(pool, house.bookId)).toMatchObject({ ok: true });
  });

  it('are made anew from the log as they stand', async () => {
    const { pool, keys } = house.server.core;
    const job = { pool, keys, bookId: house.bookId, projections: PROJECTIONS };
    expect(await checkRebuild(job)).toStrictEqual([]);
  });

  it('take no invoice, and no new offer is made to them', async () => {
    const [, quotation = 0] = ids;
    const turned = { params: { presaleId: quotation }, body: {} };
    expect((await house.owner('invoicePresale', turned)).status).toBe(422);
    const body = { customer_id: customerId, items: [BALES], kind: 'quotation' };
    expect((await house.owner('createPresale', { body })).status).toBe(422);
  });
});

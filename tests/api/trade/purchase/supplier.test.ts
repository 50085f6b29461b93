// A bill of a party: ledger, number, terms and standing come of the supplier as the book knows it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { Got } from '#tests/support/server.ts';
import type { Team } from '#tests/support/team.ts';
import { accountUnder } from './requests.ts';

let team: Team;
let expense: number;
beforeAll(async () => {
  team = await openTeam();
  expense = await accountUnder(team, 'Indirect Expenses', { name: 'Stationery' });
});
afterAll(() => team.close());

const supplier = async (said: object): Promise<{ id: number; account_id: number }> => {
  const got = await team.owner('addSupplier', { body: said });
  expect(got.status).toBe(200);
  return got.body as { id: number; account_id: number };
};

let count = 0;
function post(accountId: number, item: object = {}): Promise<Got> {
  count += 1;
  const body = {
    supplier_account_id: accountId,
    bill_number: `B/${count}`,
    bill_date: '2026-11-02',
    posted_on: '2026-11-02',
    received_on: '2026-11-02',
    items: [{ account_id: expense, name: 'Paper', hsn: '4802', taxable: '1000.00', ...item }],
    post: true,
  };
  return team.owner('createPurchaseBill', { body });
}

async function eventOf(got: Got): Promise<Record<string, unknown>> {
  const { rows } = await team.server.database.owner.query<{ body: string }>(
    `select body from events where stream = $1 and type = 'PurchaseBillPosted'`,
    [`purchase-bill-${idOf(got)}`],
  );
  return JSON.parse(rows[0]?.body ?? '{}') as Record<string, unknown>;
}

describe('a bill of a supplier', () => {
  it('is due by the terms that were agreed, and keeps who supplied it', async () => {
    const mill = await supplier({
      name: 'Karnataka Agro Mills',
      gst_number: '29AAACK1234F1ZW',
      supplier_due_days: 45,
      msme: [{ class: 'small', activity: 'manufacturing', from: '2026-04-01', to: null }],
    });
    const got = await post(mill.account_id, { tax_rate: 18 });
    expect(got.body).toMatchObject({ status: 'posted', due_date: '2026-12-17' });
    expect(await eventOf(got)).toMatchObject({
      supplierId: mill.id,
      supplier: {
        name: 'Karnataka Agro Mills',
        gstin: '29AAACK1234F1ZW',
        pan: 'AAACK1234F',
        registration: 'regular',
        stateCode: '29',
        enterprise: { class: 'small', activity: 'manufacturing' },
      },
    });
  });

  it('of a composition dealer has no tax, though the dealer has a GSTIN', async () => {
    const dealer = await supplier({
      name: 'Nashik Snacks',
      gst_number: '27AAPFU0939F1ZV',
      registration: 'composition',
    });
    const taxed = await post(dealer.account_id, { tax_rate: 18, cgst: '90.00', sgst: '90.00' });
    expect(taxed).toMatchObject({ status: 422, body: { code: 'bill_supplier_charges_no_tax' } });
    expect((await post(dealer.account_id)).body).toMatchObject({ total: '1000.00' });
  });

  it('tells what was charged last for an item, of this supplier and not reversed alone', async () => {
    const [mill, other] = [
      await supplier({ name: 'Sangli Mills' }),
      await supplier({ name: 'Miraj Mills' }),
    ];
    const named = { body: { name: 'Packing' } };
    const of = {
      category_id: idOf(await team.owner('createCategory', named)),
      brand_id: idOf(await team.owner('createBrand', named)),
      unit_id: idOf(await team.owner('createUnit', { body: { name: 'Bag', uqc: 'BAG' } })),
    };
    const body = { ...of, name: 'Jute bag', hsn: '63051040', gst_rate: '5', price: '60' };
    const product = idOf(await team.owner('createProduct', { body }));
    const charge = (accountId: number, rate: string) =>
      post(accountId, {
        product_id: product,
        account_id: null,
        quantity: '1',
        rate,
        taxable: null,
      });
    await charge(mill.account_id, '40');
    const last = await charge(mill.account_id, '42.125');
    await charge(other.account_id, '39');
    const reversed = await charge(mill.account_id, '99');
    await team.owner('reversePurchaseBill', {
      params: { billId: idOf(reversed) },
      body: { reason: 'Entered twice', date: '2026-11-03' },
    });
    const got = await team.auditor('listLastPrices', { query: { supplier: mill.account_id } });
    expect(got.body).toStrictEqual([
      { product_id: product, price: '42.125', bill_id: idOf(last), bill_date: '2026-11-02' },
    ]);
  });

  it('of a private person is sealed, and lies nowhere open', async () => {
    const person = await supplier({ name: 'Savita Gaikwad', address: '3 Nadi Lane' });
    const got = await post(person.account_id);
    expect(got.status).toBe(200);
    const { privateCustomerId, supplier: snapshot } = await eventOf(got);
    expect(privateCustomerId).toBe(person.id);
    expect(JSON.stringify(snapshot)).not.toMatch(/Savita|Nadi/);
    expect(JSON.stringify(got.body)).toContain('Savita Gaikwad');
  });

  it('who takes no bills any more is refused by name', async () => {
    const former = await supplier({ name: 'Godavari Paper' });
    await team.owner('retireSupplier', { params: { supplierId: former.id }, body: {} });
    expect(await post(former.account_id)).toMatchObject({
      status: 409,
      body: { code: 'bill_supplier_not_open' },
    });
  });
});

// An order to a supplier over HTTP: issued, billed in parts by its lines, warned of where a bill
// goes beyond it, open again as the bill is reversed; and what is refused.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkRebuild } from '#api/commands/rebuild/check.ts';
import { verifyBook } from '#api/store/chain/verify.ts';
import { PROJECTIONS } from '#projections/registry.ts';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { Got } from '#tests/support/server.ts';
import type { Team } from '#tests/support/team.ts';
import { accountUnder, done } from './requests.ts';

const GSTIN = '27AAPFU0939F1ZV';
let team: Team;
let mill: number;
let expense: number;
let oil: number;
let shed: number;

beforeAll(async () => {
  team = await openTeam();
  const params = { bookId: team.bookId };
  const body = { gstin: GSTIN, registration: 'regular' };
  done(await team.owner('changeBillingSettings', { params, body }));
  mill = await accountUnder(team, 'Sundry Creditors', { name: 'Sahyadri Mill', gstn_id: GSTIN });
  expense = await accountUnder(team, 'Indirect Expenses', { name: 'Stationery' });
  const named = async (call: 'createCategory' | 'createBrand' | 'createGodown', name: string) =>
    idOf(done(await team.owner(call, { body: { name } })));
  const product = {
    name: 'Oil',
    category_id: await named('createCategory', 'Oils'),
    brand_id: await named('createBrand', 'Oils'),
    hsn: '15121110',
    gst_rate: '5',
    price: '99.95',
    stocked: true,
  };
  oil = idOf(done(await team.owner('createProduct', { body: product })));
  shed = await named('createGodown', 'Shed');
});
afterAll(() => team.close());

const refused = ({ status, body }: Got, ...expected: readonly [number, string, object?]): void => {
  const [wanted, code, facts = {}] = expected;
  expect({ status, ...(body as object) }).toMatchObject({ status: wanted, code, facts });
};

/** Ten tins of oil at 100.00 less 5 %, and printing for 500.00. */
const order = (said: object = {}) => ({
  supplier_account_id: mill,
  ordered_on: '2026-11-10',
  expected_on: '2026-11-19',
  godown_id: shed,
  terms: ' Payment within 30 days ',
  items: [
    {
      product_id: oil,
      name: 'Oil',
      quantity: '10',
      rate: '100',
      tax_rate: 5,
      discount: { percent: 5 },
    },
    { account_id: expense, name: 'Printing', hsn: '4911', tax_rate: 18, taxable: '500' },
  ],
  ...said,
});
const create = (said: object = {}): Promise<Got> =>
  team.owner('createPurchaseOrder', { body: order(said) });
const issued = async (said: object = {}): Promise<number> =>
  idOf(done(await create({ issue: true, ...said })));
const read = async (orderId: number) =>
  done(await team.owner('readPurchaseOrder', { params: { orderId } })).body as object;

let count = 0;
const bill = (lines: readonly object[]) => ({
  supplier_account_id: mill,
  bill_number: `SM/${(count += 1)}`,
  bill_date: '2026-11-16',
  posted_on: '2026-11-18',
  received_on: '2026-11-18',
  items: lines,
  post: true,
});
const billed = (lines: readonly object[]): Promise<Got> =>
  team.owner('createPurchaseBill', { body: bill(lines) });
const oilOf = (orderId: number, quantity: string) => ({
  product_id: oil,
  name: 'Oil',
  quantity,
  rate: '95',
  tax_rate: 5,
  order: { order_id: orderId, line: 1 },
});
const printingOf = (orderId: number, taxable: string) => ({
  account_id: expense,
  name: 'Printing',
  hsn: '4911',
  tax_rate: 18,
  taxable,
  order: { order_id: orderId, line: 2 },
});

describe('an order', () => {
  it('is drafted, written anew with what it was read as, and issued under its number', async () => {
    const drafted = done(await create({ supplier_account_id: null, items: [] }));
    expect(drafted.body).toMatchObject({ number: null, status: 'draft', total: '0.00' });
    const orderId = idOf(drafted);
    const changed = done(
      await team.owner('changePurchaseOrder', { params: { orderId }, body: order() }),
    );
    expect(changed.body).toMatchObject({
      status: 'draft',
      terms: 'Payment within 30 days',
      taxable: '1450.00',
      gst: '137.50',
      outstanding: '0.00',
      items: [
        { taxable: '950.00', cgst: '23.75', given_taxable: null },
        { taxable: '500.00', cgst: '45.00', given_taxable: '500.00' },
      ],
    });
    const got = done(await team.owner('issuePurchaseOrder', { params: { orderId }, body: {} }));
    expect(got.body).toMatchObject({
      number: expect.stringMatching(/^PO-\d{3}$/),
      status: 'issued',
      total: '1587.50',
      outstanding: '1450.00',
      supplier: { gstin: GSTIN },
      godown_id: shed,
      bills: [],
    });
    expect(await read(orderId)).toMatchObject({ status: 'issued', outstanding: '1450.00' });
    const { body } = await team.owner('listJournals', { query: { search: 'PO-' } });
    expect(body).toStrictEqual([]);
  });

  it('is billed in parts, and the list agrees with the lines', async () => {
    const orderId = await issued();
    const first = done(await billed([oilOf(orderId, '4'), printingOf(orderId, '200')]));
    expect(first.body).toMatchObject({
      items: [{ order: { order_id: orderId, line: 1 } }, { order: { order_id: orderId, line: 2 } }],
    });
    const part = {
      status: 'part-billed',
      outstanding: '870.00',
      items: [
        {
          quantity: '10',
          billed_quantity: '4',
          open_quantity: '6',
          billed: '380.00',
          open: '570.00',
        },
        { billed_quantity: null, open_quantity: null, billed: '200.00', open: '300.00' },
      ],
      bills: [{ bill_id: idOf(first), taxable: '580.00', billed_on: '2026-11-18' }],
    };
    expect(await read(orderId)).toMatchObject(part);
    const listed = async (filter: string) =>
      (
        done(await team.owner('listPurchaseOrders', { query: { filter, supplier: mill } }))
          .body as { id: number }[]
      ).find(({ id }) => id === orderId);
    expect(await listed('open')).toMatchObject({ status: 'part-billed', outstanding: '870.00' });
    expect(await listed('overdue')).toMatchObject({ id: orderId });
    expect(await listed('billed')).toBeUndefined();
    const narrowed = { query: { filter: 'open', supplier: mill } };
    const { body } = done(await team.owner('readPurchaseOrderFigures', narrowed));
    const rows = done(await team.owner('listPurchaseOrders', narrowed)).body as object[];
    expect(body).toMatchObject({ count: rows.length });
    done(await billed([oilOf(orderId, '6'), printingOf(orderId, '300')]));
    expect(await read(orderId)).toMatchObject({ status: 'billed', outstanding: '0.00' });
    expect(await listed('billed')).toMatchObject({ status: 'billed', outstanding: '0.00' });
    expect(await listed('open')).toBeUndefined();
    refused(
      await team.owner('closePurchaseOrder', { params: { orderId }, body: { reason: 'Done' } }),
      409,
      'order_is_billed',
    );
  });

  it('is warned of where a bill goes beyond it, and is not held up', async () => {
    const orderId = await issued();
    const got = done(await billed([oilOf(orderId, '12.5'), printingOf(orderId, '600')]));
    expect(got.body).toMatchObject({
      warnings: [
        {
          code: 'order_over_billed',
          field: 'items',
          facts: { line: 1 },
          message: expect.stringMatching(/^Line 1: 2\.5 more than PO-\d{3} has open\.$/),
        },
        { code: 'order_over_billed', facts: { line: 2 }, message: expect.stringContaining('₹100') },
      ],
    });
    expect(await read(orderId)).toMatchObject({
      status: 'billed',
      items: [{ billed_quantity: '12.5', open_quantity: '0' }, {}],
    });
  });

  it('is open again as its bill is reversed, and is cancelled then', async () => {
    const orderId = await issued();
    const cancel = () =>
      team.owner('cancelPurchaseOrder', { params: { orderId }, body: { reason: 'Twice' } });
    const billId = idOf(done(await billed([oilOf(orderId, '10')])));
    refused(await cancel(), 409, 'order_is_billed');
    done(
      await team.owner('reversePurchaseBill', { params: { billId }, body: { reason: 'Wrong' } }),
    );
    expect(await read(orderId)).toMatchObject({
      status: 'issued',
      outstanding: '1450.00',
      bills: [],
    });
    expect(done(await cancel()).body).toMatchObject({ status: 'cancelled', outstanding: '0.00' });
    refused(await billed([oilOf(orderId, '1')]), 409, 'bill_order_not_issued', { line: 1 });
  });

  it('says what became of it in its history, and is printed', async () => {
    const orderId = await issued();
    done(await billed([oilOf(orderId, '4')]));
    const closed = done(
      await team.owner('closePurchaseOrder', {
        params: { orderId },
        body: { reason: ' No more comes ' },
      }),
    );
    expect(closed.body).toMatchObject({
      status: 'closed',
      outstanding: '0.00',
      items: [{ billed_quantity: '4', open_quantity: '0' }, {}],
    });
    const warned = done(await billed([oilOf(orderId, '1')]));
    expect(warned.body).toMatchObject({ warnings: [{ code: 'bill_of_closed_order' }] });
    const params = { bookId: team.bookId, kind: 'purchase_order', id: orderId };
    const { body } = done(await team.owner('readHistory', { params }));
    expect((body as { what: string }[]).map(({ what }) => what)).toStrictEqual([
      expect.stringMatching(/^Billed by PB-\d{3}, 1 line$/),
      'Closed: No more comes',
      expect.stringMatching(/^Billed by PB-\d{3}, 1 line$/),
      expect.stringMatching(/^Issued as PO-\d{3}, /),
      'Drafted',
    ]);
    const pdf = await team.owner('readPurchaseOrderPdf', { params: { orderId } });
    expect(pdf.status).toBe(200);
    const draft = idOf(done(await create()));
    const none = await team.owner('readPurchaseOrderPdf', { params: { orderId: draft } });
    expect(none.status).toBe(404);
  });

  it('keeps its supplier from going', async () => {
    const supplier = done(await team.owner('addSupplier', { body: { name: 'Pune Boxes' } })).body;
    const { id: supplierId, account_id } = supplier as { id: number; account_id: number };
    done(await create({ supplier_account_id: account_id }));
    refused(await team.owner('removeSupplier', { params: { supplierId } }), 409, 'supplier_in_use');
  });

  it('keeps nothing of a private person who is erased', async () => {
    const body = { name: 'Meena Patil', city: 'Nashik' };
    const { id: supplierId, account_id } = done(await team.owner('addSupplier', { body })).body as {
      id: number;
      account_id: number;
    };
    const orderId = await issued({ supplier_account_id: account_id });
    expect(await read(orderId)).toMatchObject({ supplier: { name: 'Meena Patil' } });
    done(await team.owner('eraseSupplier', { params: { supplierId }, body: {} }));
    const told = await read(orderId);
    expect(told).toMatchObject({ supplier: { name: '[erased]' } });
    expect(JSON.stringify(told)).not.toContain('Meena');
    const { rows } = await team.server.database.writer.query(
      'select content::text as content from documents where document_id = $1 and kind = $2',
      [orderId, 'purchase-order'],
    );
    expect(JSON.stringify(rows)).not.toContain('Meena');
  });

  it('keeps its godown in use', async () => {
    await issued();
    const params = { kind: 'godown', id: shed };
    refused(await team.owner('removeMaster', { params }), 409, 'master_in_use', { name: 'Shed' });
  });
});

describe('an order is refused', () => {
  const cases: readonly [string, object, number, string, string][] = [
    [
      'of nobody',
      { supplier_account_id: null },
      422,
      'bill_supplier_missing',
      'supplier_account_id',
    ],
    ['without lines', { items: [] }, 422, 'bill_has_no_lines', 'items'],
    ['of tomorrow', { ordered_on: '2027-12-31' }, 422, 'order_of_the_future', 'ordered_on'],
    [
      'that is to come before its day',
      { expected_on: '2026-11-09' },
      422,
      'order_expected_before_its_date',
      'expected_on',
    ],
    ['to a godown of nobody', { godown_id: 999 }, 422, 'order_godown_unknown', 'godown_id'],
  ];
  it.each(cases)('%s', async (_name, said, status, code, field) => {
    refused(await create({ issue: true, ...said }), status, code, { field });
  });

  const shapes: readonly [string, object, string][] = [
    ['a day that is none', { expected_on: '2026-02-30' }, 'expected_on'],
    ['a quantity below nil', { items: [{ name: 'Oil', quantity: '-1' }] }, 'items.0.quantity'],
    ['a line without a name', { items: [{ name: ' ' }] }, 'items.0.name'],
    ['a State of one digit', { place_of_supply: '7' }, 'place_of_supply'],
    ['terms without end', { terms: 'x'.repeat(2001) }, 'terms'],
    ['tax as printed', { items: [{ name: 'Oil', cgst: '5' }] }, 'items.0'],
  ];
  it.each(shapes)('with %s', async (_name, said, field) => {
    const got = await create(said);
    expect(got.status).toBe(400);
    const { errors } = got.body as { errors: { field: string }[] };
    expect(errors.map((one) => one.field)).toContainEqual(expect.stringContaining(field));
  });

  it('by how far it has come', async () => {
    const draft = { params: { orderId: idOf(done(await create())) } };
    const reason = { reason: 'Twice' };
    refused(
      await team.owner('closePurchaseOrder', { ...draft, body: reason }),
      409,
      'order_is_a_draft',
    );
    const numbered = { params: { orderId: await issued() } };
    refused(
      await team.owner('issuePurchaseOrder', { ...numbered, body: {} }),
      409,
      'order_is_issued',
    );
    refused(
      await team.owner('changePurchaseOrder', { ...numbered, body: order() }),
      409,
      'order_is_issued',
    );
    done(await team.owner('cancelPurchaseOrder', { ...draft, body: reason }));
    refused(
      await team.owner('issuePurchaseOrder', { ...draft, body: {} }),
      409,
      'order_is_cancelled',
    );
    const unknown = { params: { orderId: 999_999 } };
    expect((await team.owner('issuePurchaseOrder', { ...unknown, body: {} })).status).toBe(404);
  });

  it('as a source of lines that it has not', async () => {
    const orderId = await issued();
    refused(await billed([oilOf(999_999, '1')]), 422, 'bill_order_unknown', { line: 1 });
    const draft = idOf(done(await create()));
    refused(await billed([oilOf(draft, '1')]), 409, 'bill_order_not_issued');
    const line = { ...oilOf(orderId, '1'), order: { order_id: orderId, line: 2 } };
    refused(await billed([line]), 422, 'bill_order_line_differs');
    const other = await accountUnder(team, 'Sundry Creditors', { name: 'Another Mill' });
    const others = await issued({ supplier_account_id: other });
    refused(await billed([oilOf(others, '1')]), 422, 'bill_order_of_another');
  });
});

it('the book verifies, and rebuilds as it is', async () => {
  const { bookId, server } = team;
  const { pool, keys } = server.core;
  const rebuilt = await checkRebuild({ pool, keys, bookId, projections: PROJECTIONS });
  expect(rebuilt).toStrictEqual([]);
  expect(await verifyBook(pool, bookId)).toMatchObject({ ok: true });
});

// A supplier's bill over HTTP: drafted, posted with its journal, credit, goods and open item, paid,
// and reversed with all of it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectFields } from '#tests/support/problems.ts';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { Got } from '#tests/support/server.ts';
import type { Team } from '#tests/support/team.ts';
import { accountUnder } from './requests.ts';

const GSTIN = '27AAPFU0939F1ZV';
let team: Team;
let mill: number;
let expense: number;
let oil: number;

const done = (got: Got): Got => {
  expect(got.body).toMatchObject({});
  if (got.status !== 200) throw new Error(`${got.status} ${JSON.stringify(got.body)}`);
  return got;
};

beforeAll(async () => {
  team = await openTeam();
  const params = { bookId: team.bookId };
  const body = { gstin: GSTIN, registration: 'regular' };
  done(await team.owner('changeBillingSettings', { params, body }));
  mill = await accountUnder(team, 'Sundry Creditors', {
    name: 'Sahyadri Paper Mills',
    gstn_id: GSTIN,
  });
  expense = await accountUnder(team, 'Indirect Expenses', { name: 'Stationery' });
  const named = async (call: 'createCategory' | 'createBrand') =>
    idOf(done(await team.owner(call, { body: { name: 'Oils' } })));
  const product = {
    name: 'Oil',
    category_id: await named('createCategory'),
    brand_id: await named('createBrand'),
    hsn: '15121110',
    gst_rate: '5',
    price: '99.95',
    stocked: true,
  };
  oil = idOf(done(await team.owner('createProduct', { body: product })));
});
afterAll(() => team.close());

const refused = ({ status, body }: Got, ...expected: readonly [number, string, object?]): void => {
  const [wanted, code, facts = {}] = expected;
  expect({ status, ...(body as object) }).toMatchObject({ status: wanted, code, facts });
};

let count = 0;
const bill = (said: object = {}) => ({
  supplier_account_id: mill,
  bill_number: `SPM/${(count += 1)}`,
  bill_date: '2026-11-16',
  posted_on: '2026-11-18',
  received_on: '2026-11-18',
  items: [{ account_id: expense, name: 'Paper', hsn: '4802', tax_rate: 18, taxable: '999.41' }],
  ...said,
});
const create = (said: object = {}): Promise<Got> =>
  team.owner('createPurchaseBill', { body: bill(said) });
const posted = async (said: object = {}): Promise<Got> =>
  done(await create({ post: true, ...said }));
const ofOne = (got: Got) => ({ params: { billId: idOf(got) } });

const journalOf = async (got: Got): Promise<unknown> => {
  const { journal_id: journalId } = got.body as { journal_id: number };
  return (await team.owner('readJournal', { params: { journalId } })).body;
};

type Item = { readonly kind: string; readonly id: number; readonly open: string };
const openItems = async (): Promise<readonly Item[]> => {
  const params = { accountId: mill };
  const { body } = done(await team.owner('listOpenItems', { params }));
  return (body as { items: Item[] }).items;
};

describe('a bill of a supplier', () => {
  it('is drafted, posted with its printed total, and shown with its open item', async () => {
    const drafted = done(await create({ total: '1179' }));
    expect(drafted.body).toMatchObject({
      status: 'draft',
      number: null,
      supplier_name: 'Sahyadri Paper Mills',
      heads: 'intra',
      totals: { cgst: '89.95', sgst: '89.95', round_off: '-0.31', total: '1179.00' },
    });
    const got = done(await team.owner('postPurchaseBill', { ...ofOne(drafted), body: {} }));
    expect(got.body).toMatchObject({
      status: 'posted',
      payment: 'open',
      number: 'PB-001',
      outstanding: '1179.00',
      gst: '179.90',
      credit: '179.90',
      credit_to: '2026-11-30',
    });
    expect(await journalOf(got)).toMatchObject({
      voucher_type: 'purchase',
      date: '2026-11-18',
    });
    const read = done(await team.owner('readPurchaseBill', ofOne(got)));
    expect(read.body).toStrictEqual(got.body);
    expect(await openItems()).toContainEqual(
      expect.objectContaining({ kind: 'purchase-bill', id: idOf(got), open: '-1179.00' }),
    );
  });

  it('is written anew while it is a draft, and what GET gave is taken back', async () => {
    const drafted = done(await create());
    const read = done(await team.owner('readPurchaseBill', ofOne(drafted)));
    const again = done(
      await team.owner('changePurchaseBill', { ...ofOne(drafted), body: read.body as object }),
    );
    const [before, after] = [read.body, again.body].map((body) => ({
      ...(body as object),
      seq: 0,
      updated_at: '',
    }));
    expect(after).toStrictEqual(before);
    const change = { ...ofOne(drafted), body: bill({ narration: 'By lorry' }) };
    expect(done(await team.owner('changePurchaseBill', change)).body).toMatchObject({
      narration: 'By lorry',
    });
    const gone = { ...ofOne(drafted), body: { reason: 'Went back' } };
    expect(done(await team.owner('discardPurchaseBill', gone)).body).toMatchObject({
      status: 'discarded',
    });
    refused(
      await team.owner('postPurchaseBill', { ...ofOne(drafted), body: {} }),
      409,
      'document_is_discarded',
    );
  });

  it('brings its goods into stock at their cost, and takes them out as it is reversed', async () => {
    const items = [
      { product_id: oil, name: 'Oil', tax_rate: 5, quantity: '40', rate: '25', batch: 'B7' },
    ];
    const got = await posted({ items });
    const moves = async () =>
      (
        done(
          await team.owner('readStockMoves', { params: { productId: oil, bookId: team.bookId } }),
        ).body as {
          moves: { document: string; quantity: string }[];
        }
      ).moves;
    expect(await moves()).toContainEqual(
      expect.objectContaining({ document: 'purchase-bill', in: '40' }),
    );
    const reverse = { ...ofOne(got), body: { reason: 'Entered twice', date: '2026-11-19' } };
    expect(done(await team.owner('reversePurchaseBill', reverse)).body).toMatchObject({
      status: 'reversed',
      payment: null,
      outstanding: '0.00',
    });
    expect(await moves()).toContainEqual(
      expect.objectContaining({ document: 'purchase-bill-reversed', out: '40' }),
    );
    expect((await openItems()).some(({ id }) => id === idOf(got))).toBe(false);
  });

  it('is entered once, unless a reason says why again', async () => {
    const first = await posted({ bill_number: 'Once/1' });
    const { number } = first.body as { number: string };
    refused(await create({ post: true, bill_number: ' once/1' }), 409, 'bill_entered_already', {
      number,
    });
    const again = await posted({ bill_number: 'Once/1', again_reason: 'Their numbers began anew' });
    expect(again.body).toMatchObject({ again_reason: 'Their numbers began anew' });
    // Another financial year is another bill.
    await posted({ bill_number: 'Once/1', bill_date: '2026-03-30' });
  });

  it('is paid by a journal against it, and then not reversed before that', async () => {
    const got = await posted();
    const cash = await accountUnder(team, 'Cash-in-Hand', { name: 'Till' });
    const entry = [
      {
        account_id: mill,
        amount: '1179.31',
        references: [
          { kind: 'against', amount: '1179.31', item: { kind: 'purchase-bill', id: idOf(got) } },
        ],
      },
      { account_id: cash, amount: '-1179.31' },
    ];
    const paid = done(
      await team.owner('postJournal', {
        body: { date: '2026-11-19', voucher_type: 'payment', entry },
      }),
    );
    expect(done(await team.owner('readPurchaseBill', ofOne(got))).body).toMatchObject({
      payment: 'paid',
      outstanding: '0.00',
    });
    const reverse = { ...ofOne(got), body: { reason: 'Entered twice' } };
    refused(await team.owner('reversePurchaseBill', reverse), 409, 'document_is_settled');
    const params = { journalId: (paid.body as { journal: { id: number } }).journal.id };
    done(await team.owner('reverseJournal', { params, body: { reason: 'Bounced' } }));
    expect(done(await team.owner('reversePurchaseBill', reverse)).body).toMatchObject({
      status: 'reversed',
    });
  });

  it('warns of printed tax that is more than a rupee off its rate, and keeps it', async () => {
    const items = [
      {
        account_id: expense,
        name: 'Paper',
        tax_rate: 18,
        taxable: '64000',
        cgst: '5761.80',
        sgst: '5761.80',
      },
    ];
    const got = await posted({ items });
    expect(got.body).toMatchObject({
      totals: { cgst: '5761.80' },
      warnings: [
        { code: 'printed_tax_differs', field: 'items', facts: { line: 1, head: 'CGST' } },
        { code: 'printed_tax_differs', facts: { head: 'SGST' } },
      ],
    });
  });
});

describe('the register of bills', () => {
  it('is narrowed by supplier, number, day, amount and payment, and says what it comes to', async () => {
    const got = await posted({ bill_number: 'Needle-77' });
    const list = async (query: object) =>
      (
        done(await team.owner('listPurchaseBills', { query: { ...query } })).body as {
          id: number;
        }[]
      ).map(({ id }) => id);
    expect(await list({ search: 'needle' })).toStrictEqual([idOf(got)]);
    expect(await list({ search: 'sahyadri', limit: 1 })).toStrictEqual([idOf(got)]);
    expect(await list({ search: 'needle', filter: 'paid' })).toStrictEqual([]);
    expect(
      await list({ search: 'needle', filter: 'open', from: '2026-11-16', to: '2026-11-16' }),
    ).toStrictEqual([idOf(got)]);
    expect(await list({ search: 'needle', amount_from: '1180' })).toStrictEqual([]);
    const figures = await team.owner('readPurchaseBillFigures', { query: { search: 'needle' } });
    expect(figures.body).toMatchObject({
      count: 1,
      taxable: '999.41',
      gst: '179.90',
      total: '1179.31',
      outstanding: '1179.31',
    });
    for (const order of ['date', '-date', 'number', '-number', 'amount', '-amount']) {
      expect(await list({ order, search: 'needle' })).toStrictEqual([idOf(got)]);
    }
  });
});

describe('a bill that is wrong', () => {
  it('is refused by its shape', async () => {
    expectFields(await create({ bill_date: '2026-13-01' }), ['bill_date']);
    expectFields(await create({ items: [{ name: '' }] }), ['items.0.name']);
    expectFields(await create({ tds: {} }), ['tds.nature']);
  });

  it('is refused by the rules, with its field', async () => {
    const operator = [{ account_id: expense, name: 'Cab', taxable: '5', reverse_charge: '9(5)' }];
    refused(await create({ post: true, items: operator }), 422, 'bill_asks_what_is_not_kept');
    refused(await create({ post: true, bill_number: null }), 422, 'bill_number_missing');
    refused(await create({ post: true, items: [] }), 422, 'bill_has_no_lines');
    refused(await create({ post: true, total: '1200' }), 422, 'bill_total_differs');
    const query = { preview: 'true' };
    const looked = await team.owner('createPurchaseBill', { query, body: bill({ post: true }) });
    expect(looked.body).toStrictEqual({ warnings: [] });
  });
});

describe('a debit note of a supplier', () => {
  it('raises a bill, is owed beside it, and is found by it', async () => {
    const raised = idOf(await posted());
    const got = await posted({
      bill_number: `DN/${raised}`,
      raises: [raised],
      items: [{ account_id: expense, name: 'Paper', hsn: '4802', tax_rate: 18, taxable: '100' }],
    });
    const { bill_number } = (await team.owner('readPurchaseBill', { params: { billId: raised } }))
      .body as { bill_number: string };
    expect(got.body).toMatchObject({
      debit_note: true,
      raises: [{ bill_id: raised, bill_number, bill_date: '2026-11-16' }],
      outstanding: '118.00',
      credit: '18.00',
    });
    const listed = await team.owner('listPurchaseBills', { query: { raises: raised } });
    expect(listed.body).toMatchObject([{ id: idOf(got), debit_note: true }]);
    const notes = await team.owner('listPurchaseBills', { query: { filter: 'debit-notes' } });
    expect(notes.body).toMatchObject([{ id: idOf(got) }]);
    expect(await openItems()).toContainEqual(
      expect.objectContaining({ kind: 'purchase-bill', id: idOf(got), open: '-118.00' }),
    );
  });

  it('may have the number of a bill, and no other note may have its own', async () => {
    const number = `SAME/${(count += 1)}`;
    await posted({ bill_number: number });
    await posted({ bill_number: number, raises: [] });
    refused(
      await create({ post: true, bill_number: number.toLowerCase(), raises: [] }),
      409,
      'bill_entered_already',
    );
  });

  it('is drafted and changed, and takes back what it told', async () => {
    const drafted = done(await create({ raises: [] }));
    expect(drafted.body).toMatchObject({ debit_note: true, raises: [] });
    const raised = idOf(await posted());
    const { seq } = drafted.body as { seq: number };
    const body = { ...bill({ raises: [raised] }), expected: seq };
    const changed = done(await team.owner('changePurchaseBill', { ...ofOne(drafted), body }));
    expect(changed.body).toMatchObject({
      raises: [{ bill_id: raised, bill_number: null, bill_date: null }],
    });
    const listed = await team.owner('listPurchaseBills', { query: { raises: raised } });
    expect(listed.body).toMatchObject([{ status: 'draft' }]);
  });

  it('is refused of a bill that is not there, is none of this supplier, or comes after it', async () => {
    const others = idOf(
      await posted({
        supplier_account_id: await accountUnder(team, 'Sundry Creditors', { name: 'Other mill' }),
        items: [{ account_id: expense, name: 'Paper', taxable: '10', treatment: 'nil' }],
      }),
    );
    const raised = idOf(await posted());
    const note = (said: object) => create({ post: true, ...said });
    const unknown = await note({ raises: [999_999] });
    refused(unknown, 422, 'bill_raised_unknown', { field: 'raises' });
    refused(await note({ raises: [others] }), 422, 'bill_raised_of_another');
    refused(await note({ raises: [raised], bill_date: '2026-11-01' }), 422, 'bill_raised_after');
    const draft = idOf(done(await create()));
    refused(await note({ raises: [draft] }), 409, 'bill_raised_not_posted');
    const many = await note({ raises: Array.from({ length: 101 }, (_, at) => at + 1) });
    expectFields(many, ['raises']);
  });
});

describe('an asset that was bought on a bill', () => {
  const computer = { put_to_use: '2026-11-18', class: 'computer', tax_kind: 'computer' };
  const add = (bought: object, said: object = {}) =>
    team.owner('createAsset', {
      body: {
        asset_type: 'asset',
        product_id: oil,
        name: 'Till',
        depreciation: { ...computer, cost: '84000', bought, ...said },
      },
    });
  const assetsOn = async (billId: number) => {
    const query = { bought_on: billId };
    const { body } = done(await team.owner('listAssets', { query }));
    return (body as { name: string }[]).map(({ name }) => name);
  };

  it('names the line of the bill, is found by it, and keeps it', async () => {
    const laptop = { name: 'Laptop', tax_rate: 18, taxable: '84000', credit_kind: 'capital-goods' };
    const items = [{ ...laptop, account_id: expense }];
    const bought = done(
      await team.owner('createPurchaseBill', { body: bill({ items, post: true }) }),
    );
    const on = { bill_id: idOf(bought), line: 1 };
    expect(await assetsOn(on.bill_id)).toStrictEqual([]);
    const made = done(await add(on));
    expect(made.body).toMatchObject({ depreciation: { cost: '84000.00', bought: on } });
    expect(await assetsOn(on.bill_id)).toStrictEqual(['Till']);
    const body = { depreciation: { ...computer, cost: '85000' } };
    const params = { assetId: idOf(made) };
    const changed = done(await team.owner('changeAsset', { params, body }));
    expect(changed.body).toMatchObject({ depreciation: { cost: '85000.00', bought: on } });
  });

  it('is refused where there is no such line, or its goods came into stock', async () => {
    const draft = idOf(done(await team.owner('createPurchaseBill', { body: bill() })));
    const goods = [{ product_id: oil, name: 'Oil', quantity: '1', rate: '100', tax_rate: 5 }];
    const stocked = bill({ items: goods, post: true });
    const stock = idOf(done(await team.owner('createPurchaseBill', { body: stocked })));
    for (const on of [
      { bill_id: draft, line: 1 },
      { bill_id: stock, line: 1 },
      { bill_id: stock, line: 2 },
      { bill_id: 999_999, line: 1 },
    ]) {
      const got = await add(on);
      refused(got, 422, 'asset_bill_line_unknown', on);
    }
    const strange = await add({ bill_id: 'x', line: 0 });
    expectFields(strange, ['depreciation.bought.bill_id', 'depreciation.bought.line']);
  });
});

// Bills of entry over HTTP: drafted, written anew and posted for two bills of a supplier abroad,
// the register of input credit, the duty that is paid, and all of it taken back.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectFields } from '#tests/support/problems.ts';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { Got } from '#tests/support/server.ts';
import type { Team } from '#tests/support/team.ts';
import { done } from './requests.ts';

let team: Team;
let goods: number;
let supplier: number;
const bills: number[] = [];
let entryId: number;

async function foreignBill(bill_number: string, taxable: string): Promise<number> {
  const body = {
    supplier_account_id: supplier,
    bill_number,
    bill_date: '2026-07-03',
    posted_on: '2026-07-05',
    received_on: '2026-07-05',
    import_of: 'goods',
    items: [{ account_id: goods, name: 'Bearings', hsn: '84821011', taxable }],
    post: true,
  };
  return idOf(done(await team.owner('createPurchaseBill', { body })));
}

beforeAll(async () => {
  team = await openTeam();
  const params = { bookId: team.bookId };
  const settings = { gstin: '27AAPFU0939F1ZV', registration: 'regular' };
  done(await team.owner('changeBillingSettings', { params, body: settings }));
  goods = team.account('Import Purchases');
  const said = { name: 'Ningbo Bearings', registration: 'overseas', country: 'CN' };
  const added = done(await team.owner('addSupplier', { body: said }));
  supplier = (added.body as { account_id: number }).account_id;
  bills.push(await foreignBill('CN-1', '213108.50'), await foreignBill('CN-2', '100000'));
});
afterAll(() => team.close());

const line = {
  description: 'Bearings',
  hsn: '84821011',
  assessable: '217098.25',
  bcd: '21709.83',
  sws: '2170.98',
  igst_rate: 18,
  igst: '44701.23',
};
const entry = (said: object = {}) => ({
  port_code: 'in nsa1',
  bill_number: '2204753',
  bill_date: '2026-07-20',
  posted_on: '2026-07-20',
  received_on: '2026-07-20',
  bills: [{ bill_id: bills[0] }, { bill_id: bills[1], covered: '25000' }],
  items: [line],
  ...said,
});
const create = (said: object = {}) => team.owner('createBillOfEntry', { body: entry(said) });
const act = (name: Parameters<Team['owner']>[0], body: object) =>
  team.owner(name, { params: { entryId }, body });

type Detail = Readonly<Record<string, unknown>> & { readonly journal_id: number };
const detail = async () =>
  done(await team.owner('readBillOfEntry', { params: { entryId } })).body as Detail;

async function entriesOf(journalId: number) {
  const { body } = done(await team.owner('readJournal', { params: { journalId } }));
  const { entry: entries } = body as {
    entry: readonly { account_name: string; amount: string }[];
  };
  return entries.map(({ account_name, amount }) => [account_name, amount]);
}

const refused = ({ status, body }: Got, code: string, field: string | null): void => {
  expect(body).toMatchObject({ code, ...(field !== null && { facts: { field } }) });
  expect([409, 422]).toContain(status);
};

describe('a bill of entry', () => {
  it('is drafted with what is known, written anew, and posted', async () => {
    const draft = done(await create({ port_code: null, items: [] }));
    entryId = idOf(draft);
    expect(draft.body).toMatchObject({ status: 'draft', number: null, port_code: null, items: [] });
    refused(await act('postBillOfEntry', {}), 'entry_port_missing', 'port_code');
    const changed = done(await act('changeBillOfEntry', entry()));
    expect(changed.body).toMatchObject({
      port_code: 'INNSA1',
      total: '68582.04',
      items: [{ given: { bcd: '21709.83', sws: '2170.98', igst: '44701.23' } }],
      bills: [
        { bill_id: bills[0], covered: null },
        { bill_id: bills[1], covered: '25000.00' },
      ],
    });
    const posted = done(await act('postBillOfEntry', {}));
    expect(posted.body).toMatchObject({
      number: 'BE-001',
      status: 'posted',
      credit_to: '2026-07-31',
      total: '68582.04',
      outstanding: '68582.04',
      paid_on: null,
      bills: [
        { bill_number: 'CN-1', supplier_name: 'Ningbo Bearings', covered: '213108.50' },
        { bill_number: 'CN-2', supplier_name: 'Ningbo Bearings', covered: '25000.00' },
      ],
      items: [{ taxable: '240979.06', formula: '43376.23', igst: '44701.23', given: null }],
      totals: { duty: '23880.81', igst: '44701.23', credit: '44701.23', cost: '23880.81' },
      warnings: [{ code: 'customs_tax_differs' }],
    });
    const told = await detail();
    expect(told['bills']).toMatchObject([{ landed: '21373.46' }, { landed: '2507.35' }]);
    expect(await entriesOf(told.journal_id)).toStrictEqual([
      ['Customs Duty', '23880.81'],
      ['Input IGST', '44701.23'],
      ['Customs Payable', '-68582.04'],
    ]);
  });

  it('is listed, by its own number, by the supplier’s and by a bill', async () => {
    const list = async (query: object) => {
      const got = done(
        await team.owner('listBillsOfEntry', { query: { book_id: team.bookId, ...query } }),
      );
      return (got.body as readonly { number: string | null }[]).map(({ number }) => number);
    };
    expect(await list({})).toStrictEqual(['BE-001']);
    expect(await list({ search: '2204753' })).toStrictEqual(['BE-001']);
    expect(await list({ search: 'cn-1' })).toStrictEqual(['BE-001']);
    expect(await list({ bill: bills[1] })).toStrictEqual(['BE-001']);
    expect(await list({ bill: 999 })).toStrictEqual([]);
    expect(await list({ filter: 'open' })).toStrictEqual(['BE-001']);
    expect(await list({ filter: 'paid' })).toStrictEqual([]);
    const figures = done(
      await team.owner('readBillOfEntryFigures', { query: { book_id: team.bookId } }),
    );
    expect(figures.body).toStrictEqual({
      count: 1,
      of: 1,
      taxable: '240979.06',
      gst: '44701.23',
      total: '68582.04',
      outstanding: '68582.04',
    });
  });

  it('leaves of a bill what is on no bill of entry', async () => {
    const got = done(await team.owner('listLinkableBills', { query: { book_id: team.bookId } }));
    expect(got.body).toMatchObject([
      { bill_number: 'CN-2', goods: '100000.00', left: '75000.00' },
      { bill_number: 'CN-1', goods: '213108.50', left: '0.00' },
    ]);
    const further = { bill_number: '2204999', post: true };
    const all = [{ bill_id: bills[1], covered: '75000.01' }];
    refused(await create({ ...further, bills: all }), 'entry_covers_more_than_bill', 'bills');
    const none = [{ bill_id: bills[0] }];
    refused(await create({ ...further, bills: none }), 'entry_covers_nothing', 'bills');
  });

  it('stands in the register of input credit as an import of goods, tied to accounts', async () => {
    const query = { from: '2026-07-01', to: '2026-07-31' };
    const params = { bookId: team.bookId };
    const got = done(await team.owner('readInputCredit', { params, query }));
    expect(got.body).toMatchObject({
      rows: [
        {
          kind: 'bill-of-entry',
          number: 'BE-001',
          their_number: '2204753',
          supplier_name: 'Customs, INNSA1',
          gst_number: null,
          document_date: '2026-07-20',
          standing: 'taken',
          return_to: '2026-07-31',
          origin: 'import-of-goods',
          taxable: '240979.06',
          igst: '44701.23',
        },
      ],
      sources: [{ of: 'bill-of-entry', igst: '44701.23' }],
      ties: true,
    });
  });

  it('is entered once by port, number and date', async () => {
    const again = { bills: [], post: true };
    refused(await create(again), 'entry_entered_already', 'bill_number');
    refused(
      await create({ ...again, port_code: 'INNSA1' }),
      'entry_entered_already',
      'bill_number',
    );
    const elsewhere = done(await create({ ...again, port_code: 'INMAA1' }));
    const body = { reason: 'Of another book', date: '2026-07-31' };
    const params = { entryId: idOf(elsewhere) };
    done(await team.owner('reverseBillOfEntry', { params, body }));
  });

  it('holds its bills fast', async () => {
    const params = { billId: bills[0] ?? 0 };
    const body = { reason: 'Sent back' };
    refused(
      await team.owner('reversePurchaseBill', { params, body }),
      'bill_has_bill_of_entry',
      null,
    );
  });
});

describe('the duty', () => {
  it('is paid by the bank, and no more than once', async () => {
    const paid = done(
      await act('payBillOfEntry', { paid_on: '2026-07-21', reference: 'ICE2204753' }),
    );
    expect(paid.body).toMatchObject({
      paid_on: '2026-07-21',
      outstanding: '0.00',
      payment: { method: 'bank-transfer', reference: 'ICE2204753' },
    });
    const { payment } = paid.body as { payment: { journal_id: number } };
    expect(await entriesOf(payment.journal_id)).toStrictEqual([
      ['Customs Payable', '68582.04'],
      [expect.any(String), '-68582.04'],
    ]);
    refused(await act('payBillOfEntry', {}), 'entry_is_paid', null);
    refused(await act('payBillOfEntry', { account_id: goods }), 'entry_is_paid', null);
  });

  it('is owed again once the payment is reversed', async () => {
    const body = { reason: 'Wrong bank', date: '2026-07-20' };
    refused(
      await act('reverseBillOfEntryPayment', body),
      'entry_payment_reversed_before_it',
      'date',
    );
    const got = done(await act('reverseBillOfEntryPayment', { ...body, date: '2026-07-22' }));
    expect(got.body).toMatchObject({ outstanding: '68582.04', payment: null, paid_on: null });
    refused(await act('reverseBillOfEntryPayment', body), 'entry_is_not_paid', null);
    refused(
      await act('payBillOfEntry', { account_id: goods }),
      'entry_money_account_unfit',
      'account_id',
    );
    done(await act('payBillOfEntry', { paid_on: '2026-07-23' }));
  });

  it('is told in the history of the bill of entry', async () => {
    const params = { kind: 'bill_of_entry', id: entryId };
    const got = done(await team.owner('readHistory', { params, query: { book_id: team.bookId } }));
    const entries = got.body as readonly { what: string }[];
    expect(entries.map(({ what }) => what).toReversed()).toStrictEqual([
      'Drafted',
      'Draft changed',
      'Posted as BE-001, ₹68,582.04',
      'Paid on 2026-07-21, ₹68,582.04',
      'Payment of 2026-07-21 reversed: Wrong bank',
      'Paid on 2026-07-23, ₹68,582.04',
    ]);
  });
});

it('goes in one act with its payment, and frees its bills', async () => {
  const got = done(
    await act('reverseBillOfEntry', { reason: 'Amended by customs', date: '2026-07-31' }),
  );
  expect(got.body).toMatchObject({ status: 'reversed', outstanding: '0.00', payment: null });
  const params = { billId: bills[0] ?? 0 };
  done(await team.owner('reversePurchaseBill', { params, body: { reason: 'Sent back' } }));
  const { rows } = done(
    await team.owner('readInputCredit', {
      params: { bookId: team.bookId },
      query: { from: '2026-07-01', to: '2026-07-31' },
    }),
  ).body as { rows: unknown[] };
  expect(rows).toStrictEqual([]);
});

it('is discarded while it is a draft', async () => {
  const params = { entryId: idOf(done(await create({ bills: [] }))) };
  const got = done(await team.owner('discardBillOfEntry', { params, body: { reason: 'Twice' } }));
  expect(got.body).toMatchObject({ status: 'discarded', number: null });
  refused(await team.owner('postBillOfEntry', { params, body: {} }), 'document_is_discarded', null);
});

it('takes its credit in another return once the goods have come', async () => {
  const said = { bill_number: '3382058', bills: [], received_on: null, post: true };
  entryId = idOf(done(await create(said)));
  expect(await detail()).toMatchObject({ credit_to: null, credit_period: { kind: 'deferred' } });
  const got = done(await act('moveBillOfEntryCredit', { received_on: '2026-08-02' }));
  expect(got.body).toMatchObject({ credit_to: '2026-08-31', received_on: '2026-08-02' });
  expect(await detail()).toMatchObject({ credit_to: '2026-08-31', received_on: '2026-08-02' });
  refused(
    await act('moveBillOfEntryCredit', { received_on: '2026-08-03' }),
    'bill_received_already',
    'received_on',
  );
});

describe('what is no bill of entry', () => {
  it.each([
    ['port_code', { port_code: 'INNSA1INNSA1' }],
    ['bill_date', { bill_date: '2026-02-30' }],
    ['landed_by', { landed_by: 'weight' }],
    ['interest', { interest: '-1' }],
    ['items.0.assessable', { items: [{ ...line, assessable: '1.234' }] }],
    ['items.0.bcd_rate', { items: [{ ...line, bcd_rate: 1000.01 }] }],
    ['items.0.share', { items: [{ ...line, share: 100 }] }],
    ['bills.0.covered', { bills: [{ bill_id: 1, covered: 'x' }] }],
    ['amount', { amount: '1' }],
  ])('is refused by its %s', async (field, said) => {
    expectFields(await create(said), [field]);
  });

  it('never makes the server stumble', async () => {
    const amount = fc.oneof(
      fc.constantFrom('0', '0.01', '999999999999.99', '1e9', '', null),
      fc.integer({ min: -1, max: 10 ** 12 }),
    );
    const item = fc.record({
      assessable: amount,
      bcd: amount,
      bcd_rate: fc.constantFrom(null, 0, 7.5, 1000),
      sws_rate: fc.constantFrom(0, 10, 1000),
      other: amount,
      igst: amount,
      igst_rate: fc.constantFrom(0, 5, 28, 100),
      cess: amount,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(item, { maxLength: 3 }), amount, async (items, interest) => {
        const got = await create({ bill_number: 'F1', bills: [], items, interest, post: true });
        expect(got.status).toBeLessThan(500);
      }),
      { numRuns: 40 },
    );
  });
});

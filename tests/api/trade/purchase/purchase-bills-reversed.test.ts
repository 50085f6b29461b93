// Bills over HTTP whose tax the buyer pays, with charges, TCS, or of a supplier abroad: what they
// post, how they are shown, and how they are refused.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { Got } from '#tests/support/server.ts';
import type { Team } from '#tests/support/team.ts';
import { accountUnder } from './requests.ts';

let team: Team;
let carrier: number;
let landlord: number;
let abroad: number;
let rent: number;

const done = (got: Got): Got => {
  if (got.status !== 200) throw new Error(`${got.status} ${JSON.stringify(got.body)}`);
  return got;
};

const supplier = async (name: string, said: object): Promise<number> => {
  const body = { name, ...said };
  const { account_id: accountId } = done(await team.owner('addSupplier', { body })).body as {
    account_id: number;
  };
  return accountId;
};

beforeAll(async () => {
  team = await openTeam();
  const params = { bookId: team.bookId };
  const settings = { gstin: '27AAPFU0939F1ZV', registration: 'regular' };
  done(await team.owner('changeBillingSettings', { params, body: settings }));
  carrier = await accountUnder(team, 'Sundry Creditors', {
    name: 'Deccan Carriers',
    gstn_id: '27AAACR5055K1Z7',
  });
  landlord = await supplier('Gulmohar', { registration: 'unregistered', state_code: '27' });
  abroad = await supplier('Tamarind Pte', { registration: 'overseas', country: 'SG' });
  rent = await accountUnder(team, 'Indirect Expenses', { name: 'Office Rent' });
});
afterAll(() => team.close());

let count = 0;
const create = (said: object): Promise<Got> =>
  team.owner('createPurchaseBill', {
    body: {
      bill_number: `R/${(count += 1)}`,
      bill_date: '2026-11-16',
      posted_on: '2026-11-18',
      received_on: '2026-11-18',
      items: [line()],
      post: true,
      ...said,
    },
  });
const line = (said: object = {}) => ({
  account_id: rent,
  name: 'Rent',
  hsn: '997212',
  tax_rate: 18,
  taxable: '10000',
  ...said,
});
const refused = ({ status, body }: Got, code: string, field: string): void => {
  expect({ status, ...(body as object) }).toMatchObject({ status: 422, code, facts: { field } });
};

const entriesOf = async (got: Got): Promise<readonly (readonly [string, string])[]> => {
  const { journal_id: journalId } = got.body as { journal_id: number };
  const { body } = done(await team.owner('readJournal', { params: { journalId } }));
  const accounts = done(await team.owner('listAccounts')).body as { id: number; name: string }[];
  const names = new Map(accounts.map(({ id, name }) => [id, name]));
  const { entry } = body as { entry: { account_id: number; amount: string }[] };
  return entry.map(({ account_id: id, amount }) => [names.get(id) ?? '', amount]);
};

describe('a bill under reverse charge', () => {
  it('is posted with tax on both sides, and says when the tax is due', async () => {
    const got = done(
      await create({ supplier_account_id: carrier, reverse_charge: true, total: '10000' }),
    );
    expect(got.body).toMatchObject({
      reverse_charge: true,
      total: '10000.00',
      gst: '0.00',
      credit: '1800.00',
      outstanding: '10000.00',
      credit_period: { kind: 'deferred' },
      tax_due: [{ on: '2027-01-16', unless_paid: true }],
      items: [{ reverse_charge: '9(3)', cgst: '900.00' }],
      totals: { cgst: '0.00', reversed: '1800.00', round_off: '0.00' },
    });
    expect(await entriesOf(got)).toStrictEqual([
      ['Office Rent', '10000.00'],
      ['Input CGST (RCM)', '900.00'],
      ['Input SGST/UTGST (RCM)', '900.00'],
      ['RCM Output CGST', '-900.00'],
      ['RCM Output SGST/UTGST', '-900.00'],
      ['Deccan Carriers', '-10000.00'],
    ]);
    const read = await team.owner('readPurchaseBill', { params: { billId: idOf(got) } });
    const { warnings: _none, ...written } = got.body as Record<string, unknown>;
    expect(read.body).toStrictEqual(written);
  });

  it('of who is not registered is due with its entry, by the State of the supplier', async () => {
    const got = done(await create({ supplier_account_id: landlord, reverse_charge: true }));
    expect(got.body).toMatchObject({
      heads: 'intra',
      tax_due: [{ on: '2026-11-18', unless_paid: false }],
      credit_period: { kind: 'period', to: '2026-11-30' },
    });
  });

  it('is drafted, shown as it would be posted, and posted in some of its lines', async () => {
    const items = [line(), line({ taxable: '500', reverse_charge: '5(3)' })];
    const got = done(await create({ supplier_account_id: carrier, items, post: false }));
    expect(got.body).toMatchObject({
      total: '12300.00',
      gst: '1800.00',
      items: [{ reverse_charge: null }, { reverse_charge: '9(3)', cgst: '45.00' }],
      tax_due: [],
    });
    const post = { params: { billId: idOf(got) }, body: {} };
    expect(done(await team.owner('postPurchaseBill', post)).body).toMatchObject({
      total: '12300.00',
      totals: { cgst: '900.00', reversed: '90.00' },
    });
  });

  it('is no output tax of the GST summary, sets nothing off, and is discharged in cash', async () => {
    const book = { params: { bookId: team.bookId } };
    const november = { from: '2026-11-01', to: '2026-11-30' };
    const summary = await team.owner('readGstSummary', { ...book, query: november });
    const none = { cgst: '0.00', sgst: '0.00', igst: '0.00', cess: '0.00' };
    expect(done(summary).body).toMatchObject({ ledger: none, taken_off: none, ties: true });
    const accounts = done(await team.owner('listAccounts')).body as { id: number; name: string }[];
    const idBy = (name: string) => accounts.find((one) => one.name === name)?.id;
    const post = (credited: string | undefined, amount: number, mark: string) =>
      team.owner('postJournal', {
        body: {
          entry: [
            { account_id: idBy('RCM Output CGST'), amount },
            { account_id: idBy(credited ?? ''), amount: -amount },
          ],
          date: '2026-11-20',
          gst: [{ mark, period: november, lines: [1, 2] }],
        },
      });
    const cash = accounts.find(({ name }) => name.startsWith('Electronic Cash Ledger'))?.name;
    expect((await post('Input CGST (RCM)', 900, 'set-off')).status).toBe(422);
    // Two bills of 10,000.00 at 18 % and one of 500.00 stand open: 900 and 900 and 45 of CGST.
    const { body: tooMuch } = await post(cash, 1_845.01, 'discharge');
    expect(tooMuch).toMatchObject({ code: 'gst_exceeds_open_tax', facts: { open: '1845.00' } });
    done(await post(cash, 1_845, 'discharge'));
  });

  it('leaves nothing in the tax accounts once it is reversed', async () => {
    const got = done(await create({ supplier_account_id: carrier, reverse_charge: true }));
    const at = { params: { billId: idOf(got) }, body: { reason: 'Entered twice' } };
    expect(done(await team.owner('reversePurchaseBill', at)).body).toMatchObject({
      status: 'reversed',
      outstanding: '0.00',
    });
  });

  it('is refused in words, with the field', async () => {
    const of = { supplier_account_id: carrier, reverse_charge: true };
    refused(
      await create({ ...of, items: [line({ cgst: '900', sgst: '900' })] }),
      'bill_reverse_charge_prints_tax',
      'cgst',
    );
    refused(
      await create({ ...of, items: [line({ reverse_charge: '9(4)' })] }),
      'bill_reverse_charge_of_registered',
      'reverse_charge',
    );
    const nowhere = await accountUnder(team, 'Sundry Creditors', { name: 'Somebody' });
    refused(
      await create({ ...of, supplier_account_id: nowhere }),
      'bill_supplier_state_missing',
      'supplier_account_id',
    );
  });

  it('is given back by no debit note so far', async () => {
    const bill = idOf(done(await create({ supplier_account_id: carrier, reverse_charge: true })));
    const got = await team.owner('createPurchaseDebitNote', {
      body: { bill_id: bill, items: [{ bill_line: 1, taxable: '100' }], post: true },
    });
    refused(got, 'note_of_what_is_not_kept', 'bill_id');
  });
});

describe('what a bill prints beside its lines', () => {
  const of = () => ({ supplier_account_id: carrier });

  it('is shared out over the goods or posted to an account, and TCS is a claim', async () => {
    const got = done(
      await create({
        ...of(),
        charges: [
          { description: 'Freight', amount: '50', into_cost: true },
          { description: 'Packing', amount: '20', account_id: rent },
        ],
        tcs: { section: '394', code: '1073', tax_rate: 2, amount: '237.40' },
        total: '12107.40',
      }),
    );
    expect(got.body).toMatchObject({
      charges: [{ description: 'Freight', into_cost: true }, { account_id: rent }],
      tcs: { section: '394', amount: '237.40', tax_rate: '2' },
      items: [{ cost: '10050.00' }],
      totals: { taxable: '10000.00', charges: '70.00', tcs: '237.40', round_off: '0.00' },
      total: '12107.40',
    });
    expect(await entriesOf(got)).toContainEqual(['TCS Receivable', '237.40']);
  });

  it('is refused in words, with the field', async () => {
    const charge = { description: 'Freight', amount: '50' };
    refused(await create({ ...of(), charges: [charge] }), 'bill_charge_account_missing', 'charges');
    const service = { items: [line({ credit_kind: 'input-service' })] };
    const shared = { charges: [{ ...charge, into_cost: true }] };
    refused(
      await create({ ...of(), ...service, ...shared }),
      'bill_charge_without_goods',
      'charges',
    );
    const tcs = { section: '394', amount: '0' };
    refused(await create({ ...of(), tcs }), 'bill_tcs_of_nothing', 'tcs');
  });
});

describe('a bill of another kind of supplier', () => {
  const rate = { rate: '86.1234', source: 'SBI', date: '2026-11-16' };
  const usd = { code: 'USD', total_minor: 4999, books_rate: rate };

  it('abroad is of services, in its currency, with IGST on both sides', async () => {
    const items = [line({ taxable: null, amount_minor: 4999 })];
    const got = done(
      await create({ supplier_account_id: abroad, import_of: 'services', currency: usd, items }),
    );
    expect(got.body).toMatchObject({
      import_of: 'services',
      currency: { ...usd, tax_rate: null, books_rate: { rate: '86.1234' } },
      total: '4305.31',
      items: [{ amount_minor: 4999, igst: '774.96', reverse_charge: '5(3)' }],
    });
  });

  it('abroad is refused until it says of what it is', async () => {
    refused(await create({ supplier_account_id: abroad }), 'bill_import_missing', 'import_of');
    refused(
      await create({ supplier_account_id: carrier, import_of: 'goods' }),
      'bill_import_from_inland',
      'import_of',
    );
    refused(
      await create({ supplier_account_id: abroad, import_of: 'services', currency: usd }),
      'bill_line_in_other_currency',
      'taxable',
    );
  });
});

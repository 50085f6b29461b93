// Rules 42 and 43 over HTTP: the working sheet of a return, what makes its figures, the entry that
// it proposes, and what the financial year makes up.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf } from '#tests/support/team.ts';
import { billed, openHouse } from '../house.ts';
import type { House } from '../house.ts';
import { accountUnder, done } from './requests.ts';

let house: House;
let expense: number;
let landlord: number;
const bills = new Map<string, number>();
const ids = { reversal: 0, year: 0 };

const JUNE = { from: '2026-06-01', to: '2026-06-30' };
const YEAR = { from: '2025-04-01', to: '2026-03-31' };

type Line = Readonly<Record<string, unknown>>;
async function bill(number: string, day: string, items: readonly Line[]): Promise<void> {
  const dated = { bill_number: number, bill_date: day, posted_on: day, received_on: day };
  const said = items.map((item) => ({ account_id: expense, hsn: '4802', tax_rate: 18, ...item }));
  const body = { supplier_account_id: landlord, ...dated, items: said, post: true };
  bills.set(number, idOf(done(await house.owner('createPurchaseBill', { body }))));
}

const sell = (day: string, rupees: string, said: object = {}) =>
  billed(house, 'punekar', {
    issue_date: day,
    items: [
      { name: 'Cotton', hsn: '5201', uqc: 'BAL', quantity: 1, rate: rupees, tax_rate: 5, ...said },
    ],
  });
const EXEMPT = { treatment: 'exempt', tax_rate: undefined };

beforeAll(async () => {
  house = await openHouse();
  expense = await accountUnder(house, 'Indirect Expenses', { name: 'Rent and paper' });
  const supplier = { name: 'Gulmohar Estates', gstn_id: '27AAAPL1234C1ZE' };
  landlord = await accountUnder(house, 'Sundry Creditors', supplier);
  await sell('2026-02-10', '30000');
  await sell('2026-02-11', '10000', EXEMPT);
  await bill('G/1', '2026-02-15', [{ name: 'Rent', taxable: '10000', use: 'common' }]);
  await sell('2026-06-10', '80000');
  await sell('2026-06-11', '20000', EXEMPT);
  await bill('G/7', '2026-06-15', [
    { name: 'Rent', taxable: '10000', use: 'common', credit_kind: 'input-service' },
    { name: 'Yarn', taxable: '5000' },
    { name: 'Rice bags', taxable: '1000', use: 'exempt' },
    { name: 'Sweets', taxable: '100', use: 'private' },
    { name: 'Meals', taxable: '200', eligibility: 'blocked', clause: 'b-i' },
    { name: 'Server', taxable: '60000', use: 'common', credit_kind: 'capital-goods' },
  ]);
});
afterAll(() => house.close());

const heads = (half: string, igst = '0.00') => ({ cgst: half, sgst: half, igst, cess: '0.00' });
const NONE = heads('0.00');

type Sheet = Readonly<Record<string, unknown>> & {
  readonly lines: readonly Line[];
  readonly assets: readonly Line[];
  readonly moves: readonly Line[];
  readonly figures: Line & { readonly inputs: Line };
  readonly due: Readonly<Record<string, string>>;
};
const sheetOf = async (query: Readonly<Record<string, string>>): Promise<Sheet> =>
  done(await house.owner('readCommonCredit', { query })).body as Sheet;

const reverse = (said: object = {}) =>
  house.owner('createCreditReversal', {
    body: {
      rule: '42',
      period: JUNE,
      bills: [],
      sheet: { of: 'return', ...JUNE, shown: '578.00' },
      ...said,
    },
  });

const watched = async (on: string) => {
  const { common } = done(await house.owner('readWatch', { query: { on } })).body as {
    common: readonly Line[];
  };
  return common;
};

describe('a working sheet', () => {
  it('has the figures of the rules by head, and what each is made of', async () => {
    const sheet = await sheetOf({ on: '2026-06-12' });
    expect(sheet.figures).toMatchObject({
      of: 'return',
      ...JUNE,
      is_also_private: false,
      supplies: { ...JUNE, exempt: '20000.00', total: '100000.00' },
      inputs: {
        t: heads('1467.00'),
        t1: heads('9.00'),
        t2: heads('90.00'),
        t3: heads('18.00'),
        c1: heads('1350.00'),
        t4: heads('450.00'),
        c2: heads('900.00'),
        d1: heads('180.00'),
        d2: NONE,
        c3: heads('720.00'),
      },
      goods: { own: NONE, tc: heads('5400.00'), tm: heads('90.00'), te: heads('18.00') },
      rule42: heads('279.00'),
      rule43: heads('18.00'),
      before: NONE,
    });
    expect(sheet).toMatchObject({
      due: heads('297.00'),
      interest: NONE,
      table4_b1: heads('315.00'),
      is_over: true,
      open_period: JUNE,
      posted: null,
      classes: [
        { treatment: 'exempt', is_exempt: true, value: '20000.00' },
        { treatment: 'taxable', is_exempt: false, value: '80000.00' },
      ],
      exempt: [{ kind: 'sales', value: '20000.00', party: 'Punekar Stores' }],
      assets: [{ number: 'G/7', line: 6, in_use: { months_left: 59, tm: heads('90.00') } }],
      moves: [],
    });
    expect(sheet.lines).toHaveLength(6);
    expect(sheet.lines[0]).toMatchObject({
      document: 'purchase-bill',
      document_id: bills.get('G/7'),
      number: 'G/7',
      party: 'Gulmohar Estates',
      name: 'Rent',
      kind: 'input-service',
      use: 'common',
    });
  });

  it('takes five per cent where some of it is private, and the last turnover where none is', async () => {
    const isPrivate = await sheetOf({ on: '2026-06-12', private: 'yes' });
    expect(isPrivate.figures.inputs).toMatchObject({ d2: heads('45.00'), c3: heads('675.00') });
    const may = await sheetOf({ on: '2026-05-12' });
    const february = { from: '2026-02-01', to: '2026-02-28' };
    expect(may.figures['supplies']).toStrictEqual({
      ...february,
      exempt: '10000.00',
      total: '40000.00',
    });
  });

  it('is asked for by a day and a span', async () => {
    expect((await house.owner('readCommonCredit', { query: { on: 'June' } })).status).toBe(400);
    expect((await house.owner('readCommonCredit', { query: { of: 'week' } })).status).toBe(400);
  });
});

describe('what is to be watched', () => {
  it('has a row of each return of such credit, and of the year that is over', async () => {
    expect(await watched('2026-07-05')).toMatchObject([
      { of: 'return', from: '2026-07-01', state: 'running' },
      { of: 'return', ...JUNE, state: 'reverse', amount: heads('297.00'), common: '1980.00' },
      { of: 'return', from: '2026-02-01', state: 'reverse', amount: heads('225.00') },
    ]);
    expect(await watched('2026-01-31')).toStrictEqual([]);
  });
});

describe('the entry of a sheet', () => {
  it('is what was shown, or refused with what it is now', async () => {
    const other = await reverse();
    expect(other.status).toBe(409);
    expect(other.body).toMatchObject({ code: 'credit_sheet_changed', facts: { field: 'sheet' } });
    const early = await reverse({ period: { from: '2026-05-01', to: '2026-05-31' } });
    expect(early.body).toMatchObject({ code: 'credit_sheet_return_too_early' });
    const bare = await reverse({ sheet: null });
    expect(bare.body).toMatchObject({ code: 'credit_sheet_unfit', facts: { field: 'sheet' } });
    expect((await reverse({ sheet: { of: 'return', ...JUNE } })).status).toBe(400);
  });

  it('takes the credit off for good, once', async () => {
    const sheet = { of: 'return', ...JUNE, shown: '594.00' };
    const got = done(await reverse({ sheet }));
    ids.reversal = idOf(got);
    expect(got.body).toMatchObject({
      number: 'CR-001',
      status: 'posted',
      rule: '42',
      total: '594.00',
      posted_on: '2026-06-30',
      bills: [],
      sheet: {
        figures: { ...JUNE, inputs: { c2: heads('900.00'), d1: heads('180.00') } },
        moved: { rule42: heads('279.00'), rule43: heads('18.00') },
      },
    });
    expect((await reverse({ sheet })).body).toMatchObject({ code: 'credit_sheet_posted' });
    const journalId = (got.body as { journal_id: number }).journal_id;
    const journal = done(await house.owner('readJournal', { params: { journalId } })).body as {
      narration: string;
    };
    expect(journal.narration).toBe(
      'Common credit of June 2026 reversed by rules 42 and 43, CR-001',
    );
  });

  it('stands in the register of input credit and in the running balance', async () => {
    const params = { bookId: house.bookId };
    const register = done(await house.owner('readInputCredit', { params, query: JUNE })).body as {
      rows: readonly Line[];
      ties: boolean;
    };
    expect(register.ties).toBe(true);
    expect(register.rows.at(-1)).toMatchObject({
      kind: 'credit-reversal',
      document_id: ids.reversal,
      rule: '42',
      standing: 'reversed',
      cgst: '-297.00',
    });
    const sheet = await sheetOf({ on: '2026-06-12' });
    expect(sheet).toMatchObject({
      figures: { before: heads('297.00') },
      due: NONE,
      posted: { number: 'CR-001' },
      moves: [{ heads: heads('297.00'), balance: heads('297.00'), return_to: '2026-06-30' }],
    });
    expect((await watched('2026-07-05'))[1]).toMatchObject({ ...JUNE, state: 'posted' });
  });

  it('tells what a late bill has moved since', async () => {
    await bill('G/8', '2026-06-20', [{ name: 'Paper', taxable: '1000', use: 'common' }]);
    expect((await sheetOf({ on: '2026-06-12' })).due).toStrictEqual(heads('18.00'));
  });

  it('is reversed, and the row is open again', async () => {
    const params = { reversalId: ids.reversal };
    const body = { reason: 'A late bill', date: '2026-07-02' };
    done(await house.owner('reverseCreditReversal', { params, body }));
    expect((await watched('2026-07-05'))[1]).toMatchObject({
      state: 'reverse',
      amount: heads('315.00'),
    });
    done(await reverse({ sheet: { of: 'return', ...JUNE, shown: '630.00' } }));
  });
});

describe('a financial year', () => {
  const APRIL = { from: '2026-04-01', to: '2026-04-30' };
  it('makes up what its returns reversed too little, with interest', async () => {
    const february = { from: '2026-02-01', to: '2026-02-28' };
    const month = { of: 'return', ...february, shown: '450.00' };
    done(await reverse({ period: february, sheet: month }));
    await sell('2026-03-20', '10000', EXEMPT);
    const sheet = await sheetOf({ of: 'year', on: '2025-12-01' });
    expect(sheet).toMatchObject({
      figures: {
        of: 'year',
        ...YEAR,
        supplies: { exempt: '20000.00', total: '50000.00' },
        goods: null,
        rule42: heads('360.00'),
        before: heads('225.00'),
      },
      due: heads('135.00'),
      settle_by: '2026-09-30',
      open_period: APRIL,
    });
    const year = (await watched('2026-07-05')).at(-1);
    expect(year).toMatchObject({ of: 'year', ...YEAR, state: 'reverse', amount: heads('135.00') });
    const ofYear = { of: 'year', ...YEAR, shown: '270.00' };
    const got = done(await reverse({ period: APRIL, posted_on: '2026-04-30', sheet: ofYear }));
    ids.year = idOf(got);
    // 135.00 × 18 % × 29 ÷ 365 = 1.93.
    expect(got.body).toMatchObject({
      sheet: { interest: heads('2.00'), figures: { before: heads('225.00') } },
    });
    expect((await sheetOf({ of: 'year', on: '2025-12-01' })).due).toStrictEqual(NONE);
  });

  it('holds its returns fast, and claims again what was too much', async () => {
    const moves = (await sheetOf({ of: 'year', on: '2025-12-01' })).moves;
    const params = { reversalId: moves[0]?.['document_id'] as number };
    const body = { reason: 'Again' };
    const held = await house.owner('reverseCreditReversal', { params, body });
    expect(held.body).toMatchObject({ code: 'credit_sheet_year_stands' });
    await sell('2026-03-21', '50000');
    const after = await sheetOf({ of: 'year', on: '2025-12-01' });
    expect(after.due).toStrictEqual(heads('-180.00'));
    const ofYear = { of: 'year', ...YEAR, shown: '360.00' };
    const back = await house.owner('createCreditReclaim', {
      body: { rule: '42', period: APRIL, bills: [], sheet: ofYear },
    });
    expect(done(back).body).toMatchObject({ number: 'CC-001', rule: '42', total: '360.00' });
    const told = (await sheetOf({ of: 'year', on: '2025-12-01' })).moves;
    expect(told.at(-1)).toMatchObject({
      kind: 'credit-reclaim',
      heads: heads('-180.00'),
      balance: heads('180.00'),
    });
  });
});

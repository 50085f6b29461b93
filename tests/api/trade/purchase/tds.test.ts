// Income tax that is deducted of bills over HTTP: proposed from the bills of the year, kept from
// the supplier, and taken back with what is returned.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectFields } from '#tests/support/problems.ts';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { Got } from '#tests/support/server.ts';
import type { Team } from '#tests/support/team.ts';
import { accountUnder } from './requests.ts';

let team: Team;
let repairs: number;
let contractor: { account_id: number };

const done = (got: Got): Got => {
  if (got.status !== 200) throw new Error(`${got.status} ${JSON.stringify(got.body)}`);
  return got;
};

beforeAll(async () => {
  team = await openTeam();
  const params = { bookId: team.bookId };
  const body = { gstin: '27AAPFU0939F1ZV', registration: 'regular' };
  done(await team.owner('changeBillingSettings', { params, body }));
  repairs = await accountUnder(team, 'Indirect Expenses', { name: 'Repairs' });
  const supplier = done(
    await team.owner('addSupplier', {
      body: {
        name: 'Indigo Industries',
        registration: 'regular',
        gst_number: '27ZZMPK1139F1ZP',
        tds: { nature: '194C', deductee: null },
      },
    }),
  );
  contractor = supplier.body as { account_id: number };
});
afterAll(() => team.close());

let count = 0;
const billOf = (taxable: string, said: object = {}) => ({
  supplier_account_id: contractor.account_id,
  bill_number: `II/${(count += 1)}`,
  bill_date: '2026-11-10',
  posted_on: '2026-11-12',
  received_on: '2026-11-12',
  items: [{ account_id: repairs, name: 'Repairs', hsn: '998719', tax_rate: 18, taxable }],
  tds: { nature: '194C' },
  post: true,
  ...said,
});
const posted = async (taxable: string, said: object = {}) =>
  done(await team.owner('createPurchaseBill', { body: billOf(taxable, said) })).body as {
    readonly id: number;
    readonly journal_id: number;
    readonly tds: { readonly amount: string; readonly base: string; readonly reason: string };
    readonly payable: string;
    readonly outstanding: string;
  };
const known = async (query: object = {}) =>
  done(
    await team.owner('readTdsOfSupplier', {
      query: { supplier: contractor.account_id, on: '2026-11-12', ...query },
    }),
  ).body;

describe('a book that deducts income tax', () => {
  it('deducts none before it says so', async () => {
    const { status, body } = await team.owner('createPurchaseBill', { body: billOf('40000') });
    expect({ status, ...(body as object) }).toMatchObject({
      status: 422,
      code: 'bill_book_deducts_no_tax',
      facts: { field: 'tds' },
    });
    expect(await known()).toMatchObject({ deducts: false, nature: '194C' });
    const params = { bookId: team.bookId };
    const set = { from: '2026-04-01', tan: 'pnes12345b' };
    expect(done(await team.owner('setTaxDeduction', { params, body: set })).body).toMatchObject({
      tax_deduction: { from: '2026-04-01', tan: 'PNES12345B' },
    });
    const wrong = await team.owner('setTaxDeduction', { params, body: { ...set, tan: 'PNES1' } });
    expect(wrong.body).toMatchObject({ code: 'tan_invalid', facts: { field: 'tan' } });
  });

  it('says of each bill what was deducted and why, from what was billed before', async () => {
    // A PAN of a person: 1 %.
    const small = await posted('28000');
    expect(small).toMatchObject({
      tds: { nature: '1023', amount: '0.00', base: '0.00', reason: 'within the limits' },
      payable: '33040.00',
    });
    const large = await posted('45000');
    expect(large).toMatchObject({
      tds: { amount: '450.00', base: '45000.00', reason: 'single payment over 30,000' },
      payable: '52650.00',
      outstanding: '52650.00',
    });
    expect(await known()).toMatchObject({
      deducts: true,
      pan: 'ZZMPK1139F',
      before: { year: '73000.00', year_taxed: '45000.00', month: '73000.00' },
    });
    const crossing = await posted('29000');
    expect(crossing.tds).toMatchObject({
      base: '57000.00',
      amount: '570.00',
      reason: 'limit of the year crossed: all payments of the year',
    });
    const params = { journalId: crossing.journal_id };
    const { body } = done(await team.owner('readJournal', { params }));
    expect(JSON.stringify(body)).toContain('TDS Payable');
    // Reversed, it counts no more.
    const reversal = { params: { billId: crossing.id }, body: { reason: 'Entered twice' } };
    done(await team.owner('reversePurchaseBill', reversal));
    expect(await known()).toMatchObject({ before: { year: '73000.00', year_taxed: '45000.00' } });
  });

  it('leaves the amount of a draft to the law, and keeps another one with its reason', async () => {
    const draft = done(
      await team.owner('createPurchaseBill', { body: billOf('35000', { post: false }) }),
    );
    expect(draft.body).toMatchObject({ tds: { nature: '194C', amount: null, reason: null } });
    const at = { params: { billId: idOf(draft) } };
    const own = { nature: '1023', amount: '100', reason: 'The advance was taxed' };
    const { post: _post, ...body } = billOf('35000', { tds: own });
    const changed = done(await team.owner('changePurchaseBill', { ...at, body }));
    expect(changed.body).toMatchObject({ tds: { amount: '100.00', reason: own.reason } });
    const bill = done(await team.owner('postPurchaseBill', { ...at, body: {} }));
    expect(bill.body).toMatchObject({ tds: { amount: '100.00', base: '63000.00' } });
    expectFields(
      await team.owner('createPurchaseBill', {
        body: billOf('35000', { tds: { nature: '1023', amount: '100' } }),
      }),
      ['tds.reason'],
    );
  });

  it('refuses a nature that there is not', async () => {
    const { status, body } = await team.owner('createPurchaseBill', {
      body: billOf('35000', { tds: { nature: 'CONTRACT' } }),
    });
    expect({ status, ...(body as object) }).toMatchObject({
      status: 422,
      code: 'bill_tds_nature_unknown',
    });
  });

  it('answers for days that no books have', async () => {
    for (const on of ['0001-01-01', '9999-12-31']) {
      const query = { supplier: contractor.account_id, nature: '1024', on };
      expect((await team.owner('readTdsOfSupplier', { query })).status).toBe(200);
      const asked = billOf('35000', { posted_on: on, tds: { nature: '1024' } });
      expect((await team.owner('createPurchaseBill', { body: asked })).status).toBe(422);
    }
  });

  it('takes the tax of a returned part back with it', async () => {
    const bill = await posted('60000');
    const taken = done(await team.owner('readReturnable', { params: { billId: bill.id } })).body;
    expect(taken).toMatchObject({ tds: { code: '1023', gone: { amount: '0.00' } } });
    const yearOf = async () =>
      Number(((await known()) as { before: { year: string } }).before.year);
    const year = await yearOf();
    const lines = [{ bill_line: 1, taxable: '10000' }];
    const note = done(
      await team.owner('createPurchaseDebitNote', {
        body: { bill_id: bill.id, posted_on: '2026-11-20', items: lines, post: true },
      }),
    );
    const { amount, base } = bill.tds;
    const back = Math.round((10_000 * Number(amount)) / Number(base));
    expect(note.body).toMatchObject({ tds: `${back}.00` });
    expect(await yearOf()).toBe(year - 10_000);
    // Reversed, the note owes nothing, and its bill is open as before.
    const asked = { params: { noteId: idOf(note) }, body: { reason: 'It was kept' } };
    done(await team.owner('reversePurchaseDebitNote', asked));
    const at = { params: { accountId: contractor.account_id } };
    const { items } = done(await team.owner('listOpenItems', at)).body as {
      readonly items: readonly { readonly kind: string; readonly open: string }[];
    };
    expect(items.filter(({ kind }) => kind === 'purchase-debit-note')).toStrictEqual([]);
    expect(items).toContainEqual(
      expect.objectContaining({ kind: 'purchase-bill', id: bill.id, open: `-${bill.payable}` }),
    );
  });
});

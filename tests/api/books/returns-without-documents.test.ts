// What of a book's GST is in no return, and which returns are not its own: they say so, in figures.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf } from '#tests/support/team.ts';
import type { GstSummary, PostedJournal, ReturnsOfYear } from '#tests/support/replies-on-wire.ts';
import { depreciationRequest } from '../catalogue/assets/asset-requests.ts';
import { billed, openHouse } from '../trade/house.ts';
import type { House } from '../trade/house.ts';
import { BALES, done } from '../trade/requests.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const book = () => ({ params: { bookId: house.bookId } });
const read = async (year = '26-27') =>
  done(await house.owner('readReturns', { ...book(), query: { year } })).body as ReturnsOfYear;
const summary = async (from: string, to: string) =>
  done(await house.owner('readGstSummary', { ...book(), query: { from, to } })).body as GstSummary;
const NIL = { cgst: '0.00', sgst: '0.00', igst: '0.00', cess: '0.00' };

/** A sale by hand: ₹ 100 with 9 % of each half, or a change of output tax that is no sale. */
const sold = async (date: string, more: object = {}) => {
  const entry = [
    { account_id: house.account('Cash'), amount: '118' },
    { account_id: house.account('Sales – Goods'), amount: '-100' },
    { account_id: house.account('Output CGST'), amount: '-9' },
    { account_id: house.account('Output SGST/UTGST'), amount: '-9' },
  ];
  const got = await house.owner('postJournal', { body: { date, entry, ...more } });
  return (done(got).body as PostedJournal).journal.id;
};

describe('output tax without a document', () => {
  it('is told by the summary and by the returns of its period, beside what documents charge', async () => {
    await billed(house, 'punekar', { issue_date: '2026-08-12' });
    await sold('2026-08-20');
    const august = await summary('2026-08-01', '2026-08-31');
    expect(august).toMatchObject({
      documents: { taxable: '200.00', cgst: '5.00', sgst: '5.00' },
      without_document: { ...NIL, cgst: '9.00', sgst: '9.00' },
      taken_off: NIL,
      ties: true,
    });
    const { returns } = await read();
    const of = (kind: string, period: string) =>
      returns.find((one) => one.return_kind === kind && one.period === period)?.figures;
    expect(of('gstr-1', '082026')).toStrictEqual({
      invoices: 1,
      taxable: '200.00',
      tax: '10.00',
      without_document: '18.00',
    });
    expect(of('gstr-3b', '082026')).toMatchObject({ tax: '10.00', without_document: '18.00' });
    expect(of('gstr-9', '032027')).toMatchObject({ without_document: '18.00' });
    expect(of('gstr-1', '072026')).toMatchObject({ without_document: '0.00' });
  });

  it('is none once it is reversed, and what takes tax off by hand is told apart', async () => {
    const journalId = await sold('2026-07-20');
    const reason = { reason: 'Entered twice' };
    done(await house.owner('reverseJournal', { params: { journalId }, body: reason }));
    const entry = [
      { account_id: house.account('Output CGST'), amount: '4' },
      { account_id: house.account('Cash'), amount: '-4' },
    ];
    done(await house.owner('postJournal', { body: { date: '2026-07-25', entry } }));
    expect(await summary('2026-07-01', '2026-12-31')).toMatchObject({
      without_document: { cgst: '9.00', sgst: '9.00' },
      taken_off: { ...NIL, cgst: '4.00' },
    });
  });

  it('comes of an asset that is sold with GST, until its sale is a document', async () => {
    const asked = await depreciationRequest(house, 'disposeAsset');
    const of = 'body' in asked ? asked.body : {};
    const sale = { ...of, date: '2026-06-30', gst_rate: 18 };
    done(await house.owner('disposeAsset', { ...book(), body: sale }));
    const june = await summary('2026-06-01', '2026-06-30');
    expect(june.without_document).toStrictEqual({ ...NIL, cgst: '1350.00', sgst: '1350.00' });
    expect(june.documents.taxable).toBe('0.00');
  });
});

describe('the returns of a book', () => {
  it('begin with the later of its registration and its first day', async () => {
    const settings = (body: object) => house.owner('changeBookSettings', { ...book(), body });
    done(await settings({ registered_from: '2026-06-15' }));
    const { returns, begins_on: begins } = await read();
    expect(begins).toBe('2026-06-15');
    expect(returns[0]).toMatchObject({ return_kind: 'gstr-1', period: '062026' });
    expect(returns.filter(({ period }) => period === '052026')).toStrictEqual([]);
    expect((await read('25-26')).returns).toStrictEqual([]);
    done(await settings({ begins_on: '2026-06-20' }));
    expect((await read()).begins_on).toBe('2026-06-20');
    done(await settings({ begins_on: null, registered_from: null }));
  });

  it('of a composition dealer are CMP-08 and GSTR-4, with the trader’s base', async () => {
    const dealer = await openHouse();
    const params = { bookId: dealer.bookId };
    const registration = { registration: 'composition' };
    done(await dealer.owner('changeBillingSettings', { params, body: registration }));
    const exempt = {
      ...BALES,
      name: 'Rice',
      hsn: '1006',
      treatment: 'exempt',
      tax_rate: undefined,
    };
    await billed(dealer, 'ravi', { issue_date: '2026-08-12', items: [BALES, exempt] });
    const got = await dealer.owner('readReturns', { params, query: { year: '26-27' } });
    const { returns, registration: as } = got.body as ReturnsOfYear;
    expect(as).toBe('composition');
    expect(returns.map((one) => `${one.return_kind} ${one.period} ${one.due_on}`)).toStrictEqual([
      'cmp-08 062026 2026-07-18',
      'cmp-08 092026 2026-10-18',
      'cmp-08 122026 2027-01-18',
      'cmp-08 032027 2027-04-18',
      'gstr-4 032027 2027-06-30',
    ]);
    expect(returns[1]?.figures).toStrictEqual({
      invoices: 1,
      outward: '400.00',
      taxable: '200.00',
      tax: '2.00',
      without_document: '0.00',
    });
    await dealer.close();
  });

  it('are none where the book is not registered', async () => {
    const bookId = idOf(await house.owner('createBook', { body: { name: 'Stall' } }));
    const got = await house.owner('readReturns', { params: { bookId } });
    expect(got.body).toMatchObject({ registration: 'unregistered', returns: [] });
  });
});

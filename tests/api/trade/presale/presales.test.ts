// A quotation becomes an invoice, a challan moves goods and a proforma asks for money, over HTTP.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOf, expectFields, expectRefused, NOT_THERE } from '#tests/support/problems.ts';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { Got } from '#tests/support/server.ts';
import type { Team } from '#tests/support/team.ts';
import { BALES, newCustomer, UNTAXED_BALES } from '../requests.ts';

let team: Team;
let customer: number;
/** Of a book without a GSTIN, until it has one. */
let bale: object = UNTAXED_BALES;
beforeAll(async () => {
  team = await openTeam();
  customer = await newCustomer(team, { address: '4 Mill Road', state_code: '29' });
});
afterAll(() => team.close());

const create = (body: object): Promise<Got> =>
  team.owner('createPresale', { body: { customer_id: customer, items: [bale], ...body } });
const ofOne = (got: Got) => ({ params: { presaleId: idOf(got) } });
const journals = async (): Promise<number> => {
  const { rows } = await team.server.database.writer.query('select count(*) as n from journals');
  return (rows[0] as { n: number }).n;
};

describe('a quotation', () => {
  it('takes its number when it is issued, becomes an invoice once, and posts nothing', async () => {
    const before = await journals();
    const drafted = await create({ kind: 'quotation', valid_until: '2099-12-31' });
    expect(drafted.body).toMatchObject({ status: 'draft', number: null, title: 'Quotation' });
    const one = ofOne(drafted);
    const changed = await team.owner('changePresale', {
      ...one,
      body: {
        customer_id: customer,
        items: [UNTAXED_BALES, UNTAXED_BALES],
        valid_until: '2099-12-31',
      },
    });
    expect(changed.body).toMatchObject({ total: '400.00' });
    const issued = await team.owner('issuePresale', { ...one, body: {} });
    expect(issued.body).toMatchObject({ status: 'issued', number: 'QTN-001' });
    const invoice = await team.owner('invoicePresale', { ...one, body: {} });
    expect(invoice.body).toMatchObject({
      number: 'INV-001',
      status: 'draft',
      reference: 'Quotation QTN-001',
      total: '400.00',
    });
    const turned = await team.owner('readPresale', one);
    expect(turned.body).toMatchObject({
      status: 'invoiced',
      invoice_id: idOf(invoice),
      invoice_number: 'INV-001',
    });
    expectRefused(
      await team.owner('invoicePresale', { ...one, body: {} }),
      409,
      'presale_is_invoiced',
      {
        number: 'QTN-001',
        invoice_number: 'INV-001',
      },
    );
    const params = { invoiceId: idOf(invoice) };
    await team.owner('cancelInvoice', { params, body: { reason: 'Other terms' } });
    expect((await team.owner('readPresale', one)).body).toMatchObject({ status: 'issued' });
    expect((await team.owner('invoicePresale', { ...one, body: {} })).body).toMatchObject({
      number: 'INV-002',
    });
    expect(await journals()).toBe(before);
  });

  it('past its last day is expired, and found under that word', async () => {
    const old = { kind: 'quotation', issue_date: '2026-04-01', valid_until: '2026-04-30' };
    const got = await create({ ...old, issue: true });
    expect(got.body).toMatchObject({ status: 'expired' });
    const query = { filter: 'expired', kind: 'quotation' };
    expect((await team.owner('listPresales', { query })).body).toHaveLength(1);
  });
});

describe('a delivery challan', () => {
  it('asks for its reason, and for what Rule 55 wants of a registered supplier', async () => {
    expectRefused(await create({ kind: 'challan' }), 422, 'challan_reason_missing', {});
    const params = { bookId: team.bookId };
    await team.owner('changeBillingSettings', { params, body: { gstin: '27AAPFU0939F1ZV' } });
    bale = BALES;
    const work = { kind: 'challan', challan_reason: 'job-work', issue: true };
    expectRefused(await create(work), 422, 'challan_without_own_address');
    await team.owner('changeBillingSettings', { params, body: { address: '12 Market Road' } });
    const without = { ...BALES, hsn: null };
    expectRefused(await create({ ...work, items: [without] }), 422, 'challan_particular_missing', {
      particular: 'hsn',
      line: 1,
    });
    expect((await create(work)).body).toMatchObject({ number: 'DC-001', heads: 'none' });
  });

  it('is printed in three copies, for the consignee, the transporter and the consigner', async () => {
    const got = await create({ kind: 'challan', challan_reason: 'approval', issue: true });
    const paper = await team.owner('readPresalePaper', ofOne(got));
    expect(paper.body).toMatchObject({
      title: 'Delivery Challan',
      copies: ['ORIGINAL FOR CONSIGNEE', 'DUPLICATE FOR TRANSPORTER', 'TRIPLICATE FOR CONSIGNER'],
    });
    const pdf = await team.owner('readPresalePdf', { ...ofOne(got), query: { copies: 1 } });
    expect(pdf.status).toBe(200);
    const closed = await team.owner('closePresale', {
      ...ofOne(got),
      body: { reason: 'The goods came back' },
    });
    expect(closed.body).toMatchObject({ status: 'closed' });
  });
});

describe('a proforma invoice', () => {
  it('is no tax invoice and says so, and its number stays used when it is withdrawn', async () => {
    const got = await create({ kind: 'proforma', issue: true });
    const paper = await team.owner('readPresalePaper', ofOne(got));
    expect(paper.body).toMatchObject({ declarations: ['This is not a tax invoice.'] });
    const body = { reason: 'Wrong price' };
    const withdrawn = await team.owner('withdrawPresale', { ...ofOne(got), body });
    expect(withdrawn.body).toMatchObject({ status: 'withdrawn', number: 'PI-001' });
    expect((await create({ kind: 'proforma', issue: true })).body).toMatchObject({
      number: 'PI-002',
    });
  });

  it('is not found in another book, and has no other kind', async () => {
    const asked = { params: { presaleId: 99_999 } };
    expect(answerOf(await team.owner('readPresale', asked))).toStrictEqual(NOT_THERE);
    expectFields(await create({ kind: 'order' }), ['kind']);
  });

  it('keeps its customer from being removed', async () => {
    const params = { customerId: await newCustomer(team) };
    await create({ kind: 'proforma', customer_id: params.customerId });
    expectRefused(await team.owner('removeCustomer', { params }), 409, 'customer_in_use', {
      name: expect.any(String),
      uses: [{ what: 'quotations and challans', count: 1 }],
    });
  });
});

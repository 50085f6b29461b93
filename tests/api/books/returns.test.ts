// Returns marked filed over HTTP, and the doors that a filed GSTR-1 closes.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EventDetail, ReturnsOfYear } from '#tests/support/replies-on-wire.ts';
import { expectFields, NOT_THERE } from '#tests/support/problems.ts';
import { billed, detailOf, onInvoice, openHouse } from '../trade/house.ts';
import type { Got } from '#tests/support/server.ts';
import { sendBatch } from '../journals/batch/sending.ts';
import type { House } from '../trade/house.ts';
import { BALES, done } from '../trade/requests.ts';

let house: House;
let old: number;
beforeAll(async () => {
  house = await openHouse();
  old = (await billed(house, 'mills', { issue_date: '2026-09-12' })).id;
});
afterAll(() => house.close());

const ARN = 'AA270926123456K';
const SEPTEMBER = { return_kind: 'gstr-1', period: '092026' };
const FILED = { ...SEPTEMBER, filed_on: '2026-10-10', arn: ARN };
const IN_IT = { period: '092026', arn: ARN, filed_on: '2026-10-10' };

const book = () => ({ params: { bookId: house.bookId } });
const mark = (body: object = {}) =>
  house.owner('markReturnFiled', { ...book(), body: { ...FILED, ...body } });
const takeBack = (body: object = {}) =>
  house.owner('reverseReturnFiling', {
    ...book(),
    body: { ...SEPTEMBER, reason: 'Not ours', ...body },
  });
const read = async (year = '26-27') =>
  done(await house.owner('readReturns', { ...book(), query: { year } })).body as ReturnsOfYear;
const septemberOf = ({ returns }: ReturnsOfYear) =>
  returns.find((one) => one.return_kind === 'gstr-1' && one.period === '092026');
const lastMoment = async () =>
  done(await house.owner('readMoment', book())).body as { event: number };
const call: ReturnType<typeof onInvoice> = (...asked) => onInvoice(house)(...asked);

/** Expects a refusal by its code, with these among its figures. */
function refusedAs(got: Got, status: number, code: string, facts: object = {}): void {
  expect(got.body).toMatchObject({ status, code, detail: expect.any(String), facts });
}

describe('a return', () => {
  it('is marked filed with its ARN and by whom, and taken back with a reason', async () => {
    expect(septemberOf(await read())).toMatchObject({
      due_on: '2026-10-11',
      status: 'overdue',
      figures: { invoices: 1, taxable: '200.00', tax: '10.00' },
    });
    const got = await mark({ arn: ' aa27 0926 123456k ' });
    const { event } = await lastMoment();
    const filed = {
      event,
      on: '2026-10-10',
      arn: ARN,
      by: { name: expect.stringContaining('Meera') },
    };
    expect(septemberOf(got.body as ReturnsOfYear)?.filed).toMatchObject(filed);
    const params = { bookId: house.bookId, eventId: event };
    const written = done(await house.owner('readEventDetail', { params })).body as EventDetail;
    expect(JSON.parse(written.body)).toMatchObject({
      arn: ARN,
      basis: 'typed',
      eventNumber: event - 1,
    });
    const labels = written.fields.map(({ label, value }) => `${label}: ${value}`);
    expect(labels).toContain('Basis: typed');
    expect(labels).toContain(`Event number: ${event - 1}`);
    expect(septemberOf(await read())).toMatchObject({ status: 'filed', filed });
    refusedAs(await mark({ arn: 'AA270926123456L' }), 409, 'return_is_filed');
    expect((await mark()).status).toBe(200);
    done(await takeBack());
    expect(septemberOf(await read())?.filed).toBeNull();
    refusedAs(await takeBack(), 409, 'return_not_filed');
  });

  it('is refused with another ARN, too early, in the future, or of no period', async () => {
    refusedAs(await mark({ arn: 'AA27' }), 422, 'arn_invalid', { field: 'arn' });
    refusedAs(await mark({ filed_on: '2026-09-30' }), 422, 'return_filed_too_early');
    refusedAs(await mark({ filed_on: '2099-09-30' }), 422, 'return_filed_in_the_future');
    refusedAs(await mark({ period: '062017' }), 422, 'return_period_unknown');
    refusedAs(await mark({ return_kind: 'iff' }), 422, 'return_period_unknown');
    expectFields(await mark({ period: '132026' }), ['period']);
    expectFields(await mark({ return_kind: 'gstr-2' }), ['return_kind']);
    expectFields(await takeBack({ reason: ' ' }), ['reason']);
    refusedAs(await mark({ expected: 1 }), 409, 'changed_since');
    const elsewhere = await house.owner('markReturnFiled', {
      params: { bookId: 999 },
      body: FILED,
    });
    expect([elsewhere.status, elsewhere.body]).toStrictEqual(NOT_THERE);
  });

  it('is made by the quarter from the quarter that the book says', async () => {
    const set = (from: string, frequency = 'quarterly') =>
      house.owner('setFilingFrequency', { ...book(), body: { from, frequency } });
    refusedAs(await set('2027-02-01'), 422, 'frequency_begins_with_a_quarter');
    done(await set('2027-01-01'));
    const kinds = (await read()).returns.filter(({ to }) => to >= '2027-01-01');
    expect(kinds.map((one) => `${one.return_kind} ${one.period} ${one.due_on}`)).toStrictEqual([
      'iff 012027 2027-02-13',
      'iff 022027 2027-03-13',
      'gstr-1 032027 2027-04-13',
      'gstr-3b 032027 2027-04-22',
      'gstr-9 032027 2027-12-31',
    ]);
    done(await set('2027-01-01', 'monthly'));
  });
});

describe('a period whose GSTR-1 is filed', () => {
  beforeAll(async () => {
    done(await mark());
  });

  it('takes no invoice, at once or from a draft, nor a payment that issues one', async () => {
    const issue = { customer_id: house.customers.mills, items: [BALES], issue_date: '2026-09-30' };
    const post = (body: object) => house.owner('createInvoice', { body: { ...issue, ...body } });
    refusedAs(await post({ issue: true }), 409, 'document_in_filed_period', IN_IT);
    const { id } = detailOf(done(await post({ issue: false })));
    refusedAs(await call('issueInvoice', id), 409, 'document_in_filed_period', IN_IT);
    const paid = await call('recordPayment', id, { method: 'cash' });
    refusedAs(paid, 409, 'document_in_filed_period', IN_IT);
  });

  it('keeps its invoices: none is cancelled, and a note bears a later date', async () => {
    const cancelled = await call('cancelInvoice', old, { reason: 'x', confirm: 'past_due_date' });
    refusedAs(cancelled, 409, 'cancel_in_filed_period', IN_IT);
    const note = (date: string) => call('issueCreditNote', old, { reason: '01', date });
    refusedAs(await note('2026-09-30'), 409, 'document_in_filed_period', IN_IT);
    const before = septemberOf(await read())?.figures;
    expect((await note('2026-10-31')).status).toBe(200);
    expect(septemberOf(await read())?.figures).toStrictEqual(before);
  });

  it('takes no line on output tax but of a marked journal, by no door', async () => {
    const entry = [
      { account_id: house.account('Output IGST'), amount: '10' },
      { account_id: house.account('Cash'), amount: '-10' },
    ];
    const body = { entry, date: '2026-09-30' };
    const refused = { ...IN_IT, line: 1 };
    const posted = await house.owner('postJournal', { body });
    refusedAs(posted, 409, 'output_tax_in_filed_period', refused);
    const generic = await house.owner('createRecord', { params: { entity: 'journal' }, body });
    refusedAs(generic, 409, 'output_tax_in_filed_period', refused);
    const { answers } = await sendBatch(house.owner, [body]);
    expect(answers).toMatchObject([{ ok: false, code: 'output_tax_in_filed_period' }]);
    expectFields(await house.owner('postJournal', { body: { ...body, gst: 'both' } }), [
      'gst.0.mark',
    ]);
    const other = entry.map((one, at) =>
      at === 0 ? { ...one, account_id: house.account('Bank Account') } : one,
    );
    expect((await house.owner('postJournal', { body: { ...body, entry: other } })).status).toBe(
      200,
    );
  });
});

describe('an invoice of a period that is not filed', () => {
  it('is cancelled past its due date only with a confirmation', async () => {
    const { id } = await billed(house, 'ravi', { issue_date: '2026-08-12' });
    const refused = await call('cancelInvoice', id, { reason: 'Never came' });
    const due = { due_on: '2026-09-11', period: '082026', field: 'confirm' };
    refusedAs(refused, 409, 'cancel_past_due_date', due);
    expectFields(await call('cancelInvoice', id, { reason: 'x', confirm: 'yes' }), ['confirm']);
    const got = await call('cancelInvoice', id, { reason: 'Never came', confirm: 'past_due_date' });
    expect(got.body).toMatchObject({ status: 'cancelled' });
  });

  it('is credited without GST past section 34, and output tax stays', async () => {
    const { id } = await billed(house, 'mills', { issue_date: '2024-05-06' });
    const asked = { reason: 'Refuses', confirm: 'past_due_date' };
    refusedAs(await call('cancelInvoice', id, asked), 409, 'cancel_past_credit_limit');
    refusedAs(await call('issueCreditNote', id, { reason: '07' }), 422, 'credit_note_too_late');
    const got = await call('issueCreditNote', id, { reason: '07', without_gst: true });
    const [note] = detailOf(got).credit_notes;
    expect(note).toMatchObject({ without_gst: true, total: '210.00' });
    expect(note?.lines).toMatchObject([{ taxable: '210.00', igst: '0.00' }]);
    const fresh = (await billed(house, 'mills')).id;
    const early = await call('issueCreditNote', fresh, { reason: '07', without_gst: true });
    refusedAs(early, 422, 'credit_note_takes_gst_along');
  });
});

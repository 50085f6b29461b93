// A debit note over HTTP: a bill of its own beside its invoice, settled by receipts, printed, and
// taken back with what settled it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkRebuild } from '#api/commands/rebuild/check.ts';
import { PROJECTIONS } from '#projections/registry.ts';
import { expectFields } from '#tests/support/problems.ts';
import { balancesOf, billed, detailOf, onInvoice, openHouse } from '../../trade/house.ts';
import type { House } from '../../trade/house.ts';
import { done, lastOf } from '../../trade/requests.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const call: ReturnType<typeof onInvoice> = (...asked) => onInvoice(house)(...asked);
const byValue = (taxable: string) => ({ reason: '04', lines: [{ line: 1, taxable }] });
const itemsOf = async (customerId: number) =>
  (await house.owner('listCustomerItems', { params: { customerId } })).body;
const takeBack = (invoiceId: number, debitNoteId: number, body: object = {}) =>
  house.owner('reverseDebitNote', {
    params: { invoiceId, debitNoteId },
    body: { reason: 'Freight was in the price', ...body },
  });

describe('a debit note', () => {
  it('is a bill of its own, due by the customer’s term, and its invoice stays as it was', async () => {
    const customerId = house.customers.delhi;
    const bill = await billed(house, 'delhi', { issue_date: '2026-11-02' });
    const lines = [{ line: 1, price: '12.50' }];
    const asked = { reason: '04', note: 'Old price', date: '2026-11-09', lines };
    const got = detailOf(done(await call('issueDebitNote', bill.id, asked)));
    expect(got).toMatchObject({
      balance_due: bill.total,
      total: bill.total,
      debit_notes: [
        {
          number: 'DN-001',
          issue_date: '2026-11-09',
          due_date: '2026-11-19',
          lines: [{ line: 1, quantity: '2', price: '12.5', taxable: '25.00', igst: '1.25' }],
          total: '26.25',
          reversed: false,
        },
      ],
    });
    expect(await itemsOf(customerId)).toMatchObject([
      { kind: 'invoice', open: bill.total },
      { kind: 'debit-note', number: 'DN-001', due_date: '2026-11-19', open: '26.25' },
    ]);
    const ledgers = await balancesOf(house);
    expect(ledgers.get('Delhi Emporium')).toBe(23_625);
    expect(ledgers.get('Output IGST')).toBe(-1_125);
    const read = await house.owner('readCustomer', { params: { customerId } });
    expect(read.body).toMatchObject({ total_amount: '225.00' });
  });

  it('is settled by a receipt, which is free again once the note is taken back', async () => {
    const customerId = house.customers.punekar;
    const { id } = await billed(house, 'punekar', { issue_date: '2026-11-02' });
    const debitNoteId = lastOf(
      done(await call('issueDebitNote', id, { ...byValue('100'), date: '2026-11-03' })),
      'debit_notes',
    );
    const against = [{ kind: 'debit-note', id: debitNoteId, amount: '105' }];
    const money = { amount: '105', method: 'upi', date: '2026-11-05', against };
    done(await house.owner('recordReceipt', { params: { customerId }, body: money }));
    expect(await itemsOf(customerId)).toMatchObject([{ kind: 'invoice', id }]);
    const back = detailOf(done(await takeBack(id, debitNoteId, { date: '2026-11-08' })));
    expect(back.debit_notes).toMatchObject([
      { reversed: true, reversed_reason: 'Freight was in the price' },
    ]);
    const credits = await house.owner('listCredits', { params: { customerId } });
    expect(credits.body).toMatchObject([{ kind: 'receipt', open: '105.00' }]);
    expect(await takeBack(id, debitNoteId)).toMatchObject({
      status: 409,
      body: { code: 'debit_note_already_reversed' },
    });
  });

  it('is printed with the number and the date of its invoice, and marked once taken back', async () => {
    const bill = await billed(house, 'mills', { issue_date: '2026-11-02' });
    const got = done(await call('issueDebitNote', bill.id, { ...byValue('40'), note: 'Freight' }));
    const debitNoteId = lastOf(got, 'debit_notes');
    const note = await house.owner('readDebitNote', { params: { debitNoteId } });
    expect(note.body).toMatchObject({ number: 'DN-003', invoice_id: bill.id, reversed: false });
    const page = await house.owner('readDebitNotePaper', { params: { debitNoteId } });
    expect(page.body).toMatchObject({ title: 'Debit Note', watermark: null });
    expect(JSON.stringify(page.body)).toContain(
      `"label":"Against invoice","text":"${bill.number}"`,
    );
    const pdf = await house.owner('readDebitNotePdf', { params: { debitNoteId } });
    expect(pdf.status).toBe(200);
    done(await takeBack(bill.id, debitNoteId));
    const marked = await house.owner('readDebitNotePaper', { params: { debitNoteId } });
    expect(marked.body).toMatchObject({ watermark: 'CANCELLED' });
    const none = await house.owner('readDebitNotePaper', { params: { debitNoteId: 999 } });
    expect(none.status).toBe(404);
    const unknown = await house.owner('readDebitNote', { params: { debitNoteId: 999 } });
    expect(unknown.status).toBe(404);
  });

  it('is refused by name and field', async () => {
    const { id } = await billed(house, 'mills', { issue_date: '2026-10-02' });
    const refused = async (body: object, code: string) =>
      expect((await call('issueDebitNote', id, body)).body).toMatchObject({ code });
    await refused({ ...byValue('1'), date: '2026-10-01' }, 'debit_note_before_invoice');
    await refused({ ...byValue('1'), date: '2099-01-01' }, 'issued_in_the_future');
    await refused({ ...byValue('1'), due_date: '2026-10-01' }, 'due_before_issue');
    await refused(byValue('0'), 'debit_is_nothing');
    await refused({ reason: '04', lines: [{ line: 9, price: '1' }] }, 'debit_line_unknown');
    const both = { reason: '04', lines: [{ line: 1, price: '1', taxable: '1' }] };
    expectFields(await call('issueDebitNote', id, both), ['lines.0.taxable']);
    expectFields(await call('issueDebitNote', id, { reason: '04', lines: [] }), ['lines']);
    done(await call('issueDebitNote', id, byValue('10')));
    expect(await call('cancelInvoice', id, { reason: 'Twice' })).toMatchObject({
      status: 409,
      body: { code: 'invoice_has_debit_note' },
    });
  });

  it('has numbers of its own, which the book sets', async () => {
    const params = { bookId: house.bookId };
    const series = { prefix: 'DB/{FY}/', padding: 2, restarts_yearly: true };
    const body = { debit_note_series: series };
    const set = done(await house.owner('changeBillingSettings', { params, body }));
    expect(set.body).toMatchObject({ debit_note_series: series });
    const read = await house.owner('readBillingSettings', { params });
    expect(read.body).toMatchObject({ debit_note_series: series });
    const { id } = await billed(house, 'ravi', { issue_date: '2026-11-02' });
    const note = done(await call('issueDebitNote', id, { ...byValue('5'), date: '2026-11-03' }));
    expect(detailOf(note).debit_notes).toMatchObject([{ number: 'DB/26-27/01' }]);
  });

  it('leaves tables that a rebuild finds equal', async () => {
    const pool = house.server.database.pool('lekha_writer', 3, 'maintenance');
    const { keys } = house.server.core;
    const asked = { pool, keys, bookId: house.bookId, projections: PROJECTIONS };
    expect(await checkRebuild(asked)).toStrictEqual([]);
  });
});

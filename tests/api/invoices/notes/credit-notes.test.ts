// A credit note gives back value and tax, whole or by line, and what is left over is the
// customer's.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectFields, expectRefused } from '#tests/support/problems.ts';
import { idOf } from '#tests/support/team.ts';
import { balancesOf, billed, cardsOf, detailOf, onInvoice, openHouse } from '../../trade/house.ts';
import type { House } from '../../trade/house.ts';
import { BALES, done, lastOf, newDraft } from '../../trade/requests.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const call: ReturnType<typeof onInvoice> = (...asked) => onInvoice(house)(...asked);
const credit = (invoiceId: number, body: object = {}) =>
  call('issueCreditNote', invoiceId, { reason: '01', ...body });
const read = async (invoiceId: number) =>
  detailOf(done(await house.owner('readInvoice', { params: { invoiceId } })));

describe('a credit note', () => {
  it('a credit note of the whole credits the invoice, and the ledgers are as they were', async () => {
    const before = await balancesOf(house);
    const made = await billed(house, 'punekar', {
      rounding: 'rupee',
      items: [{ ...BALES, rate: '33.33' }],
    });
    const got = await credit(made.id, { note: 'All came back' });
    expect(got.body).toMatchObject({
      status: 'credited',
      balance_due: '0.00',
      credit_notes: [{ number: 'CN-001', total: made.total, applied: made.total }],
    });
    const after = await balancesOf(house);
    expect(after.get('Punekar Stores') ?? 0).toBe(before.get('Punekar Stores') ?? 0);
    expect(after.get('Output CGST') ?? 0).toBe(before.get('Output CGST') ?? 0);
    expect(after.get('Round Off') ?? 0).toBe(before.get('Round Off') ?? 0);
    expectRefused(await credit(made.id), 422, 'credit_is_nothing');
  });

  it('a credit note by line takes back no more than were sold', async () => {
    const { id } = await billed(house, 'mills', { items: [BALES, { ...BALES, tax_rate: 18 }] });
    const got = await credit(id, { lines: [{ line: 2, quantity: '0.5' }] });
    expect(got.body).toMatchObject({
      status: 'sent',
      balance_due: '387.00',
      credit_notes: [{ lines: [{ line: 2, quantity: '0.5', taxable: '50.00', igst: '9.00' }] }],
      items: [{ credited_quantity: '0' }, { credited_quantity: '0.5', credited_taxable: '50.00' }],
    });
    const over = await credit(id, { lines: [{ line: 2, quantity: '1.6' }] });
    expect(over).toMatchObject({ status: 422, body: { code: 'credit_exceeds_quantity' } });
    const worth = await credit(id, { lines: [{ line: 2, taxable: '150.01' }] });
    expect(worth).toMatchObject({ status: 422, body: { code: 'credit_exceeds_line' } });
    expectRefused(await credit(id, { lines: [{ line: 3 }] }), 422, 'credit_line_unknown', {
      line: 3,
      lines: 2,
    });
  });

  it('a credit note of a paid invoice is the customer’s credit, and settles another', async () => {
    const made = await billed(house, 'delhi');
    done(await call('recordPayment', made.id, { method: 'cash' }));
    const got = await credit(made.id, { lines: [{ line: 1, quantity: 1 }] });
    expect(got.body).toMatchObject({ status: 'paid', credit_notes: [{ applied: '0.00' }] });
    const other = await billed(house, 'delhi');
    const source = { kind: 'credit-note', id: lastOf(got, 'credit_notes') };
    const settled = await call('allocateCredit', other.id, { source });
    expect(settled.body).toMatchObject({ balance_due: '105.00', part_paid: true });
  });

  it('a bounced payment of a credited invoice leaves it due, wherever it is read', async () => {
    const made = await billed(house, 'zone');
    const paid = await call('recordPayment', made.id, { method: 'cheque' });
    done(await credit(made.id));
    const params = { invoiceId: made.id, paymentId: lastOf(paid, 'payments') };
    const back = await house.owner('reversePayment', { params, body: { reason: 'Bounced' } });
    expect(back.body).toMatchObject({ status: 'credited', balance_due: made.total });
    const query = { customer: house.customers.zone };
    const open = await house.owner('listInvoices', { query: { ...query, filter: 'open' } });
    expect(cardsOf(open)).toMatchObject([{ id: made.id, balance_due: made.total }]);
    const figures = await house.owner('readInvoiceFigures', { query });
    expect(figures.body).toMatchObject({ balance_due: made.total });
    const [source] = (
      await house.owner('listCredits', { params: { customerId: house.customers.zone } })
    ).body as readonly { kind: string; id: number }[];
    const settled = await call('allocateCredit', made.id, {
      source: { kind: source?.kind, id: source?.id },
    });
    expect(settled.body).toMatchObject({ status: 'credited', balance_due: '0.00' });
  });

  it('is numbered in its own series, without a gap', async () => {
    const { rows } = await house.server.database.writer.query(
      `select number from document_numbers where kind = 'credit-note' order by series_number`,
    );
    const numbers = rows.map((row) => (row as { number: string }).number);
    expect(numbers).toStrictEqual(numbers.map((_, at) => `CN-${String(at + 1).padStart(3, '0')}`));
  });

  it('is not of a draft, not before its invoice, and not of the future', async () => {
    const draft = idOf(await newDraft(house));
    expect((await credit(draft)).body).toMatchObject({ code: 'invoice_is_a_draft' });
    const { id, issue_date: issueDate } = await billed(house, 'mills');
    expectRefused(await credit(id, { date: '2026-01-01' }), 422, 'credit_note_before_invoice', {
      issue_date: '2026-01-01',
      invoice_date: issueDate,
    });
    expect((await credit(id, { date: '2099-01-01' })).body).toMatchObject({
      code: 'issued_in_the_future',
    });
    expect((await read(id)).credit_notes).toStrictEqual([]);
  });

  it('a credit note of a year long filed comes too late', async () => {
    const made = await billed(house, 'mills', { issue_date: '2024-05-10', due_date: '2024-06-10' });
    expectRefused(await credit(made.id), 422, 'credit_note_too_late', {
      issue_date: expect.any(String),
      until: '2025-11-30',
    });
  });

  it.each<[object, readonly string[]]>([
    [{ reason: '08' }, ['reason']],
    [{ reason: undefined }, ['reason']],
    [{ note: 'x'.repeat(501) }, ['note']],
    [{ date: '2025-02-29' }, ['date']],
    [{ lines: [{ line: 0 }] }, ['lines.0.line']],
    [{ lines: [{ line: 1, quantity: -1 }] }, ['lines.0.quantity']],
    [{ lines: [{ line: 1, taxable: 'NaN' }] }, ['lines.0.taxable']],
  ])('%j is malformed', async (body, fields) => {
    const { id } = await billed(house, 'mills');
    expectFields(await credit(id, body), fields);
  });

  it('a credit note with one line twice, or of none, is refused', async () => {
    const { id } = await billed(house, 'mills');
    expect((await credit(id, { lines: [] })).status).toBe(422);
    const twice = [
      { line: 1, quantity: '1.5' },
      { line: 1, quantity: '1.5' },
    ];
    expect((await credit(id, { lines: twice })).status).toBe(422);
    expect((await read(id)).balance_due).toBe('210.00');
  });
});

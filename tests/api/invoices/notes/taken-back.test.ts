// A credit note that is taken back: its invoice and whatever it settled are due again, and the
// books are as they were before it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkRebuild } from '#api/commands/rebuild/check.ts';
import { paiseFromRupees } from '#core/kernel/paise.ts';
import { PROJECTIONS } from '#projections/registry.ts';
import { expectFields, expectRefused } from '#tests/support/problems.ts';
import { balancesOf, billed, detailOf, onInvoice, openHouse } from '../../trade/house.ts';
import type { House } from '../../trade/house.ts';
import { done, lastOf } from '../../trade/requests.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const call: ReturnType<typeof onInvoice> = (...asked) => onInvoice(house)(...asked);
const read = async (invoiceId: number) =>
  detailOf(done(await house.owner('readInvoice', { params: { invoiceId } })));

const takeBack = (invoiceId: number, creditNoteId: number, body: object = {}) =>
  house.owner('reverseCreditNote', {
    params: { invoiceId, creditNoteId },
    body: { reason: 'The bale was dry', ...body },
  });

async function credited(invoiceId: number, body: object = {}): Promise<number> {
  const got = done(
    await call('issueCreditNote', invoiceId, { reason: '01', note: 'Wet', ...body }),
  );
  return lastOf(got, 'credit_notes');
}

describe('a credit note that is taken back', () => {
  it('is due again with its tax, keeps its number and text, and may be issued anew', async () => {
    const made = await billed(house, 'punekar', { issue_date: '2026-11-02' });
    const before = await balancesOf(house);
    const creditNoteId = await credited(made.id, { date: '2026-11-05' });
    const got = done(await takeBack(made.id, creditNoteId, { date: '2026-11-09' }));
    expect(got.body).toMatchObject({
      balance_due: made.total,
      items: [{ credited_quantity: '0', credited_taxable: '0.00' }],
      credit_notes: [
        { number: 'CN-001', note: 'Wet', reversed: true, reversed_reason: 'The bale was dry' },
      ],
    });
    expect(await balancesOf(house)).toStrictEqual(before);
    expectRefused(await takeBack(made.id, creditNoteId), 409, 'credit_note_already_reversed', {
      number: 'CN-001',
    });
    const paper = await house.owner('readCreditNotePaper', { params: { creditNoteId } });
    expect(paper.body).toMatchObject({ watermark: 'CANCELLED' });
    await credited(made.id);
    expect(await read(made.id)).toMatchObject({
      balance_due: '0.00',
      credit_notes: [{}, { number: 'CN-002', reversed: false }],
    });
  });

  it('opens the invoices again that its credit has settled', async () => {
    const paid = await billed(house, 'delhi');
    done(await call('recordPayment', paid.id, { method: 'cash' }));
    const creditNoteId = await credited(paid.id);
    const other = await billed(house, 'delhi');
    const source = { kind: 'credit-note', id: creditNoteId };
    done(await call('allocateCredit', other.id, { source }));
    expect(await read(other.id)).toMatchObject({ balance_due: '0.00' });
    done(await takeBack(paid.id, creditNoteId));
    expect(await read(other.id)).toMatchObject({
      balance_due: other.total,
      allocations: [{ reversed: true, reason: 'The bale was dry' }],
    });
    expect(await read(paid.id)).toMatchObject({ status: 'paid', balance_due: '0.00' });
    const customerId = house.customers.delhi;
    const credits = await house.owner('listCredits', { params: { customerId } });
    expect(credits.body).toStrictEqual([]);
    const items = await house.owner('listCustomerItems', { params: { customerId } });
    expect(items.body).toMatchObject([{ kind: 'invoice', id: other.id, open: other.total }]);
    const ledgers = await balancesOf(house);
    expect(ledgers.get('Delhi Emporium')).toBe(paiseFromRupees(other.total));
  });

  it('waits until its refund is taken back', async () => {
    const paid = await billed(house, 'mills');
    done(await call('recordPayment', paid.id, { method: 'cash' }));
    const creditNoteId = await credited(paid.id);
    const params = { customerId: house.customers.mills };
    const credit = { kind: 'credit-note', id: creditNoteId };
    const { body } = done(
      await house.owner('recordRefund', { params, body: { credit, method: 'cash' } }),
    );
    const { id: refundId, number } = body as { id: number; number: string };
    const refused = await takeBack(paid.id, creditNoteId);
    expect(refused).toMatchObject({ status: 409, body: { code: 'credit_note_is_refunded' } });
    expect(refused.body).toMatchObject({ detail: expect.stringContaining(number) });
    const back = { params: { ...params, refundId }, body: { reason: 'Wrong account' } };
    done(await house.owner('reverseRefund', back));
    done(await takeBack(paid.id, creditNoteId));
  });

  it('is neither of another invoice, nor before the note, in the future or in a locked period', async () => {
    const { id } = await billed(house, 'mills', { issue_date: '2026-10-02' });
    const other = await billed(house, 'mills');
    const creditNoteId = await credited(id, { date: '2026-10-05' });
    expect(await takeBack(other.id, creditNoteId)).toMatchObject({
      status: 404,
      body: 'Not Found',
    });
    expect((await takeBack(id, creditNoteId, { date: '2026-10-04' })).body).toMatchObject({
      code: 'reversed_before_original',
    });
    expect((await takeBack(id, creditNoteId, { date: '2099-01-01' })).status).toBe(422);
    expectFields(await takeBack(id, creditNoteId, { reason: ' ' }), ['reason']);
    expectFields(await takeBack(id, creditNoteId, { date: 'soon' }), ['date']);
    expectFields(await takeBack(id, creditNoteId, { bank_charge: { amount: '1' } }), [
      'bank_charge',
    ]);
  });

  it('leaves tables that a rebuild finds equal', async () => {
    const pool = house.server.database.pool('lekha_writer', 3, 'maintenance');
    const checked = await checkRebuild({
      pool,
      keys: house.server.core.keys,
      bookId: house.bookId,
      projections: PROJECTIONS,
    });
    expect(checked).toStrictEqual([]);
  });
});

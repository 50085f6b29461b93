// Receipts, payments of invoices and refunds as PDF, on A4 and on a slip.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../documents/pdf-text.ts';
import { expectFields } from '#tests/support/problems.ts';
import { billed, detailOf, onInvoice, openHouse } from '../trade/house.ts';
import type { House } from '../trade/house.ts';
import { done, newCustomer } from '../trade/requests.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

type Name = 'readReceiptPdf' | 'readPaymentPdf' | 'readRefundPdf';
async function pdfOf(name: Name, params: Record<string, number>, query: object = {}) {
  const got = done(await house.auditor(name, { params, query: { ...query } }));
  return { file: got.headers.get('Content-Disposition'), ...(await readPdf(got.body)) };
}
const receive = async (customerId: number, body: object) =>
  done(await house.owner('recordReceipt', { params: { customerId }, body })).body as {
    readonly id: number;
    readonly number: string;
  };

const A4 = [595, 842];
const A6 = [298, 420];

describe('the receipt voucher of an advance', () => {
  const advance = {
    supply: 'services',
    description: 'Design of an office',
    tax_rate: 18,
    place_of_supply: '27',
  };

  it('has its tax and place, on either sheet, and stands as it was given', async () => {
    const customerId = await newCustomer(house, { name: 'Old Name', state_code: '27' });
    const body = { amount: '590', method: 'upi', advance };
    const { id: receiptId, number } = await receive(customerId, body);
    await house.owner('changeCustomer', { params: { customerId }, body: { name: 'New Name' } });
    const whole = await pdfOf('readReceiptPdf', { receiptId });
    expect(whole).toMatchObject({ file: `attachment; filename="${number}.pdf"`, points: A4 });
    const slip = await pdfOf('readReceiptPdf', { receiptId }, { size: 'small' });
    expect(slip.points).toStrictEqual(A6);
    for (const { text } of [whole, slip]) {
      expect(text).toContain('Receipt Voucher');
      expect(text).toContain('Old Name');
      expect(text).toContain(number);
      expect(text).toContain('Place of supply');
      expect(text).toContain('27 Maharashtra');
      expect(text).toMatch(/Taxable value 500.00 CGST 9% 45.00 SGST 9% 45.00 Received ₹590.00/);
      expect(text).toContain('Five Hundred Ninety Rupees Only');
    }
  });

  it('is named on the refund voucher', async () => {
    const customerId = await newCustomer(house, { state_code: '27' });
    const body = { amount: '590', method: 'upi', date: '2026-11-02', advance };
    const { id, number } = await receive(customerId, body);
    const credit = { credit: { kind: 'receipt', id }, amount: '118', method: 'upi' };
    const refund = await house.owner('recordRefund', { params: { customerId }, body: credit });
    const { id: refundId } = done(refund).body as { id: number };
    const { text, file } = await pdfOf('readRefundPdf', { refundId });
    expect(file).toMatch(/filename="RFV-\d{3}\.pdf"$/);
    expect(text).toContain('Refund Voucher');
    expect(text).toContain(number);
    expect(text).toContain('02 Nov 2026');
    expect(text).toMatch(/Taxable value 100.00 CGST 9% 9.00 SGST 9% 9.00 Refunded ₹118.00/);
  });
});

describe('the receipt of a payment', () => {
  it('names its invoice; of more than was due it is that of the receipt above it', async () => {
    const bill = await billed(house, 'mills');
    const pay = { method: 'cheque', reference: 'CH 4711', amount: '250', on_account: true };
    const paid = detailOf(done(await onInvoice(house)('recordPayment', bill.id, pay)));
    const { id: paymentId = 0, number } = paid.payments[0] ?? {};
    const { text, file } = await pdfOf('readPaymentPdf', { paymentId });
    expect(file).toBe(`attachment; filename="${number}.pdf"`);
    expect(text).toContain(`Invoice ${bill.number} 210.00 On account 40.00 Amount in words`);
    expect(text).toContain('Cheque, CH 4711');
    expect(text).toContain('Received ₹250.00');
    const plain = await onInvoice(house)('recordPayment', (await billed(house, 'ravi')).id, {
      method: 'cash',
      amount: '60',
    });
    const [payment] = detailOf(done(plain)).payments;
    const own = await pdfOf('readPaymentPdf', { paymentId: payment?.id ?? 0 });
    expect(own.text).toContain(`${payment?.number}`);
    expect(own.text).toContain('Received ₹60.00');
  });

  it('comes on no other sheet, and not of what is not there', async () => {
    const wrong = { params: { receiptId: 1 }, query: { size: 'a3' } };
    expectFields(await house.owner('readReceiptPdf', wrong), ['size']);
    const params = { receiptId: 999_999, paymentId: 999_999, refundId: 999_999 };
    for (const name of ['readReceiptPdf', 'readPaymentPdf', 'readRefundPdf'] as const) {
      expect((await house.owner(name, { params })).status).toBe(404);
    }
  });
});

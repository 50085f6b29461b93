// From a customer in another state to the money in the bank: every document posts itself.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
});
afterAll(() => team.close());

const OURS = '27AAPFU0939F1ZV';
const KARNATAKA = '29AAACK1234F1ZW';

describe('a bill to another state', () => {
  it('is drafted, issued, paid by half and stands in the ledger to the paisa', async () => {
    const settings = await team.owner('changeBillingSettings', {
      params: { bookId: team.bookId },
      body: {
        gstin: OURS,
        legal_name: 'Sahyadri Traders',
        address: '12 Market Road',
        city: 'Pune',
      },
    });
    expect(settings).toMatchObject({ status: 200, body: { state_code: '27', pan: 'AAPFU0939F' } });

    const customer = await team.owner('createCustomer', {
      body: {
        name: 'Karnataka Agro Mills',
        gst_number: KARNATAKA,
        address: '4 Mill Road',
        email: 'mills@example.in',
      },
    });
    expect(customer.body).toMatchObject({ state_code: '29', registration: 'regular' });
    expect(customer.status).toBe(200);

    const drafted = await team.owner('createInvoice', {
      body: {
        customer_id: idOf(customer),
        items: [
          { name: 'Cotton bale', hsn: '5201', uqc: 'BAL', quantity: 12, rate: '4500', tax_rate: 5 },
          {
            name: 'Packing, jute',
            hsn: '6305',
            uqc: 'BAG',
            quantity: 12,
            rate: '150',
            tax_rate: 5,
          },
          { name: 'Freight', hsn: '996511', quantity: 1, rate: '6000', tax_rate: 18 },
        ],
      },
    });
    expect(drafted.body).toMatchObject({
      number: 'INV-001',
      status: 'draft',
      total: '65670.00',
      balance_due: '0.00',
      heads: 'inter',
      journal_id: null,
    });
    const invoiceId = idOf(drafted);
    const issued = await team.owner('issueInvoice', { params: { invoiceId }, body: {} });
    expect(issued.body).toMatchObject({ status: 'sent', balance_due: '65670.00' });

    const paid = await team.owner('recordPayment', {
      params: { invoiceId },
      body: { amount: '32835.00', method: 'upi' },
    });
    expect(paid.body).toMatchObject({ part_paid: true, balance_due: '32835.00' });

    const trial = await team.owner('readTrialBalance', { params: { bookId: team.bookId } });
    const rows = (trial.body as { rows: { name: string; debit: string; credit: string }[] }).rows;
    const balances = Object.fromEntries(
      rows.map(({ name, debit, credit }) => [name, [debit, credit]]),
    );
    expect(balances).toMatchObject({
      'Karnataka Agro Mills': ['32835.00', '0.00'],
      'UPI / Wallet': ['32835.00', '0.00'],
      'Sales – Goods': ['0.00', '55800.00'],
      'Sales – Services': ['0.00', '6000.00'],
      'Output IGST': ['0.00', '3870.00'],
    });
  });
});

describe('the paper of an invoice', () => {
  it('comes as blocks for the page and as a PDF of the same', async () => {
    const page = await team.owner('readInvoicePaper', { params: { invoiceId: 1 } });
    expect(page.body).toMatchObject({ title: 'Tax Invoice', watermark: null });
    const pdf = await team.owner('readInvoicePdf', { params: { invoiceId: 1 } });
    expect(pdf.status).toBe(200);
    expect(pdf.headers.get('Content-Type')).toBe('application/pdf');
    expect(pdf.headers.get('Content-Disposition')).toBe('attachment; filename="INV-001.pdf"');
  });

  it('is sent when somebody asks for it, and the invoice says so', async () => {
    const asked = await team.owner('emailInvoice', { params: { invoiceId: 1 }, body: {} });
    expect(asked.body).toMatchObject({
      emails: [{ to: 'mills@example.in', status: 'waiting' }],
    });
  });
});

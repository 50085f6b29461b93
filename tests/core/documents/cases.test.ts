// The collected cases of area journal: the journal of a sale, and those of an advance.
import { expect } from 'vitest';
import { z } from 'zod';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { postingOfInvoice } from '#core/documents/index.ts';
import type { PostingTo } from '#core/documents/index.ts';
import { computeSupply } from '#core/tax/index.ts';
import { perHeaderText } from '#core/invoice/index.ts';
import type { InvoiceIssued } from '#core/invoice/index.ts';
import { soldAt, supplyOf } from '#tests/specimens/tax/supplies.ts';
import { adjust, afterAdvance, cancel, linesOf, openOf } from './advance-cases.ts';
import { rule, runTable } from '../tax/cases/table.ts';

const number = z.string().transform(Number);

const CUSTOMER_ACCOUNT = 7;

/** The names of the textbook. */
const NAMES: Readonly<Record<string, string>> = {
  'sales-goods': 'Sales',
  'output-cgst': 'Output CGST',
  'output-sgst': 'Output SGST',
  'output-igst': 'Output IGST',
};

const nameOf = (to: PostingTo): string =>
  'role' in to ? (NAMES[to.role] ?? to.role) : 'Sundry Debtors';

const party = {
  name: 'Roopani',
  gstin: null,
  pan: null,
  address: null,
  city: null,
  pincode: null,
};

/** An invoice of one line at a price before tax, in rupees. */
function invoiceOf(net: number, rateBps: number, heads: 'intra' | 'inter'): InvoiceIssued {
  const line = soldAt(net, { rateBps });
  const { rounding, pricesIncludeTax, reverseCharge, supply, discount } = supplyOf([line]);
  const answer = computeSupply(supplyOf([line], { heads }));
  const [amounts] = answer.ok ? answer.value.lines : [];
  if (!answer.ok || amounts === undefined) throw new Error('The line is computed.');
  const written = { productId: null, name: 'Rice', description: null, hsn: '1006', unit: 'kg' };
  const date = calendarDate('2017-07-05');
  return {
    type: 'InvoiceIssued',
    version: 6,
    data: {
      invoiceId: 1,
      customerId: 1,
      number: 'INV-001',
      journalId: 1,
      title: 'Tax Invoice',
      issueDate: date,
      dueDate: date,
      placeOfSupply: heads === 'intra' ? '27' : '29',
      supply,
      reverseCharge,
      pricesIncludeTax,
      discount,
      rounding,
      ...perHeaderText(() => null),
      notes: null,
      terms: null,
      heads,
      supplier: {
        ...party,
        stateCode: '27',
        registration: 'regular',
        email: null,
        phone: null,
        bank: null,
        upi: null,
        lut: null,
      },
      recipient: {
        ...party,
        stateCode: '29',
        company: null,
        registration: 'regular',
        country: 'IN',
      },
      lines: [
        {
          ...line,
          ...written,
          uqc: 'KGS',
          ...amounts,
        },
      ],
      roundOffPaise: answer.value.roundOffPaise,
    },
  };
}

runTable('journal', [
  rule(
    z.strictObject({
      event: z.literal('sale'),
      net: number,
      gst_rate: number,
      supply: z.enum(['intra', 'inter']),
    }),
    (input) => {
      const invoice = invoiceOf(input.net, input.gst_rate * 100, input.supply);
      const posting = postingOfInvoice(invoice, CUSTOMER_ACCOUNT);
      expect(posting).not.toBeNull();
      return {
        lines: posting?.entries.map(({ to, side, amountPaise }) => ({
          account: nameOf(to),
          [side === 'debit' ? 'dr' : 'cr']: String(amountPaise / 100),
        })),
      };
    },
  ),
  rule(
    z.strictObject({
      event: z.literal('adjust advance'),
      invoice_net: number,
      invoice_tax: number,
    }),
    ({ invoice_net: net, invoice_tax: tax }) => {
      const trade = afterAdvance();
      adjust(trade, { net, tax });
      // What the invoice itself posts is no part of the adjustment.
      const journals = trade.log.filter(({ stream }) => stream === 'journal-103');
      return {
        lines: linesOf(trade, ['Debtors', 'Output SGST', 'Output CGST'], journals),
        invoice_outstanding: openOf(trade, 'invoice'),
        unadjusted_advance_net: openOf(trade, 'receipt'),
      };
    },
  ),
  rule(z.strictObject({ event: z.literal('cancel invoice after adjustment') }), () => {
    const trade = afterAdvance();
    adjust(trade, { net: 100, tax: 18 });
    cancel(trade);
    return {
      lines: linesOf(trade, ['Cash', 'Debtors', 'Output CGST', 'Output SGST']),
      unadjusted_advance_net: openOf(trade, 'receipt'),
    };
  }),
]);

// Debit notes on the invoice of ten fans, as they are asked for and as they come out.
import type { DebitNoteIssued, DebitNoteReversed, InvoiceCommand } from '#core/invoice/index.ts';
import type { JournalId } from '#core/kernel/ids.ts';
import { agro, trade } from '#tests/specimens/tax/trade.ts';

const { invoiceId, debitNoteId, reversalId } = trade;
const { customerId } = agro;

type Note = Extract<InvoiceCommand, { type: 'IssueDebitNote' }>['data'];

export const byValue = (taxablePaise: number): Note['lines'] => [
  { line: 1, taxablePaise, priceThousandths: null },
];
export const byPrice = (priceThousandths: number): Note['lines'] => [
  { line: 1, taxablePaise: null, priceThousandths },
];

export const debit = (changes: Partial<Note> = {}): InvoiceCommand => ({
  type: 'IssueDebitNote',
  data: {
    invoiceId,
    debitNoteId,
    journalId: 806 as JournalId,
    issueDate: null,
    dueDate: null,
    reason: '04',
    note: 'Freight was left out',
    lines: byValue(50_000),
    ...changes,
  },
});

/** Freight of ₹ 500, on top of ten fans at 18 %. */
export const freight: DebitNoteIssued = {
  type: 'DebitNoteIssued',
  version: 1,
  data: {
    debitNoteId,
    invoiceId,
    customerId,
    number: 'DN-002',
    series: 'DN-',
    seriesNumber: 2,
    financialYear: '26-27',
    journalId: 806,
    issueDate: '2026-11-21',
    dueDate: '2026-12-21',
    reason: '04',
    note: 'Freight was left out',
    heads: 'inter',
    supply: 'domestic',
    placeOfSupply: '29',
    reverseCharge: false,
    lines: [
      {
        line: 1,
        quantityThousandths: 0,
        priceThousandths: 0,
        hsn: '8414',
        treatment: 'taxable',
        rateBps: 1800,
        cessBps: 0,
        income: 'sales-goods',
        taxablePaise: 50_000,
        cgstPaise: 0,
        sgstPaise: 0,
        igstPaise: 9_000,
        cessPaise: 0,
      },
    ],
    roundOffPaise: 0,
  },
};

export const noteOf = (changes: Partial<DebitNoteIssued['data']>): DebitNoteIssued => ({
  ...freight,
  data: { ...freight.data, ...changes },
});

/** Its only line, otherwise. */
export const lineOf = (changes: Partial<DebitNoteIssued['data']['lines'][number]>) =>
  freight.data.lines.map((line) => ({ ...line, ...changes }));

export const reason = 'The freight was in the price';
export const takeBack = (changes: object = {}): InvoiceCommand => ({
  type: 'ReverseDebitNote',
  data: { invoiceId, debitNoteId, reversalId, reason, takenBackOn: null, ...changes },
});
export const takenBack: DebitNoteReversed = {
  type: 'DebitNoteReversed',
  version: 1,
  data: {
    debitNoteId,
    invoiceId,
    customerId,
    number: 'DN-002',
    debited: {
      issueDate: '2026-11-21',
      taxablePaise: 50_000,
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: 9_000,
      cessPaise: 0,
      totalPaise: 59_000,
    },
    reason,
    reversedOn: '2026-11-21',
  },
};

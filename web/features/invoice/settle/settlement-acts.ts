// What may be written of an open invoice beside a payment, and of what settled it: each with its
// reason and its day, and what follows from it.
import { recordReceipt, reverseReceipt } from '#api/contract/customer/receipt.ts';
import { reverseDebitNote } from '#api/contract/invoice/debit-note.ts';
import { readInvoice } from '#api/contract/invoice/invoice.ts';
import type { InvoiceDetail } from '#api/contract/invoice/invoice.ts';
import {
  reverseAllocation,
  reverseCreditNote,
  reversePayment,
} from '#api/contract/invoice/settling.ts';
import { call } from '#web/client/call.ts';
import type { CallResult } from '#web/client/call.ts';
import { formatRupees, paiseFromWire } from '#web/format/money.ts';
import type { Taking } from './ReasonDialog.tsx';

type OfInvoice = {
  readonly bookId: number;
  readonly invoice: Pick<InvoiceDetail, 'id' | 'number' | 'customer_id' | 'balance_due'>;
};

/** As long as a note on a deduction may be. */
const NOTE_MAX = 200;

/** @returns the invoice as a write on the customer's money has left it. */
async function invoiceAfter(
  write: Promise<CallResult<unknown>>,
  { bookId, invoice }: OfInvoice,
): Promise<CallResult<InvoiceDetail>> {
  const written = await write;
  if (!written.ok) return written;
  return call(readInvoice, { params: { invoiceId: invoice.id }, query: { book_id: bookId } });
}

/** A bad debt is no supply taken back: CGST Act s. 34 names what a credit note is for. */
export function writingOff(of: OfInvoice): Taking {
  const { id, number, customer_id: customerId, balance_due: due } = of.invoice;
  const rupees = formatRupees(paiseFromWire(due));
  return {
    title: `Write off ${number}?`,
    about:
      `${rupees} goes to Bad Debts, and nothing stays outstanding. The GST stays payable: ` +
      'section 34 of the CGST Act allows no credit note for a bad debt.',
    confirm: 'Write off',
    done: `Wrote off ${rupees} of ${number}.`,
    dated: 'Written off on',
    reasonMax: NOTE_MAX,
    write: (reason, { date }) =>
      invoiceAfter(
        call(recordReceipt, {
          params: { customerId },
          body: {
            amount: '0',
            method: 'bank-transfer',
            date,
            deductions: [{ kind: 'write-off', amount: due, note: reason }],
            against: [{ kind: 'invoice', id, amount: due }],
            book_id: of.bookId,
          },
        }),
        of,
      ),
  };
}

type Payment = InvoiceDetail['payments'][number];

export function takingPaymentBack(
  { bookId, invoice }: OfInvoice,
  { id: paymentId, amount, method }: Payment,
): Taking {
  const rupees = formatRupees(paiseFromWire(amount));
  return {
    title: `Reverse ${rupees}?`,
    about: 'Its journal is reversed, and the amount is outstanding again.',
    confirm: 'Reverse',
    done: `Reversed ${rupees}.`,
    dated: 'Reversed on',
    isOfBank: method !== 'cash',
    write: (reason, rest) =>
      call(reversePayment, {
        params: { invoiceId: invoice.id, paymentId },
        body: { reason, ...rest, book_id: bookId },
      }),
  };
}

type Allocation = InvoiceDetail['allocations'][number];

/** Only this invoice is open again; the credit stays the customer's. */
export function takingAllocationBack(
  { bookId, invoice }: OfInvoice,
  { id: allocationId, source, amount }: Allocation,
): Taking {
  const rupees = formatRupees(paiseFromWire(amount));
  return {
    title: `Reverse ${rupees} of ${source.number}?`,
    about: 'The credit can be used again, and the amount is outstanding again.',
    confirm: 'Reverse',
    done: `Reversed ${rupees}.`,
    write: (reason) =>
      call(reverseAllocation, {
        params: { invoiceId: invoice.id, allocationId },
        body: { reason, book_id: bookId },
      }),
  };
}

type CreditNote = InvoiceDetail['credit_notes'][number];

/** What it gave back is owed again, with its tax, from the day that the person names. */
export function takingNoteBack(
  { bookId, invoice }: OfInvoice,
  { id: creditNoteId, number, total }: CreditNote,
): Taking {
  const rupees = formatRupees(paiseFromWire(total));
  return {
    title: `Reverse credit note ${number}?`,
    about:
      `Its journal is reversed, and ${rupees} is outstanding again with its GST. ` +
      'The number stays used. Invoices that it settled are outstanding again.',
    confirm: 'Reverse',
    done: `Credit note ${number} reversed.`,
    dated: 'Reversed on',
    write: (reason, { date }) =>
      call(reverseCreditNote, {
        params: { invoiceId: invoice.id, creditNoteId },
        body: { reason, date, book_id: bookId },
      }),
  };
}

type DebitNote = InvoiceDetail['debit_notes'][number];

/** What settled it is the customer's credit again. */
export function takingDebitNoteBack(
  { bookId, invoice }: { readonly bookId: number; readonly invoice: { readonly id: number } },
  { id: debitNoteId, number, total }: DebitNote,
): Taking {
  const rupees = formatRupees(paiseFromWire(total));
  return {
    title: `Reverse debit note ${number}?`,
    about:
      `Its journal is reversed, and ${rupees} is no longer outstanding, with its GST. ` +
      'The number stays used. What settled it is the customer’s credit again.',
    confirm: 'Reverse',
    done: `Debit note ${number} reversed.`,
    dated: 'Reversed on',
    write: (reason, { date }) =>
      call(reverseDebitNote, {
        params: { invoiceId: invoice.id, debitNoteId },
        body: { reason, date, book_id: bookId },
      }),
  };
}

/** The money itself, as of a cheque that bounced, or what was written off with it. */
export function takingReceiptBack(of: OfInvoice, { source }: Allocation): Taking {
  return {
    title: `Reverse receipt ${source.number}?`,
    about: 'Its journal is reversed, and all that it settled is outstanding again.',
    confirm: 'Reverse',
    done: `Receipt ${source.number} reversed.`,
    dated: 'Reversed on',
    isOfBank: true,
    write: (reason, rest) =>
      invoiceAfter(
        call(reverseReceipt, {
          params: { customerId: of.invoice.customer_id, receiptId: source.id },
          body: { reason, ...rest, book_id: of.bookId },
        }),
        of,
      ),
  };
}

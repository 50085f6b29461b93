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
import { actOf } from '#web/client/act-warnings.ts';
import type { AskedAct } from '#web/client/act-warnings.ts';
import { call } from '#web/client/call.ts';
import { formatRupees } from '#web/format/money.ts';
import type { AskedReversal } from '#web/shell/form/ReasonDialog.tsx';

type OfInvoice = {
  readonly bookId: number;
  readonly invoice: Pick<InvoiceDetail, 'id' | 'number' | 'customerId' | 'balanceDuePaise'>;
};

/** As long as a note on a deduction may be. */
const NOTE_MAX = 200;

/** An act on the customer's money, which answers the invoice as it has left it. */
const answeringInvoice = (
  { send, ...asked }: AskedAct<unknown>,
  { bookId, invoice }: OfInvoice,
): AskedAct<InvoiceDetail> => ({
  ...asked,
  send: async () => {
    const written = await send();
    if (!written.ok) return written;
    return call(readInvoice, { params: { invoiceId: invoice.id }, query: { book_id: bookId } });
  },
});

/** A bad debt is no supply taken back: CGST Act s. 34 names what a credit note is for. */
export function writingOff(of: OfInvoice): AskedReversal<InvoiceDetail> {
  const { id, number, customerId, balanceDuePaise: duePaise } = of.invoice;
  const rupees = formatRupees(duePaise);
  return {
    title: `Write off ${number}?`,
    about:
      `${rupees} goes to Bad Debts, and nothing stays outstanding. The GST stays payable: ` +
      'section 34 of the CGST Act allows no credit note for a bad debt.',
    confirm: 'Write off',
    done: `Wrote off ${rupees} of ${number}.`,
    dated: 'Written off on',
    reasonMax: NOTE_MAX,
    act: (reason, { date }) =>
      answeringInvoice(
        actOf(recordReceipt, {
          params: { customerId },
          body: {
            amountPaise: 0,
            method: 'bank-transfer',
            reference: null,
            date,
            deductions: [{ kind: 'write-off', amountPaise: duePaise, note: reason }],
            against: [{ kind: 'invoice', id, amountPaise: duePaise }],
            advance: null,
            bookId: of.bookId,
          },
        }),
        of,
      ),
  };
}

type Payment = InvoiceDetail['payments'][number];

export function takingPaymentBack(
  { bookId, invoice }: OfInvoice,
  { id: paymentId, amountPaise, method }: Payment,
): AskedReversal<InvoiceDetail> {
  const rupees = formatRupees(amountPaise);
  return {
    title: `Reverse ${rupees}?`,
    about: 'Its journal is reversed, and the amount is outstanding again.',
    confirm: 'Reverse',
    done: `Reversed ${rupees}.`,
    dated: 'Reversed on',
    isOfBank: method !== 'cash',
    act: (reason, rest) =>
      actOf(reversePayment, {
        params: { invoiceId: invoice.id, paymentId },
        body: { reason, ...rest, bookId },
      }),
  };
}

type Allocation = InvoiceDetail['allocations'][number];

/** Only this invoice is open again; the credit stays the customer's. */
export function takingAllocationBack(
  { bookId, invoice }: OfInvoice,
  { id: allocationId, source, amountPaise }: Allocation,
): AskedReversal<InvoiceDetail> {
  const rupees = formatRupees(amountPaise);
  return {
    title: `Reverse ${rupees} of ${source.number}?`,
    about: 'The credit can be used again, and the amount is outstanding again.',
    confirm: 'Reverse',
    done: `Reversed ${rupees}.`,
    act: (reason) =>
      actOf(reverseAllocation, {
        params: { invoiceId: invoice.id, allocationId },
        body: { reason, bookId },
      }),
  };
}

const OWN_DAY =
  'Empty: the day of the note while it is open, else today. Goods and GST go with it.';

type CreditNote = InvoiceDetail['creditNotes'][number];

/** What it gave back is owed again, with its tax, from the day that the person names. */
export function takingNoteBack(
  { bookId, invoice }: OfInvoice,
  { id: creditNoteId, number, totalPaise }: CreditNote,
): AskedReversal<InvoiceDetail> {
  const rupees = formatRupees(totalPaise);
  return {
    title: `Reverse credit note ${number}?`,
    about:
      `Its journal is reversed, and ${rupees} is outstanding again with its GST. ` +
      'The number stays used. Invoices that it settled are outstanding again.',
    confirm: 'Reverse',
    done: `Credit note ${number} reversed.`,
    dated: 'Reversed on',
    ownDay: OWN_DAY,
    act: (reason, { date }) =>
      actOf(reverseCreditNote, {
        params: { invoiceId: invoice.id, creditNoteId },
        body: { reason, date, bookId },
      }),
  };
}

type DebitNote = InvoiceDetail['debitNotes'][number];

/** What settled it is the customer's credit again. */
export function takingDebitNoteBack(
  { bookId, invoice }: { readonly bookId: number; readonly invoice: { readonly id: number } },
  { id: debitNoteId, number, totalPaise }: DebitNote,
): AskedReversal<InvoiceDetail> {
  const rupees = formatRupees(totalPaise);
  return {
    title: `Reverse debit note ${number}?`,
    about:
      `Its journal is reversed, and ${rupees} is no longer outstanding, with its GST. ` +
      'The number stays used. What settled it is the customer’s credit again.',
    confirm: 'Reverse',
    done: `Debit note ${number} reversed.`,
    dated: 'Reversed on',
    ownDay: OWN_DAY,
    act: (reason, { date }) =>
      actOf(reverseDebitNote, {
        params: { invoiceId: invoice.id, debitNoteId },
        body: { reason, date, bookId },
      }),
  };
}

/** The money itself, as of a cheque that bounced, or what was written off with it. */
export function takingReceiptBack(
  of: OfInvoice,
  { source }: Allocation,
): AskedReversal<InvoiceDetail> {
  return {
    title: `Reverse receipt ${source.number}?`,
    about: 'Its journal is reversed, and all that it settled is outstanding again.',
    confirm: 'Reverse',
    done: `Receipt ${source.number} reversed.`,
    dated: 'Reversed on',
    isOfBank: true,
    act: (reason, rest) =>
      answeringInvoice(
        actOf(reverseReceipt, {
          params: { customerId: of.invoice.customerId, receiptId: source.id },
          body: { reason, ...rest, bookId: of.bookId },
        }),
        of,
      ),
  };
}

// Payments, credit notes and allocations of an invoice, and each taken back.
import type {
  AllocationId,
  CreditNoteId,
  InvoiceId,
  JournalId,
  PaymentId,
  ReceiptId,
} from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import * as contract from '#api/contract/invoice/settling.ts';
import type { Mount } from '#api/http/mount.ts';
import { answerWithInvoice } from './writing.ts';
import { documentDateOf } from '#api/requests/invoice.ts';
import { bankChargeFrom, paymentOf } from '#api/requests/payment.ts';
import { freshId, given } from '#api/requests/route-parts.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

export function mountInvoiceSettling(mount: Mount, parts: RouteParts): void {
  mountPayments(mount, parts);
  mountCredits(mount, parts);
  mountAllocations(mount, parts);
}

function mountPayments(mount: Mount, parts: RouteParts): void {
  mount(contract.recordPayment, async (asked) => {
    const { body, params } = asked;
    const [journalId, issueAs, restJournalId] = await journalIds(parts, 3);
    const receiptId = await freshId<ReceiptId>(parts, 'receipt');
    const data = {
      ...paymentOf(body),
      invoiceId: params.invoiceId as InvoiceId,
      paymentId: await freshId<PaymentId>(parts, 'payment'),
      journalId,
      issueAs,
      overrideReason: body.overrideReason,
      rest: body.onAccount ? { receiptId, journalId: restJournalId } : null,
    };
    return answerWithInvoice(parts, asked, { command: { type: 'RecordPayment', data } });
  });

  mount(contract.reversePayment, async (asked) => {
    const [reversalId] = await journalIds(parts, 1);
    const data = {
      invoiceId: asked.params.invoiceId as InvoiceId,
      paymentId: asked.params.paymentId as PaymentId,
      reversalId,
      reason: asked.body.reason.trim(),
      takenBackOn: documentDateOf(asked.body.date),
      ...(await bankChargeFrom(asked.body.bankCharge, parts.nextIds)),
    };
    return answerWithInvoice(parts, asked, { command: { type: 'ReversePayment', data } });
  });
}

async function journalIds(
  { nextIds }: RouteParts,
  count: number,
): Promise<[JournalId, JournalId, JournalId]> {
  const [first, second = first, third = first] = (await nextIds('journal', count)) as JournalId[];
  invariant(
    first !== undefined && second !== undefined && third !== undefined,
    'There is always one more id.',
  );
  return [first, second, third];
}

function mountCredits(mount: Mount, parts: RouteParts): void {
  mount(contract.issueCreditNote, async (asked) => {
    const { body, params } = asked;
    const [journalId] = await journalIds(parts, 1);
    const lines = body.lines?.map(
      ({ quantityThousandths = null, taxablePaise = null, ...line }) => ({
        ...line,
        quantityThousandths,
        taxablePaise,
      }),
    );
    const data = {
      invoiceId: params.invoiceId as InvoiceId,
      creditNoteId: await freshId<CreditNoteId>(parts, 'credit_note'),
      journalId,
      issueDate: documentDateOf(body.date),
      reason: body.reason,
      note: body.note.trim(),
      lines: lines ?? null,
      ...given('withoutGst', body.withoutGst),
    };
    return answerWithInvoice(parts, asked, { command: { type: 'IssueCreditNote', data } });
  });

  mount(contract.reverseCreditNote, async (asked) => {
    const [reversalId] = await journalIds(parts, 1);
    const data = {
      invoiceId: asked.params.invoiceId as InvoiceId,
      creditNoteId: asked.params.creditNoteId as CreditNoteId,
      reversalId,
      reason: asked.body.reason.trim(),
      takenBackOn: documentDateOf(asked.body.date),
    };
    return answerWithInvoice(parts, asked, { command: { type: 'ReverseCreditNote', data } });
  });
}

function mountAllocations(mount: Mount, parts: RouteParts): void {
  mount(contract.allocateCredit, async (asked) => {
    const { body, params } = asked;
    const data = {
      invoiceId: params.invoiceId as InvoiceId,
      allocationId: await freshId<AllocationId>(parts, 'allocation'),
      source: body.source,
      amountPaise: body.amountPaise ?? null,
      journalId: await freshId<JournalId>(parts, 'journal'),
    };
    return answerWithInvoice(parts, asked, { command: { type: 'AllocateCredit', data } });
  });

  mount(contract.reverseAllocation, async (asked) => {
    const data = {
      invoiceId: asked.params.invoiceId as InvoiceId,
      allocationId: asked.params.allocationId as AllocationId,
      reversalId: await freshId<JournalId>(parts, 'journal'),
      reason: asked.body.reason.trim(),
    };
    return answerWithInvoice(parts, asked, { command: { type: 'ReverseAllocation', data } });
  });
}

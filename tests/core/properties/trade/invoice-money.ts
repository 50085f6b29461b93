// Turns a move of money on one invoice into the command of a person: a payment, a credit that is
// used on it, and either taken back.
import { balanceDueOf } from '#core/invoice/index.ts';
import type { InvoiceCommand, InvoiceState } from '#core/invoice/index.ts';
import type {
  AllocationId,
  CreditNoteId,
  DebitNoteId,
  InvoiceId,
  JournalId,
  PaymentId,
  ReceiptId,
} from '#core/kernel/ids.ts';
import type { TradeMove } from './moves.ts';
import { creditsOf } from './paper/paper-facts.ts';
import type { PaperTrade } from './paper/paper-log.ts';

type InvoiceMoney = Extract<
  TradeMove,
  {
    kind:
      | 'pay'
      | 'reverse-payment'
      | 'allocate'
      | 'reverse-allocation'
      | 'reverse-credit'
      | 'debit'
      | 'reverse-debit';
  }
>;

const fresh = <Id>(trade: PaperTrade): Id => (trade.lastId += 1) as Id;
const chosen = <Item>(items: readonly Item[], nth: number): Item | undefined =>
  items[nth % Math.max(items.length, 1)];

const idOf = ({ creditNoteId }: { readonly creditNoteId: number }) => creditNoteId;

/** @returns null where there is no credit to choose from. */
export function invoiceMoneyOf(
  trade: PaperTrade,
  move: InvoiceMoney,
  { invoiceId, state }: { readonly invoiceId: InvoiceId; readonly state: InvoiceState },
): InvoiceCommand | null {
  switch (move.kind) {
    case 'pay': {
      const due = state.status === 'issued' ? balanceDueOf(state) : 100_000;
      const { share, paidOn } = move;
      const ids = { receiptId: fresh<ReceiptId>(trade), journalId: fresh<JournalId>(trade) };
      return {
        type: 'RecordPayment',
        data: {
          invoiceId,
          paymentId: fresh<PaymentId>(trade),
          journalId: fresh<JournalId>(trade),
          amountPaise: share === null ? null : Math.floor((due * share) / 1e4),
          method: 'cash',
          reference: null,
          paidOn,
          accountId: null,
          rest: move.rest ? ids : null,
          issueAs: fresh<JournalId>(trade),
        },
      };
    }
    case 'reverse-payment': {
      const paymentIds = state.status === 'issued' ? [...state.payments.keys()] : [];
      const paymentId = (chosen(paymentIds, move.which) ?? 1) as PaymentId;
      const reversalId = fresh<JournalId>(trade);
      const why = { reason: 'No', takenBackOn: null };
      return { type: 'ReversePayment', data: { invoiceId, paymentId, reversalId, ...why } };
    }
    case 'allocate': {
      const own = creditsOf(trade).filter(
        (one) => 'customerId' in state && one.customerId === state.customerId,
      );
      const open = own.filter(({ openPaise }) => openPaise > 0);
      const credit = chosen(open.length > 0 ? open : own, move.which);
      if (credit === undefined) return null;
      const allocationId = fresh<AllocationId>(trade);
      const { amountPaise } = move;
      const { kind, id, line } = credit;
      const source = { kind, id, ...(line !== undefined && { line }) };
      const journalId = fresh<JournalId>(trade);
      const data = { invoiceId, allocationId, source, amountPaise, journalId };
      return { type: 'AllocateCredit', data };
    }
    case 'reverse-credit': {
      const noteIds = state.status === 'issued' ? state.creditNotes.map(idOf) : [];
      const creditNoteId = (chosen(noteIds, move.which) ?? 1) as CreditNoteId;
      const reversalId = fresh<JournalId>(trade);
      const why = { reason: 'No', takenBackOn: null };
      return { type: 'ReverseCreditNote', data: { invoiceId, creditNoteId, reversalId, ...why } };
    }
    case 'debit': {
      const { issueDate, line, addition } = move;
      const data = {
        invoiceId,
        debitNoteId: fresh<DebitNoteId>(trade),
        journalId: fresh<JournalId>(trade),
        issueDate,
        dueDate: null,
        reason: '07' as const,
        note: '',
        lines: [
          {
            line,
            taxablePaise: addition < 0 ? null : addition,
            priceThousandths: addition < 0 ? -addition : null,
          },
        ],
      };
      return { type: 'IssueDebitNote', data };
    }
    case 'reverse-debit': {
      const notes = state.status === 'issued' ? state.debitNotes : [];
      const debitNoteId = (chosen(notes, move.which)?.debitNoteId ?? 1) as DebitNoteId;
      const reversalId = fresh<JournalId>(trade);
      const why = { reason: 'No', takenBackOn: null };
      return { type: 'ReverseDebitNote', data: { invoiceId, debitNoteId, reversalId, ...why } };
    }
    case 'reverse-allocation': {
      const allocationIds = state.status === 'issued' ? [...state.allocations.keys()] : [];
      const allocationId = (chosen(allocationIds, move.which) ?? 1) as AllocationId;
      const reversalId = fresh<JournalId>(trade);
      const data = { invoiceId, allocationId, reversalId, reason: 'No' };
      return { type: 'ReverseAllocation', data };
    }
  }
}

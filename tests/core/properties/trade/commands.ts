// Turns a move into the command of a person who chooses among the customers, invoices, payments and
// credits on the page.
import type { CustomerCommand } from '#core/customer/index.ts';
import { productMoved } from '#core/invoice/index.ts';
import type { CreditNoteLine, InvoiceState } from '#core/invoice/index.ts';
import type {
  AccountId,
  CreditNoteId,
  CustomerId,
  EmailId,
  InvoiceId,
  JournalId,
} from '#core/kernel/ids.ts';
import { postedByHand, undoneByHand } from './by-hand.ts';
import { CUSTOMERS } from './moves.ts';
import type { TradeMove } from './moves.ts';
import { invoiceMoneyOf } from './invoice-money.ts';
import { moneyCommandOf } from './money.ts';
import type { MoneyMove } from './money-moves.ts';
import { eventsIn, invoiceOf, TRADE_BOOK } from './paper/paper-log.ts';
import { openPaperTrade, submitTrade } from './paper/paper-trade.ts';
import type { PaperTrade } from './paper/paper-log.ts';
import type { TradeCommand } from './paper/paper-trade.ts';

type MoveOf<Kind extends TradeMove['kind']> = Extract<TradeMove, { kind: Kind }>;

const fresh = <Id>(trade: PaperTrade): Id => (trade.lastId += 1) as Id;
const chosen = <Item>(items: readonly Item[], nth: number): Item | undefined =>
  items[nth % Math.max(items.length, 1)];

export const customerIds = (trade: PaperTrade): readonly number[] =>
  eventsIn(trade, 'CustomerCreated').map(({ data }) => data.customerId);

export const invoiceIds = (trade: PaperTrade): readonly number[] =>
  eventsIn(trade, 'InvoiceDrafted').map(({ data }) => data.invoiceId);

/** One customer of each kind, so that the first draft has somebody to go to. */
export function withCustomers(trade: PaperTrade): PaperTrade {
  for (const fields of CUSTOMERS) {
    const command = tradeCommandOf(trade, { kind: 'customer', fields });
    if (command !== null) submitTrade(trade, command);
  }
  return trade;
}

/** @returns the trade after all that was possible of a history. */
export function afterTrade(moves: readonly TradeMove[]): PaperTrade {
  const trade = withCustomers(openPaperTrade());
  for (const move of moves) {
    const command = tradeCommandOf(trade, move);
    if (command !== null) submitTrade(trade, command);
  }
  return trade;
}

/** @returns null where there is nothing to choose from. */
export function tradeCommandOf(trade: PaperTrade, move: TradeMove): TradeCommand | null {
  switch (move.kind) {
    case 'customer': {
      const ids = { customerId: fresh<CustomerId>(trade), accountId: fresh<AccountId>(trade) };
      return { type: 'CreateCustomer', data: { ...ids, ...move.fields } };
    }
    case 'series': {
      const changes = { invoiceSeries: move.series };
      return { type: 'ChangeBillingProfile', data: { bookId: TRADE_BOOK, changes } };
    }
    case 'change-customer':
    case 'activate':
    case 'deactivate':
    case 'remove':
      return ofCustomer(trade, move);
    case 'receipt':
    case 'reverse-receipt':
    case 'refund':
    case 'reverse-refund':
    case 'settle':
    case 'reverse-settlement':
    case 'opening':
      return moneyCommandOf(trade, move);
    case 'by-hand':
      return postedByHand(trade, move);
    case 'undo-by-hand':
      return undoneByHand(trade, move);
    case 'draft': {
      const customerId = chosen(customerIds(trade), move.nth) as CustomerId;
      const issueAs = move.atOnce ? fresh<JournalId>(trade) : null;
      const invoiceId = fresh<InvoiceId>(trade);
      return {
        type: 'DraftInvoice',
        data: { invoiceId, customerId, draft: move.draft, issueAs },
      };
    }
    default: {
      const invoiceId = chosen(likely(trade, move), move.nth) as InvoiceId | undefined;
      return invoiceId === undefined ? null : ofInvoice(trade, move, invoiceId);
    }
  }
}

/** Mostly an invoice with which this can be done; now and then any. */
function likely(trade: PaperTrade, { kind, nth }: OfInvoice): readonly number[] {
  const all = invoiceIds(trade);
  const having = (
    type: 'PaymentRecorded' | 'CreditAllocated' | 'CreditNoteIssued' | 'DebitNoteIssued',
  ) => eventsIn(trade, type).map(({ data }) => data.invoiceId);
  const inState = (status: string) => all.filter((id) => invoiceOf(trade, id).status === status);
  if (nth % 5 === 0) return all;
  if (kind === 'reverse-payment') return having('PaymentRecorded');
  if (kind === 'reverse-allocation') return having('CreditAllocated');
  if (kind === 'reverse-credit') return having('CreditNoteIssued');
  if (kind === 'reverse-debit') return having('DebitNoteIssued');
  const isOfDrafts = kind === 'change-draft' || kind === 'issue';
  return inState(isOfDrafts ? 'draft' : 'issued');
}

type OfCustomer = MoveOf<'change-customer' | 'activate' | 'deactivate' | 'remove'>;

function ofCustomer(trade: PaperTrade, move: OfCustomer): CustomerCommand | null {
  const customerId = chosen(customerIds(trade), move.nth) as CustomerId;
  switch (move.kind) {
    case 'change-customer':
      return { type: 'ChangeCustomer', data: { customerId, changes: move.changes } };
    case 'activate':
      return { type: 'ActivateCustomer', data: { customerId } };
    case 'deactivate':
      return { type: 'DeactivateCustomer', data: { customerId } };
    case 'remove':
      return { type: 'RemoveCustomer', data: { customerId } };
  }
}

type OfInvoice = Exclude<
  TradeMove,
  OfCustomer | MoneyMove | MoveOf<'customer' | 'series' | 'draft' | 'by-hand' | 'undo-by-hand'>
>;

function ofInvoice(trade: PaperTrade, move: OfInvoice, invoiceId: InvoiceId): TradeCommand | null {
  const state = invoiceOf(trade, invoiceId);
  switch (move.kind) {
    case 'change-draft': {
      const customerId = chosen(customerIds(trade), move.to) as CustomerId;
      return { type: 'ChangeInvoiceDraft', data: { invoiceId, customerId, draft: move.draft } };
    }
    case 'issue':
      return { type: 'IssueInvoice', data: { invoiceId, journalId: fresh<JournalId>(trade) } };
    case 'cancel': {
      const reversalId = fresh<JournalId>(trade);
      return { type: 'CancelInvoice', data: { invoiceId, reversalId, reason: 'Ordered twice' } };
    }
    case 'email':
      return {
        type: 'RequestInvoiceEmail',
        data: { invoiceId, emailId: fresh<EmailId>(trade), to: null },
      };
    case 'report': {
      const asked = eventsIn(trade, 'InvoiceEmailRequested').find(
        ({ data }) => data.invoiceId === invoiceId,
      );
      const emailId = (asked?.data.emailId ?? 1) as EmailId;
      const reason = move.fails ? 'Mailbox full' : null;
      return { type: 'ReportInvoiceEmail', data: { invoiceId, emailId, reason } };
    }
    case 'credit':
      return {
        type: 'IssueCreditNote',
        data: {
          invoiceId,
          creditNoteId: fresh<CreditNoteId>(trade),
          journalId: fresh<JournalId>(trade),
          issueDate: move.issueDate,
          reason: '01',
          note: 'Broken',
          lines: askedOf(state, move.part),
        },
      };
    default:
      return invoiceMoneyOf(trade, move, { invoiceId, state });
  }
}

function askedOf(
  state: InvoiceState,
  part: MoveOf<'credit'>['part'],
): readonly CreditNoteLine[] | null {
  if (part === null) return null;
  const whole = state.status === 'issued' ? state.issued.lines[part.line - 1] : undefined;
  const movesGoods = whole !== undefined && productMoved(whole) !== null;
  const shareOf = (value = 1000) => Math.floor((value * part.share) / 10_000);
  return [
    {
      line: part.line,
      ...(movesGoods && part.to),
      quantityThousandths: part.byValue ? null : shareOf(whole?.quantityThousandths),
      taxablePaise: part.byValue ? shareOf(whole?.taxablePaise) : null,
    },
  ];
}

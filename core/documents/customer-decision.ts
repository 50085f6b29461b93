// Decides on a customer and on money on account, with the customer's ledger and the journals.
import { NO_KEEPING } from '../book/index.ts';
import type { BookState, Keeping } from '../book/index.ts';
import { customerDecider } from '../customer/index.ts';
import type { CustomerCommand } from '../customer/index.ts';
import { invoiceDecider } from '../invoice/index.ts';
import { accepted } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import { ledgerEvents } from './customer-ledger.ts';
import type { DocumentContext, DocumentRejection, StreamEvent } from './facts.ts';
import { journalsOf } from './journals/journals-of.ts';
import { moneyAccountOf } from './money-account.ts';
import { nextOf } from './numbers.ts';
import { postJournals } from './journals/post-journals.ts';

export function decideCustomer(
  command: CustomerCommand,
  context: DocumentContext,
): Result<readonly StreamEvent[], DocumentRejection> {
  const { states, facts } = context;
  const state = states.customer(command.data.customerId);
  const money = moneyAccountOf(command, context);
  const decided = customerDecider.decide(state, command, {
    today: facts.today,
    uses: facts.customerUses,
    retention: { lastDocumentOn: facts.lastDocumentOn, ...keepingOf(states.book) },
    nextReceipt: nextOf('receipt', context),
    moneyAccountId: money.accountId,
    allocatedPaise: allocatedPaise(command, context),
  });
  if (!decided.ok) return decided;
  const ledger = ledgerEvents(decided.value, 'accountId' in state ? state.accountId : 0, context);
  if (!ledger.ok) return ledger;
  const own = decided.value.map((event) => ({
    event,
    stream: customerDecider.streamOf(event, command),
  }));
  const occasion = {
    command,
    customer: state,
    invoice: invoiceDecider.initialState,
    invoiceNumber: '',
  };
  const before = own.length === 0 ? [] : money.events;
  const journals = postJournals(
    decided.value.flatMap((event) => journalsOf(event, occasion)),
    context,
    before,
  );
  if (!journals.ok) return journals;
  return accepted([...ledger.value, ...before, ...own, ...journals.value]);
}

const keepingOf = (book: BookState): Keeping =>
  book.status === 'open' ? book.keeping : NO_KEEPING;

/** What is not open any more of a receipt that stands was allocated to invoices. */
function allocatedPaise(command: CustomerCommand, { states, facts }: DocumentContext): number {
  if (command.type !== 'ReverseReceipt' || facts.credit === null) return 0;
  const customer = states.customer(command.data.customerId);
  if (!('receipts' in customer)) return 0;
  const receipt = customer.receipts.get(command.data.receiptId);
  if (receipt === undefined) return 0;
  return receipt.amountPaise - facts.credit.openPaise;
}

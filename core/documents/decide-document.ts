// The whole decision on a document: its own events, the accounts that are made for it, the numbers
// that it takes and the journals that it posts or reverses. All of it is accepted, or nothing.
import type { InvoiceCommand } from '../invoice/index.ts';
import type { Result } from '../kernel/result.ts';
import { decideCustomer } from './decisions/customer-decision.ts';
import type {
  DocumentCommand,
  DocumentFacts,
  DocumentRejection,
  DocumentStates,
  StreamEvent,
} from './facts.ts';
import { decideInvoice } from './decisions/invoice-decision.ts';

/**
 * Decides a command on a customer or an invoice together with everything that follows from it.
 * @returns all events with their streams in the order in which they are recorded, or the first
 * refusal: of the document, of the customer's ledger, then of the journals.
 */
export function decideDocument(
  states: DocumentStates,
  command: DocumentCommand,
  facts: DocumentFacts,
): Result<readonly StreamEvent[], DocumentRejection> {
  const context = { states, facts };
  return isOfInvoice(command) ? decideInvoice(command, context) : decideCustomer(command, context);
}

const isOfInvoice = (command: DocumentCommand): command is InvoiceCommand =>
  'invoiceId' in command.data;

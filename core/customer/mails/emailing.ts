// E-mails to a customer: statements of account, and reminders of invoices that are overdue.
import { ERASED } from '../../kernel/event.ts';
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import type { CustomerFacts } from '../commands.ts';
import type {
  ReportStatementEmail,
  RequestReminder,
  RequestStatementEmail,
} from './email-commands.ts';
import type { CustomerEvent } from '../events.ts';
import type { ExistingCustomer } from '../evolve.ts';
import type { CustomerRejection } from '../rejections.ts';

type Decision = Result<readonly CustomerEvent[], CustomerRejection>;

/** @returns the address that is given, else the customer's; null where there is none. */
export function addressFor({ email }: ExistingCustomer, given: string | null): string | null {
  const address = given ?? email;
  return address === ERASED ? null : address;
}

/** A statement may go out as often as somebody wishes; a wish is carried out once. */
export function requestStatementEmail(
  state: ExistingCustomer,
  { data: { customerId, emailId, address: given, from, to } }: RequestStatementEmail,
): Decision {
  if (state.statementEmails.has(emailId)) return accepted([]);
  const address = addressFor(state, given);
  if (address === null) return rejected({ kind: 'customer_without_email', customerId });
  const data = { emailId, customerId, address, from, to };
  return accepted([{ type: 'StatementEmailRequested', version: 1, data }]);
}

/** A statement that went out stays sent; one that failed may still go out. */
export function reportStatementEmail(
  state: ExistingCustomer,
  { data: { customerId, emailId, reason } }: ReportStatementEmail,
): Decision {
  const outcome = state.statementEmails.get(emailId);
  if (outcome === undefined) return rejected({ kind: 'statement_email_not_found', emailId });
  if (outcome === 'sent' || (outcome === 'failed' && reason !== null)) return accepted([]);
  const base = { emailId, customerId };
  if (reason === null) return accepted([{ type: 'StatementEmailed', version: 1, data: base }]);
  return accepted([{ type: 'StatementEmailFailed', version: 1, data: { ...base, reason } }]);
}

/** What is reminded of stands on the invoices: here it is only whether somebody can be. */
export function requestReminder(
  state: ExistingCustomer,
  { data: { customerId, to } }: RequestReminder,
  { invoicesToRemind }: CustomerFacts,
): Decision {
  if (addressFor(state, to) === null) {
    return rejected({ kind: 'customer_without_email', customerId });
  }
  return invoicesToRemind === 0 ? rejected({ kind: 'nothing_to_remind_of' }) : accepted([]);
}

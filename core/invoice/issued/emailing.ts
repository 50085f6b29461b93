// E-mails of an invoice: what was wished for, and what became of it.
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import type {
  InvoiceDecision,
  InvoiceFacts,
  ReportInvoiceEmail,
  RequestInvoiceEmail,
} from '../commands.ts';
import { isReported, mailAddressOf } from './email-outcomes.ts';
import type { InvoiceState } from '../evolve.ts';
import type { InvoiceRejection } from '../rejections.ts';

type Decision = Result<readonly InvoiceDecision[], InvoiceRejection>;

/** An issued invoice may go out as often as somebody wishes; a wish is carried out once. */
export function requestEmail(
  state: InvoiceState,
  { data }: RequestInvoiceEmail,
  { customer }: InvoiceFacts,
): Decision {
  const { invoiceId, emailId } = data;
  if (state.status === 'absent') return rejected({ kind: 'invoice_not_found', invoiceId });
  const { customerId, number } = state;
  if (state.status === 'cancelled') return rejected({ kind: 'invoice_is_cancelled', number });
  if (state.status === 'draft') return rejected({ kind: 'invoice_is_a_draft', number });
  if (state.emails.has(emailId)) return accepted([]);
  const to = mailAddressOf(data.to, customer);
  if (to === null) return rejected({ kind: 'email_missing' });
  return accepted([
    {
      type: 'InvoiceEmailRequested',
      version: 1,
      data: { emailId, invoiceId, customerId, to },
    },
  ]);
}

export function reportEmail(state: InvoiceState, { data }: ReportInvoiceEmail): Decision {
  const { invoiceId, emailId, reason } = data;
  if (state.status === 'absent') return rejected({ kind: 'invoice_not_found', invoiceId });
  const outcome = state.emails.get(emailId);
  if (outcome === undefined) return rejected({ kind: 'email_not_found', emailId });
  if (isReported(outcome, reason)) return accepted([]);
  const base = { emailId, invoiceId };
  if (reason === null) return accepted([{ type: 'InvoiceEmailed', version: 1, data: base }]);
  return accepted([{ type: 'InvoiceEmailFailed', version: 1, data: { ...base, reason } }]);
}

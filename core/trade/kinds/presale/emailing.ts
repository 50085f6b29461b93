// E-mails of a document before an invoice: what was wished for, and what became of it.
import { isReported, mailAddressOf } from '../../../invoice/index.ts';
import { accepted, rejected } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import type { PresaleFacts, ReportPresaleEmail, RequestPresaleEmail } from './commands.ts';
import type { PresaleEvent } from './events.ts';
import type { NumberedPresale, PresaleState } from './evolve.ts';
import type { PresaleRejection } from './rejections.ts';

type Decision = Result<readonly PresaleEvent[], PresaleRejection>;

/** What was issued may go out as often as somebody wishes; a wish is carried out once. */
export function requestPresaleEmail(
  { status, number, customerId, emails }: NumberedPresale,
  { data: { presaleId, emailId, to: given } }: RequestPresaleEmail,
  { invoice: { customer } }: PresaleFacts,
): Decision {
  if (emails.has(emailId)) return accepted([]);
  if (status === 'closed') return rejected({ kind: 'presale_is_closed', number });
  const to = mailAddressOf(given, customer);
  if (to === null) return rejected({ kind: 'email_missing' });
  const data = { emailId, presaleId, customerId, to };
  return accepted([{ type: 'PresaleEmailRequested', version: 1, data }]);
}

/** It may have been closed or withdrawn while the letter was on its way. */
export function reportPresaleEmail(
  { emails }: Exclude<PresaleState, { status: 'absent' }>,
  { data: { presaleId, emailId, reason } }: ReportPresaleEmail,
): Decision {
  const outcome = emails.get(emailId);
  if (outcome === undefined) return rejected({ kind: 'email_not_found', emailId });
  if (isReported(outcome, reason)) return accepted([]);
  const base = { emailId, presaleId };
  if (reason === null) return accepted([{ type: 'PresaleEmailed', version: 1, data: base }]);
  return accepted([{ type: 'PresaleEmailFailed', version: 1, data: { ...base, reason } }]);
}

// Sending a statement of account: the wish is an event, and the job that fulfils it is made in the
// same COMMIT.
import type { CustomerId, EmailId } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { emailStatement, listCustomerMails } from '#api/contract/customer/mails.ts';
import type { CustomerMailJob } from '#api/jobs/queues.ts';
import { notFound, replyProblem } from '#api/http/problems/problem.ts';
import type { Mount } from '#api/http/mount.ts';
import { customerMailsProjection } from '#projections/customer-mails/project.ts';
import { statementEmails } from '#projections/customer-mails/table.ts';
import type { StatementEmailRow } from '#projections/customer-mails/table.ts';
import { foldRows, rowsIn } from '#projections/runner/writing/fold-rows.ts';
import type { LogAsOf } from '#api/queries/as-of/log-as-of.ts';
import { listCustomerMailsOf, statementEmailTold } from '#api/queries/customer/mails.ts';
import { readStatementPaper } from '#api/queries/customer/statement-paper.ts';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import { answerCommand } from '#api/requests/answer-command.ts';
import { freshId } from '#api/requests/route-parts.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';
import { refusalOfMails } from '#api/requests/within-limits.ts';
import type { Sql } from '#api/store/sql.ts';
import { STATEMENT_TOO_LONG } from './statement-pdf.ts';
import { statementPeriodOf } from './statement.ts';

/** @param sql the connection whose COMMIT makes the job visible. */
export type AskToSendMail = (job: CustomerMailJob, sql: Sql) => Promise<void>;

export type StatementEmailParts = RouteParts & { readonly askToSendStatement: AskToSendMail };

export function mountStatementEmails(mount: Mount, parts: StatementEmailParts): void {
  mount(listCustomerMails, async ({ book, params, context }) => {
    return (await listCustomerMailsOf(parts.db, book.id, params.customerId)) ?? notFound(context);
  });

  mount(emailStatement, async (asked) => {
    const { book, context, params, body } = asked;
    const today = await readTodayInIndia(parts.db);
    const period = statementPeriodOf(body, today);
    if ('status' in period) return replyProblem(context, period);
    const bookId = book.id;
    const customerId = params.customerId as CustomerId;
    const found = await readStatementPaper(parts.db, { bookId, customerId, period, today });
    if (found.kind === 'too-long') return replyProblem(context, STATEMENT_TOO_LONG);
    const refusal = await refusalOfMails(parts, asked);
    if (refusal !== null) return refusal;
    const emailId = await freshId<EmailId>(parts, 'invoice_email');
    const data = { customerId, emailId, address: body.address ?? null, ...period };
    return answerCommand(
      parts,
      asked,
      {
        command: { type: 'RequestStatementEmail', data },
        also: (sql) => parts.askToSendStatement({ bookId, customerId, emailId }, sql),
      },
      requestedEmail,
    );
  });
}

/** A request that is repeated answers with the mail that the first one asked for. */
function requestedEmail({ events }: LogAsOf) {
  const [row] = rowsIn<StatementEmailRow>(
    foldRows(customerMailsProjection, events),
    statementEmails,
  );
  invariant(row !== undefined, 'A mail that is asked for has an event.');
  return statementEmailTold(row);
}

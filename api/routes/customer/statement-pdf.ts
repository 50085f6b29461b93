// The statement of account as PDF.
import { readStatementPdf } from '#api/contract/customer/statement.ts';
import { statementNameOf } from '#api/documents/file-name.ts';
import { notFound, replyProblem } from '#api/http/problems/problem.ts';
import type { ProblemDetails } from '#api/http/problems/problem.ts';
import type { Mount } from '#api/http/mount.ts';
import { readStatementPaper, STATEMENT_LINES_MAX } from '#api/queries/customer/statement-paper.ts';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import type { ReplyWithPdf } from '#api/routes/invoice/pdf-reply.ts';
import { statementPeriodOf } from './statement.ts';

type Parts = { readonly db: ReadTables };

export function mountStatementPdf(mount: Mount, { db }: Parts, asPdf: ReplyWithPdf): void {
  mount(readStatementPdf, async (asked) => {
    const { book, params, query, context } = asked;
    const today = await readTodayInIndia(db);
    const period = statementPeriodOf(query, today);
    if ('status' in period) return replyProblem(context, period);
    const { customerId } = params;
    return asPdf(asked, async () => {
      const found = await readStatementPaper(db, { bookId: book.id, customerId, period, today });
      if (found.kind === 'not-found') return notFound(context);
      if (found.kind === 'too-long') return replyProblem(context, STATEMENT_TOO_LONG);
      return { name: statementNameOf(found.name, period.to), paper: found.paper };
    });
  });
}

export const STATEMENT_TOO_LONG: ProblemDetails = {
  status: 422,
  code: 'statement_too_long',
  detail: `A statement on paper has at most ${STATEMENT_LINES_MAX} lines: choose a shorter period.`,
};

// On which line of the statements groups and accounts stand: read, and said from a day on.
import { groupCode } from '#core/account-type/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { BookId } from '#core/kernel/ids.ts';
import type { LineSubject } from '#core/statement/index.ts';
import * as contract from '#api/contract/account/reports/statement-lines.ts';
import type { Mount } from '#api/http/mount.ts';
import { invalidField } from '#api/http/problems/field-errors.ts';
import { replyProblem } from '#api/http/problems/problem.ts';
import { lineSetReply } from '#api/queries/as-of/settings.ts';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import { readLinesOf } from '#api/queries/ledgers/statements/lines.ts';
import { answerCommand } from '#api/requests/answer-command.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

const UNKNOWN_GROUP = invalidField('group', 'Must be the code of one of the 28 groups.');
const ONE_OF_BOTH = invalidField('account_id', 'Name a group or an account, one of the two.');

export function mountStatementLines(mount: Mount, parts: RouteParts): void {
  mount(contract.readStatementLines, async ({ book, query }) => {
    const { to, as_on: asOn, account = null } = query;
    const day = to ?? asOn ?? (await readTodayInIndia(parts.db));
    const upTo = asOn !== undefined && asOn < day ? asOn : day;
    return readLinesOf(parts.db, { bookId: book.id, to: calendarDate(upTo), accountId: account });
  });

  mount(contract.setStatementLine, async (asked) => {
    const { from, line, expected } = asked.body;
    const subject = subjectOf(asked.body);
    if ('code' in subject) return replyProblem(asked.context, subject);
    const data = { bookId: asked.book.id as BookId, subject, from, line };
    const order = { command: { type: 'SetStatementLine', data }, expected } as const;
    return answerCommand(parts, asked, order, (log) => lineSetReply(log, { subject, from, line }));
  });
}

type SubjectWish = {
  readonly group?: string | undefined;
  readonly accountId?: number | undefined;
};

/** @returns what is named, or what of it is wrong. */
function subjectOf({ group, accountId }: SubjectWish) {
  if ((group === undefined) === (accountId === undefined)) return ONE_OF_BOTH;
  if (accountId !== undefined) return { accountId } satisfies LineSubject;
  const code = groupCode.safeParse(group);
  return code.success ? ({ group: code.data } satisfies LineSubject) : UNKNOWN_GROUP;
}

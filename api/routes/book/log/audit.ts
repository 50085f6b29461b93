// An auditor's standing tests: all of them with their counts, and the hits of one.
import type { AuditSettings } from '#core/audit/index.ts';
import { readAudit } from '#api/contract/book/log/audit.ts';
import type { AuditQuery } from '#api/contract/book/log/audit.ts';
import type { Mount } from '#api/http/mount.ts';
import { invalidField } from '#api/http/problems/field-errors.ts';
import { replyProblem } from '#api/http/problems/problem.ts';
import type { ProblemDetails } from '#api/http/problems/problem.ts';
import type { LogParts } from '#api/queries/as-of/log-as-of.ts';
import { auditReplyOf } from '#api/queries/book/log/audit/audit-cards.ts';
import { createAuditRuns } from '#api/queries/book/log/audit/audit-runs.ts';

const BUSY: ProblemDetails = {
  status: 503,
  code: 'audit_busy',
  detail: 'Many audit tests are running. Try again in a little while.',
  retryAfterSeconds: 10,
};

export function mountAudit(mount: Mount, parts: LogParts): void {
  const runs = createAuditRuns(parts);
  mount(readAudit, async ({ book, query, context }) => {
    const problem = problemOf(query);
    if (problem !== null) return replyProblem(context, problem);
    const { test, offset, limit, from = null, as_on: to = null, at_least: atLeast = 0 } = query;
    const settings = settingsOf(query);
    const progress = await runs.ask(book.id, { settings, from, to }, atLeast);
    if (progress === null) return replyProblem(context, BUSY);
    const listed = test === undefined ? null : { test, offset, limit };
    return auditReplyOf(parts, book.id, { settings, listed }, progress);
  });
}

function problemOf(query: AuditQuery): ProblemDetails | null {
  const { from, as_on: asOn, opens_at: opensAt, closes_at: closesAt } = query;
  if (from !== undefined && asOn !== undefined && from > asOn) {
    return invalidField('from', 'Must be the last day, `as_on`, or an earlier one.');
  }
  if (closesAt > opensAt) return null;
  return invalidField('closes_at', 'Must be later than `opens_at`.');
}

const settingsOf = (query: AuditQuery): AuditSettings => ({
  backDatedDays: query.back_dated_days,
  opensAt: query.opens_at,
  closesAt: query.closes_at,
  daysOff: query.days_off,
  holidays: query.holidays,
  reversedDays: query.reversed_days,
  repeatedDays: query.repeated_days,
  roundPaise: query.round_to,
  rareTimes: query.rare_times,
});

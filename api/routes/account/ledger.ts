import { calendarDate } from '#core/kernel/calendar-date.ts';
import { readBalances } from '#api/contract/account/balances.ts';
import { readLedger, readTrialBalance } from '#api/contract/account/ledger.ts';
import { readMonthEnds } from '#api/contract/account/month-ends.ts';
import { listOpenItems } from '#api/contract/account/open-items.ts';
import { invalidField } from '#api/http/problems/field-errors.ts';
import { notFound, replyProblem } from '#api/http/problems/problem.ts';
import type { Mount } from '#api/http/mount.ts';
import { readBalances as balancesOf } from '#api/queries/ledgers/balances.ts';
import { createClosingsMemory } from '#api/queries/ledgers/closings/closings-memory.ts';
import { readLedger as ledgerOf } from '#api/queries/ledgers/ledger.ts';
import { readMonthEnds as monthEndsOf } from '#api/queries/ledgers/month-ends.ts';
import { periodOf, readTodayInIndia } from '#api/queries/ledgers/period.ts';
import { readOpenItems } from '#api/queries/ledgers/open-items.ts';
import { readTrialBalance as trialBalanceOf } from '#api/queries/ledgers/trial-balance.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

const NO_SUCH_PERIOD = invalidField(
  'year',
  'Must be a financial year such as 26-27, with a quarter or a month or neither.',
);

const NO_SUCH_PLACE = invalidField('after', 'Must be the `next` of an earlier reply.');

const NO_DAY_OF_PERIOD = invalidField('to', 'Must be a day of the period.');

const OF_NO_PARTY = {
  status: 422,
  code: 'account_of_no_party',
  detail: 'Only accounts under Sundry Debtors and Sundry Creditors have open items.',
  facts: {},
} as const;

export function mountLedgers(mount: Mount, { db }: RouteParts): void {
  mount(readLedger, async ({ book, params, query, context }) => {
    const { accountId } = params;
    const { limit, after, ...period } = query;
    const ledger = await ledgerOf(db, { bookId: book.id, accountId, period, limit, after });
    if (ledger.ok) return ledger.value;
    if (ledger.rejection === 'no_such_account') return notFound(context);
    return replyProblem(
      context,
      ledger.rejection === 'no_such_period' ? NO_SUCH_PERIOD : NO_SUCH_PLACE,
    );
  });

  mount(listOpenItems, async ({ book, params, query, context }) => {
    const { accountId } = params;
    const items = await readOpenItems(db, { bookId: book.id, accountId }, query);
    if (items.ok) return items.value;
    if (items.rejection === 'no_such_account') return notFound(context);
    return replyProblem(context, OF_NO_PARTY);
  });

  mount(readMonthEnds, async ({ book, query }) => {
    const to = calendarDate(query.to ?? (await readTodayInIndia(db)));
    return monthEndsOf(db, book.id, { to, accountIds: query.account_id ?? null });
  });

  const closings = createClosingsMemory(db);
  mount(readTrialBalance, async ({ book, query, context }) => {
    const period = periodOf(query, await readTodayInIndia(db));
    if (period === null) return replyProblem(context, NO_SUCH_PERIOD);
    return trialBalanceOf(closings, book.id, period, query);
  });

  mount(readBalances, async ({ book, query, context }) => {
    const period = periodOf(query, await readTodayInIndia(db));
    if (period === null) return replyProblem(context, NO_SUCH_PERIOD);
    const to = query.to === undefined ? period.to : calendarDate(query.to);
    if (to < period.from || to > period.to) return replyProblem(context, NO_DAY_OF_PERIOD);
    return balancesOf({ db, memory: closings }, book.id, { ...period, to }, query);
  });
}

// The events that a figure is the sum of.
import type { z } from 'zod';
import { explainFigure as contract } from '#api/contract/book/log/explain.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { accepted, rejected } from '#core/kernel/result.ts';
import type { Result } from '#core/kernel/result.ts';
import type { Mount } from '#api/http/mount.ts';
import { invalidField } from '#api/http/problems/field-errors.ts';
import { notFound, replyProblem } from '#api/http/problems/problem.ts';
import type { ProblemDetails } from '#api/http/problems/problem.ts';
import { dayOfMoment } from '#api/queries/book/log/compare/compared-books.ts';
import { explainFigure } from '#api/queries/book/log/compare/explain.ts';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import type { FigureWish } from '#api/queries/book/log/compare/explain.ts';
import { createFigureCauses } from '#api/queries/book/log/compare/figure-sums.ts';
import { listAsked } from './list-asked.ts';
import { momentAt } from './named-moments-in.ts';
import type { ComparingCallParts } from './named-moments-in.ts';

type Query = z.infer<typeof contract.query>;

export function mountExplaining(mount: Mount, parts: ComparingCallParts): void {
  const explaining = { ...parts, causesOf: createFigureCauses(parts) };
  mount(contract, async ({ book, query, context }) => {
    const until = await momentAt(parts, book.id, 'until', query.until);
    if (!until.ok) return replyProblem(context, until.rejection);
    const since =
      query.since === undefined
        ? accepted(null)
        : await momentAt(parts, book.id, 'since', query.since);
    if (!since.ok) return replyProblem(context, since.rejection);
    const today =
      query.until === undefined
        ? await readTodayInIndia(parts.db)
        : calendarDate(dayOfMoment(until.value));
    const asOn = query.as_on ?? today;
    const of = figureAsked(query, asOn, today);
    if (!of.ok) return replyProblem(context, of.rejection);
    const explained = await explainFigure(explaining, book.id, {
      of: of.value,
      since: since.value,
      until: until.value,
      asOn,
      from: query.from ?? null,
      side: query.side ?? null,
      before: query.before ?? Number.MAX_SAFE_INTEGER,
      limit: query.limit,
    });
    return explained ?? notFound(context);
  });
}

/** What does not go together is refused, each at its field. */
function figureAsked(
  query: Query,
  asOn: string,
  today: CalendarDate,
): Result<FigureWish['of'], ProblemDetails> {
  const { account, figure, from = null } = query;
  const refuse = (field: string, why: string) => rejected(invalidField(field, why));
  if (from !== null && from > asOn) return refuse('from', FROM_AFTER);
  if (query.of !== undefined) return lineAsked(query, query.of, { asOn, today });
  if (query.side !== undefined && account === undefined) return refuse('side', SIDE_OF_ACCOUNT);
  for (const field of ['line', 'as', 'method', 'laid_out_on', 'filter'] as const) {
    if (query[field] !== undefined) return refuse(field, WITHOUT_PAGE);
  }
  if (account !== undefined && figure !== undefined) return refuse('figure', FIGURE_OF_ONE);
  return accepted(account ?? figure ?? 'brought-forward');
}

function lineAsked(
  query: Query,
  of: NonNullable<Query['of']>,
  { asOn, today }: { readonly asOn: string; readonly today: CalendarDate },
): Result<FigureWish['of'], ProblemDetails> {
  const { line, from = null, side = null, as = null, laid_out_on: laidOutOn = null } = query;
  const refuse = (field: string, why: string) => rejected(invalidField(field, why));
  const isOfParties = of === 'receivables' || of === 'payables';
  for (const field of ['account', 'figure', 'since'] as const) {
    if (query[field] === undefined || (isOfParties && field === 'account')) continue;
    return refuse(field, OF_PAGE);
  }
  if (line === undefined) return refuse('line', NO_LINE);
  const list = listAsked(of, query.filter);
  if (!list.ok) return list;
  if (list.value !== null && from !== null) return refuse('from', DAYS_IN_FILTER);
  const isOfDay = isOfParties || of === 'balance-sheet';
  if (from !== null && isOfDay) return refuse('from', NO_FIRST_DAY);
  if (side !== null && (of !== 'trial-balance' || ONE_SIDE_NET.includes(side))) {
    return refuse('side', SIDE_OF_ACCOUNT);
  }
  if (side !== null && line.startsWith('opening/')) return refuse('side', ONE_BALANCE);
  const hasForm = HAVE_FORM.includes(of);
  if (!hasForm && as !== null) return refuse('as', NO_FORM);
  if (!hasForm && laidOutOn !== null) return refuse('laid_out_on', NO_FORM);
  if (query.method !== undefined && of !== 'stock') return refuse('method', NO_METHOD);
  const { account = null, method = null } = query;
  const named = { of, line, from, to: asOn, side, as, method, laidOutOn, account };
  if (list.value === null) return accepted({ ...named, list: null });
  return accepted({ ...named, list: { list: list.value, asOn: query.as_on ?? null, today } });
}

const HAVE_FORM: readonly Query['of'][] = [
  'profit-and-loss',
  'balance-sheet',
  'cash-flow',
  'ratios',
  'owners-accounts',
];
const ONE_SIDE_NET: readonly Query['side'][] = ['debit', 'credit'];

const FROM_AFTER = 'Must be the last day, `as_on`, or an earlier one.';
const SIDE_OF_ACCOUNT = 'Only an account has two sides: name one, or leave it out.';
const ONE_BALANCE = 'Before a period there are balances alone: leave it out.';
const FIGURE_OF_ONE = 'Is a figure of no single account: leave one of the two out.';
const WITHOUT_PAGE = 'Belongs to a figure of a page: name it as `of`.';
const OF_PAGE = 'Is not asked for together with `of`.';
const NO_LINE = 'Name the line of the page.';
const NO_FIRST_DAY = 'Its figures are of one day: leave it out.';
const NO_METHOD = 'Only stock is valued by a method: leave it out.';
const DAYS_IN_FILTER = 'The days of a list stand in `filter`: leave it out.';
const NO_FORM = 'The page is laid out in one way: leave it out.';

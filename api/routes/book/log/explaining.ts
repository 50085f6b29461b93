// The events that a figure is the sum of.
import type { z } from 'zod';
import { explainFigure as contract } from '#api/contract/book/log/explain.ts';
import type { ExplainedPage } from '#api/contract/book/log/explain.ts';
import { EXPLAINED_LISTS } from '#api/contract/book/log/explained-lists.ts';
import type { ListNarrowing } from '#api/contract/book/log/explained-lists.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { accepted, rejected } from '#core/kernel/result.ts';
import type { Result } from '#core/kernel/result.ts';
import { readOpeningSum } from '#core/report/index.ts';
import type { Mount } from '#api/http/mount.ts';
import { fieldErrors, invalidField } from '#api/http/problems/field-errors.ts';
import { notFound, replyProblem } from '#api/http/problems/problem.ts';
import type { ProblemDetails } from '#api/http/problems/problem.ts';
import { dayOfMoment } from '#api/queries/book/log/compare/at-both.ts';
import { explainFigure } from '#api/queries/book/log/explained/explain.ts';
import type { FigureWish } from '#api/queries/book/log/explained/explain.ts';
import { createFigureCauses } from '#api/queries/book/log/explained/figure-sums.ts';
import { EXPLAINED_PAGES } from '#api/queries/book/log/explained/page-figure.ts';
import type { TakenByPage } from '#api/queries/book/log/explained/page-figure.ts';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
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
  of: ExplainedPage,
  { asOn, today }: { readonly asOn: string; readonly today: CalendarDate },
): Result<FigureWish['of'], ProblemDetails> {
  const { line, from = null, side = null, as = null, laid_out_on: laidOutOn = null } = query;
  const { account = null, method = null } = query;
  const { takes } = EXPLAINED_PAGES[of];
  const refuse = (field: keyof Query, why: string) => rejected(invalidField(field, why));
  const notTaken = (...fields: readonly (TakenByPage | 'figure' | 'since')[]) =>
    fields.find((field) => query[field] !== undefined && !takes.some((taken) => taken === field));
  const early = notTaken('account', 'figure', 'since');
  if (early !== undefined) return refuse(early, OF_PAGE);
  if (line === undefined) return refuse('line', NO_LINE);
  if (notTaken('filter') !== undefined) return refuse('filter', NO_FILTER);
  const list = takes.includes('filter') ? listAsked(of, query.filter) : accepted(null);
  if (!list.ok) return list;
  if (notTaken('from') !== undefined) {
    return refuse('from', list.value === null ? NO_FIRST_DAY : DAYS_IN_FILTER);
  }
  if (notTaken('side') !== undefined || ONE_SIDE_NET.includes(side)) {
    return refuse('side', SIDE_OF_ACCOUNT);
  }
  if (side !== null && readOpeningSum(line).isOpening) return refuse('side', ONE_BALANCE);
  const form = notTaken('as', 'laid_out_on');
  if (form !== undefined) return refuse(form, NO_FORM);
  if (notTaken('method') !== undefined) return refuse('method', NO_METHOD);
  const named = { of, line, from, to: asOn, side, as, method, laidOutOn, account };
  if (list.value === null) return accepted({ ...named, list: null });
  return accepted({ ...named, list: { list: list.value, asOn: query.as_on ?? null, today } });
}

/** What narrows a list, each word as the call of the list has it. */
function listAsked(
  of: ExplainedPage,
  filter: string | undefined,
): Result<ListNarrowing, ProblemDetails> {
  const list = of as ListNarrowing['of'];
  const words = Object.fromEntries(new URLSearchParams(filter ?? ''));
  const narrowing = EXPLAINED_LISTS[list].safeParse(words);
  if (narrowing.success) {
    return accepted({ of: list, narrowing: narrowing.data } as ListNarrowing);
  }
  const [first] = fieldErrors(narrowing.error);
  const why =
    first === undefined
      ? 'Is not written as it must be.'
      : `Its word ${first.field}: ${first.message}`;
  return rejected(invalidField('filter', why));
}

/** Of an account a side is read net of what was taken back: of a group there is none such. */
const ONE_SIDE_NET: readonly (string | null)[] = ['debit', 'credit'];

const FROM_AFTER = 'Must be the last day, `as_on`, or an earlier one.';
const SIDE_OF_ACCOUNT = 'Only an account has two sides: name one, or leave it out.';
const ONE_BALANCE = 'Before a period there are balances alone: leave it out.';
const FIGURE_OF_ONE = 'Is a figure of no single account: leave one of the two out.';
const WITHOUT_PAGE = 'Belongs to a figure of a page: name it as `of`.';
const OF_PAGE = 'Is not asked for together with `of`.';
const NO_LINE = 'Name the line of the page.';
const NO_FIRST_DAY = 'Its figures are of one day: leave it out.';
const NO_FILTER = 'Only a list is narrowed: leave it out.';
const NO_METHOD = 'Only stock is valued by a method: leave it out.';
const DAYS_IN_FILTER = 'The days of a list stand in `filter`: leave it out.';
const NO_FORM = 'The page is laid out in one way: leave it out.';

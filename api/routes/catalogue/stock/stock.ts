// Stock in hand, and the moves of a product.
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import * as register from '#api/contract/catalogue/stock/register.ts';
import type { Mount } from '#api/http/mount.ts';
import { invalidField } from '#api/http/problems/field-errors.ts';
import { notFound, replyProblem } from '#api/http/problems/problem.ts';
import { stockMovesIn } from '#api/queries/catalogue/stock/moves.ts';
import { listStockOf, stockFiguresOf } from '#api/queries/catalogue/stock/register.ts';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

const BEFORE_ALL = invalidField('as_on', 'The period begins after this day.');
const ENDS_BEFORE = invalidField('to', 'Ends before it begins.');

export function mountStock(mount: Mount, { db }: RouteParts): void {
  mount(register.listStock, ({ book, query }) => listStockOf(db, book.id, query));
  mount(register.readStockFigures, ({ book, query }) => stockFiguresOf(db, book.id, query));
  mount(register.readStockMoves, async ({ book, params, query, context }) => {
    const asOn = query.as_on === undefined ? null : calendarDate(query.as_on);
    const last = calendarDate(query.to ?? asOn ?? (await readTodayInIndia(db)));
    const to = asOn !== null && asOn < last ? asOn : last;
    const from = calendarDate(query.from ?? yearPeriod(financialYearOf(to)).from);
    if (from > last) return replyProblem(context, ENDS_BEFORE);
    if (from > to) return replyProblem(context, BEFORE_ALL);
    const { godown } = query;
    const godownId = godown === 'main' ? null : godown;
    const at = { bookId: book.id, productId: params.productId, godownId };
    return (await stockMovesIn(db, at, { from, to, asOn })) ?? notFound(context);
  });
}

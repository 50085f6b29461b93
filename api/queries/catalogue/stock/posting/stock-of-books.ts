// What the register of stock and the ledger say up to a day of a book that posts what moves: the
// same for what is shown and for what is posted.
import type { QueryExecutorProvider } from 'kysely';
import { dayBefore } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { eveOfRegister } from '#core/statement/index.ts';
import { collectDues, methodsOfRun } from '#core/stock-posting/index.ts';
import type { StockOfBooks } from '#core/stock-posting/index.ts';
import { methodsOn, perpetualFrom, policyOn, worthOn } from '#core/stock-valuation/index.ts';
import type { StockPolicies } from '#core/stock-valuation/index.ts';
import { stockPoliciesOf } from '#projections/book-settings/read-stock.ts';
import { accountHeadsOf } from '#projections/chart-of-accounts/read.ts';
import { dailyMoves } from '#projections/ledger-lines/read-audit.ts';
import { netsByMonthEnds } from '#projections/period-totals/read-nets.ts';
import { forGoods } from '../valuation/product-goods.ts';
import { stockWorthOn } from '../valuation/worth-on.ts';

type PerpetualDays = {
  readonly bookId: number;
  readonly policies: StockPolicies;
  readonly from: CalendarDate;
  readonly through: CalendarDate;
};

/** With what the register says all goods are worth on the last day. */
export type RegisteredStock = StockOfBooks & { readonly registerPaise: number };

/** @returns null where the day is of a year that does not post what moves. */
export async function stockOfBooks(
  tables: QueryExecutorProvider,
  bookId: number,
  through: CalendarDate,
): Promise<RegisteredStock | null> {
  const policies = await stockPoliciesOf(tables, bookId);
  const from = perpetualFrom(policies, through);
  if (from === null || policyOn(policies, through).accounting !== 'perpetual') return null;
  const asked = { bookId, policies, from, through };
  const { dues, onEvePaise, registerPaise } = await duesOf(tables, asked);
  const ledger = await postedStock(tables, asked);
  return { from, dues, registerPaise, ...(await openingOf(tables, asked, { onEvePaise, ledger })) };
}

async function duesOf(
  tables: QueryExecutorProvider,
  { bookId, policies, from, through: to }: PerpetualDays,
) {
  const wish = { policies, from, to };
  const eve = dayBefore(from);
  const methodOf = methodsOn(policies, eve);
  const methodNow = methodsOn(policies, to);
  const collected = collectDues(wish);
  let onEvePaise = 0;
  let registerPaise = 0;
  const goods = { bookId, yearEnd: eve, to, methodsOf: methodsOfRun(wish) };
  await forGoods(tables, goods, (each) => {
    const { productId, moves, carried } = each;
    collected.add(each);
    onEvePaise += worthOn(moves, eve, methodOf(productId), carried).valuePaise;
    registerPaise += worthOn(moves, to, methodNow(productId), carried).valuePaise;
  });
  return { dues: collected.dues(), onEvePaise, registerPaise };
}

/** What stands on Stock-in-Hand: on two year ends, and what each day since then changed it by. */
async function postedStock(
  tables: QueryExecutorProvider,
  { bookId, policies, from, through }: PerpetualDays,
) {
  const eve = dayBefore(from);
  const first = eveOfRegister(policies) ?? eve;
  const heads = await accountHeadsOf(tables, bookId);
  const ids = heads.flatMap(({ group, accountId }) =>
    group === 'stock-in-hand' ? [accountId] : [],
  );
  const nets = await netsByMonthEnds(tables, bookId, [first, eve]);
  const sumAt = (at: number) => ids.reduce((sum, id) => sum + (nets.get(id)?.[at] ?? 0), 0);
  const until = Number.MAX_SAFE_INTEGER;
  const moves = await dailyMoves(tables, bookId, { accountIds: ids, from, to: through, until });
  const days = Map.groupBy(moves, ({ date }) => date as CalendarDate);
  return {
    first,
    firstPaise: sumAt(0),
    onEvePaise: sumAt(1),
    days: [...days].map(([on, own]) => {
      return { on, paise: own.reduce((sum, { paise }) => sum + paise, 0) };
    }),
  };
}

type OpeningFacts = {
  readonly onEvePaise: number;
  readonly ledger: Awaited<ReturnType<typeof postedStock>>;
};

/** Was nothing posted by the first year of the register, its opening stock is a difference. */
async function openingOf(
  tables: QueryExecutorProvider,
  { bookId, policies, from }: PerpetualDays,
  { onEvePaise, ledger }: OpeningFacts,
): Promise<Pick<StockOfBooks, 'opening' | 'ledger'>> {
  const { first, firstPaise, days } = ledger;
  const duePaise = onEvePaise - ledger.onEvePaise;
  if (firstPaise !== 0) return { opening: { duePaise, differencePaise: 0 }, ledger: days };
  const isSame = first === dayBefore(from);
  const [differencePaise = 0] = isSame
    ? [onEvePaise]
    : await stockWorthOn(tables, { bookId, policies, days: [first] });
  return { opening: { duePaise, differencePaise }, ledger: days };
}

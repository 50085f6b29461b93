// Stock in hand, its moves, and the stock journals that move it by hand.
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import type { StockJournalId } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import * as register from '#api/contract/catalogue/stock/register.ts';
import * as contract from '#api/contract/catalogue/stock/stock-journal.ts';
import type { StockJournalWritten } from '#api/contract/catalogue/stock/stock-journal.ts';
import type { Mount } from '#api/http/mount.ts';
import { invalidField } from '#api/http/problems/field-errors.ts';
import { notFound, replyProblem } from '#api/http/problems/problem.ts';
import type { LogAsOf } from '#api/queries/as-of/log-as-of.ts';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import { stockMovesIn } from '#api/queries/stock/moves.ts';
import { listStockOf, stockFiguresOf } from '#api/queries/stock/register.ts';
import {
  listStockJournalsOf,
  readStockJournalOf,
  stockJournalFiguresOf,
} from '#api/queries/stock/stock-journals.ts';
import { answerCommand } from '#api/requests/answer-command.ts';
import { freshId } from '#api/requests/route-parts.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

const ENDS_BEFORE = invalidField('to', 'Ends before it begins.');

export function mountStock(mount: Mount, parts: RouteParts): void {
  const { db } = parts;
  mount(register.listStock, ({ book, query }) => listStockOf(db, book.id, query));
  mount(register.readStockFigures, ({ book, query }) => stockFiguresOf(db, book.id, query));
  mount(register.readStockMoves, async ({ book, params, query, context }) => {
    const to = calendarDate(query.to ?? (await readTodayInIndia(db)));
    const from = calendarDate(query.from ?? yearPeriod(financialYearOf(to)).from);
    if (from > to) return replyProblem(context, ENDS_BEFORE);
    const at = { bookId: book.id, productId: params.productId };
    return (await stockMovesIn(db, at, { from, to })) ?? notFound(context);
  });
  mountStockJournals(mount, parts);
}

function mountStockJournals(mount: Mount, parts: RouteParts): void {
  const { db } = parts;
  mount(contract.listStockJournals, ({ book, query }) => listStockJournalsOf(db, book.id, query));
  mount(contract.readStockJournalFigures, ({ book, query }) =>
    stockJournalFiguresOf(db, book.id, query),
  );
  mount(
    contract.readStockJournal,
    async ({ book, params, context }) =>
      (await readStockJournalOf(db, book.id, params.stockJournalId)) ?? notFound(context),
  );
  mount(contract.postStockJournal, async (asked) => {
    const { date, narration, lines } = asked.body;
    const data = {
      stockJournalId: await freshId<StockJournalId>(parts, 'stock_journal'),
      entryDate: (date ?? null) as CalendarDate | null,
      narration: narration.trim(),
      lines: lines.map(({ product_id: productId, direction, quantity }) => ({
        productId,
        direction,
        quantityThousandths: quantity,
      })),
    };
    const command = { type: 'PostStockJournal', data } as const;
    return answerCommand(parts, asked, { command }, writtenReply);
  });
  mount(contract.reverseStockJournal, async (asked) => {
    const stockJournalId = asked.params.stockJournalId as StockJournalId;
    const data = { stockJournalId, reason: asked.body.reason.trim() };
    const command = { type: 'ReverseStockJournal', data } as const;
    return answerCommand(parts, asked, { command }, writtenReply);
  });
}

/** @returns what the command recorded, from its event alone. */
function writtenReply({ events: [event] }: LogAsOf): StockJournalWritten {
  invariant(
    event?.type === 'StockJournalPosted' || event?.type === 'StockJournalReversed',
    'A command on a stock journal records one event of it.',
  );
  const { stockJournalId, number, entryDate } = event.data;
  return { id: stockJournalId, number, date: entryDate, seq: event.seq };
}

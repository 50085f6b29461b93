// Stock journals: listed, posted and reversed.
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { StockJournalId } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import * as contract from '#api/contract/catalogue/stock/stock-journal.ts';
import type { StockJournalWritten } from '#api/contract/catalogue/stock/stock-journal.ts';
import type { Mount } from '#api/http/mount.ts';
import { notFound } from '#api/http/problems/problem.ts';
import type { LogAsOf } from '#api/queries/as-of/log-as-of.ts';
import {
  listStockJournalsOf,
  readStockJournalOf,
  stockJournalFiguresOf,
} from '#api/queries/catalogue/stock/stock-journals.ts';
import { answerCommand } from '#api/requests/answer-command.ts';
import { freshId } from '#api/requests/route-parts.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

export function mountStockJournals(mount: Mount, parts: RouteParts): void {
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
    const { date, narration, purpose, lines } = asked.body;
    const data = {
      stockJournalId: await freshId<StockJournalId>(parts, 'stock_journal'),
      entryDate: (date ?? null) as CalendarDate | null,
      narration: narration.trim(),
      purpose,
      lines: lines.map(({ product_id: productId, direction, quantity, value }) => ({
        productId,
        direction,
        quantityThousandths: quantity,
        ...(value !== undefined && { valuePaise: value }),
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

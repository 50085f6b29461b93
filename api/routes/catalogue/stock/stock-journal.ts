// Stock journals: listed, posted and reversed.
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { JournalId, StockJournalId } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import * as contract from '#api/contract/catalogue/stock/stock-journal.ts';
import * as lost from '#api/contract/catalogue/stock/lost-goods.ts';
import type { StockJournalWritten } from '#api/contract/catalogue/stock/written.ts';
import type { Mount } from '#api/http/mount.ts';
import { invalidField } from '#api/http/problems/field-errors.ts';
import { notFound, replyProblem } from '#api/http/problems/problem.ts';
import type { LogAsOf } from '#api/queries/as-of/log-as-of.ts';
import {
  listStockJournalsOf,
  readStockJournalOf,
  stockJournalFiguresOf,
} from '#api/queries/catalogue/stock/stock-journals.ts';
import { previewLostGoods } from '#api/queries/catalogue/stock/lost-goods.ts';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import { findStockJournal } from '#projections/stock-journals/read.ts';
import { answerCommand } from '#api/requests/answer-command.ts';
import { freshId } from '#api/requests/route-parts.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

export function mountStockJournals(mount: Mount, parts: RouteParts): void {
  const { db } = parts;
  mountLostGoods(mount, parts);
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
      entryDate: date ?? null,
      narration: narration.trim(),
      purpose,
      lines: lines.map(withGodown),
    };
    const command = { type: 'PostStockJournal', data } as const;
    return answerCommand(parts, asked, { command }, writtenReply);
  });
  mount(contract.reverseStockJournal, async (asked) => {
    const stockJournalId = asked.params.stockJournalId as StockJournalId;
    const posted = await findStockJournal(db, asked.book.id, stockJournalId);
    const hasJournal = posted !== null && posted.journalId !== null;
    const reversalId = hasJournal ? await freshId<JournalId>(parts, 'journal') : null;
    const data = { stockJournalId, reason: asked.body.reason.trim(), reversalId };
    const command = { type: 'ReverseStockJournal', data } as const;
    return answerCommand(parts, asked, { command }, writtenReply);
  });
}

/** A form may say that goods are at the main location; a command leaves that out. */
const withGodown = <Line extends { readonly godownId?: number | null | undefined }>({
  godownId,
  ...line
}: Line) => ({ ...line, ...(godownId != null && { godownId }) });

const UNKNOWN_PRODUCT = invalidField('lines', 'Choose products of this book.');

function mountLostGoods(mount: Mount, parts: RouteParts): void {
  const { db } = parts;
  mount(lost.readLostGoods, async ({ book, query, context }) => {
    const on = query.date ?? (await readTodayInIndia(db));
    const preview = await previewLostGoods(db, book.id, { on, lines: query.lines });
    return preview ?? replyProblem(context, UNKNOWN_PRODUCT);
  });
  mount(lost.postLostGoods, async (asked) => {
    const { date, narration, reason, lines, creditPaise } = asked.body;
    const data = {
      stockJournalId: await freshId<StockJournalId>(parts, 'stock_journal'),
      journalId: await freshId<JournalId>(parts, 'journal'),
      entryDate: date ?? null,
      narration: narration.trim(),
      purpose: reason,
      lines: lines.map(({ gstBps, ...line }) => ({ ...withGodown(line), taxRateBps: gstBps })),
      creditPaise,
    };
    const command = { type: 'PostLostGoods', data } as const;
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
  return { id: stockJournalId, number, date: calendarDate(entryDate), seq: event.seq };
}

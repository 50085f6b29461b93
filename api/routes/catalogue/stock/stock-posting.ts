// Runs that post what moved the stock: what one would post, posting and undoing it.
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { BookId, JournalId } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { STOCK_JOURNALS_MAX } from '#core/stock-posting/index.ts';
import type { StockPostingCommand } from '#core/stock-posting/index.ts';
import * as contract from '#api/contract/catalogue/stock/stock-run.ts';
import type { StockRunWritten } from '#api/contract/catalogue/stock/stock-run.ts';
import type { Mount } from '#api/http/mount.ts';
import type { LogAsOf } from '#api/queries/as-of/log-as-of.ts';
import { readStockRunOf } from '#api/queries/catalogue/stock/posting/proposal.ts';
import { rememberStock } from '#api/queries/catalogue/stock/posting/remembered-stock.ts';
import { answerCommand } from '#api/requests/answer-command.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

export function mountStockRuns(mount: Mount, parts: RouteParts): void {
  const journalIds = async () =>
    (await parts.nextIds('journal', STOCK_JOURNALS_MAX)) as JournalId[];
  const post = (asked: Parameters<typeof answerCommand>[1], command: StockPostingCommand) =>
    answerCommand(parts, asked, { command }, writtenReply);

  mount(contract.readStockRun, ({ book, query: { through } }) =>
    readStockRunOf(parts, book.id, through === undefined ? null : calendarDate(through)),
  );

  mount(contract.postStockRun, async (asked) => {
    const { through, to_post: toPostPaise, gross: grossPaise } = asked.body;
    const bookId = asked.book.id as BookId;
    const day = calendarDate(through);
    await rememberStock(parts, bookId, day);
    const data = { bookId, through: day, toPostPaise, grossPaise, journalIds: await journalIds() };
    return post(asked, { type: 'PostStockRun', data });
  });

  mount(contract.undoStockRun, async (asked) => {
    const data = {
      bookId: asked.book.id as BookId,
      number: asked.params.runId,
      reason: asked.body.reason.trim(),
      reversalIds: await journalIds(),
    };
    return post(asked, { type: 'UndoStockRun', data });
  });
}

/** @returns what the command recorded, from its events alone; an undoing names its reversals. */
function writtenReply({ events }: LogAsOf): StockRunWritten {
  const act = events.find(({ stream }) => stream.startsWith('stock-posting-'));
  invariant(act !== undefined && 'number' in act.data, 'An act records an event of its own.');
  const journals = events.flatMap((event) => {
    if (event.type === 'JournalPosted') return [event.data.journalId];
    return event.type === 'JournalReversed' ? [event.data.reversalId] : [];
  });
  return { number: Number(act.data.number), journals, seq: act.seq };
}

// Runs that post what moved the stock: what one would post, posting and undoing it.
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { BookId } from '#core/kernel/ids.ts';
import { STOCK_JOURNALS_MAX } from '#core/stock-posting/index.ts';
import * as contract from '#api/contract/catalogue/stock/stock-run.ts';
import type { Mount } from '#api/http/mount.ts';
import { readStockRunOf } from '#api/queries/catalogue/stock/posting/proposal.ts';
import { rememberStock } from '#api/queries/catalogue/stock/posting/remembered-stock.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';
import { journalIdsOf, postAct, undoingOf } from '#api/routes/journal/acts.ts';

export function mountStockRuns(mount: Mount, parts: RouteParts): void {
  mount(contract.readStockRun, ({ book, query: { through } }) =>
    readStockRunOf(parts, book.id, through === undefined ? null : calendarDate(through)),
  );

  mount(contract.postStockRun, async (asked) => {
    const bookId = asked.book.id as BookId;
    await rememberStock(parts, bookId, asked.body.through);
    const journalIds = await journalIdsOf(parts, STOCK_JOURNALS_MAX);
    const data = { bookId, ...asked.body, journalIds };
    return postAct(parts, asked, { type: 'PostStockRun', data });
  });

  mount(contract.undoStockRun, async (asked) => {
    const of = { number: asked.params.runId, count: STOCK_JOURNALS_MAX };
    return postAct(parts, asked, { type: 'UndoStockRun', data: await undoingOf(parts, asked, of) });
  });
}

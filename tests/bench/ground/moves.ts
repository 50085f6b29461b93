// Goods that come in and go out, by stock journals as people post them.
import type { Command } from '#core/domain.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { ProductId, StockJournalId } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import type { BooksCore } from '#api/server/app.ts';

const LINES_MAX = 500;
/** The days of a financial year on which something moves, in turn. */
const MONTHS = ['04', '05', '06', '07', '08'];

type Keeper = { readonly bookId: number; readonly actorId: number };
type Moving = { readonly products: readonly ProductId[]; readonly movesEach: number };

/** Each product comes in once and goes out some times; of every seventh more goes out. */
export async function moveStock(
  { writer, nextIds }: BooksCore,
  { bookId, actorId }: Keeper,
  { products, movesEach }: Moving,
): Promise<void> {
  const act = async (command: Command) => {
    const outcome = await writer.submit({ bookId, actorId, command });
    invariant(outcome.kind === 'accepted', `${command.type} is as the rules want it.`);
  };
  for (let move = 0; move < movesEach; move += 1) {
    for (let from = 0; from < products.length; from += LINES_MAX) {
      const [stockJournalId = 0] = (await nextIds('stock_journal', 1)) as StockJournalId[];
      const lines = products.slice(from, from + LINES_MAX).map((productId, at) => ({
        productId,
        direction: move === 0 ? ('in' as const) : ('out' as const),
        quantityThousandths: 1000 * (move === 0 ? 1 + ((from + at) % 997) : 1 + (at % 7) * 9),
      }));
      const entryDate = calendarDate(`2026-${MONTHS[move % MONTHS.length]}-15`);
      const purpose = 'adjustment' as const;
      const data = { stockJournalId: stockJournalId as StockJournalId, entryDate, purpose, lines };
      await act({ type: 'PostStockJournal', data: { ...data, narration: 'Of the bench' } });
    }
  }
}

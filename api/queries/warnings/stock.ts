// Goods that an act takes out and that are not there, in a book that warns of it.
import { streamName } from '#core/kernel/ids.ts';
import { shortagesOf } from '#core/stock-journal/index.ts';
import type { Warning } from '#core/warning/index.ts';
import { belowNilPolicyFrom } from '#projections/book-settings/read-stock.ts';
import { bookIn } from '#api/queries/as-of/settings.ts';
import { movesOfEvents, productRegisters } from '#api/queries/catalogue/stock/product-registers.ts';
import type { JudgedAct } from './judged-act.ts';

export async function shortageWarnings({
  log,
  events,
  firstSeq,
}: JudgedAct): Promise<readonly Warning[]> {
  const own = movesOfEvents(events);
  const taken = [...own].filter(([, moves]) =>
    moves.some(({ quantityThousandths }) => quantityThousandths < 0),
  );
  if (taken.length === 0) return [];
  const { bookId, db } = log;
  const { rows } = bookIn(await log.read([{ bookId, stream: streamName('book', bookId) }]));
  if (belowNilPolicyFrom(rows) !== 'warn') return [];
  const ids = taken.map(([productId]) => productId);
  const registers = await productRegisters(db, bookId, ids, firstSeq);
  return registers.flatMap((register) =>
    shortagesOf(register, own.get(register.productId) ?? []).map(
      ({ productId, product, godown, batch, date, leftThousandths }) => ({
        code: 'stock_below_nil' as const,
        productId,
        product,
        godown,
        batch,
        date,
        quantityThousandths: leftThousandths,
      }),
    ),
  );
}

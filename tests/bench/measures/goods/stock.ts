// Stock in hand of 20,000 products with 100,000 moves, beside 200 with 1,000: the register by its
// names and by what is in hand, what it comes to, and what an invoice asks of its items.
import type { Command } from '#core/domain.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { ProductId, StockJournalId } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import type { BooksCore } from '#api/server/app.ts';
import type { Measure } from '../../bench.ts';
import { get } from '../../clients/work.ts';
import { newBook } from '../../ground/books.ts';
import { stockShelf } from '../../ground/shelf.ts';
import { figure, interleaved } from '../../report/finding.ts';
import type { Finding } from '../../report/finding.ts';
import { startBenchServer } from '../../server/server-process.ts';

const SIZES = { few: 200, many: 20_000 } as const;
type Size = keyof typeof SIZES;
const MOVES_EACH = 5;
const TIMES = 20;
const LINES_MAX = 500;
const ASKED = 20;

type BookOfStock = { readonly id: number; readonly products: readonly number[] };

const PATHS: Readonly<Record<string, (products: readonly number[]) => string>> = {
  'Stock by name, the first 50': () => 'stock?limit=50',
  'Stock by what is in hand, the first 50': () => 'stock?limit=50&order=in_hand',
  'What the stock comes to': () => 'stock-figures?',
  [`Stock of the ${ASKED} items of an invoice`]: (products) =>
    `stock?limit=200&product_ids=${products.slice(-ASKED).join(',')}`,
};

export const stock: Measure = async ({ ground, owner, rounds, say }) => {
  say(`${SIZES.many.toLocaleString('en-IN')} products`);
  const { core } = ground;
  const stocked = async (size: Size): Promise<BookOfStock> => {
    const { id } = await newBook(core, owner, `Stock of ${size}`, 10);
    const keeper = { bookId: id, actorId: owner.id };
    const products = await stockShelf(core, { ...keeper, count: SIZES[size], stocked: true });
    await moveAll(core, keeper, products);
    return { id, products };
  };
  const books = { few: await stocked('few'), many: await stocked('many') };
  await ground.settle();
  const server = await startBenchServer(ground.serverEnv());
  const { port } = server;
  try {
    const found: Finding[] = [];
    for (const [what, pathOf] of Object.entries(PATHS)) {
      const p50 = (size: Size) => async () => {
        const { id, products } = books[size];
        const path = `/api/islogin/book/${id}/${pathOf(products)}`;
        return (await get({ port, cookie: owner.cookie, paths: [path], times: TIMES })).p50;
      };
      const ms = await interleaved(rounds, { few: p50('few'), many: p50('many') });
      const measured = figure('ms', ...ms.many);
      const on = `${SIZES.many.toLocaleString('en-IN')} products, 1,00,000 moves`;
      found.push(
        {
          what: `${what}, p50`,
          on,
          measured,
          baseline: { what: `${SIZES.few} products`, ...figure('ms', ...ms.few) },
          target: { atMost: 10 },
        },
        { what: `${what}, at most`, on, measured, target: { atMost: 100 } },
      );
    }
    return found;
  } finally {
    await server.stop();
  }
};

type Keeper = { readonly bookId: number; readonly actorId: number };

/** Each product comes in once and goes out some times; of every seventh more goes out. */
async function moveAll(
  { writer, nextIds }: BooksCore,
  { bookId, actorId }: Keeper,
  products: readonly ProductId[],
): Promise<void> {
  const act = async (command: Command) => {
    const outcome = await writer.submit({ bookId, actorId, command });
    invariant(outcome.kind === 'accepted', `${command.type} is as the rules want it.`);
  };
  for (let move = 0; move < MOVES_EACH; move += 1) {
    for (let from = 0; from < products.length; from += LINES_MAX) {
      const [stockJournalId = 0] = (await nextIds('stock_journal', 1)) as StockJournalId[];
      const lines = products.slice(from, from + LINES_MAX).map((productId, at) => ({
        productId,
        direction: move === 0 ? ('in' as const) : ('out' as const),
        quantityThousandths: 1000 * (move === 0 ? 1 + ((from + at) % 997) : 1 + (at % 7) * 9),
      }));
      const entryDate = `2026-0${4 + move}-15` as CalendarDate;
      const data = { stockJournalId: stockJournalId as StockJournalId, entryDate, lines };
      await act({ type: 'PostStockJournal', data: { ...data, narration: 'Of the bench' } });
    }
  }
}

// Stock in hand of 20,000 products with 100,000 moves, beside 200 with 1,000: the register by its
// names and by what is in hand, what it comes to, and what an invoice asks of its items.
import type { Measure } from '../../bench.ts';
import { get } from '../../clients/work.ts';
import { newBook } from '../../ground/books.ts';
import { moveStock } from '../../ground/moves.ts';
import { stockShelf } from '../../ground/shelf.ts';
import { figure, interleaved } from '../../report/finding.ts';
import type { Finding } from '../../report/finding.ts';
import { startBenchServer } from '../../server/server-process.ts';

const SIZES = { few: 200, many: 20_000 } as const;
type Size = keyof typeof SIZES;
const MOVES_EACH = 5;
const TIMES = 20;
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
    await moveStock(core, keeper, { products, movesEach: MOVES_EACH });
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

import { lockedToOf } from '#core/book/index.ts';
import { streamName } from '#core/kernel/ids.ts';
import type { MovedProduct, StockJournalCommand } from '#core/stock-journal/index.ts';
import { stateIn } from '../../book-session.ts';
import type { BookSession } from '../../book-session.ts';
import { answerTo } from '../../reads/reads.ts';
import type { Read } from '../../reads/reads.ts';
import { idsAmong, linkReads } from '../masters/links.ts';
import type { NeedsOf } from '../needs.ts';

const LAST = { of: 'last-stock-journal', key: null } as const;

export const stockJournalNeeds: NeedsOf<'stock-journal'> = {
  stream: ({ data }) => streamName('stock-journal', data.stockJournalId),
  isNew: ({ type }) => type === 'PostStockJournal',
  reads: (command): readonly Read[] =>
    command.type === 'ReverseStockJournal'
      ? []
      : [LAST, ...linkReads('product', { wanted: productIds(command) })],
  sharesMasters: (command) => productIds(command).length > 0,
  facts: (command, session) => {
    const { head } = session;
    const book = stateIn(session, 'book', head.bookId);
    return {
      today: head.today,
      nextNumber: command.type === 'PostStockJournal' ? answerTo(session, LAST) + 1 : 0,
      lockedTo: lockedToOf(book),
      beginsOn: book.status === 'open' ? book.beginsOn : null,
      products: productsOf(command, session),
    };
  },
};

const productIds = (command: StockJournalCommand): readonly number[] =>
  command.type === 'ReverseStockJournal'
    ? []
    : [...new Set(command.data.lines.map(({ productId }) => productId))];

function productsOf(
  command: StockJournalCommand,
  session: BookSession,
): ReadonlyMap<number, MovedProduct> {
  const ids = [...idsAmong(session, 'product', { wanted: productIds(command) })];
  return new Map(
    ids.flatMap((key) => {
      const product = answerTo(session, { of: 'product', key });
      if (product === null) return [];
      return [[key, { name: product.name, stocked: product.stocked }] as const];
    }),
  );
}

import { lockedToOf, returnsOf } from '#core/book/index.ts';
import type { StockJournalContext } from '#core/documents/index.ts';
import { streamName } from '#core/kernel/ids.ts';
import type {
  MovedProduct,
  StockJournalCommand,
  StockJournalFacts,
} from '#core/stock-journal/index.ts';
import { stateIn } from '../../book-session.ts';
import type { BookSession } from '../../book-session.ts';
import { answerTo } from '../../reads/reads.ts';
import type { Read } from '../../reads/reads.ts';
import { idsAmong, linkReads } from '../masters/links.ts';
import type { NeedsOf } from '../needs.ts';
import {
  ACCOUNT_IDS,
  documentStates,
  POSTING_READS,
  postingFacts,
  postingStreams,
} from './posting.ts';

const LAST = { of: 'last-stock-journal', key: null } as const;

export const stockJournalNeeds: NeedsOf<'stock-journal', StockJournalContext> = {
  stream: ({ data }) => streamName('stock-journal', data.stockJournalId),
  isNew: ({ type }) => type !== 'ReverseStockJournal',
  streams: (command, session) => {
    if (command.type === 'PostLostGoods') return postingStreams(session);
    const journalId = reversedJournal(command, session);
    return journalId === null ? [] : [streamName('journal', journalId)];
  },
  reads: (command, session): readonly Read[] => {
    if (command.type === 'ReverseStockJournal') {
      return reversedJournal(command, session) === null ? [] : POSTING_READS;
    }
    const read = [
      LAST,
      ...linkReads('product', { wanted: productIds(command) }),
      ...linkReads('godown', { wanted: godownIds(command) }),
    ];
    if (command.type === 'PostLostGoods') {
      return [...read, ...POSTING_READS, costRead(command, session)];
    }
    return countsBatches(command) ? [...read, booksRead(command, session)] : read;
  },
  sharesMasters: (command) => productIds(command).length > 0,
  accountIds: ({ type }) => (type === 'PostStockJournal' ? 0 : ACCOUNT_IDS),
  facts: (command, session) => ({
    stockJournal: stateIn(session, 'stock-journal', command.data.stockJournalId),
    stockFacts: factsOf(command, session),
    posting: postsJournal(command, session)
      ? { states: documentStates(session), facts: postingFacts(session, true) }
      : null,
  }),
};

type PostLostGoods = Extract<StockJournalCommand, { type: 'PostLostGoods' }>;

/** Of the products in the order of the lines, on the day of the journal. */
const costRead = ({ data }: PostLostGoods, { head }: BookSession): Read<'goods-costs'> => ({
  of: 'goods-costs',
  key: {
    on: data.entryDate ?? head.today,
    goods: data.lines.map(({ productId, quantityThousandths }) => ({
      productId,
      quantityThousandths,
    })),
  },
});

type PostStockJournal = Extract<StockJournalCommand, { type: 'PostStockJournal' }>;

const countsBatches = ({ data }: PostStockJournal): boolean =>
  data.purpose === 'count' &&
  data.lines.some(({ batch, isUnnamed }) => batch !== undefined || isUnnamed === true);

/** Of the batches in the order of the lines, on the day of the count. */
const booksRead = (
  { data }: PostStockJournal,
  { head }: BookSession,
): Read<'batches-in-books'> => ({
  of: 'batches-in-books',
  key: {
    on: data.entryDate ?? head.today,
    batches: data.lines.map(({ productId, godownId = null, batch = null }) => ({
      productId,
      godownId,
      batch,
    })),
  },
});

/** The journal that a reversal reverses with it; null where there is none. */
function reversedJournal(command: StockJournalCommand, session: BookSession): number | null {
  if (command.type !== 'ReverseStockJournal') return null;
  const state = stateIn(session, 'stock-journal', command.data.stockJournalId);
  return state.status === 'posted' ? (state.journal.journalId ?? null) : null;
}

const postsJournal = (command: StockJournalCommand, session: BookSession): boolean =>
  command.type === 'PostLostGoods' || reversedJournal(command, session) !== null;

function factsOf(command: StockJournalCommand, session: BookSession): StockJournalFacts {
  const { head } = session;
  const book = stateIn(session, 'book', head.bookId);
  return {
    today: head.today,
    nextNumber: command.type === 'ReverseStockJournal' ? 0 : answerTo(session, LAST) + 1,
    lockedTo: lockedToOf(book),
    returns: returnsOf(book),
    beginsOn: book.status === 'open' ? book.beginsOn : null,
    products: productsOf(command, session),
    godowns: idsAmong(session, 'godown', { wanted: godownIds(command) }),
    costsPaise:
      command.type === 'PostLostGoods' ? answerTo(session, costRead(command, session)) : [],
    inBooksThousandths:
      command.type === 'PostStockJournal' && countsBatches(command)
        ? answerTo(session, booksRead(command, session))
        : [],
  };
}

const productIds = (command: StockJournalCommand): readonly number[] =>
  command.type === 'ReverseStockJournal'
    ? []
    : [...new Set(command.data.lines.map(({ productId }) => productId))];

const godownIds = (command: StockJournalCommand): readonly (number | undefined)[] =>
  command.type === 'ReverseStockJournal' ? [] : command.data.lines.map((line) => line.godownId);

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

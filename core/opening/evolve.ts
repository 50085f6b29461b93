import type { OpeningEvent } from './events.ts';
import type { OpeningAccount, OpeningDraft, StockLine } from './terms.ts';

export type PostedOpening = {
  readonly openedOn: string;
  readonly accounts: readonly OpeningAccount[];
  readonly journalIds: readonly number[];
};

export type OpeningState = {
  /** What was saved since it was last posted; null when nothing was. */
  readonly draft: OpeningDraft | null;
  /** Null before it is posted, and once it was corrected to nothing. */
  readonly posted: PostedOpening | null;
  /** By product, godown and batch. */
  readonly stock: ReadonlyMap<string, StockLine>;
};

export const initialState: OpeningState = { draft: null, posted: null, stock: new Map() };

/** @returns what tells the stock of one product, godown and batch from any other. */
export const stockKey = ({ productId, godown, batch }: Omit<StockLine, Figures>): string =>
  JSON.stringify([productId, godown, batch]);
type Figures = 'quantityThousandths' | 'valuePaise';

export function evolve(state: OpeningState, event: OpeningEvent): OpeningState {
  switch (event.type) {
    case 'OpeningBalancesDrafted':
      return { ...state, draft: event.data.draft };
    case 'StockOpened':
      return { ...state, stock: withStock(state.stock, event.data) };
    case 'OpeningBalancesPosted':
      return { ...state, draft: null, posted: postedBy(event) };
    case 'OpeningBalancesCorrected':
      return state.posted === null ? state : { ...state, draft: null, posted: postedBy(event) };
  }
}

type Posting = Extract<OpeningEvent, { data: { journalIds: unknown } }>;

/** Without accounts nothing stands any more; what is only stock has its empty list of journals. */
const postedBy = ({ type, data }: Posting): PostedOpening | null => {
  const { openedOn, accounts, journalIds } = data;
  if (type === 'OpeningBalancesCorrected' && accounts.length === 0) return null;
  return { openedOn, accounts, journalIds };
};

function withStock(
  stock: OpeningState['stock'],
  {
    bookId: _book,
    openedOn: _day,
    ...line
  }: Extract<OpeningEvent, { type: 'StockOpened' }>['data'],
): OpeningState['stock'] {
  const after = new Map(stock);
  if (line.quantityThousandths === 0 && line.valuePaise === 0) after.delete(stockKey(line));
  else after.set(stockKey(line), line);
  return after;
}

// The calls of a list of documents of suppliers, whatever the kind; and what is read again after
// one was written.
import type { z } from 'zod';
import { listAccountChanges } from '#api/contract/account/account.ts';
import { readLedger, readTrialBalance } from '#api/contract/account/ledger.ts';
import { listOpenItems } from '#api/contract/account/open-items.ts';
import { readFigures } from '#api/contract/book/figures.ts';
import { readHistory } from '#api/contract/book/history.ts';
import { listProductRegister } from '#api/contract/catalogue/product.ts';
import {
  listStock,
  readStockFigures,
  readStockMoves,
} from '#api/contract/catalogue/stock/register.ts';
import { listJournals } from '#api/contract/journal/journal.ts';
import type { documentFigures } from '#api/contract/trade/document.ts';
import type { Endpoint, ReadEndpoint } from '#api/contract/wire/endpoint.ts';
import type { CallInput } from '#web/client/call.ts';
import { asking, invalidate } from '#web/client/query.ts';
import type { SheetRead } from '#web/shell/sheet/gathering.ts';
import { ROWS_AT_ONCE } from '#web/ui/lists/register/layout/layout.ts';

/** Days of the documents, both included. */
export type DocumentQuery = {
  readonly search?: string;
  readonly filter?: string;
  readonly from?: string;
  readonly to?: string;
};

type CardsEndpoint<Card> = ReadEndpoint & {
  readonly query: {
    readonly shape: {
      readonly filter: z.ZodType<string | undefined>;
      readonly order: z.ZodType<string>;
    };
  };
  readonly reply: z.ZodType<Card[]>;
};
type FiguresEndpoint = ReadEndpoint & { readonly reply: typeof documentFigures };

/** What a kind of document says of its list. */
export type DocumentCalls<Card> = {
  readonly cards: CardsEndpoint<Card>;
  readonly figures: FiguresEndpoint;
};

type Stretch = {
  readonly bookId: number;
  readonly asked: DocumentQuery;
  readonly order: string;
  readonly offset: number;
  readonly limit: number;
};

type Asking = { readonly bookId: number } & Readonly<Record<string, string | number>>;

/** Every kind takes these; its filters and orders are its own. */
const inputOf = <E extends ReadEndpoint>({ bookId, ...query }: Asking) => {
  const input: object = { query: { ...query, book_id: bookId } };
  return input as Omit<CallInput<E>, 'signal' | 'idempotencyKey'>;
};

export const documentFiguresOf = <Card>(
  { figures }: DocumentCalls<Card>,
  bookId: number,
  asked: DocumentQuery,
) => asking(figures, inputOf({ bookId, ...asked }));

export const documentStretchOf = <Card>(
  { cards }: Pick<DocumentCalls<Card>, 'cards'>,
  { asked, ...stretch }: Omit<Stretch, 'limit'>,
) => asking(cards, inputOf({ ...asked, ...stretch, limit: ROWS_AT_ONCE }));

export const documentsOnSheet = <Card>(
  { cards }: Pick<DocumentCalls<Card>, 'cards'>,
  read: SheetRead,
  { asked, ...stretch }: Stretch,
): Promise<Card[]> => read(cards, inputOf({ ...asked, ...stretch }));

/**
 * After a write.
 * @param own what shows the document, which is waited for.
 * @param others what shows what it is about.
 */
export async function readDocumentsAgain(
  own: readonly Endpoint[],
  others: readonly Endpoint[] = [],
): Promise<void> {
  void invalidate(
    ...others,
    listAccountChanges,
    readLedger,
    readTrialBalance,
    listOpenItems,
    readFigures,
    readHistory,
    listProductRegister,
    listStock,
    readStockFigures,
    readStockMoves,
    listJournals,
  );
  await invalidate(...own);
}

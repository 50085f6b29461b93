// The lists whose sums are explained, each by the narrowing that its own call takes.
import type { z } from 'zod';
import { readCustomerFigures } from '#api/contract/customer/customer.ts';
import { readInvoiceFigures } from '#api/contract/invoice/invoice.ts';
import { readJournalFigures } from '#api/contract/journal/journal.ts';
import { readPresaleFigures } from '#api/contract/trade/presale.ts';
import type { ExplainedPage } from './explain.ts';

/** The book is that of the call, and the last day is said beside the narrowing. */
const BOOK = { book_id: true } as const;
const OUTSIDE = { ...BOOK, as_on: true } as const;

export const EXPLAINED_LISTS = {
  journals: readJournalFigures.query.omit(OUTSIDE),
  invoices: readInvoiceFigures.query.omit(OUTSIDE),
  customers: readCustomerFigures.query.omit(OUTSIDE),
  presales: readPresaleFigures.query.omit(BOOK),
} as const satisfies Partial<Record<ExplainedPage, z.ZodType>>;

type ExplainedList = keyof typeof EXPLAINED_LISTS;

/** What a list is narrowed to. */
export type ListNarrowing = {
  readonly [Of in ExplainedList]: {
    readonly of: Of;
    readonly narrowing: z.output<(typeof EXPLAINED_LISTS)[Of]>;
  };
}[ExplainedList];

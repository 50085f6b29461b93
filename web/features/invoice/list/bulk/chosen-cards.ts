// The invoices that a selection means: those that are marked, or the whole list but for these.
import { listInvoices } from '#api/contract/invoice/invoice.ts';
import type { InvoiceCard } from '#api/contract/invoice/invoice.ts';
import { call } from '#web/client/call.ts';
import type { Selection } from '#web/ui/lists/register/use-register.ts';
import type { InvoiceListQuery } from '../../queries.ts';

/** More at once would be a month's work of a browser. */
export const BULK_MAX = 500;
const PAGE = 200;

export type ChosenInvoices = {
  readonly bookId: number;
  readonly narrowing: InvoiceListQuery;
  /** Those of the list that are selected; null for all of it. */
  readonly selection: Selection<InvoiceCard> | null;
  readonly signal: AbortSignal;
};

/** @returns null where the list could not be read. */
export async function chosenCards(chosen: ChosenInvoices): Promise<readonly InvoiceCard[] | null> {
  const { selection } = chosen;
  if (selection === null) return allCards(chosen);
  if (!selection.isWhole) return [...selection.rows.values()].slice(0, BULK_MAX);
  const all = await allCards(chosen);
  return all?.filter(({ id }) => !selection.rows.has(id)) ?? null;
}

async function allCards({
  bookId,
  narrowing,
  signal,
}: ChosenInvoices): Promise<InvoiceCard[] | null> {
  const cards: InvoiceCard[] = [];
  while (cards.length < BULK_MAX) {
    const last = cards.at(-1)?.id;
    const query = {
      ...narrowing,
      book_id: bookId,
      limit: PAGE,
      ...(last === undefined ? {} : { before: last }),
    };
    const page = await call(listInvoices, { query, signal });
    if (!page.ok) return null;
    cards.push(...page.value);
    if (page.value.length < PAGE) break;
  }
  return cards.slice(0, BULK_MAX);
}

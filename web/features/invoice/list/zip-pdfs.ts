// Fetches the PDFs of a filtered list, or of those selected, a few at a time, and packs them.
import { listInvoices } from '#api/contract/invoice/invoice.ts';
import type { InvoiceCard } from '#api/contract/invoice/invoice.ts';
import { call } from '#web/client/call.ts';
import type { Selection } from '#web/ui/lists/register/use-register.ts';
import { gatherPdfs } from '../bulk/gather.ts';
import { pdfOf } from '../page/pdf.ts';
import type { InvoiceListQuery } from '../queries.ts';

export const BULK_MAX = 500;
const PAGE = 200;

type PdfSelection = {
  readonly bookId: number;
  readonly narrowing: InvoiceListQuery;
  /** Those of the list that are selected; null for all of it. */
  readonly selection: Selection<InvoiceCard> | null;
  readonly signal: AbortSignal;
};

type PdfArchive = { readonly archive: Blob | null; readonly said: string };

export async function zipPdfs(
  asked: PdfSelection,
  onStep: (done: number, of: number) => void,
): Promise<PdfArchive> {
  const cards = await chosenCards(asked);
  if (cards === null) return { archive: null, said: 'The list could not be read. Try again.' };
  onStep(0, cards.length);
  const { files, missing } = await gatherPdfs({
    wanted: cards.map(({ id, number }) => ({ id, name: `${number}.pdf` })),
    fetchPdf: async (id, signal) => {
      const pdf = await pdfOf(asked.bookId, id, signal);
      return pdf === null ? null : new Uint8Array(await pdf.arrayBuffer());
    },
    onProgress: onStep,
    signal: asked.signal,
  });
  if (asked.signal.aborted || files.length === 0) {
    return { archive: null, said: 'Could not download any PDF. Try again.' };
  }
  const { zipOf } = await import('../bulk/zip.ts');
  const lost = missing.length === 0 ? '' : `, ${missing.length} could not be downloaded`;
  return { archive: zipOf(files), said: `${files.length} saved${lost}.` };
}

async function chosenCards(asked: PdfSelection): Promise<readonly InvoiceCard[] | null> {
  const { selection } = asked;
  if (selection === null) return allCards(asked);
  if (!selection.isWhole) return [...selection.rows.values()].slice(0, BULK_MAX);
  const all = await allCards(asked);
  return all?.filter(({ id }) => !selection.rows.has(id)) ?? null;
}

async function allCards({
  bookId,
  narrowing,
  signal,
}: PdfSelection): Promise<InvoiceCard[] | null> {
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

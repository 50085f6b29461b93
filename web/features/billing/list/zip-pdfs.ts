// Fetches the PDFs of a filtered list, a few at a time, and packs them.
import { listInvoices } from '#api/contract/invoice.ts';
import type { InvoiceCard } from '#api/contract/invoice.ts';
import { call } from '#web/client/call.ts';
import { pdfOf } from '../invoice/pdf.ts';
import type { Narrowing } from '../queries.ts';

export const BULK_MAX = 500;
const PAGE = 200;
/** The server draws papers in a thread of their own; more at once would only wait there. */
const AT_ONCE = 3;

type Asked = {
  readonly bookId: number;
  readonly narrowing: Narrowing;
  readonly signal: AbortSignal;
};

type Made = { readonly archive: Blob | null; readonly said: string };

export async function zipPdfs(
  asked: Asked,
  onStep: (done: number, of: number) => void,
): Promise<Made> {
  const cards = await allCards(asked);
  if (cards === null) return { archive: null, said: 'The list could not be read. Try again.' };
  const files: Record<string, Uint8Array> = {};
  let done = 0;
  const queue = [...cards];
  const work = async () => {
    for (let card = queue.shift(); card !== undefined; card = queue.shift()) {
      if (asked.signal.aborted) return;
      const pdf = await pdfOf(asked.bookId, card.id, asked.signal);
      if (pdf !== null) files[fileName(card)] = new Uint8Array(await pdf.arrayBuffer());
      done += 1;
      onStep(done, cards.length);
    }
  };
  onStep(0, cards.length);
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const count = Object.keys(files).length;
  if (asked.signal.aborted || count === 0) {
    return { archive: null, said: 'No PDF could be had. Try again.' };
  }
  const { zip } = await import('fflate');
  const bytes = await new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) =>
    // A PDF is compressed already.
    zip(files, { level: 0 }, (error, data) =>
      error === null ? resolve(new Uint8Array(data)) : reject(error),
    ),
  );
  const lost = cards.length - count;
  const said = lost === 0 ? `${count} saved.` : `${count} saved, ${lost} could not be had.`;
  return { archive: new Blob([bytes], { type: 'application/zip' }), said };
}

async function allCards({ bookId, narrowing, signal }: Asked): Promise<InvoiceCard[] | null> {
  const cards: InvoiceCard[] = [];
  while (cards.length < BULK_MAX) {
    const last = cards.at(-1)?.id;
    const query = {
      ...{ ...narrowing, book_id: bookId, limit: PAGE },
      ...(last === undefined ? {} : { before: last }),
    };
    const page = await call(listInvoices, { query, signal });
    if (!page.ok) return null;
    cards.push(...page.value);
    if (page.value.length < PAGE) break;
  }
  return cards.slice(0, BULK_MAX);
}

/** A number may hold a slash, and no file's name may. */
const fileName = ({ number }: InvoiceCard): string => `${number.replace(/[^\w.-]+/g, '-')}.pdf`;

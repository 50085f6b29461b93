// Fetches the PDFs of a filtered list, or of those selected, a few at a time, and packs them.
import { momentInFileName } from '#web/client/past/calls.ts';
import { gatherPdfs } from './gather.ts';
import { pdfOf } from '../../page/pdf.ts';
import { chosenCards } from './chosen-cards.ts';
import type { ChosenInvoices } from './chosen-cards.ts';

type PdfArchive = { readonly archive: Blob | null; readonly said: string };

export async function zipPdfs(
  asked: ChosenInvoices,
  onStep: (done: number, of: number) => void,
): Promise<PdfArchive> {
  const cards = await chosenCards(asked);
  if (cards === null) return { archive: null, said: 'The list could not be read. Try again.' };
  onStep(0, cards.length);
  const { files, missing } = await gatherPdfs({
    wanted: cards.map(({ id, number }) => ({ id, name: `${number}${momentInFileName()}.pdf` })),
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
  const { zipOf } = await import('./zip.ts');
  const lost = missing.length === 0 ? '' : `, ${missing.length} could not be downloaded`;
  return { archive: zipOf(files), said: `${files.length} saved${lost}.` };
}

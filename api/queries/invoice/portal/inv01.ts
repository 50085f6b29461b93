// Issued documents as the e-invoice portal takes them.
import { gapInWords, fieldOfGap, inv01Of } from '#core/paper/index.ts';
import type { Inv01Answer } from '#core/paper/index.ts';
import type { Inv01Reply } from '#api/contract/invoice/e-invoice.ts';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { customersById } from '#projections/customer-list/read.ts';
import { invoiceOfDocument } from '#projections/e-invoices/read.ts';
import type { DocumentPlace } from '#projections/e-invoices/read.ts';
import { findInvoice } from '#projections/invoice-status/read.ts';
import { findSettlement } from '#projections/receivables/read.ts';
import { noteOf } from '../papers.ts';
import { recipientOf, supplierOfBook } from '../parties.ts';

type DocumentRef = Pick<DocumentPlace, 'kind' | 'id'>;
type Inv01Document = DocumentRef & {
  readonly number: string;
  readonly answer: Inv01Answer | 'not-found' | 'not-issued';
};

/** @returns those that are ready, and of the others what is missing. */
export function readInv01Of(
  db: ReadTables,
  bookId: number,
  documents: readonly DocumentRef[],
): Promise<Inv01Reply> {
  return snapshot(db, async (tables) => {
    const today = await readTodayInIndia(tables);
    const found: Inv01Document[] = [];
    for (const document of documents) {
      found.push(await foundOf(tables, { bookId, today }, document));
    }
    return replyOf(found);
  });
}

async function foundOf(
  tables: ReadTables,
  place: { readonly bookId: number; readonly today: string },
  { kind, id }: DocumentRef,
): Promise<Inv01Document> {
  const { bookId } = place;
  const own = await invoiceOfDocument(tables, bookId, { kind, id });
  const row = own === null ? null : await findInvoice(tables, place, own.invoiceId);
  if (row === null) return { kind, id, number: '', answer: 'not-found' };
  const { content } = row;
  if (!('issued' in content) || row.status === 'cancelled') {
    return { kind, id, number: row.number, answer: 'not-issued' };
  }
  const settlement = kind === 'invoice' ? null : await findSettlement(tables, bookId, { kind, id });
  const printed = settlement === null ? null : noteOf(settlement);
  const note = kind === 'invoice' || printed === null ? null : { ...printed, kind };
  if (note?.reversed === true) return { kind, id, number: note.number, answer: 'not-issued' };
  const { issued } = content;
  const [customer] = await customersById(tables, bookId, [row.customerId]);
  const supplier = await supplierOfBook(tables, bookId);
  const recipient = recipientOf(customer);
  const isSame = recipient.gstin === issued.recipient.gstin;
  const now = {
    supplier: supplier.gstin === issued.supplier.gstin ? supplier : null,
    recipient: isSame ? recipient : null,
  };
  const answer = inv01Of({ invoice: issued, note, now });
  return { kind, id, number: note?.number ?? row.number, answer };
}

const whole = (detail: string) => [{ field: null, line: null, detail }];

function problemsOf(answer: Exclude<Inv01Document['answer'], { is: 'ready' }>) {
  if (answer === 'not-found') return whole('There is no such document.');
  if (answer === 'not-issued') return whole('The portal takes issued documents only.');
  if (answer.is === 'unreportable') {
    return whole(
      'It is no document for the e-invoice portal, which takes tax invoices of a registered ' +
        'supplier to registered buyers, to SEZ and abroad, and notes to them.',
    );
  }
  return answer.gaps.map((gap) => ({
    field: fieldOfGap(gap),
    line: 'line' in gap ? gap.line : null,
    detail: gapInWords(gap),
  }));
}

function replyOf(found: readonly Inv01Document[]): Inv01Reply {
  const reply: Inv01Reply = { ready: [], inv01: [], refused: [] };
  for (const { answer, ...named } of found) {
    if (typeof answer === 'object' && answer.is === 'ready') {
      reply.ready.push(named);
      reply.inv01.push({ ...answer.document });
    } else {
      reply.refused.push({ ...named, problems: problemsOf(answer) });
    }
  }
  return reply;
}

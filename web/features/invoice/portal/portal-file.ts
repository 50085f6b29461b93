// INV-01 of many documents as one file, as the e-invoice portal takes it.
import { readInv01 } from '#api/contract/invoice/e-invoice.ts';
import type { Inv01Reply } from '#api/contract/invoice/e-invoice.ts';
import { listInvoices } from '#api/contract/invoice/invoice.ts';
import { call } from '#web/client/call.ts';
import { saveFile } from '#web/client/save-file.ts';
import { sentenceOf } from '#web/client/failure.ts';
import type { InvoiceListQuery } from '../queries.ts';
import type { PortalKind } from './portal.ts';

type DocumentRef = { readonly kind: PortalKind; readonly id: number };

/** As many as one call takes. */
const CALL_MAX = 200;
/** As many as one file has. */
export const FILE_MAX = 1000;

export type PortalFileOutcome = {
  /** How many documents stand in the file. */
  readonly count: number;
  readonly refused: Inv01Reply['refused'];
};

/**
 * Saves the file of what is ready.
 * @returns what is in it and what is not, or the sentence that says why nothing could be had.
 */
export async function savePortalFile(
  bookId: number,
  documents: readonly DocumentRef[],
): Promise<PortalFileOutcome | string> {
  const inv01: Inv01Reply['inv01'] = [];
  const refused: Inv01Reply['refused'] = [];
  for (let at = 0; at < documents.length; at += CALL_MAX) {
    const body = { documents: documents.slice(at, at + CALL_MAX), book_id: bookId };
    const result = await call(readInv01, { body });
    if (!result.ok) return sentenceOf(result.failure);
    inv01.push(...result.value.inv01);
    refused.push(...result.value.refused);
  }
  if (inv01.length > 0) {
    saveFile(
      new Blob([JSON.stringify(inv01, null, 2)], { type: 'application/json' }),
      'INV-01.json',
    );
  }
  return { count: inv01.length, refused };
}

/** @returns the invoices that a filter shows, or the sentence that says why they are not known. */
export async function invoicesShown(
  bookId: number,
  narrowing: InvoiceListQuery,
): Promise<readonly DocumentRef[] | string> {
  const ids: number[] = [];
  while (ids.length < FILE_MAX) {
    const last = ids.at(-1);
    const before = last === undefined ? {} : { before: last };
    const query = { ...narrowing, book_id: bookId, limit: CALL_MAX, ...before };
    const page = await call(listInvoices, { query });
    if (!page.ok) return sentenceOf(page.failure);
    ids.push(...page.value.map(({ id }) => id));
    if (page.value.length < CALL_MAX) break;
  }
  return ids.slice(0, FILE_MAX).map((id) => ({ kind: 'invoice', id }));
}

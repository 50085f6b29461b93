// The words of returns, which lie on disk inside the events of books: none is ever changed or taken
// away, and a new one needs a new version of the events that may hold it.
import { z } from 'zod';

/** The kinds that there were first. */
export const returnKindV1 = z.enum(['gstr-1', 'iff', 'gstr-3b', 'gstr-9']);

/**
 * Outward supplies, those of a quarter's first months before it, the summary, and the year; under
 * composition the statement of a quarter and the return of the year.
 */
export const returnKind = z.enum([...returnKindV1.options, 'cmp-08', 'gstr-4']);
export type ReturnKind = z.infer<typeof returnKind>;

export const RETURN_NAMES: Readonly<Record<ReturnKind, string>> = {
  'gstr-1': 'GSTR-1',
  iff: 'IFF',
  'gstr-3b': 'GSTR-3B',
  'gstr-9': 'GSTR-9',
  'cmp-08': 'CMP-08',
  'gstr-4': 'GSTR-4',
};

/**
 * From what a return was marked filed: the file that these books made, the one that the portal gave
 * back, or what somebody typed.
 */
export const filingBasis = z.enum(['our-file', 'portal-file', 'typed']);

/** Every month, or every quarter with tax paid by month (QRMP, CGST Rule 61A). */
export const filingFrequency = z.enum(['monthly', 'quarterly']);
export type FilingFrequency = z.infer<typeof filingFrequency>;

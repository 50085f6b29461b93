// The words that a book uses in its events and on the wire, in one place. They lie on disk: none is
// ever changed or taken away, and a new one needs a new version of the events that may hold it.
import { z } from 'zod';

export const role = z.enum(['owner', 'accountant', 'data entry', 'auditor']);
export type Role = z.infer<typeof role>;

/** A soft lock closes months and may be moved back; a hard lock closes years and may not. */
export const lockKind = z.enum(['soft', 'hard']);
export type LockKind = z.infer<typeof lockKind>;

/** What a document posts to, by what it is for. */
export const postingRole = z.enum([
  'sales-goods',
  'sales-services',
  'export-sales',
  'sales-rcm',
  'sales-return',
  'output-cgst',
  'output-sgst',
  'output-igst',
  'output-cess',
  'round-off',
  'cash',
  'bank',
  'upi',
]);
export type PostingRole = z.infer<typeof postingRole>;

export const logoType = z.enum(['image/png', 'image/jpeg']);

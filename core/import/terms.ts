// The words that an import uses in its events and on the wire, in one place. They lie on disk: none
// is ever changed or taken away, and a new one needs a new version of the events that may hold it.
import { z } from 'zod';

/** What the lines of a file become. */
export const importKind = z.enum([
  'customer',
  'product',
  'account',
  'opening',
  'journal',
  'supplier',
]);
export type ImportKind = z.infer<typeof importKind>;

// The words that an account type uses in its events and on the wire, in one place. They lie on disk: a word may
// be added, and none is ever changed or taken away.
import { z } from 'zod';

export const nature = z.enum(['asset', 'liability', 'equity', 'income', 'expense']);
export type Nature = z.infer<typeof nature>;

// The words that an account type uses in its events and on the wire, in one place. They lie on
// disk: none is ever changed or taken away, and a new one needs a new version of the events that
// may hold it.
import { z } from 'zod';

export const nature = z.enum(['asset', 'liability', 'equity', 'income', 'expense']);
export type Nature = z.infer<typeof nature>;

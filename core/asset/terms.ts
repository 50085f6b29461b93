// The words that an asset uses in its events and on the wire, in one place. They lie on disk: a word may
// be added, and none is ever changed or taken away.
import { z } from 'zod';

/** Something owned to be used, or goods to be sold. */
export const assetKind = z.enum(['asset', 'stock']);

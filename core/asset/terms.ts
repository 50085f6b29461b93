// The words that an asset uses in its events and on the wire, in one place. They lie on disk: none
// is ever changed or taken away, and a new one needs a new version of the events that may hold it.
import { z } from 'zod';

/** Something owned to be used, or goods to be sold. */
export const assetKind = z.enum(['asset', 'stock']);

// The words that an account uses in its events and on the wire, in one place. They lie on disk:
// none is ever changed or taken away, and a new one needs a new version of the events that may hold
// it.
import { z } from 'zod';

/** What an account that carries something owned carries. */
export const carriedAsset = z.enum(['stock', 'asset', 'other']);

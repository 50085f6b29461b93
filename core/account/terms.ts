// The words that an account uses in its events and on the wire, in one place. They lie on disk: a word may
// be added, and none is ever changed or taken away.
import { z } from 'zod';

/** What an account that carries something owned carries. */
export const carriedAsset = z.enum(['stock', 'asset', 'other']);

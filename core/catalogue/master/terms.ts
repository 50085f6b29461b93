// The words that the catalogue uses in its events and on the wire, in one place. They lie on disk:
// none is ever changed or taken away, and a new one needs a new version of the events that may hold
// it.
import { z } from 'zod';

/** A disabled one is not offered for now; a retired one stays where it is used, and never again. */
export const masterStatus = z.enum(['enabled', 'disabled', 'retired']);
export type MasterStatus = z.infer<typeof masterStatus>;

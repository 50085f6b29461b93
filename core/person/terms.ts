// The words of a person's address that events and the wire share. They lie on disk: none is ever
// changed or taken away, and a new one needs a new version of the events that may hold it.
import { z } from 'zod';

/** How it was shown that an address is the person's own. */
export const confirmedBy = z.enum([
  /** They opened the link that was mailed to it. */
  'link',
  /** An admin of the installation vouched for it. */
  'admin',
  /** They accepted an invitation that was sent to it, or handed to them. */
  'invitation',
  /** They set a new password by a link that was mailed to it. */
  'reset',
]);
export type ConfirmedBy = z.infer<typeof confirmedBy>;

/**
 * What is known of a person's address. It is confirmed by use for whoever registered before
 * addresses were confirmed, and is awaited until one is shown to be the person's own.
 */
export const confirmation = z.enum(['awaited', 'by-use', ...confirmedBy.options]);
export type Confirmation = z.infer<typeof confirmation>;

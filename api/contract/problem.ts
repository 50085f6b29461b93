// The shape of every error but those of the session endpoints and 'Not Found' (RFC 9457).
import { z } from 'zod';

export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  /** The figures of a rejection, as a screen may want to show them. */
  facts: z.record(z.string(), z.unknown()).optional(),
});
export type Problem = z.infer<typeof problem>;

/** The whole body of a 404 for a record that is not there, or not the caller's to see. */
export const NOT_FOUND = 'Not Found';

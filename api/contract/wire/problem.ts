// The shape of every error but those of the session endpoints and 'Not Found' (RFC 9457).
import { z } from 'zod';

export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  facts: z
    .looseObject({
      line: z.int().optional().describe('The line concerned, counted from 1.'),
      field: z.string().optional().describe('The field concerned, in a line the field of that.'),
    })
    .optional()
    .describe('The figures of a refusal, and where it belongs.'),
});
export type Problem = z.infer<typeof problem>;

/** The whole body of a 404 for a record that is not there, or not the caller's to see. */
export const NOT_FOUND = 'Not Found';

import { z } from 'zod';
import { endpoint } from '#api/contract/wire/endpoint.ts';

export const health = endpoint({
  method: 'GET',
  path: '/api/health',
  summary: 'Whether the server can write; admins see more',
  access: 'public',
  shows: [],
  reply: z.object({
    status: z
      .enum(['ok', 'rebuilding', 'degraded', 'read-only', 'down'])
      .describe(
        '`rebuilding`: books are being prepared after an update. `degraded`: a book needs ' +
          'somebody. Both are served: 200. `read-only` and `down` are 503.',
      ),
    version: z.string().optional(),
    reason: z.string().optional(),
    database: z.string().optional(),
    free_space_mb: z.number().optional(),
    waiting_commands: z.int().optional(),
    uptime_seconds: z.number().optional(),
    /** Books that are prepared after an update, of those that had to be. */
    rebuilding: z.strictObject({ done: z.int(), total: z.int() }).optional(),
    /** Books that cannot be prepared, or whose chain breaks, with the event where it is seen. */
    broken_books: z
      .array(
        z.strictObject({
          book_id: z.int(),
          kind: z.enum(['rebuild', 'chain']),
          event: z.int().nullable(),
          reason: z.string(),
        }),
      )
      .optional(),
    /** Settings that somebody should mend, a sentence each. */
    warnings: z.array(z.string()).optional(),
  }),
});

import { z } from 'zod';
import { endpoint } from '#api/contract/wire/endpoint.ts';

export const health = endpoint({
  method: 'GET',
  path: '/api/health',
  summary: 'Whether the server can write; admins see more',
  access: 'public',
  shows: [],
  reply: z.object({
    status: z.enum(['ok', 'read-only', 'down']),
    version: z.string(),
    reason: z.string().optional(),
    database: z.string().optional(),
    free_space_mb: z.number().optional(),
    waiting_commands: z.int().optional(),
    uptime_seconds: z.number().optional(),
    /** Settings that somebody should mend, a sentence each. */
    warnings: z.array(z.string()).optional(),
  }),
});

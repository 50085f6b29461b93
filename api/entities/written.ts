// From the fields of a request to a command, by the schema of the kind.
import type { z } from 'zod';
import type { Command } from '#core/domain.ts';
import { accepted, rejected } from '#core/kernel/result.ts';
import { withBooleans } from '#api/http/body/booleans.ts';
import { invalidRequest } from '#api/http/problems/field-errors.ts';
import type { ProblemDetails } from '#api/http/problems/problem.ts';
import type { Build, Target } from './entity.ts';

/**
 * @param schema what the kind takes, strictly.
 * @param command makes the command, or says what is wrong with fields that fit one by one.
 */
export const written = <Schema extends z.ZodObject>(
  schema: Schema,
  command: (
    body: z.output<Schema>,
    target: Target,
  ) => Command | ProblemDetails | Promise<Command | ProblemDetails>,
): Build => ({
  takes: Object.keys(schema.shape),
  build: async ({ fields, isForm }, target) => {
    const parsed = schema.safeParse(isForm ? withBooleans(schema, fields) : fields);
    if (!parsed.success) return rejected(invalidRequest(parsed.error));
    const made = await command(parsed.data, target);
    return 'status' in made ? rejected(made) : accepted(made);
  },
});

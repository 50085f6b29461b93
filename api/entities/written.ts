// From the fields of a request to a command, by the schema of the kind.
import type { z } from 'zod';
import type { Command } from '#core/domain.ts';
import { accepted, rejected } from '#core/kernel/result.ts';
import { fieldsOnWire } from '#core/shapes/record.ts';
import type { AnyRecord } from '#core/shapes/record.ts';
import { withBooleans } from '#api/http/body/booleans.ts';
import { parseBody } from '#api/http/body/parse-body.ts';
import type { CurrentRecord } from '#api/http/body/taking-back.ts';
import type { ProblemDetails } from '#api/http/problems/problem.ts';
import type { Build, FieldInput, Target } from './entity.ts';

/**
 * @param schema what the kind takes, strictly.
 * @param command makes the command, or says what is wrong with fields that fit one by one.
 * @param current the record that a PUT takes back, where GET of another call gives more of it.
 */
export const written = <Schema extends z.ZodObject | AnyRecord>(
  schema: Schema,
  command: (
    body: z.output<Schema>,
    target: Target,
  ) => Command | ProblemDetails | Promise<Command | ProblemDetails>,
  current: CurrentRecord | null = null,
): Build => ({
  takes: Object.keys(fieldsOnWire(schema).shape),
  build: async ({ fields, isForm }, target) => {
    const given = isForm ? withBooleans(fieldsOnWire(schema), fields) : fields;
    const taken = target.record === null ? withoutStamps(given) : given;
    const parsed = await parseBody(taken, schema, async () => current ?? currentOf(target));
    if (!parsed.ok) return rejected(parsed.rejection);
    const made = await command(parsed.value as z.output<Schema>, target);
    return 'status' in made ? rejected(made) : accepted(made);
  },
});

/** What a copy of a record that is gone says of it: the writer answers that it is gone. */
const STAMPS = new Set(['created_at', 'updated_at', 'deleted_at', 'seq', 'shared']);

const withoutStamps = (fields: FieldInput['fields']) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !STAMPS.has(name)));

const currentOf = ({ record }: Target): CurrentRecord | null =>
  record && { record, refusesOlder: true };

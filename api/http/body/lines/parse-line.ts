// One line of a body of lines: JSON, flat enough, of its schema. The same limits hold for it as for
// the whole body of a call that takes one such value.
import type { z } from 'zod';
import { accepted, rejected } from '#core/kernel/result.ts';
import type { Result } from '#core/kernel/result.ts';
import { invalidRequest } from '../../problems/field-errors.ts';
import type { ProblemDetails } from '../../problems/problem.ts';
import { checkTree, malformed } from '../tree.ts';

type ParsedLine<Schema extends z.ZodType> = {
  readonly value: z.output<Schema>;
  /** As it was sent, before the schema: a repeated line is known by it. */
  readonly raw: object;
};

export function parseLine<Schema extends z.ZodType>(
  schema: Schema,
  text: string,
): Result<ParsedLine<Schema>, ProblemDetails> {
  const json = parseJson(text);
  if (!json.ok) return json;
  const parsed = schema.safeParse(json.value);
  if (!parsed.success) return rejected(invalidRequest(parsed.error));
  return accepted({ value: parsed.data, raw: json.value as object });
}

function parseJson(text: string): Result<unknown, ProblemDetails> {
  try {
    return checkTree(JSON.parse(text));
  } catch {
    return malformed('The line is not JSON.');
  }
}

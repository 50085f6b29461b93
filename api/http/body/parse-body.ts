// The body of a request by the schema of its call. What a PUT does not take may be what GET gave of
// the record; the record is only read when there is such a field.
import type { z } from 'zod';
import { fieldsOnWire } from '#core/shapes/record.ts';
import type { AnyRecord } from '#core/shapes/record.ts';
import { accepted, rejected } from '#core/kernel/result.ts';
import type { Result } from '#core/kernel/result.ts';
import { fieldErrors, invalidFields, invalidRequest } from '../problems/field-errors.ts';
import type { ProblemDetails } from '../problems/problem.ts';
import { isFields, takeBack } from './taking-back.ts';
import type { CurrentRecord } from './taking-back.ts';

/**
 * @param readCurrent the record that a PUT writes, as GET gives it; null where there is none.
 * @returns the body, or which of its fields are wrong.
 */
export async function parseBody(
  given: unknown,
  schema: z.ZodObject | AnyRecord,
  readCurrent: () => Promise<CurrentRecord | null>,
): Promise<Result<unknown, ProblemDetails>> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return accepted(parsed.data);
  const current = isFields(given) ? await readCurrent() : null;
  if (current === null || !isFields(given)) return rejected(invalidRequest(parsed.error));
  const { fields, problems } = takeBack(given, fieldsOnWire(schema), current);
  const again = schema.safeParse(fields);
  if (again.success && problems.length === 0) return accepted(again.data);
  return rejected(invalidFields([...problems, ...(again.error ? fieldErrors(again.error) : [])]));
}

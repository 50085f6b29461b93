// A wrong shape in words: which field, and what is the matter with it.
import type { z } from 'zod';
import type { Trouble } from './problem.ts';

type Issue = z.core.$ZodIssue;
export type FieldError = { readonly field: string; readonly message: string };

/** More than this helps nobody. */
const ERRORS_MAX = 20;
const FIELD_MAX = 200;

const fieldOf = (path: readonly string[]): string => path.join('.').slice(0, FIELD_MAX);

/** @returns one error per field and fault, `entry.0.amount` being the field of a list. */
export function fieldErrors(error: z.core.$ZodError): FieldError[] {
  return error.issues.flatMap((issue) => errorsOf(issue)).slice(0, ERRORS_MAX);
}

function errorsOf(issue: Issue, above: readonly string[] = []): FieldError[] {
  const path = [...above, ...issue.path.map(String)];
  const meant = issue.code === 'invalid_union' ? issue.errors.find(isLookedInto) : undefined;
  if (meant !== undefined) return meant.flatMap((inner) => errorsOf(inner, path));
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      field: fieldOf([...path, key]),
      message: 'Is not a field of this call.',
    }));
  }
  return [{ field: fieldOf(path), message: messageOf(issue) }];
}

/** Of several forms that a value may have, the one that it has but for something within it. */
const isLookedInto = (issues: readonly Issue[]): boolean =>
  issues.some(({ path }) => path.length > 0);

function messageOf(issue: Issue): string {
  if (issue.code === 'invalid_union') {
    const last = issue.errors.at(-1)?.at(0);
    return last === undefined ? issue.message : messageOf(last);
  }
  if (issue.code !== 'invalid_type') return issue.message;
  if (issue.input === undefined && issue.message.endsWith('undefined')) return 'Is missing.';
  return `Must be ${articled(issue.expected)}.`;
}

const KIND_NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};
const articled = (expected: string): string => KIND_NAMES[expected] ?? expected;

/** @returns a 400 that names the fields; its detail can stand alone, without `errors`. */
export const invalidRequest = (error: z.core.$ZodError): Trouble =>
  invalidFields(fieldErrors(error));

/** @returns the same for faults that a schema cannot see. */
export function invalidFields(errors: readonly FieldError[]): Trouble {
  const sentences = errors.map(({ field, message }) =>
    /^(Must|Contains|Is|Takes|Names) /.test(message) && field !== ''
      ? `${field}: ${message}`
      : message,
  );
  return { status: 400, code: 'invalid_request', detail: sentences.join(' '), errors };
}

/** @returns a 400 for one field, in the same shape. */
export const invalidField = (field: string, message: string): Trouble => ({
  status: 400,
  code: 'invalid_request',
  detail: `${field}: ${message}`,
  errors: [{ field, message }],
});

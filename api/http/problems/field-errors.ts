// A wrong shape in words: which field, and what is the matter with it.
import type { z } from 'zod';
import type { ProblemDetails } from './problem.ts';

type Issue = z.core.$ZodIssue;
export type FieldProblem = { readonly field: string; readonly message: string };

/** A reply with more errors than this helps nobody. */
const ERRORS_MAX = 20;
const FIELD_MAX = 200;

const fieldOf = (path: readonly string[]): string => path.join('.').slice(0, FIELD_MAX);

/** @returns one error per field and fault, `entry.0.amount` being the field of a list. */
export function fieldErrors(error: z.core.$ZodError): FieldProblem[] {
  const told = new Set<string>();
  // Two checks of one field may share their words, as those of a password do.
  const isNew = ({ field, message }: FieldProblem) => {
    const said = JSON.stringify([field, message]);
    return told.size < told.add(said).size;
  };
  return error.issues
    .flatMap((issue) => errorsOf(issue))
    .filter(isNew)
    .slice(0, ERRORS_MAX);
}

function errorsOf(issue: Issue, above: readonly string[] = []): FieldProblem[] {
  const path = [...above, ...issue.path.map(String)];
  if (issue.code === 'invalid_union') {
    const meant = meantOf(issue.errors);
    const isNone = meant === undefined || meant.some(isOfAnotherForm);
    if (!(isNone && isOurs(issue))) return (meant ?? []).flatMap((inner) => errorsOf(inner, path));
  }
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      field: fieldOf([...path, key]),
      message: 'Is not a field of this call.',
    }));
  }
  return [{ field: fieldOf(path), message: messageOf(issue) }];
}

/**
 * Of several forms that a value may have, the one that it has but for something within it; where it
 * is of no type that fits, the first, which is the usual one.
 */
function meantOf(forms: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const fitting = forms.filter((issues) => !issues.some(isOfAnotherType));
  const [first, ...others] = fitting.length === 0 ? forms : fitting;
  const strangeness = (issues: readonly Issue[]) => issues.filter(isOfAnotherForm).length;
  return others.reduce(
    (best, issues) =>
      best !== undefined && strangeness(best) <= strangeness(issues) ? best : issues,
    first,
  );
}

const isOfAnotherType = ({ code, path }: Issue): boolean =>
  code === 'invalid_type' && path.length === 0;

const isMissing = (issue: Issue): boolean =>
  issue.code === 'invalid_union'
    ? issue.errors.every((form) => form.some(isMissing))
    : issue.code === 'invalid_type' && issue.message.endsWith('undefined');

/** A field that the form does not have, or one that it lacks. */
const isOfAnotherForm = (issue: Issue): boolean =>
  issue.code === 'unrecognized_keys' || isMissing(issue);

/** Whether the contract gave the words, and not the library, which begins its own like this. */
const isOurs = ({ message }: Issue): boolean =>
  !/^(Invalid|Too big|Too small|Unrecognized key)/.test(message);

function messageOf(issue: Issue): string {
  if (issue.code === 'invalid_type') {
    return isMissing(issue) ? 'Is missing.' : `Must be ${articled(issue.expected)}.`;
  }
  if (isOurs(issue)) return issue.message;
  switch (issue.code) {
    case 'invalid_value':
      return `Must be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.join(', ')}.`;
    case 'too_big':
      return limitIn(issue.origin, 'at most', Number(issue.maximum));
    case 'too_small':
      return issue.inclusive === false
        ? `Must be above ${issue.minimum}.`
        : limitIn(issue.origin, 'at least', Number(issue.minimum));
    default:
      return 'Is not written as it must be.';
  }
}

function limitIn(origin: string, word: string, limit: number): string {
  const count = limit.toLocaleString('en-IN');
  if (origin === 'string') return `Must be ${word} ${count} characters.`;
  return origin === 'array' ? `Takes ${word} ${count}.` : `Must be ${word} ${count}.`;
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
export const invalidRequest = (error: z.core.$ZodError): ProblemDetails =>
  invalidFields(fieldErrors(error));

/** @returns the same for faults that a schema cannot see. */
export function invalidFields(errors: readonly FieldProblem[]): ProblemDetails {
  const sentences = errors.map(({ field, message }) =>
    /^(Must|Contains|Is|Takes|Names) /.test(message) && field !== ''
      ? `${field}: ${message}`
      : message,
  );
  return { status: 400, code: 'invalid_request', detail: sentences.join(' '), errors };
}

/** @returns a 400 for one field, in the same shape. */
export const invalidField = (field: string, message: string): ProblemDetails => ({
  status: 400,
  code: 'invalid_request',
  detail: `${field}: ${message}`,
  errors: [{ field, message }],
});

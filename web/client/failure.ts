// What can go wrong between the browser and the server, as values that a screen can draw.
import type { Problem } from '#api/contract/wire/problem.ts';

export type Failure =
  /** No answer came: no network, no server, or the answer was cut. */
  | { readonly kind: 'network' }
  /** The server said no in the words of the contract. */
  | { readonly kind: 'problem'; readonly status: number; readonly problem: Problem }
  /** The server said no with a plain JSON string, as the session calls and "Not Found" do. */
  | { readonly kind: 'text'; readonly status: number; readonly text: string }
  /** An answer that the contract does not know; `status` 200 means a reply of the wrong shape. */
  | { readonly kind: 'unreadable'; readonly status: number };

/** @returns one sentence for a person. */
export function sentenceOf(failure: Failure): string {
  switch (failure.kind) {
    case 'network':
      return 'The server could not be reached. Check the connection and try again.';
    case 'problem':
      return detailInWords(failure.problem);
    case 'text':
      return failure.text;
    case 'unreadable':
      return failure.status === 200
        ? 'The server’s answer could not be read. Reload the page and try again.'
        : `The server could not do this (${failure.status}). Try again.`;
  }
}

/** Of moments a screen has no field beside which the server's words would stand. */
const MOMENTS = /^(?:at|as_on|a|b|since|until): /;

const detailInWords = ({ detail }: Problem): string => detail.replace(MOMENTS, '');

/** What is wrong, by the field's name on the wire; within an object with a dot, as `bank.ifsc`. */
export type FieldErrors = Readonly<Record<string, string>>;

/** @returns what the server says of each field; what it says of a line is in `lineErrorOf`. */
export function fieldErrorsOf(failure: Failure | null): FieldErrors {
  if (failure?.kind !== 'problem') return {};
  const { errors = [], facts: { line, field } = {}, detail } = failure.problem;
  const listed = errors.map(({ field: name, message }) => [name, message] as const);
  // The place of a line within a list has dots; without them it is a field of the line itself.
  const isOwn = field !== undefined && (line === undefined || field.includes('.'));
  const ofRule = isOwn ? { [field]: detail } : {};
  return { ...ofRule, ...Object.fromEntries(listed) };
}

export type LineError = {
  /** Counted from 0, among the lines that were sent. */
  readonly index: number;
  /** The field's name on the wire; null where the whole line is meant. */
  readonly field: string | null;
  readonly text: string;
};

/** @returns what the rules say of one line of what was sent. */
export function lineErrorOf(failure: Failure | null): LineError | null {
  if (failure?.kind !== 'problem') return null;
  const { facts: { line, field = null } = {}, detail } = failure.problem;
  return line === undefined ? null : { index: line - 1, field, text: detail };
}

/** @returns the stable code of a problem, or null. */
export const problemCodeOf = (failure: Failure): string | null =>
  failure.kind === 'problem' ? failure.problem.code : null;

/** @returns whether somebody else changed the record since it was read. */
export const isChangedSince = (failure: Failure | null): boolean =>
  failure !== null && problemCodeOf(failure) === 'changed_since';

export const statusOf = (failure: Failure): number | null =>
  failure.kind === 'network' ? null : failure.status;

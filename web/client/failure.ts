// What can go wrong between the browser and the server, as values that a screen can draw.
import type { Problem } from '#api/contract/problem.ts';

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
      return failure.problem.detail;
    case 'text':
      return failure.text;
    case 'unreadable':
      return failure.status === 200
        ? 'The server’s answer could not be read. Reload the page and try again.'
        : `The server could not do this (${failure.status}). Try again.`;
  }
}

/** @returns what the server says of each field, by the field's name on the wire. */
export function fieldErrorsOf(failure: Failure | null): Readonly<Record<string, string>> {
  if (failure?.kind !== 'problem') return {};
  const errors = failure.problem.errors ?? [];
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
}

export const statusOf = (failure: Failure): number | null =>
  failure.kind === 'network' ? null : failure.status;

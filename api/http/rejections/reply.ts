// A refusal of the rules as a reply: status, words and figures.
import type { Refusal } from '#api/commands/request.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import type { ApiContext } from '../env.ts';
import { particularErrors } from '../problems/missing-particulars.ts';
import { placeOf } from '../problems/places.ts';
import { notFound, replyProblem } from '../problems/problem.ts';
import type { ProblemDetails } from '../problems/problem.ts';
import { REJECTION_STATUS } from './status.ts';
import { rejectionWords } from './words.ts';

/** @returns a person's name for "who changed it", or null when nobody knows. */
export type NameOf = (personId: number) => Promise<string | null>;

/** @param taken the names of the fields that the refused call takes. */
export async function rejectionReply(
  c: ApiContext,
  refusal: Refusal,
  nameOf: NameOf,
  taken: readonly string[] = [],
): Promise<Response> {
  const details = problemOf(refusal, taken);
  if (details.status === 404) return notFound(c);
  const name = refusal.kind === 'changed_since' ? await nameOf(refusal.by) : null;
  if (name === null) return replyProblem(c, details);
  return replyProblem(c, {
    ...details,
    detail: `${name} changed this since you opened it.`,
    facts: { ...details.facts, by_name: name },
  });
}

/**
 * @param taken the names of the fields that the refused call takes.
 * @returns a refusal as it is told, but for the name of who changed what was changed since.
 */
export function problemOf(refusal: Refusal, taken: readonly string[] = []): ProblemDetails {
  const { status, title } = REJECTION_STATUS[refusal.kind];
  const detail = rejectionWords(refusal);
  const facts = { ...refusalFactsOf(refusal), ...placeOf(refusal, taken) };
  const problem = { status, title, code: refusal.kind, detail, facts };
  return refusal.kind === 'particulars_missing'
    ? { ...problem, errors: particularErrors(refusal.missing) }
    : problem;
}

/** @returns a refusal's figures as the wire writes them: snake_case, amounts in rupees. */
export function refusalFactsOf(refusal: Refusal): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(refusal)
      .filter(([name]) => name !== 'kind' && name !== 'line')
      .map(([name, value]: [string, unknown]) =>
        /Paise(Max)?$/.test(name) && typeof value === 'number'
          ? [snakeCase(name.replace('Paise', '')), rupeesFromPaise(value)]
          : [snakeCase(name), value],
      ),
  );
}

const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

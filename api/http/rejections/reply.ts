// A refusal of the rules as a reply: status, words and figures.
import type { Refusal } from '#api/commands/request.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import type { ApiContext } from '../env.ts';
import { notFound, problem } from '../problems/problem.ts';
import type { Trouble } from '../problems/problem.ts';
import { REJECTION_STATUS } from './status.ts';
import { rejectionWords } from './words.ts';

/** @returns a person's name for "who changed it", or null when nobody knows. */
export type NameOf = (personId: number) => Promise<string | null>;

export async function rejectionReply(
  c: ApiContext,
  refusal: Refusal,
  nameOf: NameOf,
): Promise<Response> {
  const trouble = troubleOf(refusal);
  if (trouble.status === 404) return notFound(c);
  const name = refusal.kind === 'changed_since' ? await nameOf(refusal.by) : null;
  if (name === null) return problem(c, trouble);
  return problem(c, {
    ...trouble,
    detail: `${name} changed this since you opened it.`,
    facts: { ...trouble.facts, by_name: name },
  });
}

/** @returns a refusal as it is told, but for the name of who changed what was changed since. */
export function troubleOf(refusal: Refusal): Trouble {
  const { status, title } = REJECTION_STATUS[refusal.kind];
  const detail = rejectionWords(refusal);
  return { status, title, code: refusal.kind, detail, facts: factsOf(refusal) };
}

/** @returns the figures of a refusal as the wire writes them: snake_case, amounts in rupees. */
export function factsOf(refusal: Refusal): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(refusal)
      .filter(([name]) => name !== 'kind')
      .map(([name, value]: [string, unknown]) =>
        /Paise(Max)?$/.test(name) && typeof value === 'number'
          ? [snakeCase(name.replace('Paise', '')), rupeesFromPaise(value)]
          : [snakeCase(name), value],
      ),
  );
}

const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

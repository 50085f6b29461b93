// The list whose sum is explained, with what narrows it: each word as the call of the list has it.
import { accepted, rejected } from '#core/kernel/result.ts';
import type { Result } from '#core/kernel/result.ts';
import type { ExplainedPage } from '#api/contract/book/log/explain.ts';
import { EXPLAINED_LISTS } from '#api/contract/book/log/explained-lists.ts';
import type { ListNarrowing } from '#api/contract/book/log/explained-lists.ts';
import { fieldErrors, invalidField } from '#api/http/problems/field-errors.ts';
import type { ProblemDetails } from '#api/http/problems/problem.ts';

/** @returns null of a page that is no list, which has no filter. */
export function listAsked(
  of: ExplainedPage,
  filter: string | undefined,
): Result<ListNarrowing | null, ProblemDetails> {
  if (!(of in EXPLAINED_LISTS)) {
    return filter === undefined
      ? accepted(null)
      : rejected(invalidField('filter', 'Only a list is narrowed: leave it out.'));
  }
  const list = of as ListNarrowing['of'];
  const words = Object.fromEntries(new URLSearchParams(filter ?? ''));
  const narrowing = EXPLAINED_LISTS[list].safeParse(words);
  if (narrowing.success) {
    return accepted({ of: list, narrowing: narrowing.data } as ListNarrowing);
  }
  const [first] = fieldErrors(narrowing.error);
  const why = first === undefined ? 'Is not written as it must be.' : wordsOf(first);
  return rejected(invalidField('filter', why));
}

const wordsOf = ({ field, message }: { readonly field: string; readonly message: string }) =>
  `Its word ${field}: ${message}`;

// The book that is worked in. It is chosen in the top bar and kept as an object with its id.
import { z } from 'zod';
import { storedAtom } from './stored.ts';

const choice = z.object({ id: z.int().positive() }).nullable();

/**
 * What the person chose last, which may be a book that is no longer theirs. A choice in another tab
 * changes nothing here: a form that stands open belongs to the book it was opened in.
 */
export const activeBookChoiceAtom = storedAtom('lekha.active-book', choice, null, 'in this tab');

type Owner = { readonly id: number; readonly name: string };

export type NamedBook = {
  readonly id: number;
  readonly name: string;
  /** Of a demo book alone. */
  readonly demo?: 'filling' | 'ready' | undefined;
  /** Given where the person has another book of the name. */
  readonly owner?: Owner | undefined;
};

/** @returns whose book it is, where its name alone does not say it; else null. */
export function ownerInWords({ owner }: NamedBook, personId: number | undefined): string | null {
  if (owner === undefined) return null;
  return owner.id === personId ? 'yours' : `of ${owner.name}`;
}

/** @returns the chosen book, else the first, else null. */
export const activeBookOf = (
  books: readonly NamedBook[],
  chosen: { readonly id: number } | null,
): NamedBook | null => books.find(({ id }) => id === chosen?.id) ?? books[0] ?? null;

// Which reads a change may have made old: those whose endpoint shows a kind of record that it
// touched.
import type { Query } from '@tanstack/react-query';
import type { Change } from '#api/contract/entity/changes.ts';
import { ENTITY_KINDS, isEntityKind } from '#api/contract/entity/kinds.ts';
import type { EntityKind } from '#api/contract/entity/kinds.ts';

/** What the key of a read ends with: the input of its call. */
type Input = {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: { readonly book_id?: string | number };
};

/** @returns whether the query may have another answer after a change of the book. */
export function isOutdatedBy(query: Query, bookId: number, change: Change): boolean {
  if (change.shared !== true && !isOfBook(query, bookId)) return false;
  const shown = kindsShownBy(query);
  if (change.everything === true) return shown.length > 0;
  return shown.some((kind) => change.kinds.includes(kind));
}

/** @returns whether the query is about this book, or about none in particular. */
function isOfBook({ queryKey }: Query, bookId: number): boolean {
  const { params, query } = inputOf(queryKey);
  const named = params?.['bookId'] ?? query?.book_id;
  return named === undefined || String(named) === String(bookId);
}

/** A read that does not say what it shows is taken to show everything. */
function kindsShownBy({ meta, queryKey }: Query): readonly EntityKind[] {
  const shows = meta?.shows;
  if (shows === undefined) return ENTITY_KINDS;
  if (typeof shows !== 'string') return shows;
  const kind = String(inputOf(queryKey).params?.[shows.slice(1)]);
  return isEntityKind(kind) ? [kind] : ENTITY_KINDS;
}

function inputOf(queryKey: readonly unknown[]): Input {
  const last = queryKey.at(-1);
  return typeof last === 'object' && last !== null ? last : {};
}

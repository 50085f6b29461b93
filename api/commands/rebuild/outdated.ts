// Which books' rows an earlier version of a projection has written.
import { versionsOf } from '#projections/runner/apply.ts';
import type { Projection } from '#projections/runner/projection.ts';
import { PROJECTIONS } from '#projections/registry.ts';
import type { Sql } from '#api/store/sql.ts';

type OutdatedBook = {
  readonly bookId: number;
  readonly projections: readonly Projection[];
};

/** @returns the installation's own book first, then the others, the shortest first. */
export async function booksToRebuild(
  sql: Sql,
  projections: readonly Projection[] = PROJECTIONS,
): Promise<readonly OutdatedBook[]> {
  const { rows } = await sql.query<{
    book_id: number;
    projection_versions: Record<string, number>;
  }>({
    text: `select book_id, projection_versions from books join book_heads using (book_id)
      where not projection_versions @> $1::jsonb order by book_id <> 0, seq, book_id`,
    values: [JSON.stringify(versionsOf(projections))],
  });
  return rows
    .map((row) => ({
      bookId: row.book_id,
      projections: outdatedIn(projections, row.projection_versions),
    }))
    .filter((book) => book.projections.length > 0);
}

/** What a later version has written is none of ours to write anew. */
export const outdatedIn = (
  projections: readonly Projection[],
  written: Readonly<Record<string, number>>,
): readonly Projection[] =>
  projections.filter(({ name, version }) => (written[name] ?? 0) < version);

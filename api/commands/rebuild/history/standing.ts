// How far the history of each projection has counted a book, and by which version. What an earlier
// version kept answers and goes on where this program still knows how that version wrote; else it
// is made anew, and nothing is read of it before.
import { PROJECTIONS } from '#projections/registry.ts';
import { isKept } from '#projections/runner/past/definitions.ts';
import type { Projection } from '#projections/runner/projection.ts';
import type { Sql } from '#api/store/sql.ts';

export const KEPT: readonly Projection[] = PROJECTIONS.filter(({ tables }) => tables.some(isKept));

type HistoryStanding = {
  /** It projects as the version did that has kept what there is. */
  readonly projection: Projection;
  readonly version: number;
  readonly seq: number;
  /** Else it stays as it is until it is made anew. */
  readonly goesOn: boolean;
};

/** The versions of each projection that this program can go on with. */
export const KNOWN_VERSIONS = JSON.stringify(
  KEPT.map(({ name, version, former }) => ({
    projection: name,
    versions: [version, ...(typeof former?.version === 'number' ? [former.version] : [])],
  })),
);

/** @returns up to which event of a book the histories of all projections have counted. */
export async function historyPosition(sql: Sql, bookId: number): Promise<number> {
  const { rows } = await sql.query<{ seq: number }>({
    name: 'history-position',
    text: `select coalesce(min(coalesce(kept.seq, 0)), 0) as seq
      from unnest($2::text[]) as wanted(projection)
      left join history.progress as kept
        on kept.book_id = $1 and kept.projection = wanted.projection`,
    values: [bookId, KEPT.map(({ name }) => name)],
  });
  return rows[0]?.seq ?? 0;
}

/**
 * @returns whether the histories of all projections have counted up to an event of a book, by
 *   versions that this program knows: what others kept it would misread.
 */
export async function isPastReady(sql: Sql, bookId: number, seq: number): Promise<boolean> {
  const { rows } = await sql.query<{ ready: boolean }>({
    name: 'is-past-ready',
    text: `select coalesce(min(coalesce(kept.seq, 0)), 0) >= $3::bigint as ready
      from jsonb_to_recordset($2::jsonb) as wanted(projection text, versions bigint[])
      left join history.progress as kept on kept.book_id = $1
        and kept.projection = wanted.projection and kept.version = any(wanted.versions)`,
    values: [bookId, KNOWN_VERSIONS, seq],
  });
  return rows[0]?.ready === true;
}

/** @returns the standing of each projection, those that are furthest behind first. */
export async function standingsOf(sql: Sql, bookId: number): Promise<readonly HistoryStanding[]> {
  const { rows } = await sql.query<{ projection: string; version: number; seq: number }>({
    name: 'history-standings',
    text: 'select projection, version, seq from history.progress where book_id = $1',
    values: [bookId],
  });
  const known = new Map(rows.map((row) => [row.projection, row]));
  return KEPT.map((projection) => standingOf(projection, known.get(projection.name))).toSorted(
    (a, b) => a.seq - b.seq,
  );
}

function standingOf(
  projection: Projection,
  kept: { readonly version: number; readonly seq: number } | undefined,
): HistoryStanding {
  const { version: newest, former } = projection;
  if (kept === undefined) return { projection, version: newest, seq: 0, goesOn: true };
  const { version, seq } = kept;
  if (version === newest) return { projection, version, seq, goesOn: true };
  if (version !== former?.version) return { projection, version, seq, goesOn: false };
  return { projection: { ...projection, project: former.project }, version, seq, goesOn: true };
}

/** @returns the read tables of whose past an event is not counted yet, or in rows to be misread. */
export const tablesBehind = (
  standings: readonly HistoryStanding[],
  seq: number,
): readonly string[] =>
  standings
    .filter((standing) => !standing.goesOn || standing.seq < seq)
    .flatMap(({ projection }) => projection.tables.filter(isKept).map(({ name }) => name));

export async function noteStandings(
  sql: Sql,
  bookId: number,
  standings: readonly Pick<HistoryStanding, 'projection' | 'version'>[],
  seq: number,
): Promise<void> {
  await sql.query({
    text: `insert into history.progress (book_id, projection, version, seq)
      select $1::bigint, given.projection, given.version::bigint, $4::bigint
      from unnest($2::text[], $3::text[]) as given(projection, version)
      on conflict (book_id, projection)
      do update set version = excluded.version, seq = excluded.seq`,
    values: [
      bookId,
      standings.map(({ projection }) => projection.name),
      standings.map(({ version }) => String(version)),
      seq,
    ],
  });
}

/** Books of whose rows an earlier version has kept the past. */
export async function olderHistories(
  sql: Sql,
): Promise<readonly { readonly bookId: number; readonly projections: readonly Projection[] }[]> {
  const { rows } = await sql.query<{ book_id: number; projection: string; version: number }>({
    text: `select kept.book_id, kept.projection, kept.version
      from history.progress as kept
      join jsonb_to_recordset($1::jsonb) as wanted(projection text, version bigint)
        on kept.projection = wanted.projection and kept.version < wanted.version
      order by kept.book_id`,
    values: [JSON.stringify(KEPT.map(({ name, version }) => ({ projection: name, version })))],
  });
  return [...Map.groupBy(rows, (row) => row.book_id)].map(([bookId, older]) => ({
    bookId,
    projections: KEPT.filter(({ name }) => older.some(({ projection }) => projection === name)),
  }));
}

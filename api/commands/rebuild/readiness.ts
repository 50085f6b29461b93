// Which books may be read: those whose rows this program's projections have written. A book with
// rows of an earlier version is being prepared, and what is read of it would be wrong, whichever
// table it comes from. One row is asked per book and second; nothing else of a request waits.
import { unwritable, versionsOf } from '#projections/runner/apply.ts';
import type { Versions } from '#projections/runner/apply.ts';
import type { Projection } from '#projections/runner/projection.ts';
import { readFaults } from '#api/store/book-faults.ts';
import type { BookFault } from '#api/store/book-faults.ts';
import type { Sql } from '#api/store/sql.ts';
import { outdatedIn } from './outdated.ts';

/** Why a book cannot be read; `takesEntries` where what it is told is written all the same. */
export type BookStanding =
  | { readonly kind: 'rebuilding'; readonly takesEntries: boolean }
  | { readonly kind: 'faulty'; readonly fault: BookFault }
  /** A later program has written its rows. */
  | { readonly kind: 'newer' };

type RebuildProgress = { readonly done: number; readonly total: number };

export type BooksSurvey = {
  /** Null when every book that can be is ready. */
  readonly rebuilding: RebuildProgress | null;
  readonly faults: readonly BookFault[];
  /** How many books a later program has prepared. */
  readonly newer: number;
};

export type Readiness = {
  /** @returns null for a book that may be read. */
  readonly standingOf: (bookId: number) => Promise<BookStanding | null>;
  readonly survey: () => Promise<BooksSurvey>;
  /**
   * @param bookIds null for all books.
   * @returns those that are being prepared, in the rows of one projection where it is named.
   */
  readonly rebuildingOf: (
    bookIds: readonly number[] | null,
    projection?: string,
  ) => Promise<readonly number[]>;
  /** Whoever rebuilds hears of books that somebody waits for. */
  readonly onWanted: (listener: (bookId: number) => void) => void;
};

const FRESH_MILLISECONDS = 1000;

export function createReadiness(sql: Sql, projections: readonly Projection[]): Readiness {
  const known = new Map<number, Fresh<BookStanding | null>>();
  let surveyed: Fresh<BooksSurvey> | null = null;
  let mostOutdated = 0;
  let wanted: (bookId: number) => void = () => undefined;

  const look = async (): Promise<BooksSurvey> => {
    const [others, faults] = await Promise.all([
      booksOfOtherVersions(sql, projections),
      readFaults(sql),
    ]);
    const faulty = new Set(faults.filter(ofRebuild).map(({ bookId }) => bookId));
    const isOlder = ({ versions }: BookVersions) => outdatedIn(projections, versions).length > 0;
    const left = others.filter((one) => isOlder(one) && !faulty.has(one.bookId)).length;
    mostOutdated = left === 0 ? 0 : Math.max(mostOutdated, left);
    return {
      rebuilding: left === 0 ? null : { done: mostOutdated - left, total: mostOutdated },
      faults,
      newer: others.filter(({ versions }) => isNewer(projections, versions)).length,
    };
  };

  return {
    async standingOf(bookId) {
      let one = known.get(bookId);
      if (one === undefined || isStale(one)) {
        one = freshly(readStanding(sql, projections, bookId));
        known.set(bookId, one);
        one.value.catch(() => known.delete(bookId));
      }
      const standing = await one.value;
      // What is not ready may be so at any moment, and people wait for it.
      if (standing !== null) known.delete(bookId);
      if (standing?.kind === 'rebuilding') wanted(bookId);
      return standing;
    },
    survey() {
      if (surveyed === null || isStale(surveyed)) {
        surveyed = freshly(look());
        surveyed.value.catch(() => {
          surveyed = null;
        });
      }
      return surveyed.value;
    },
    async rebuildingOf(bookIds, projection) {
      if (bookIds?.length === 0) return [];
      const [others, faults] = await Promise.all([
        booksOfOtherVersions(sql, projections, bookIds),
        readFaults(sql),
      ]);
      const faulty = new Set(faults.filter(ofRebuild).map(({ bookId }) => bookId));
      return others
        .filter(({ bookId, versions }) => {
          const older = outdatedIn(projections, versions);
          const concerned = older.filter(({ name }) => (projection ?? name) === name);
          return concerned.length > 0 && !faulty.has(bookId);
        })
        .map(({ bookId }) => bookId);
    },
    onWanted(listener) {
      wanted = listener;
    },
  };
}

type Fresh<Value> = { readonly value: Promise<Value>; readonly since: number };
const freshly = <Value>(value: Promise<Value>): Fresh<Value> => ({ value, since: Date.now() });
const isStale = ({ since }: Fresh<unknown>): boolean => Date.now() - since >= FRESH_MILLISECONDS;

const ofRebuild = ({ kind }: BookFault): boolean => kind === 'rebuild';

type BookVersions = { readonly bookId: number; readonly versions: Versions };

/** @returns those of all books, or of some, whose rows are not of exactly these versions. */
async function booksOfOtherVersions(
  sql: Sql,
  projections: readonly Projection[],
  bookIds: readonly number[] | null = null,
): Promise<readonly BookVersions[]> {
  const { rows } = await sql.query<BookVersions>({
    text: `select book_id as "bookId", projection_versions as versions from books
      where not projection_versions @> $1::jsonb
        and ($2::bigint[] is null or book_id = any($2::bigint[]))`,
    values: [JSON.stringify(versionsOf(projections)), bookIds],
  });
  return rows;
}

async function readStanding(
  sql: Sql,
  projections: readonly Projection[],
  bookId: number,
): Promise<BookStanding | null> {
  const { rows } = await sql.query<{ versions: Versions }>({
    name: 'versions-of-book',
    text: 'select projection_versions as versions from books where book_id = $1',
    values: [bookId],
  });
  const versions = rows[0]?.versions;
  if (versions === undefined) return null;
  if (isNewer(projections, versions)) return { kind: 'newer' };
  if (outdatedIn(projections, versions).length === 0) return null;
  const fault = (await readFaults(sql, bookId)).find(ofRebuild);
  if (fault !== undefined) return { kind: 'faulty', fault };
  return { kind: 'rebuilding', takesEntries: unwritable(projections, versions).length === 0 };
}

const isNewer = (projections: readonly Projection[], versions: Versions): boolean =>
  projections.some(({ name, version }) => (versions[name] ?? 0) > version);

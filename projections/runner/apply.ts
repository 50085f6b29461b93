import type { Execute, ProjectedEvent, Projection, TableStatement } from './projection.ts';

/** The versions by which a book's rows are written, by the projection's name. */
export type Versions = Readonly<Record<string, number>>;

/**
 * Writes what recorded events mean for the read tables, in the transaction that the caller holds
 * under the locks of the events' books.
 * @param events of any books, each book's in order of seq and not applied before.
 * @param writtenBy what has written a book's rows so far; every book's rows are of the newest
 *   version unless it is given.
 */
export async function applyEvents(
  execute: Execute,
  events: readonly ProjectedEvent[],
  projections: readonly Projection[],
  writtenBy?: (bookId: number) => Versions,
): Promise<void> {
  const bookIds = [...new Set(events.map(({ bookId }) => bookId))];
  for (const projection of projections) {
    const { name, version, former } = projection;
    const isFormer = (bookId: number) => writtenBy?.(bookId)[name] !== version;
    const formerBooks = former && writtenBy ? bookIds.filter(isFormer) : [];
    for (const statement of statementsOf(projection, events, formerBooks)) await execute(statement);
  }
}

/** @param formerBooks those whose rows the version before this one has written. */
function statementsOf(
  { project, former }: Projection,
  events: readonly ProjectedEvent[],
  formerBooks: readonly number[],
): readonly TableStatement[] {
  // The list itself, by which several projections find what they have in common.
  if (former === undefined || formerBooks.length === 0) return project(events);
  const isNew = ({ bookId }: ProjectedEvent) => !formerBooks.includes(bookId);
  const others = former.project(events.filter((event) => !isNew(event)));
  return [
    ...project(events.filter(isNew)),
    // A connection keeps one statement to a name, and the former one may say something else.
    ...others.map((statement) => ({ ...statement, name: `former/${statement.name}` })),
  ];
}

/** @returns what a book keeps of each projection that wrote its rows. */
export const versionsOf = (projections: readonly Projection[]): Versions =>
  Object.fromEntries(projections.map(({ name, version }) => [name, version]));

/**
 * @returns the projections into whose rows this program cannot write, in a book of these versions.
 */
export const unwritable = (
  projections: readonly Projection[],
  versions: Versions,
): readonly Projection[] =>
  projections.filter(({ name, version, former }) => {
    const written = versions[name] ?? null;
    return written !== version && (former === undefined || written !== former.version);
  });

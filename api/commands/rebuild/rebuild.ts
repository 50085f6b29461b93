// Writes a book's read tables anew while people work with the old ones. The new rows are made
// beside the live ones, without the lock of the book's head; it is held only to fold the last
// events and to put what differs in place. Whatever stops it, the book has the old rows or the new
// ones.
import { invariant } from '#core/kernel/invariant.ts';
import { versionsOf } from '#projections/runner/apply.ts';
import type { Projection } from '#projections/runner/projection.ts';
import { fillShadows, SLICE_EVENTS } from '#projections/runner/shadow/fill.ts';
import type { Slices } from '#projections/runner/shadow/fill.ts';
import {
  createDiffering,
  noteDiffering,
  noteGrown,
  noteUnpaired,
  replaceNoted,
} from '#projections/runner/shadow/replace.ts';
import { createShadows } from '#projections/runner/shadow/shadow-tables.ts';
import { lockHeads } from '#api/store/heads.ts';
import type { LogHead } from '#api/store/heads.ts';
import type { Sql } from '#api/store/sql.ts';
import { isErasing } from './history/erased.ts';
import { whileRenewing } from './history/renew.ts';
import { outdatedIn } from './outdated.ts';
import { headOf, onShadowConnection, eventSlicesOf } from './shadow-connection.ts';
import type { OpenShadow, RebuildJob } from './shadow-connection.ts';

export type { RebuildJob };

/** Rebuilds the projections whatever has written them, and notes by which version of each. */
export const rebuild = (job: RebuildJob): Promise<void> =>
  onShadowConnection(job, async (connected) => {
    await takeTurn(connected.sql, job.bookId);
    await rebuildOn(connected, job);
  });

/** Rebuilds the projections and makes their histories anew, of which the log is read once. */
export const rebuildWithHistory = (job: RebuildJob): Promise<void> =>
  onShadowConnection(job, async (connected) => {
    await takeTurn(connected.sql, job.bookId);
    await rebuildBoth(connected, job);
  });

/** The past of a shorter book is counted in a moment, by whoever asks for it. */
const LONG_BOOK_EVENTS = 5000;

/**
 * Rebuilds those of the projections that are of an earlier version still; of a long book with their
 * histories.
 */
export const rebuildOutdated = (job: RebuildJob): Promise<void> =>
  onShadowConnection(job, async (connected) => {
    const { sql } = connected;
    await takeTurn(sql, job.bookId);
    // Another server may have been faster while this one waited for its turn.
    const projections = outdatedIn(job.projections, await writtenVersions(sql, job.bookId));
    if (projections.length === 0) return;
    const isLong = (await headOf(sql, job.bookId)) > LONG_BOOK_EVENTS;
    await (isLong ? rebuildBoth : rebuildOn)(connected, { ...job, projections });
  });

/** One rebuild at a time works on a book; the lock goes with the connection. */
async function takeTurn(sql: Sql, bookId: number): Promise<void> {
  await sql.query({
    text: `select pg_advisory_lock(hashtextextended('lekha/rebuild of a book', $1::bigint))`,
    values: [bookId],
  });
}

const rebuildBoth = (connected: OpenShadow, job: RebuildJob): Promise<void> =>
  whileRenewing(job, async ({ along, finish }) => {
    await finish(await rebuildOn(connected, job, along));
  });

/** So few are left to be folded while nobody posts; a busy book has more after each pass. */
const LAST_EVENTS = 200;
const PASSES = 5;

/**
 * @param along is given the slices of the log up to an event.
 * @returns that event.
 */
async function rebuildOn(
  connected: OpenShadow,
  job: RebuildJob,
  along: (slices: Slices) => Slices = (slices) => slices,
): Promise<number> {
  const { sql, query, commit } = connected;
  const { bookId, projections, onProgress } = job;
  const tables = projections.flatMap((projection) => projection.tables);
  const long = tables.filter(({ grows }) => grows !== undefined);
  const fill = fillShadows(connected, projections);

  // The live rows and the log, as they are at one moment.
  await query('begin isolation level repeatable read');
  const compared = await headOf(sql, bookId);
  await createShadows(query, tables);
  await fill(along(eventSlicesOf(job, 0, compared)), onProgress);
  for (const table of tables) {
    await createDiffering(query, table);
    await noteDiffering(query, table, bookId);
  }
  await commit();

  let counted = compared;
  const erasures = { seen: false };
  const later = (from: number, to: number) => noting(erasures, eventSlicesOf(job, from, to));
  let head = await headOf(sql, bookId);
  for (let pass = 0; head - counted > (pass < PASSES ? LAST_EVENTS : SLICE_EVENTS); pass += 1) {
    await fill(later(counted, head), onProgress);
    counted = head;
    head = await headOf(sql, bookId);
  }
  await query('begin');
  // Nobody writes into these rows any more, so that no lock is needed to replace them.
  for (const table of long) if (table.grows === 'fixed') await replaceNoted(query, table);
  const locked = await lockToSwitch(sql, job);
  await fill(later(counted, locked.seq), onProgress);
  await replaceRest(connected, job, { comparedSeq: compared, erasures });
  await noteVersions(sql, bookId, projections);
  await commit();
  return compared;
}

async function lockToSwitch(sql: Sql, { bookId, projections }: RebuildJob): Promise<LogHead> {
  const head = (await lockHeads(sql, [bookId])).get(bookId);
  invariant(head !== undefined, `There is no book ${bookId}.`);
  for (const { name, version } of projections) {
    const written = head.projectionVersions[name] ?? 0;
    if (written <= version) continue;
    throw new Error(
      `Book ${bookId}: ${name} was written by a newer Lekha (version ${written}, not ${version}).`,
    );
  }
  return head;
}

type Erasures = { seen: boolean };

/** What is erased goes from rows without a word in them of the event. */
async function* noting(erasures: Erasures, slices: Slices): Slices {
  for await (const events of slices) {
    erasures.seen ||= events.some(({ type }) => isErasing(type));
    yield events;
  }
}

/**
 * Tables are looked at where they have changed since they were compared: a row says which event has
 * written it last. Whole they would take longer than people should wait.
 */
async function replaceRest(
  { query }: OpenShadow,
  { bookId, projections }: RebuildJob,
  { comparedSeq, erasures }: { readonly comparedSeq: number; readonly erasures: Erasures },
): Promise<void> {
  for (const table of projections.flatMap(({ tables }) => tables)) {
    await noteGrown(query, table, bookId, comparedSeq);
    if (table.grows === undefined) {
      const note = erasures.seen ? noteDiffering : noteUnpaired;
      await note(query, table, bookId);
    }
    await replaceNoted(query, table);
  }
}

async function writtenVersions(
  sql: Sql,
  bookId: number,
): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql.query<{ versions: Record<string, number> }>({
    text: 'select projection_versions as versions from books where book_id = $1',
    values: [bookId],
  });
  return rows[0]?.versions ?? {};
}

async function noteVersions(
  sql: Sql,
  bookId: number,
  projections: readonly Projection[],
): Promise<void> {
  await sql.query({
    text: `update books set projection_versions = projection_versions || $2::jsonb
      where book_id = $1`,
    values: [bookId, JSON.stringify(versionsOf(projections))],
  });
}

// Compares the live rows of a book with rows made anew from its log. It is a question and changes
// nothing: people post meanwhile, since it looks at the book as it is at one moment.
import { compareWithShadows } from '#projections/runner/shadow/compare.ts';
import type { Difference } from '#projections/runner/shadow/compare.ts';
import { fillShadows } from '#projections/runner/shadow/fill.ts';
import { createShadows } from '#projections/runner/shadow/shadow-tables.ts';
import { headOf, onShadowConnection, eventSlicesOf } from './shadow-connection.ts';
import type { RebuildJob } from './shadow-connection.ts';

/** @returns the rows in which the live tables differ from rebuilt ones. */
export function checkRebuild(job: RebuildJob): Promise<readonly Difference[]> {
  const { bookId, projections, onProgress } = job;
  const tables = projections.flatMap((projection) => projection.tables);
  return onShadowConnection(job, async (connected) => {
    const { sql, query } = connected;
    await query('begin isolation level repeatable read');
    const head = await headOf(sql, bookId);
    await createShadows(query, tables);
    const fill = fillShadows(connected, projections);
    await fill(eventSlicesOf(job, 0, head), onProgress);
    return compareWithShadows(query, bookId, tables);
  });
}

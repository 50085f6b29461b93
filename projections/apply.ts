import type { Execute, ProjectedEvent, Projection } from '#projections/runner/projection.ts';
import { PROJECTIONS } from '#projections/registry.ts';

/**
 * Writes what recorded events mean for the read tables, in the transaction that the caller holds
 * under the locks of the events' books.
 * @param events of any books, each book's in order of seq and not applied before.
 */
export async function applyEvents(
  execute: Execute,
  events: readonly ProjectedEvent[],
  projections: readonly Projection[] = PROJECTIONS,
): Promise<void> {
  for (const { project } of projections) {
    for (const statement of project(events)) await execute(statement);
  }
}

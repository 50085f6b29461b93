// The undo of an import: what was used, locked or filed since stays and is told of with its reason;
// the rest is taken back by the commands that a person would give.
import { recordsOfImport } from '#projections/import-list/read.ts';
import type { ImportedRecord } from '#projections/import-list/table.ts';
import type { NoteOutcomes } from '#api/commands/drain/drain.ts';
import type { Outcome } from '#api/commands/request.ts';
import type { KeptRecord } from '#api/contract/book/import.ts';
import { KEPT_MAX } from '#api/contract/book/import.ts';
import { problemOf } from '#api/http/rejections/reply.ts';
import type { ImportParts, ImportUndo } from './import-lines.ts';
import { importedKindOf } from './kinds/kinds.ts';
import { takeBackOpenings } from './openings/taking-back.ts';

/** @returns what stays, the first of them, each with the reason. */
export async function takeBackRecords(
  parts: ImportParts,
  undoing: ImportUndo,
): Promise<readonly KeptRecord[]> {
  if (undoing.kind === 'opening') return takeBackOpenings(parts, undoing);
  const records = await recordsOfImport(parts.db, undoing.bookId, undoing.importId);
  const kept: KeptRecord[] = [];
  for (let from = 0; from < records.length;) {
    const slice = records.slice(from, from + parts.sliceSize().requests);
    from += slice.length;
    kept.push(...(await takeBackSlice(parts, undoing, slice)));
  }
  return kept.toSorted((one, other) => one.line - other.line).slice(0, KEPT_MAX);
}

async function takeBackSlice(
  parts: ImportParts,
  { kind, importId, bookId, personId: actorId }: ImportUndo,
  records: readonly ImportedRecord[],
): Promise<readonly KeptRecord[]> {
  const ids = records.map(({ id }) => id);
  const asked = (await importedKindOf(kind)?.takeBack(parts, bookId, records)) ?? [];
  const requests = asked.map((one) => ({ bookId, actorId, ...one }));
  const idOf = new Map(asked.map(({ command }, at) => [command, ids[at] ?? 0]));
  const noting: NoteOutcomes = (decided, outcomes) => {
    const gone = decided.flatMap(({ command }, at) =>
      isGone(outcomes[at]) ? (idOf.get(command) ?? []) : [],
    );
    if (gone.length === 0) return [];
    return [
      { bookId, actorId, command: { type: 'NoteWithdrawnRecords', data: { importId, ids: gone } } },
    ];
  };
  const settled = await parts.submitSlice(requests, noting);
  return settled.flatMap((result, at): KeptRecord[] => {
    // What nobody foresaw is told of as such, and what was taken back until then stays so.
    if (result.status === 'rejected') throw result.reason;
    const { id, line } = records[at] ?? { id: 0, line: 0 };
    if (result.value.kind === 'accepted' || isGone(result.value)) return [];
    const { code, detail } = problemOf(result.value.rejection);
    return [{ line, id, code, detail }];
  });
}

/** What somebody removed by hand is gone as well. */
const isGone = (outcome: Outcome | undefined): boolean =>
  outcome?.kind === 'accepted' ||
  (outcome?.kind === 'rejected' && problemOf(outcome.rejection).status === 404);

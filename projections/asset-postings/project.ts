import type { ProjectedEvent, Projection, TableStatement } from '../runner/projection.ts';
import { postedColumns, undoneColumns } from '../runner/writing/act-columns.ts';
import { patch } from '../runner/writing/patch-records.ts';
import type { Patch } from '../runner/writing/patch-records.ts';
import { insertInto, removeFrom } from '../runner/writing/write-rows.ts';
import { assetPostings, depreciationPolicies } from './table.ts';

const patchPostings = patch(assetPostings);
const insertPolicies = insertInto(depreciationPolicies);
const removePolicies = removeFrom(depreciationPolicies);

function postingPatches(event: ProjectedEvent): Patch<typeof assetPostings>[] {
  switch (event.type) {
    case 'DepreciationRunPosted':
      return [posted(event, 'run', event.data.through)];
    case 'AssetDisposed':
      return [posted(event, 'disposal', event.data.on)];
    case 'DepreciationRunReversed':
      return [undone(event, 'run')];
    case 'AssetDisposalReversed':
      return [undone(event, 'disposal')];
    default:
      return [];
  }
}

type PostingEvent = Extract<ProjectedEvent, { type: 'DepreciationRunPosted' | 'AssetDisposed' }>;
type ReversalEvent = Extract<
  ProjectedEvent,
  { type: 'DepreciationRunReversed' | 'AssetDisposalReversed' }
>;
type Kind = 'run' | 'disposal';

const posted = (
  event: PostingEvent,
  kind: Kind,
  entryDate: string,
): Patch<typeof assetPostings> => ({
  creates: true,
  columns: { ...postedColumns<PostingEvent['data']>(event, entryDate), kind },
});

const undone = (event: ReversalEvent, kind: Kind): Patch<typeof assetPostings> => ({
  creates: false,
  columns: { ...undoneColumns(event), kind },
});

/** A book has one policy, which each event sets as a whole. */
function policyStatements(events: readonly ProjectedEvent[]): readonly TableStatement[] {
  const rows = new Map<number, { book_id: number; last_seq: number; policy: string }>();
  for (const event of events) {
    if (event.type !== 'DepreciationPolicySet') continue;
    const { bookId: _book, ...policy } = event.data;
    const { bookId, seq } = event;
    rows.set(bookId, { book_id: bookId, last_seq: seq, policy: JSON.stringify(policy) });
  }
  const settled = [...rows.values()];
  return [...removePolicies(settled), ...insertPolicies(settled)];
}

export const assetPostingsProjection: Projection = {
  name: 'asset-postings',
  version: 1,
  tables: [assetPostings, depreciationPolicies],
  project: (events) => [
    ...patchPostings(events.flatMap(postingPatches)),
    ...policyStatements(events),
  ],
  former: { version: null, project: () => [] },
};

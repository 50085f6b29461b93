// Records that stand under others of their kind: categories and companies. No sequence of moves
// makes one its own ancestor, and no tree grows so deep that reading it becomes a burden.
import type { MasterKind } from './terms.ts';
import type { MasterRejection } from './rejections.ts';

export type TreeFacts = {
  /** The wanted parent and what it stands under, nearest first; null when it can't be chosen. */
  readonly lineage: readonly number[] | null;
  /** How many levels stand under the record itself. */
  readonly height: number;
};

/** Deeper than any chart of goods in use; Tally's stock groups seldom pass five. */
export const LEVELS_MAX = 20;

/** @param parentId undefined when the record stays where it is. */
export function refusalOfPlace(
  { of, id }: { readonly of: MasterKind; readonly id: number },
  parentId: number | null | undefined,
  { lineage, height }: TreeFacts,
): MasterRejection | null {
  if (parentId == null) return null;
  if (parentId === id) return { kind: 'under_itself', of, id, parentId };
  if (lineage === null) return { kind: 'parent_unknown', of, parentId };
  if (lineage.includes(id)) return { kind: 'under_itself', of, id, parentId };
  if (lineage.length + 1 + height > LEVELS_MAX) {
    return { kind: 'too_deep', of, levelsMax: LEVELS_MAX };
  }
  return null;
}

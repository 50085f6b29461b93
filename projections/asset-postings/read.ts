import { sql } from 'kysely';
import type { QueryExecutorProvider } from 'kysely';
import { USUAL_POLICY } from '#core/asset-posting/index.ts';
import type { AssetPostingState, DepreciationPolicy } from '#core/asset-posting/index.ts';
import { instantAs } from '../runner/instant.ts';
import type { AssetPostingRow } from './table.ts';

/** @returns every run and every disposal of a book, the first first. */
export async function assetPostingsOf(
  db: QueryExecutorProvider,
  bookId: number,
): Promise<readonly AssetPostingRow[]> {
  const { rows } = await sql<AssetPostingRow>`
    select kind, number, seq, last_seq as "lastSeq", posted_by as "postedBy",
      ${instantAs('recorded_at')} as "recordedAt", undone_by as "undoneBy",
      case when undone_at is null then null else ${instantAs('undone_at')} end as "undoneAt",
      reason, content
    from asset_postings where book_id = ${bookId} order by kind, number
  `.execute(db);
  return rows;
}

/** @returns by what a book depreciates. */
export async function depreciationPolicyOf(
  db: QueryExecutorProvider,
  bookId: number,
): Promise<DepreciationPolicy> {
  const { rows } = await sql<{ readonly policy: DepreciationPolicy }>`
    select policy from depreciation_policies where book_id = ${bookId}
  `.execute(db);
  return rows[0]?.policy ?? USUAL_POLICY;
}

/** @returns what the rules know of a book's postings, as its stream folds to it. */
export function postingStateOf(
  policy: DepreciationPolicy,
  rows: readonly AssetPostingRow[],
): AssetPostingState {
  return {
    policy,
    runs: rows.flatMap((row) =>
      row.kind === 'run' ? [{ ...row.content, undone: row.undoneBy !== null }] : [],
    ),
    disposals: rows.flatMap((row) =>
      row.kind === 'disposal' ? [{ ...row.content, undone: row.undoneBy !== null }] : [],
    ),
  };
}

// What the disposal of an asset comes to.
import { computeDisposal } from '#core/asset-posting/index.ts';
import type { AssetDisposed, AssetPostingRejection } from '#core/asset-posting/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { BookId } from '#core/kernel/ids.ts';
import { accepted } from '#core/kernel/result.ts';
import type { Result } from '#core/kernel/result.ts';
import type { DisposalPreview } from '#api/contract/account/assets/disposal.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { readPostingsOfBook } from './posting-facts.ts';

type SaleQuery = {
  readonly assetId: number;
  readonly on: CalendarDate;
  readonly proceedsPaise: number;
  readonly taxRateBps: number;
  readonly otherState: boolean;
};

/** @returns what would be said of it, or why it cannot be. Any account may receive the price. */
export const previewAssetDisposal = (
  db: ReadTables,
  bookId: number,
  asked: SaleQuery,
): Promise<Result<DisposalPreview, AssetPostingRejection>> =>
  snapshot(db, async (tables) => {
    const { state, facts } = await readPostingsOfBook(tables, bookId, asked.on);
    const [anyAccount = null] = facts.openAccounts;
    const given = { ...asked, bookId: bookId as BookId, proceedsAccountId: anyAccount };
    const computed = computeDisposal(state, given, facts);
    return computed.ok ? accepted(disposalFigures(computed.value)) : computed;
  });

export const disposalFigures = (
  disposal: Omit<AssetDisposed['data'], 'journalIds'>,
): DisposalPreview => ({
  assetId: disposal.assetId,
  name: disposal.name,
  date: calendarDate(disposal.on),
  costPaise: disposal.costPaise,
  depreciationPaise: disposal.accumulatedPaise,
  toPostPaise: disposal.line?.toPostPaise ?? 0,
  writtenDownPaise: disposal.costPaise - disposal.accumulatedPaise,
  proceedsPaise: disposal.proceedsPaise,
  cgstPaise: disposal.tax.cgstPaise,
  sgstPaise: disposal.tax.sgstPaise,
  igstPaise: disposal.tax.igstPaise,
  gainPaise: disposal.gainPaise,
});

import type { AssetDepreciation } from '../asset/index.ts';
import type { UndoAct } from '../kernel/event.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';
import type { BookId, JournalId } from '../kernel/ids.ts';
import type { DepreciationPolicy } from './shapes.ts';

export type SetDepreciationPolicy = {
  readonly type: 'SetDepreciationPolicy';
  readonly data: { readonly bookId: BookId } & DepreciationPolicy;
};
export type PostDepreciationRun = {
  readonly type: 'PostDepreciationRun';
  readonly data: {
    readonly bookId: BookId;
    readonly from: CalendarDate;
    readonly through: CalendarDate;
    /** What the person saw of it, all lines together. */
    readonly toPostPaise: number;
    readonly journalIds: readonly JournalId[];
  };
};
export type UndoDepreciationRun = {
  readonly type: 'UndoDepreciationRun';
  readonly data: UndoAct;
};
export type DisposeAsset = {
  readonly type: 'DisposeAsset';
  readonly data: {
    readonly bookId: BookId;
    readonly assetId: number;
    readonly on: CalendarDate;
    readonly proceedsPaise: number;
    readonly proceedsAccountId: number | null;
    readonly taxRateBps: number;
    /** Whether the buyer is in another state, so that IGST is charged. */
    readonly otherState: boolean;
    readonly journalIds: readonly JournalId[];
  };
};
export type UndoAssetDisposal = {
  readonly type: 'UndoAssetDisposal';
  readonly data: UndoAct;
};
export type AssetPostingCommand =
  | SetDepreciationPolicy
  | PostDepreciationRun
  | UndoDepreciationRun
  | DisposeAsset
  | UndoAssetDisposal;

/** An asset of the register, as it says of itself. */
export type AssetOfRegister = {
  readonly assetId: number;
  readonly name: string;
  readonly accountId: number | null;
  readonly depreciation: AssetDepreciation;
};

export type AssetPostingFacts = {
  /** Today in Asia/Kolkata by the database's clock. */
  readonly today: CalendarDate;
  /**
   * The first day of the books: what wore before stands in the opening balances. Null before the
   * first entry, which begins the books with the year that it is in.
   */
  readonly beginsOn: CalendarDate | null;
  /** The last locked day of the book, or null. */
  readonly lockedTo: CalendarDate | null;
  /** By name. */
  readonly assets: readonly AssetOfRegister[];
  /** The account of accumulated depreciation; null before the book has one. */
  readonly accumulatedAccountId: number | null;
  /** What was posted by hand against depreciation, by the account that took the credit. */
  readonly handPaise: ReadonlyMap<number, number>;
  /** Those accounts that the command names which the book has open. */
  readonly openAccounts: ReadonlySet<number>;
};

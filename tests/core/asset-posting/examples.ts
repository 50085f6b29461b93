// A mill and a computer in the register of a book that began on 1 April 2024.
import type {
  AssetOfRegister,
  AssetPostingCommand,
  AssetPostingEvent,
  AssetPostingFacts,
} from '#core/asset-posting/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { BookId, JournalId } from '#core/kernel/ids.ts';
import { assetPostingDecider } from '#core/asset-posting/index.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

export const bookId = 8 as BookId;
export const BANK = 61;
export const MILLS = 71;
export const COMPUTERS = 72;
export const ACCUMULATED = 73;
export const journalIds = [901, 902, 903, 904] as JournalId[];

export const mill: AssetOfRegister = {
  assetId: 30,
  name: 'Mill',
  accountId: MILLS,
  depreciation: {
    costPaise: 20_000_000,
    putToUse: '2026-10-01',
    assetClass: 'plant',
    lifeYears: 15,
    method: 'slm',
    residualBps: 500,
    taxKind: 'machinery',
    sale: null,
  },
};
/** The computer of the facts: 80,000, used from 1 April 2024. */
export const computer: AssetOfRegister = {
  assetId: 31,
  name: 'Counter computer',
  accountId: COMPUTERS,
  depreciation: {
    ...mill.depreciation,
    costPaise: 8_000_000,
    putToUse: '2024-04-01',
    assetClass: 'computer',
    lifeYears: 3,
    taxKind: 'computer',
  },
};

export const facts: AssetPostingFacts = {
  today: calendarDate('2027-04-20'),
  beginsOn: calendarDate('2024-04-01'),
  lockedTo: null,
  assets: [computer, mill],
  accumulatedAccountId: ACCUMULATED,
  handPaise: new Map(),
  openAccounts: new Set([BANK, MILLS, COMPUTERS, ACCUMULATED]),
};
export const given = scenarioOf(assetPostingDecider, facts);

export const run = (from: string, through: string, toPostPaise: number): AssetPostingCommand => ({
  type: 'PostDepreciationRun',
  data: {
    bookId,
    from: calendarDate(from),
    through: calendarDate(through),
    toPostPaise,
    journalIds,
  },
});
export const undoRun = (number = 1): AssetPostingCommand => ({
  type: 'UndoDepreciationRun',
  data: { bookId, number, reason: 'A wrong life', reversalIds: journalIds },
});
export const policySet = (
  basis: 'schedule-ii' | 'income-tax',
  credit: 'accumulated' | 'asset' = 'accumulated',
): AssetPostingEvent => ({
  type: 'DepreciationPolicySet',
  version: 1,
  data: { bookId, basis, credit, classAccounts: [] },
});

type Disposal = Extract<AssetPostingCommand, { type: 'DisposeAsset' }>['data'];
export const dispose = (more: Partial<Disposal> = {}): AssetPostingCommand => ({
  type: 'DisposeAsset',
  data: {
    bookId,
    assetId: computer.assetId,
    on: calendarDate('2026-09-30'),
    proceedsPaise: 1_500_000,
    proceedsAccountId: BANK,
    taxRateBps: 1800,
    otherState: false,
    journalIds: journalIds.slice(0, 2),
    ...more,
  },
});

/** @returns the events of commands that are accepted one after the other. */
export function happened(
  commands: readonly AssetPostingCommand[],
  known: AssetPostingFacts = facts,
  before: readonly AssetPostingEvent[] = [],
): readonly AssetPostingEvent[] {
  return commands.reduce<readonly AssetPostingEvent[]>((events, command) => {
    const { decide, evolve, initialState } = assetPostingDecider;
    const decided = decide(events.reduce(evolve, initialState), command, known);
    if (!decided.ok) throw new Error(decided.rejection.kind);
    return [...events, ...decided.value];
  }, before);
}

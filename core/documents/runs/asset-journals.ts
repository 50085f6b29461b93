// The journals of fixed assets: those of a run by class of assets, those of a disposal, and their
// reversals.
import { groupsOf } from '../../asset-posting/index.ts';
import type {
  AssetPostingCommand,
  AssetPostingEvent,
  AssetPostingState,
  DepreciationGroup,
  DepreciationRunPosted,
} from '../../asset-posting/index.ts';
import type { AssetState } from '../../asset/index.ts';
import { calendarDate, nameOfMonth, partsOf } from '../../kernel/calendar-date.ts';
import type { JournalId } from '../../kernel/ids.ts';
import { journalsOfDisposal } from './asset-disposal-journals.ts';
import { gainEntries, toCredit } from './asset-entries.ts';
import type { DocumentJournal } from '../journals/journals-of.ts';
import { postingEntries } from '../journals/posting.ts';
import type { PostingEntry } from '../journals/posting.ts';

type Assets = {
  readonly posting: AssetPostingState;
  readonly asset: (id: number) => AssetState;
};

/** @returns the journals to post or to reverse, in the order in which the act names them. */
export function journalsOfAssets(
  event: AssetPostingEvent,
  command: AssetPostingCommand,
  { posting, asset }: Assets,
): readonly DocumentJournal[] {
  switch (event.type) {
    case 'DepreciationPolicySet':
      return [];
    case 'DepreciationRunPosted':
      return journalsOfRun(event.data);
    case 'DepreciationRunReversed': {
      const run = posting.runs[event.data.number - 1];
      return reversals(command, { kind: 'depreciation-run', journalIds: run?.journalIds ?? [] });
    }
    case 'AssetDisposed':
      return journalsOfDisposal(event.data, { posting, asset });
    case 'AssetDisposalReversed': {
      const disposal = posting.disposals[event.data.number - 1];
      const journalIds = disposal?.journalIds ?? [];
      return reversals(command, { kind: 'asset-disposal', journalIds });
    }
  }
}

function journalsOfRun(run: DepreciationRunPosted['data']): readonly DocumentJournal[] {
  const { number, through, journalIds } = run;
  return groupsOf(run.lines).map((group, at) => ({
    post: {
      journalId: journalIds[at] ?? 0,
      voucherType: 'journal' as const,
      entryDate: calendarDate(through),
      narration: narrationOf(group, run),
      source: { kind: 'depreciation-run' as const, id: number, number: String(number) },
      entries: entriesOf(group),
    },
  }));
}

/** @returns `31 March 2027`. */
function dayText(date: string): string {
  const { year, month, day } = partsOf(calendarDate(date));
  return `${day} ${nameOfMonth(month)} ${year}`;
}

function narrationOf(
  { name, assets }: DepreciationGroup,
  { from, through, basis }: DepreciationRunPosted['data'],
): string {
  const count = basis === 'income-tax' ? '' : assets === 1 ? ', 1 asset' : `, ${assets} assets`;
  const days = `${dayText(from)} to ${dayText(through)}`;
  return `Depreciation, ${days}: ${name}${count}`;
}

const entriesOf = (group: DepreciationGroup): readonly PostingEntry[] => [
  ...postingEntries({ role: 'depreciation' }, 'debit', group.expensePaise),
  ...gainEntries(group.gainPaise),
  ...group.credits.flatMap(({ accountId, amountPaise }) =>
    postingEntries(toCredit(accountId), 'credit', amountPaise),
  ),
];

type TakenBack = {
  readonly kind: 'depreciation-run' | 'asset-disposal';
  readonly journalIds: readonly number[];
};

function reversals(
  { data }: AssetPostingCommand,
  { kind, journalIds }: TakenBack,
): readonly DocumentJournal[] {
  if (!('reversalIds' in data)) return [];
  const { number, reason, reversalIds } = data;
  return journalIds.map((journalId, at) => ({
    reverse: {
      journalId: journalId as JournalId,
      reversalId: reversalIds[at] ?? (0 as JournalId),
      reason,
      document: { kind, id: number },
    },
  }));
}

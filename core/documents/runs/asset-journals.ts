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
import { dayInNarration, journalsOfAct, reversalsOfAct } from './act-journals.ts';
import { journalsOfDisposal } from './asset-disposal-journals.ts';
import { creditEntries, gainEntries } from './asset-entries.ts';
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
  const takenBack = (act: Parameters<typeof reversalsOfAct>[1]) =>
    'reversalIds' in command.data ? reversalsOfAct(command.data, act) : [];
  switch (event.type) {
    case 'DepreciationPolicySet':
      return [];
    case 'DepreciationRunPosted':
      return journalsOfRun(event.data);
    case 'DepreciationRunReversed': {
      const run = posting.runs[event.data.number - 1];
      return takenBack({ kind: 'depreciation-run', journalIds: run?.journalIds ?? [] });
    }
    case 'AssetDisposed':
      return journalsOfDisposal(event.data, { posting, asset });
    case 'AssetDisposalReversed': {
      const disposal = posting.disposals[event.data.number - 1];
      const journalIds = disposal?.journalIds ?? [];
      return takenBack({ kind: 'asset-disposal', journalIds });
    }
  }
}

function journalsOfRun(run: DepreciationRunPosted['data']): readonly DocumentJournal[] {
  const { number, through, journalIds } = run;
  const journals = groupsOf(run.lines).map((group) => ({
    on: through,
    narration: narrationOf(group, run),
    entries: entriesOf(group),
  }));
  return journalsOfAct({ kind: 'depreciation-run', number, journalIds }, journals);
}

function narrationOf(
  { name, assets }: DepreciationGroup,
  { from, through, basis }: DepreciationRunPosted['data'],
): string {
  const count = basis === 'income-tax' ? '' : assets === 1 ? ', 1 asset' : `, ${assets} assets`;
  const days = `${dayInNarration(from)} to ${dayInNarration(through)}`;
  return `Depreciation, ${days}: ${name}${count}`;
}

const entriesOf = (group: DepreciationGroup): readonly PostingEntry[] => [
  ...postingEntries({ role: 'depreciation' }, 'debit', group.expensePaise),
  ...gainEntries(group.gainPaise),
  ...creditEntries(group.credits),
];

import type { AssetPostingCommand, AssetPostingFacts } from '#core/asset-posting/index.ts';
import { lockedToOf } from '#core/book/index.ts';
import { accountServing } from '#core/documents/index.ts';
import type { AssetPostingContext } from '#core/documents/index.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { streamName } from '#core/kernel/ids.ts';
import { stateIn } from '../../../book-session.ts';
import type { BookSession } from '../../../book-session.ts';
import { answerTo, isAtHand } from '../../../reads/reads.ts';
import type { Read } from '../../../reads/reads.ts';
import type { NeedsOf } from '../../needs.ts';
import {
  ACCOUNT_IDS,
  documentStates,
  POSTING_READS,
  postingFacts,
  postingStreams,
} from '../posting.ts';

const ASSETS = { of: 'register-assets', key: null } as const;
const FIRST_DAY = { of: 'first-day', key: null } as const;
const ROLE_ACCOUNTS = { of: 'role-accounts', key: null } as const;

export const assetPostingNeeds: NeedsOf<'asset-posting', AssetPostingContext> = {
  stream: ({ data }) => streamName('asset-posting', data.bookId),
  streams: (command, session) => [
    ...postingStreams(session),
    ...accountsOf(command, session).map((id) => streamName('account', id)),
    ...assetsOf(command, session).map((id) => streamName('asset', id)),
    ...journalsOf(command, session).map((id) => streamName('journal', id)),
  ],
  reads: (command): readonly Read[] => [...POSTING_READS, ...registerReads(command)],
  accountIds: () => ACCOUNT_IDS,
  facts: (command, session) => ({
    states: documentStates(session),
    facts: postingFacts(session, true),
    posting: postingIn(session),
    asset: (id) => stateIn(session, 'asset', id),
    assetFacts: factsOf(command, session),
  }),
};

const postingIn = (session: BookSession) => stateIn(session, 'asset-posting', session.head.bookId);

/** The day up to which a command depreciates; null where it takes something back. */
function lastDayOf({ type, data }: AssetPostingCommand): CalendarDate | null {
  if (type === 'PostDepreciationRun') return data.through;
  return type === 'DisposeAsset' ? data.on : null;
}

function registerReads(command: AssetPostingCommand): readonly Read[] {
  const key = lastDayOf(command);
  return key === null ? [] : [ASSETS, FIRST_DAY, { of: 'hand-depreciation', key }];
}

/** Those that a command names, those of the assets, and those of classes. */
function accountsOf(command: AssetPostingCommand, session: BookSession): readonly number[] {
  const { type, data } = command;
  const named = type === 'DisposeAsset' ? [data.proceedsAccountId] : [];
  const policy = type === 'SetDepreciationPolicy' ? data : postingIn(session).policy;
  const ofClasses = policy.classAccounts.map(({ accountId }) => accountId);
  const known = lastDayOf(command) !== null && isAtHand(session, ASSETS);
  const ofAssets = known ? answerTo(session, ASSETS).map(({ accountId }) => accountId) : [];
  const posted = postingIn(session).runs.flatMap(({ lines }) =>
    lines.flatMap(({ credits }) => credits.map(({ accountId }) => accountId)),
  );
  return [...new Set([...named, ...ofClasses, ...ofAssets, ...posted])].flatMap((id) => id ?? []);
}

function assetsOf({ type, data }: AssetPostingCommand, session: BookSession): readonly number[] {
  if (type === 'DisposeAsset') return [data.assetId];
  if (type !== 'UndoAssetDisposal') return [];
  const disposal = postingIn(session).disposals[data.number - 1];
  return disposal === undefined ? [] : [disposal.assetId];
}

/** What an undoing reverses. */
function journalsOf({ type, data }: AssetPostingCommand, session: BookSession): readonly number[] {
  const { runs, disposals } = postingIn(session);
  if (type === 'UndoDepreciationRun') return runs[data.number - 1]?.journalIds ?? [];
  if (type === 'UndoAssetDisposal') return disposals[data.number - 1]?.journalIds ?? [];
  return [];
}

function factsOf(command: AssetPostingCommand, session: BookSession): AssetPostingFacts {
  const { bookId, today } = session.head;
  const book = stateIn(session, 'book', bookId);
  const key = lastDayOf(command);
  const named = book.status === 'open' ? book.postingAccounts['accumulated-depreciation'] : null;
  const open = accountsOf(command, session).filter(
    (id) => stateIn(session, 'account', id).status === 'open',
  );
  const begins = book.status === 'open' ? book.beginsOn : null;
  return {
    today,
    beginsOn: begins ?? (key === null ? null : answerTo(session, FIRST_DAY)),
    lockedTo: lockedToOf(book),
    assets: key === null ? [] : answerTo(session, ASSETS),
    accumulatedAccountId:
      named ?? accountServing('accumulated-depreciation', answerTo(session, ROLE_ACCOUNTS)),
    handPaise: key === null ? new Map() : answerTo(session, { of: 'hand-depreciation', key }),
    openAccounts: new Set(open),
  };
}

// Whole decisions on the assets of the examples, in a book whose posting accounts are settled.
import type { GroupCode } from '#core/account-type/index.ts';
import { assetDecider } from '#core/asset/index.ts';
import type { AssetEvent } from '#core/asset/index.ts';
import { assetPostingDecider } from '#core/asset-posting/index.ts';
import type {
  AssetOfRegister,
  AssetPostingCommand,
  AssetPostingEvent,
} from '#core/asset-posting/index.ts';
import { bookDecider } from '#core/book/index.ts';
import type { BookEvent } from '#core/book/index.ts';
import { decideAssetPosting } from '#core/documents/index.ts';
import type { AssetPostingContext, StreamEvent } from '#core/documents/index.ts';
import { journalDecider } from '#core/journal/index.ts';
import type { JournalState } from '#core/journal/index.ts';
import type { AccountId } from '#core/kernel/ids.ts';
import { groupTypes } from '#tests/specimens/tally/types.ts';
import { accountsIn } from '../documents/registers/posting.ts';
import { ACCUMULATED, BANK, bookId, facts } from './examples.ts';

/** The accounts of the roles, which the book has settled. */
export const [WORN, LOSS, GAIN, CGST, SGST, IGST, PLANT_WORN] = [
  81, 82, 83, 84, 85, 86, 87,
] as const;
const GROUPS = new Map<number, GroupCode>([
  [BANK, 'bank-accounts'],
  [WORN, 'indirect-expenses'],
  [LOSS, 'indirect-expenses'],
  [GAIN, 'indirect-incomes'],
  [CGST, 'duties-taxes'],
  [SGST, 'duties-taxes'],
  [IGST, 'duties-taxes'],
]);
export const BOOK: readonly BookEvent[] = [
  { type: 'BookCreated', version: 1, data: { bookId, name: 'Sahyadri Traders' } },
  {
    type: 'PostingAccountsChanged',
    version: 4,
    data: {
      bookId,
      accounts: {
        depreciation: WORN,
        'accumulated-depreciation': ACCUMULATED,
        'asset-sale-loss': LOSS,
        'asset-sale-gain': GAIN,
        'output-cgst': CGST,
        'output-sgst': SGST,
        'output-igst': IGST,
      },
    },
  },
];
const account = accountsIn((id) => GROUPS.get(id) ?? 'fixed-assets');
const assetEvents = ({ assetId, name, accountId, depreciation }: AssetOfRegister): AssetEvent[] => [
  {
    type: 'AssetCreated',
    version: 1,
    data: { assetId, kind: 'asset', name, productId: null, categoryId: null, accountId },
  },
  { type: 'AssetDepreciationSet', version: 3, data: { assetId, depreciation } },
];
export const stateOfAsset = (asset: AssetOfRegister) =>
  assetEvents(asset).reduce(assetDecider.evolve, assetDecider.initialState);
export const asset = (assetId: number) => {
  const found = facts.assets.find((one) => one.assetId === assetId);
  return found === undefined ? assetDecider.initialState : stateOfAsset(found);
};
/** @returns a journal as those of the events that are its own leave it. */
export const stateOfJournal = (events: readonly StreamEvent['event'][], id: number): JournalState =>
  events
    .filter((event) => event.type === 'JournalPosted')
    .filter(({ data }) => data.journalId === id)
    .reduce<JournalState>(journalDecider.evolve, journalDecider.initialState);

export const FILED = {
  type: 'ReturnFiled',
  version: 2,
  data: {
    bookId,
    kind: 'gstr-1',
    period: '092026',
    from: '2026-09-01',
    to: '2026-09-30',
    filedOn: '2026-10-11',
    arn: 'AA270926000001Z',
    basis: 'typed',
    eventNumber: 40,
  },
} as const satisfies BookEvent;

type OfRecords = Partial<
  Pick<AssetPostingContext, 'asset'> & Pick<AssetPostingContext['states'], 'journal'>
>;

export function decided(
  command: AssetPostingCommand,
  before: readonly AssetPostingEvent[] = [],
  book: readonly BookEvent[] = BOOK,
  records: OfRecords = {},
) {
  return decideAssetPosting(command, {
    states: {
      bookId,
      book: book.reduce(bookDecider.evolve, bookDecider.initialState),
      account,
      journal: records.journal ?? (() => journalDecider.initialState),
    },
    facts: {
      today: facts.today,
      nextJournalNumber: 1,
      turnoverPaise: 0,
      roleAccounts: [],
      groupTypes,
      accountIds: [9001 as AccountId],
    },
    posting: before.reduce(assetPostingDecider.evolve, assetPostingDecider.initialState),
    asset: records.asset ?? asset,
    assetFacts: facts,
  });
}

export function eventsOf(...asked: Parameters<typeof decided>) {
  const answer = decided(...asked);
  if (!answer.ok) throw new Error(answer.rejection.kind);
  return answer.value.map(({ event }) => event);
}
/** @returns of each journal its narration and its entries: debits positive. */
export const journalsOf = (...asked: Parameters<typeof decided>) =>
  eventsOf(...asked).flatMap(({ type, data }) =>
    type === 'JournalPosted'
      ? [
          [
            data.narration,
            data.entries.map(({ accountId, side, amountPaise }) => [
              accountId,
              side === 'debit' ? amountPaise : -amountPaise,
            ]),
          ],
        ]
      : [],
  );

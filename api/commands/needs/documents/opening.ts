import { openedAccounts } from '#core/documents/index.ts';
import type { OpeningContext } from '#core/documents/index.ts';
import { accountsWithBills, billChanges } from '#core/opening/index.ts';
import type { BillChange, OpeningCommand } from '#core/opening/index.ts';
import { streamName } from '#core/kernel/ids.ts';
import { stateIn } from '../../book-session.ts';
import type { BookSession } from '../../book-session.ts';
import { answerTo } from '../../reads/reads.ts';
import type { Read } from '../../reads/reads.ts';
import { idsAmong } from '../masters/links.ts';
import type { NeedsOf } from '../needs.ts';
import {
  ACCOUNT_IDS,
  documentStates,
  POSTING_READS,
  postingFacts,
  postingStreams,
} from './posting.ts';

export const openingNeeds: NeedsOf<'opening', OpeningContext> = {
  stream: ({ data }) => streamName('opening', data.bookId),
  streams: (command, session) =>
    command.type === 'SaveOpeningDraft'
      ? []
      : [
          ...postingStreams(session),
          ...command.data.accounts.map(({ accountId }) => streamName('account', accountId)),
          ...standingJournals(command, session).map((id) => streamName('journal', id)),
        ],
  reads: (command, session): readonly Read[] =>
    command.type === 'SaveOpeningDraft'
      ? []
      : [
          ...POSTING_READS,
          ...productIds(command).map((key) => ({ of: 'product', key }) as const),
          ...changesOf(command, session).map(itemRead),
          ...earlierReads(command, session),
        ],
  sharesMasters: (command) => productIds(command).length > 0,
  accountIds: ({ type }) => (type === 'SaveOpeningDraft' ? 0 : ACCOUNT_IDS),
  facts: (command, session) => {
    const posts = command.type !== 'SaveOpeningDraft';
    const reads = new Map(
      changesOf(command, session).map((change) => [change.billId, itemRead(change)]),
    );
    return {
      states: documentStates(session),
      facts: postingFacts(session, posts),
      opening: stateIn(session, 'opening', session.head.bookId),
      products: idsAmong(session, 'product', { wanted: productIds(command) }),
      earlierJournals: earlierReads(command, session).map((read) => answerTo(session, read))[0] ?? {
        count: 0,
        firstOn: null,
      },
      openPaise: (billId) => {
        const read = reads.get(billId);
        return read === undefined ? null : (answerTo(session, read)?.openPaise ?? null);
      },
    };
  },
};

/** What is dated before the day on which the balances have the book begin. */
function earlierReads(
  { type, data }: OpeningCommand,
  session: BookSession,
): readonly Read<'earlier-journals'>[] {
  if (type !== 'PostOpeningBalances') return [];
  const book = stateIn(session, 'book', session.head.bookId);
  const day = data.beginsOn ?? (book.status === 'open' ? book.beginsOn : null);
  return day === null ? [] : [{ of: 'earlier-journals', key: day }];
}

/** What a correction reverses. */
const standingJournals = ({ type }: OpeningCommand, session: BookSession): readonly number[] =>
  type === 'CorrectOpeningBalances'
    ? (stateIn(session, 'opening', session.head.bookId).posted?.journalIds ?? [])
    : [];

const productIds = (command: OpeningCommand): readonly number[] =>
  command.type === 'SaveOpeningDraft'
    ? []
    : [...new Set(command.data.stock.map(({ productId }) => productId))];

/** The bills that were posted and are to come to something else. */
function changesOf(command: OpeningCommand, session: BookSession): readonly BillChange[] {
  const { posted } = stateIn(session, 'opening', session.head.bookId);
  if (command.type !== 'CorrectOpeningBalances' || posted === null) return [];
  const accounts = openedAccounts(command, documentStates(session));
  const isParty = (id: number) => accounts.get(id)?.isParty === true;
  const after = accountsWithBills(posted, command.data, { isParty, openedOn: posted.openedOn });
  if (!after.ok) return [];
  return billChanges(posted.accounts, after.value).filter(
    ({ beforePaise, amountPaise }) => beforePaise !== 0 && beforePaise !== amountPaise,
  );
}

const itemRead = ({ accountId, billId: id }: BillChange): Read<'open-item'> => ({
  of: 'open-item',
  key: { accountId, customerId: null, kind: 'opening-bill', id, line: 0 },
});

import { lockedToOf } from '#core/book/index.ts';
import type { GoodsReceiptContext } from '#core/documents/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { streamName } from '#core/kernel/ids.ts';
import { policyOn } from '#core/stock-valuation/index.ts';
import { goodsReceiptPosting } from '#core/trade/index.ts';
import type { GoodsReceiptCommand, GoodsReceiptDraft, ReceiptsOfBill } from '#core/trade/index.ts';
import { stateIn } from '../../book-session.ts';
import type { BookSession } from '../../book-session.ts';
import type { Read } from '../../reads/reads.ts';
import type { NeedsOf } from '../needs.ts';
import {
  ACCOUNT_IDS,
  documentStates,
  numberReads,
  POSTING_READS,
  postingFacts,
  postingStreams,
} from './posting.ts';
import { billedOrders, earlierIdsOf, ordersIn } from './purchase-order.ts';
import { accountIdsNamed, lineFactsIn, lineMasterReads, namesProducts } from './trade-lines.ts';
import { ownerRead, partyIdOf } from './trade-party.ts';

const kind = 'goods-receipt';

export const goodsReceiptNeeds: NeedsOf<'goods-receipt', GoodsReceiptContext> = {
  stream: ({ data }) => streamName(kind, data.documentId),
  isNew: ({ type }) => type === 'DraftGoodsReceipt',
  streams: (command, session) => {
    const draft = draftOf(command, session);
    const partyId = partyIdOf(draft?.accountId, session);
    const note = noteIn(command, session);
    const journalId = 'posted' in note ? note.posted.journalId : null;
    return [
      ...(partyId === null ? [] : [streamName('customer', partyId)]),
      ...(draft === null ? [] : accountIdsNamed(draft)).map((id) => streamName('account', id)),
      ...orderIds(command, session).map((id) => streamName('purchase-order', id)),
      ...(postedBy(command, session) === null ? [] : postingStreams(session)),
      ...(journalId === null ? [] : [streamName('journal', journalId)]),
    ];
  },
  reads: (command, session): readonly Read[] => {
    const draft = draftOf(command, session);
    const posted = postedBy(command, session);
    const owner = ownerRead(draft?.accountId);
    return [
      ...(owner === null ? [] : [owner]),
      ...(draft === null ? [] : lineMasterReads(draft)),
      ...(movesJournals(command, session) ? POSTING_READS : []),
      ...(posted === null ? [] : numberReads(session, kind, posted.postedOn)),
    ];
  },
  sharesMasters: (command, session) => {
    const draft = draftOf(command, session);
    return draft !== null && namesProducts(draft);
  },
  accountIds: ({ type }) => (/^(Draft|Post|Reverse)/.test(type) ? ACCOUNT_IDS : 0),
  facts: (command, session) => {
    const { today, bookId } = session.head;
    const draft = draftOf(command, session);
    const book = stateIn(session, 'book', bookId);
    const day = draft?.postedOn == null ? today : calendarDate(draft.postedOn);
    const orders = ordersIn(session, orderIds(command, session));
    return {
      orders,
      document: noteIn(command, session),
      documentFacts: {
        today,
        ...lineFactsIn(draft, day, session),
        billedOrders: billedOrders(orders),
        isPerpetual: (on) =>
          book.status === 'open' && policyOn(book.stockPolicies, on).accounting === 'perpetual',
        beginsOn: book.status === 'open' ? book.beginsOn : null,
        lockedTo: lockedToOf(book),
        settledPaise: 0,
      },
      states: documentStates(session),
      facts: postingFacts(session, movesJournals(command, session)),
    };
  },
};

const noteIn = ({ data }: GoodsReceiptCommand, session: BookSession) =>
  stateIn(session, kind, data.documentId);

const postedBy = (command: GoodsReceiptCommand, session: BookSession) =>
  goodsReceiptPosting.draftPosted(command, noteIn(command, session));

const movesJournals = (command: GoodsReceiptCommand, session: BookSession): boolean =>
  command.type === 'ReverseGoodsReceipt' || postedBy(command, session) !== null;

/** @returns the draft that is written or posted; null of any other act. */
const draftOf = (command: GoodsReceiptCommand, session: BookSession): GoodsReceiptDraft | null =>
  'draft' in command.data ? command.data.draft : postedBy(command, session);

/** The orders of which goods are that come, or that did not come after all. */
function orderIds(command: GoodsReceiptCommand, session: BookSession): readonly number[] {
  const note = noteIn(command, session);
  const posted = 'posted' in note ? note.posted : null;
  return earlierIdsOf((draftOf(command, session) ?? posted)?.lines ?? [], 'purchase-order');
}

/** @returns the notes that lines of a bill take from. */
export const receiptsIn = (session: BookSession, ids: readonly number[]): ReceiptsOfBill =>
  new Map(ids.map((id) => [id, stateIn(session, kind, id)]));

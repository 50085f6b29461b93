import type { PurchaseOrderContext } from '#core/documents/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { streamName } from '#core/kernel/ids.ts';
import type {
  BilledOrder,
  OrdersOfBill,
  PurchaseOrderCommand,
  PurchaseOrderDraft,
  PurchaseOrderState,
} from '#core/trade/index.ts';
import { stateIn } from '../../book-session.ts';
import type { BookSession } from '../../book-session.ts';
import type { Read } from '../../reads/reads.ts';
import type { NeedsOf } from '../needs.ts';
import { documentStates, numberReads, postingFacts } from './posting.ts';
import {
  accountIdsNamed,
  buyerIn,
  lineFactsIn,
  lineMasterReads,
  namesProducts,
} from './trade-lines.ts';
import { ownerRead, partyIdOf } from './trade-party.ts';

const kind = 'purchase-order';

/** It posts nothing, so that only who, what and which number is asked for. */
export const purchaseOrderNeeds: NeedsOf<'purchase-order', PurchaseOrderContext> = {
  stream: ({ data }) => streamName(kind, data.documentId),
  isNew: ({ type }) => type === 'DraftPurchaseOrder',
  streams: (command, session) => {
    const draft = draftOf(command, session);
    const partyId = partyIdOf(draft?.accountId, session);
    return [
      ...(partyId === null ? [] : [streamName('customer', partyId)]),
      ...(draft === null ? [] : accountIdsNamed(draft)).map((id) => streamName('account', id)),
    ];
  },
  reads: (command, session): readonly Read[] => {
    const draft = draftOf(command, session);
    const owner = ownerRead(draft?.accountId);
    return [
      ...(owner === null ? [] : [owner]),
      ...(draft === null ? [] : lineMasterReads(draft)),
      ...(issues(command) ? numberReads(session, kind, draft?.orderedOn ?? null) : []),
    ];
  },
  sharesMasters: (command, session) => {
    const draft = draftOf(command, session);
    return draft !== null && namesProducts(draft);
  },
  facts: (command, session) => {
    const draft = draftOf(command, session);
    const { today } = session.head;
    const day = draft?.orderedOn == null ? today : calendarDate(draft.orderedOn);
    return {
      document: orderIn(command.data.documentId, session),
      documentFacts: { today, buyer: buyerIn(session), ...lineFactsIn(draft, day, session) },
      states: documentStates(session),
      facts: postingFacts(session, false),
    };
  },
};

const orderIn = (id: number, session: BookSession): PurchaseOrderState =>
  stateIn(session, kind, id);

const issues = ({ type, data }: PurchaseOrderCommand): boolean =>
  type === 'IssuePurchaseOrder' || ('issue' in data && data.issue);

/** @returns the draft that is written or issued; null of any other act. */
function draftOf(command: PurchaseOrderCommand, session: BookSession): PurchaseOrderDraft | null {
  if ('draft' in command.data) return command.data.draft;
  const order = orderIn(command.data.documentId, session);
  return command.type === 'IssuePurchaseOrder' && order.status === 'draft' ? order.draft : null;
}

type Line = { readonly earlier?: { readonly kind: string; readonly id: number } | undefined };

/** @returns the earlier documents of a kind that lines take from. */
export const earlierIdsOf = (
  lines: readonly Line[],
  of: 'purchase-order' | 'goods-receipt',
): readonly number[] => [
  ...new Set(lines.flatMap(({ earlier }) => (earlier?.kind === of ? [earlier.id] : []))),
];

export const ordersIn = (session: BookSession, ids: readonly number[]): OrdersOfBill =>
  new Map(ids.map((id) => [id, orderIn(id, session)]));

/** @returns the orders as bills are judged by them; none of what the book has not. */
export const billedOrders = (orders: OrdersOfBill): ReadonlyMap<number, BilledOrder> =>
  new Map(
    [...orders].flatMap(([id, state]): (readonly [number, BilledOrder])[] => {
      if (state.status === 'absent') return [];
      if ('order' in state) return [[id, state.order]];
      const number = state.status === 'cancelled' ? state.number : null;
      return [[id, { status: state.status, number }]];
    }),
  );

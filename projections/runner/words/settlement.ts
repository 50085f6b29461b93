// What the settling of an open item says in the history of the customer, or of the party's account.
import type { ProjectedEvent } from '../projection.ts';
import { rupeesFigure } from './figures.ts';

type SettlementEvent = Extract<ProjectedEvent, { type: 'ItemSettled' | 'SettlementReversed' }>;

/** @returns the remark, and the record at which it is told. */
export function settlementInWords({ type, data }: SettlementEvent) {
  const { accountId, customerId, item, by, amountPaise } = data;
  const pair = `${rupeesFigure(amountPaise)} of ${item.number}`;
  const what =
    type === 'ItemSettled'
      ? `${pair} settled by ${by.number}`
      : `${pair} no longer settled by ${by.number}: ${data.reason}`;
  const record =
    customerId === null
      ? ({ kind: 'account', id: accountId } as const)
      : ({ kind: 'customer', id: customerId } as const);
  return { what, record };
}

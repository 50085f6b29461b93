// The events by which money settles a bill: an allocation on the stream of an invoice, which so
// knows what is due of it, and for any other item a settlement by itself.
import { streamName } from '../../kernel/ids.ts';
import { invariant } from '../../kernel/invariant.ts';
import type { CreditSource } from '../../settlement/index.ts';
import type { ItemName, ItemRef } from '../../settlement/index.ts';
import type { StreamEvent } from '../facts.ts';

type Settling = {
  /** Fresh, of the allocation or of the settlement. */
  readonly id: number | undefined;
  readonly customerId: number | null;
  readonly accountId: number;
  readonly by: CreditSource;
  readonly amountPaise: number;
  /** Of the money. */
  readonly paidOn: string;
  /** Of the bill. */
  readonly dated: string;
};

/** A bill that is dated after the money is settled on its own day: before it there was none. */
const dayOf = ({ paidOn, dated }: Settling): string => (dated > paidOn ? dated : paidOn);

/** @returns the allocation to an invoice. The source's account is said where a journal made it. */
export function allocationEvent(invoiceId: number, settling: Settling): StreamEvent {
  const { id: allocationId, customerId, accountId, by: source, amountPaise } = settling;
  invariant(allocationId !== undefined, 'There is a fresh id for each allocation.');
  invariant(customerId !== null, 'An invoice is of a customer.');
  const data = {
    allocationId,
    invoiceId,
    customerId,
    source,
    ...(source.kind === 'journal' && { accountId }),
    amountPaise,
    allocatedOn: dayOf(settling),
  };
  const event = { type: 'CreditAllocated', version: 2, data } as const;
  return { stream: streamName('invoice', invoiceId), event };
}

type Item = ItemName & Pick<ItemRef, 'number'> & { readonly side: 'debit' | 'credit' };

/** @returns the settlement of any item that is no invoice. */
export function settlementEvent(
  { kind, id, line, number, side: itemSide }: Item,
  settling: Settling,
): StreamEvent {
  const { id: settlementId, customerId, accountId, by, amountPaise } = settling;
  invariant(settlementId !== undefined, 'There is a fresh id for each settlement.');
  const ofJournal = line === undefined || line === 0 ? {} : { line };
  const data = {
    settlementId,
    accountId,
    customerId,
    item: { kind, id, ...ofJournal, number },
    itemSide,
    by,
    amountPaise,
    settledOn: dayOf(settling),
  };
  const event = { type: 'ItemSettled', version: 4, data } as const;
  return { stream: streamName('settlement', settlementId), event };
}

// What is taken back settles nothing any more, and nothing settles it: in the same decision its
// allocations and settlements are reversed, and their counterparts are open again.
import { reverseAllocation } from '../../invoice/index.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { parseStream, streamName } from '../../kernel/ids.ts';
import type { AllocationId, InvoiceId, SettlementId } from '../../kernel/ids.ts';
import { invariant } from '../../kernel/invariant.ts';
import { settlementDecider } from '../../settlement/index.ts';
import type { DocumentStates, StreamEvent } from '../facts.ts';
import type { SettlingStates } from '../settling/journal-settling.ts';

/** One allocation or settlement that is reversed, and how much is free again by it, in paise. */
export type FallenBack = { readonly events: readonly StreamEvent[]; readonly amountPaise: number };

/** What may be taken back while it settles something, or is settled. */
export type TakenBackKind = 'receipt' | 'credit-note' | 'debit-note' | 'journal';

type TakingBack = {
  /** What is taken back: a receipt, a note, or a journal with all its lines. */
  readonly source: { readonly kind: TakenBackKind; readonly id: number };
  readonly reason: string;
  /** The day of the reversal of what has counted since a day. */
  readonly dayOf: (since: string) => CalendarDate;
};

type States = Pick<DocumentStates, 'invoice'> & Pick<SettlingStates, 'settlement'>;

/** @param settledOn the streams on which the source settled, or was settled. */
export function fallBack(
  settledOn: readonly string[],
  back: TakingBack,
  states: States,
): readonly FallenBack[] {
  return settledOn.flatMap((stream) => {
    const { category, id } = parseStream(stream);
    if (category === 'invoice') return allocationsBack(id as InvoiceId, back, states);
    if (category === 'settlement') return settlementBack(id as SettlementId, back, states);
    return [];
  });
}

/** The tax of an advance has a journal, which is reversed with its own allocation. */
function allocationsBack(
  invoiceId: InvoiceId,
  { source, reason, dayOf }: TakingBack,
  states: States,
): readonly FallenBack[] {
  const invoice = states.invoice(invoiceId);
  if (invoice.status !== 'issued') return [];
  const own = [...invoice.allocations].filter(
    ([, one]) =>
      !one.reversed &&
      one.source.kind === source.kind &&
      one.source.id === source.id &&
      one.taxBack.journalId === undefined,
  );
  return own.map(([id, { amountPaise, allocatedOn }]) => {
    const data = { invoiceId, allocationId: id as AllocationId, reason };
    const back = reverseAllocation(invoice, { data }, { today: dayOf(allocatedOn) });
    invariant(back.ok, 'An allocation that stands is taken back without a refusal.');
    const stream = streamName('invoice', invoiceId);
    return { events: back.value.map((event) => ({ stream, event })), amountPaise };
  });
}

function settlementBack(
  settlementId: SettlementId,
  { reason, dayOf }: TakingBack,
  states: States,
): readonly FallenBack[] {
  const state = states.settlement(settlementId);
  if (state.status !== 'standing') return [];
  const { settledOn, amountPaise } = state.settled;
  const back = settlementDecider.decide(
    state,
    { type: 'ReverseSettlement', data: { settlementId, reason } },
    { today: dayOf(settledOn), item: null, by: null, taxedAdvance: null },
  );
  invariant(back.ok, 'A settlement that stands is taken back without a refusal.');
  const stream = streamName('settlement', settlementId);
  return [{ events: back.value.map((event) => ({ stream, event })), amountPaise }];
}

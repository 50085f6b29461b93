import { calendarDate } from '#core/kernel/calendar-date.ts';
import { streamName } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { settlementDecider } from '#core/settlement/index.ts';
import type { ItemRef, SettlementEvent, SettlementState } from '#core/settlement/index.ts';
import type { SettlementReply } from '#api/contract/customer/settlement.ts';
import { receivablesProjection } from '#projections/receivables/project.ts';
import { settlements } from '#projections/receivables/table.ts';
import type { SettlementRow } from '#projections/receivables/table.ts';
import { foldRows, rowsIn } from '#projections/runner/writing/fold-rows.ts';
import { refundTold } from '#api/queries/invoice/settlements.ts';
import type { SettledRow } from '#projections/open-items/read.ts';
import { receiptTold } from '#api/queries/customer/open-items.ts';
import type { LogAsOf } from './log-as-of.ts';
import { namesIn, personPlaces } from './people.ts';

/** @returns the payment that the command recorded. */
export function recordedPayment({ events }: LogAsOf): SettlementRow {
  const rows = rowsIn<SettlementRow>(foldRows(receivablesProjection, events), settlements);
  const row = rows.find(({ kind }) => kind === 'payment');
  invariant(row !== undefined, 'Recording a payment records it.');
  return row;
}

type Ids = { readonly customerId: number; readonly receiptId: number };

/**
 * @returns a receipt that was just recorded or taken back: what it settles was settled by the same
 * command, and one that is taken back settles nothing and has nothing open.
 */
export async function receiptReply(log: LogAsOf, { customerId, receiptId }: Ids) {
  const { bookId } = log;
  const stream = streamName('customer', customerId);
  const events = await log.read([{ bookId, stream }]);
  const rows = rowsIn<SettlementRow>(foldRows(receivablesProjection, events), settlements);
  const row = rows.find((one) => one.kind === 'receipt' && one.settlementId === receiptId);
  invariant(row !== undefined, 'The receipt was there then.');
  const names = namesIn(await log.read(personPlaces([row.actorId])));
  const settled = row.reversed ? [] : await settledIn(log);
  const settledPaise = settled.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const openPaise = row.reversed ? 0 : row.amountPaise - settledPaise;
  return receiptTold(row, { names, settled, openPaise });
}

/** @returns what the command settled, the invoices by the numbers that they had then. */
async function settledIn(log: LogAsOf): Promise<readonly SettledRow[]> {
  const numbers = await invoiceNumbers(log);
  return log.events.flatMap(({ type, data }): SettledRow[] => {
    if (type === 'CreditAllocated') {
      const { invoiceId: id, amountPaise } = data;
      const number = numbers.get(id) ?? '';
      return [{ kind: 'invoice', id, line: 0, number, amountPaise }];
    }
    if (type !== 'ItemSettled') return [];
    return [{ ...data.item, line: data.item.line ?? 0, amountPaise: data.amountPaise }];
  });
}

async function invoiceNumbers({ bookId, events, read }: LogAsOf) {
  const streams = events.flatMap(({ type, stream }) =>
    type === 'CreditAllocated' ? [{ bookId, stream }] : [],
  );
  const found = streams.length === 0 ? [] : await read(streams);
  return new Map(
    found.flatMap(({ type, data }) =>
      type === 'InvoiceIssued' ? [[data.invoiceId, data.number] as const] : [],
    ),
  );
}

const itemNamed = ({ kind, id, line, number }: ItemRef) => ({
  kind,
  id,
  line: line ?? null,
  number,
});

/** @returns a settlement as it was left by the command. */
export async function settlementReply(
  log: LogAsOf,
  settlementId: number,
): Promise<SettlementReply> {
  const { bookId } = log;
  const events = await log.read([{ bookId, stream: streamName('settlement', settlementId) }]);
  let state: SettlementState = settlementDecider.initialState;
  for (const event of events) {
    state = settlementDecider.evolve(state, event as SettlementEvent);
  }
  invariant(state.status !== 'absent', 'The settlement was there then.');
  const { settled, status } = state;
  return {
    id: settlementId,
    accountId: settled.accountId,
    customerId: settled.customerId,
    item: itemNamed(settled.item),
    by: itemNamed(settled.by),
    amountPaise: settled.amountPaise,
    date: calendarDate(settled.settledOn),
    reversed: status === 'reversed',
  };
}

type RefundIds = { readonly customerId: number; readonly refundId: number };

/** @returns a refund as it was right after a command on it. */
export async function refundReply(log: LogAsOf, { customerId, refundId }: RefundIds) {
  const stream = streamName('customer', customerId);
  const events = await log.read([{ bookId: log.bookId, stream }]);
  const rows = rowsIn<SettlementRow>(foldRows(receivablesProjection, events), settlements);
  const row = rows.find((one) => one.kind === 'refund' && one.settlementId === refundId);
  invariant(row !== undefined, 'The refund was there then.');
  return refundTold(row, namesIn(await log.read(personPlaces([row.actorId]))));
}

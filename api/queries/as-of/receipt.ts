import { streamName } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { receivablesProjection } from '#projections/receivables/project.ts';
import { settlements } from '#projections/receivables/table.ts';
import type { SettlementRow } from '#projections/receivables/table.ts';
import { foldRows, rowsIn } from '#projections/runner/fold-rows.ts';
import { paymentWire } from '#api/queries/invoice/settlements.ts';
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
 * @returns a receipt that was just recorded or taken back: nothing of it was allocated, so all of
 * it is open or none.
 */
export async function receiptReply(log: LogAsOf, { customerId, receiptId }: Ids) {
  const { bookId } = log;
  const stream = streamName('customer', customerId);
  const events = await log.read([{ bookId, stream }]);
  const rows = rowsIn<SettlementRow>(foldRows(receivablesProjection, events), settlements);
  const row = rows.find((one) => one.kind === 'receipt' && one.settlementId === receiptId);
  invariant(row !== undefined, 'The receipt was there then.');
  const names = namesIn(await log.read(personPlaces([row.actorId])));
  return {
    ...paymentWire(row, names),
    number: row.number ?? '',
    open: rupeesFromPaise(row.reversed ? 0 : row.amountPaise),
  };
}

// An order to a supplier as it is typed, as it is kept on the device, and as the call takes it.
import { z } from 'zod';
import type {
  createPurchaseOrder,
  PurchaseOrderDetail,
} from '#api/contract/trade/purchase-order.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { dayText, formatDate } from '#web/format/dates.ts';
import {
  boughtBody,
  boughtLineText,
  isBlankBillLine,
  lineTextBeforeBill,
  withBillLine,
} from '../editor/bill-text.ts';

const whole = z.object({
  supplierId: z.number().nullable(),
  orderedOn: z.string(),
  expectedOn: z.string(),
  placeOfSupply: z.string(),
  godownId: z.number().nullable(),
  delivery: z.string(),
  terms: z.string(),
  narration: z.string(),
  lines: z.array(boughtLineText),
});
export type PurchaseOrderText = z.infer<typeof whole>;
export const orderFields = whole.partial();

export const beginOrder = (today: CalendarDate): PurchaseOrderText => ({
  supplierId: null,
  orderedOn: formatDate(today),
  expectedOn: '',
  placeOfSupply: '',
  godownId: null,
  delivery: '',
  terms: '',
  narration: '',
  lines: [...withBillLine([])],
});

/** @returns a draft of the books as it is typed on. */
export const orderTextOf = (order: PurchaseOrderDetail): PurchaseOrderText => ({
  supplierId: order.supplierAccountId,
  orderedOn: dayText(order.orderedOn),
  expectedOn: dayText(order.expectedOn),
  placeOfSupply: order.placeOfSupply ?? '',
  godownId: order.godownId,
  delivery: order.delivery ?? '',
  terms: order.terms,
  narration: order.narration,
  lines: order.items.length === 0 ? [...withBillLine([])] : order.items.map(lineTextBeforeBill),
});

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

type Body = Omit<z.output<typeof createPurchaseOrder.body>, 'issue' | 'bookId'>;

/** @returns what the call takes. */
export const orderBody = (text: PurchaseOrderText, today: CalendarDate): Body => ({
  supplierAccountId: text.supplierId,
  orderedOn: parseDate(text.orderedOn, today),
  expectedOn: parseDate(text.expectedOn, today),
  placeOfSupply: text.placeOfSupply === '' ? null : text.placeOfSupply,
  godownId: text.godownId,
  delivery: orNull(text.delivery),
  terms: text.terms.trim(),
  narration: text.narration.trim(),
  items: text.lines.filter((said) => !isBlankBillLine(said)).map(boughtBody),
});

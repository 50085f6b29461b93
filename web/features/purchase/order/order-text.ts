// An order to a supplier as it is typed, as it is kept on the device, and as the call takes it.
import { z } from 'zod';
import type {
  createPurchaseOrder,
  PurchaseOrderDetail,
} from '#api/contract/trade/purchase-order.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { orderHeads, orderLines, orderSum, sizesOfBill } from '#core/trade/index.ts';
import type { PartySnapshot, PurchaseBillFacts } from '#core/trade/index.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { dayText, formatDate } from '#web/format/dates.ts';
import { UNREADABLE_DATE } from '#web/ui/inputs/DateInput.tsx';
import {
  boughtBody,
  boughtLineText,
  draftLineOf,
  isBlankBillLine,
  lineError,
  lineMissing,
  lineTextOf,
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
  lines:
    order.items.length === 0
      ? [...withBillLine([])]
      : order.items.map(({ rateThousandths, taxBps, givenTaxablePaise, ...item }) =>
          lineTextOf(
            {
              ...item,
              priceThousandths: rateThousandths,
              rateBps: taxBps,
              taxablePaise: givenTaxablePaise,
            },
            item.line,
          ),
        ),
});

/** @returns what cannot be read above the lines, by field. */
export const orderErrors = (
  text: PurchaseOrderText,
  today: CalendarDate,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (['orderedOn', 'expectedOn'] as const)
      .filter((name) => text[name].trim() !== '' && parseDate(text[name], today) === null)
      .map((name) => [name, UNREADABLE_DATE]),
  );

type TypedFacts = {
  readonly today: CalendarDate;
  readonly buyer: PurchaseBillFacts['buyer'];
  readonly supplier: PartySnapshot;
};

/** @returns what is typed so far as it would be issued; a line that cannot be read is nothing. */
export function typedOrder(text: PurchaseOrderText, { today, buyer, supplier }: TypedFacts) {
  const blank = withBillLine([]);
  const lines = text.lines.flatMap((said) => {
    const isRead = lineError(said, today) === null && lineMissing(said, undefined) === null;
    const line = draftLineOf(said, undefined);
    // Figures that no order may have are not reckoned with.
    if (isRead && sizesOfBill({ lines: [line] }) === null) return [line];
    return blank.map((one) => draftLineOf(one, undefined));
  });
  const said = { accountId: null, lines };
  const place = text.placeOfSupply === '' ? buyer.stateCode : text.placeOfSupply;
  const heads = orderHeads(said, supplier, place);
  const priced = orderLines(said, heads);
  return { heads, lines: priced, totalPaise: orderSum(priced) };
}

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

// Which GST rates a product may be given on a day, so that a wrong one is named before it is sent.
import type { Product } from '#api/contract/catalogue/product.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { decimalOf, decimalText } from '#core/kernel/decimal.ts';
import { GST_RATES, isRateInForce } from '#core/tax/index.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { formatDate } from '#web/format/dates.ts';
import type { FieldErrors } from '#web/client/failure.ts';
import { checkProduct, isRateChanged } from './fields.ts';
import type { ProductFields } from './fields.ts';

const LIST = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** What is wrong with a product's form, the rate by the law of its day included. */
export function checkProductAndRate(
  fields: ProductFields,
  context: Parameters<typeof checkProduct>[1],
): FieldErrors {
  const wrong = rateRefusal(fields, context.product, context.today);
  return { ...(wrong === null ? {} : { gst_rate: wrong }), ...checkProduct(fields, context) };
}

/** @returns what is wrong with the rate that is typed, or null. */
function rateRefusal(
  fields: ProductFields,
  product: Product | undefined,
  today: CalendarDate,
): string | null {
  const rateBps = decimalOf(fields.rate.trim(), 2);
  const isNew = product?.gst_rate == null;
  if (rateBps === null || (!isNew && !isRateChanged(fields, product))) return null;
  const on = isNew ? today : (parseDate(fields.rateFrom, today) ?? today);
  const inForce = (bps: number) => isRateInForce(bps, { on, hsn: fields.hsn });
  if (inForce(rateBps)) return null;
  const rates = new Set(GST_RATES.map((each) => each.rateBps).filter(inForce));
  const named = [...rates].toSorted((a, b) => a - b).map((bps) => decimalText(bps, 2));
  return `${fields.rate.trim()}% is no rate on ${formatDate(on)}. Enter ${LIST.format(named)}.`;
}

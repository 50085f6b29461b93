// Of which rate the lines of a draft are: as it was said, else as their product has it on the day.
import { rateOn } from '../../catalogue/product/index.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import type { SupplierRegistration } from '../../tax/index.ts';
import type { InvoiceFacts } from '../commands.ts';
import type { DraftLineInput } from './draft-input.ts';
import type { DraftLine } from './lines.ts';
import type { InvoiceRejection } from '../rejections.ts';

const chargesTax = (registration: SupplierRegistration): boolean =>
  registration === 'regular' || registration === 'sez';

/**
 * A line that says neither its rate nor why it bears no tax has the rate of its product. A rate of
 * 0 without a word means that the schedule has it so: nil-rated.
 * @returns refused where a book that charges tax is told of neither, nor of a product with a rate.
 */
export function ratedLines(
  lines: readonly DraftLineInput[],
  on: CalendarDate,
  { supplier, productTerms }: Pick<InvoiceFacts, 'supplier' | 'productTerms'>,
): Result<readonly DraftLine[], InvoiceRejection> {
  const rated: DraftLine[] = [];
  for (const [index, { rateBps: said, treatment, ...line }] of lines.entries()) {
    const product = line.productId === null ? undefined : productTerms?.get(line.productId);
    const nature = line.nature ?? product?.nature;
    const isUntaxed = treatment !== null && treatment !== 'taxable';
    const rate = said ?? (isUntaxed ? 0 : rateOn(product?.rates ?? [], on));
    if (rate === null && chargesTax(supplier.registration)) {
      return rejected({ kind: 'line_rate_missing', line: index + 1 });
    }
    rated.push({
      ...line,
      ...(nature !== undefined && { nature }),
      treatment: treatment ?? (rate === 0 ? 'nil' : 'taxable'),
      // Who is not registered has no rate (CGST Act s. 32(1)).
      rateBps: supplier.registration === 'unregistered' ? 0 : (rate ?? 0),
    });
  }
  return accepted(rated);
}

/**
 * Who is not registered collects no tax (CGST Act s. 32(1)), and issues nothing as if they did.
 * @param had the lines that stand: a rate from before the book gave its GSTIN up may be said again.
 * @returns the refusal of the first line that is said to bear a rate, or null.
 */
export function unregisteredRateRefusal(
  lines: readonly DraftLineInput[],
  { supplier }: Pick<InvoiceFacts, 'supplier'>,
  had: readonly DraftLine[] = [],
): InvoiceRejection | null {
  if (supplier.registration !== 'unregistered') return null;
  for (const [index, { rateBps, treatment }] of lines.entries()) {
    if (rateBps === null || rateBps === 0 || (treatment ?? 'taxable') !== 'taxable') continue;
    if (had[index]?.rateBps === rateBps) continue;
    return { kind: 'rate_without_gstin', line: index + 1, rateBps };
  }
  return null;
}

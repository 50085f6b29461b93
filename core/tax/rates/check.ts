// Whether the rates of an invoice's lines are those of its day.
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { TaxRejection } from '../rejections.ts';
import type { Treatment } from '../terms.ts';
import { isCessInForce } from './cess.ts';
import { isGstRate, isRateInForce } from './rates.ts';

export type RatedLine = {
  readonly hsn: string | null;
  readonly treatment: Treatment;
  readonly rateBps: number;
  readonly cessBps: number;
  readonly cessPerUnitThousandths: number;
};

/**
 * @param on the date of the invoice (CGST Act s. 14: supply, invoice and payment before or after a
 * change of rate decide by two of the three; the invoice's own date is what is known here).
 * @returns the refusal of the first line whose rate is none of GST, or not of its goods on the day.
 */
export function checkRates(lines: readonly RatedLine[], on: CalendarDate): TaxRejection | null {
  for (const [at, each] of lines.entries()) {
    const refusal = lineRefusal(at + 1, each, on);
    if (refusal !== null) return refusal;
  }
  return null;
}

function lineRefusal(line: number, each: RatedLine, on: CalendarDate): TaxRejection | null {
  const { hsn, treatment, rateBps, cessBps, cessPerUnitThousandths } = each;
  if (!isGstRate(rateBps)) return { kind: 'line_rate_unknown', line, rateBps };
  if (treatment !== 'taxable') return null;
  if (!isRateInForce(rateBps, { on, hsn })) {
    return { kind: 'line_rate_not_in_force', line, rateBps, on };
  }
  const bearsCess = cessBps > 0 || cessPerUnitThousandths > 0;
  return bearsCess && !isCessInForce({ on, hsn })
    ? { kind: 'line_cess_not_in_force', line, on }
    : null;
}

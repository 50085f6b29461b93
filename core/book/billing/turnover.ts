// What a business turned over in a financial year, which decides what the law asks of its invoices.
import { parseFinancialYear } from '../../kernel/financial-year.ts';
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { turnoverYears } from '../../tax/index.ts';
import type { Turnovers } from '../../tax/index.ts';
import type { BookFacts, SetTurnover } from '../commands.ts';
import type { BookEvent, TurnoverSet } from '../events.ts';
import type { BookRejection } from '../rejections.ts';

/** Refuses a year before GST and one that has not begun. */
export function setTurnover(
  turnovers: Turnovers,
  { data }: SetTurnover,
  { today }: BookFacts,
): Result<readonly BookEvent[], BookRejection> {
  const { financialYear, amountPaise } = data;
  const { first, last } = turnoverYears(today);
  const [year, from, to] = [financialYear, first, last].map((label) => parseFinancialYear(label));
  if (!year || !from || !to || year < from || year > to) {
    return rejected({ kind: 'turnover_year_out_of_range', financialYear, first, last });
  }
  if ((turnovers.get(financialYear) ?? null) === amountPaise) return accepted([]);
  return accepted([{ type: 'TurnoverSet', version: 1, data }]);
}

export function turnoversAfter(turnovers: Turnovers, { data }: TurnoverSet): Turnovers {
  const after = new Map(turnovers);
  if (data.amountPaise === null) after.delete(data.financialYear);
  else after.set(data.financialYear, data.amountPaise);
  return after;
}

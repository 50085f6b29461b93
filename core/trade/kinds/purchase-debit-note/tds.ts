// What of the income tax that was deducted of a bill is taken back with what goes back of it.
import { calendarDate } from '../../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import { tdsDepositDueOn, tdsOfReturned } from '../../../tax/index.ts';
import type { PurchaseBill } from '../purchase-bill/events.ts';
import { sumOfLines } from '../purchase-bill/price.ts';
import type { PurchaseDebitNote } from './events.ts';

/** Earlier notes that took TDS back, added up, in paise: their value, and the base and amount. */
type GoneOfTds = {
  readonly valuePaise: number;
  readonly basePaise: number;
  readonly amountPaise: number;
};

export const goneOfTds = (
  earlier: readonly Pick<PurchaseDebitNote, 'lines' | 'tds'>[],
): GoneOfTds => {
  // What went back once the tax was deposited took nothing of it back.
  const taking = earlier.filter(({ tds }) => tds !== null);
  return {
    valuePaise: sumOfLines(taking.flatMap(({ lines }) => lines)).taxablePaise,
    basePaise: taking.reduce((sum, { tds }) => sum + (tds?.basePaise ?? 0), 0),
    amountPaise: taking.reduce((sum, { tds }) => sum + (tds?.amountPaise ?? 0), 0),
  };
};

type TakenBack = GoneOfTds & {
  /** The value of what goes back now, and what the note comes to: no more is taken back. */
  readonly returnedPaise: number;
  readonly isDeposited: boolean;
  readonly totalPaise: number;
};

/**
 * Until the tax is deposited, or due to be, the supplier owes so much less. What is deposited stays
 * to the credit of the supplier.
 * @returns the part of the bill's TDS that the note takes back; null where the bill has none, and
 * once it is deposited or due to be.
 */
export function tdsTakenBack(
  { tds, postedOn: deductedOn }: { readonly tds: PurchaseBill['tds']; readonly postedOn: string },
  postedOn: CalendarDate,
  { valuePaise, returnedPaise, isDeposited, totalPaise, ...gone }: TakenBack,
): PurchaseDebitNote['tds'] {
  if (tds === null || isDeposited) return null;
  if (postedOn > tdsDepositDueOn(calendarDate(deductedOn))) return null;
  const reached = valuePaise + returnedPaise;
  return {
    ...tds,
    basePaise: Math.max(Math.min(reached, tds.basePaise) - gone.basePaise, 0),
    amountPaise: Math.min(Math.max(tdsOfReturned(tds, reached) - gone.amountPaise, 0), totalPaise),
    reason: 'returned part, not yet deposited',
  };
}

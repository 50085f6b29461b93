// Input credit to give back on goods that were lost, stolen, destroyed, written off or given away
// (CGST Act, section 17(5)(h), from 1 July 2017), and what AS 2 says of goods worth less than cost.
import { partsOf } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { mulDiv } from '../../kernel/paise.ts';

const WHOLE_BPS = 10_000;

type LostCredit = {
  readonly cgstPaise: number;
  readonly sgstPaise: number;
  readonly igstPaise: number;
};

/** By the heads of the purchase, on what the goods cost; each head rounded to the paisa. */
export function creditOnLostGoods({
  costPaise,
  rateBps,
  isInterState,
}: {
  readonly costPaise: number;
  readonly rateBps: number;
  readonly isInterState: boolean;
}): LostCredit {
  if (isInterState) {
    return { cgstPaise: 0, sgstPaise: 0, igstPaise: mulDiv(costPaise, rateBps, WHOLE_BPS) };
  }
  const half = mulDiv(costPaise, rateBps, 2 * WHOLE_BPS);
  return { cgstPaise: half, sgstPaise: half, igstPaise: 0 };
}

/** CGST Rule 44(1)(b), from 1 July 2017: five years, of which part of a month is a month used. */
const CAPITAL_GOODS_MONTHS = 60;

type TimeUsed = { readonly years: number; readonly months: number; readonly days: number };

export const monthsUsed = ({ years, months, days }: TimeUsed): number =>
  years * 12 + months + (days > 0 ? 1 : 0);

/** @returns years, months and days from one day to another. */
export function timeBetween(from: CalendarDate, to: CalendarDate): TimeUsed {
  const [one, other] = [partsOf(from), partsOf(to)];
  const months = (other.year - one.year) * 12 + other.month - one.month;
  const isShort = other.day < one.day;
  const whole = isShort ? months - 1 : months;
  return {
    years: Math.floor(whole / 12),
    months: whole % 12,
    days: other.day === one.day ? 0 : 1,
  };
}

/** @returns the credit on the months of five years that remain. */
export const creditOnCapitalGoods = (creditPaise: number, used: TimeUsed): number =>
  mulDiv(creditPaise, Math.max(CAPITAL_GOODS_MONTHS - monthsUsed(used), 0), CAPITAL_GOODS_MONTHS);

/** AS 2: at cost or at what it can be sold for, whichever is lower, item by item. */
export const lowerOfCostAndSale = (
  items: readonly { readonly costPaise: number; readonly salePaise: number }[],
): number =>
  items.reduce((sum, { costPaise, salePaise }) => sum + Math.min(costPaise, salePaise), 0);

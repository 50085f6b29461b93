// From a plan to the documents of its months: everything that recurs, in the order of its days.
import type { Entry, Side, VoucherType } from '#core/journal/index.ts';
import { dateOf, daysInMonth, partsOf } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { mulDiv } from '#core/kernel/paise.ts';
import type { BookPlan, AmountShare, Recurring } from './plan.ts';
import { WHOLE } from './plan.ts';

export type SeedOccasion = {
  readonly voucherType: VoucherType;
  readonly entryDate: CalendarDate;
  readonly narration: string;
  readonly entries: readonly Entry[];
};

const PAISE_PER_RUPEE = 100;

/** @returns the plan's months up to today, oldest first. */
export function occasionsOf(
  plan: BookPlan,
  accounts: ReadonlyMap<string, number>,
  today: CalendarDate,
): SeedOccasion[] {
  const months = monthsUpTo(today, plan.months);
  const first = months[0] ?? { year: partsOf(today).year, month: 1 };
  const opening = plan.opening.map(([debit, credit, rupees]) => ({
    voucherType: 'journal' as const,
    entryDate: dateOf(first.year, first.month, 1),
    narration: 'Opening balance',
    entries: [
      ...journalLinesOf([[debit, WHOLE]], 'debit', rupees * PAISE_PER_RUPEE, accounts),
      ...journalLinesOf([[credit, WHOLE]], 'credit', rupees * PAISE_PER_RUPEE, accounts),
    ],
  }));
  const recurring = months.flatMap((month, index) =>
    plan.recurring.flatMap((one) => inMonth(one, month, index, accounts)),
  );
  const past = recurring.filter(({ entryDate }) => entryDate <= today);
  return [...opening, ...past.toSorted((a, b) => (a.entryDate < b.entryDate ? -1 : 1))];
}

type Month = { readonly year: number; readonly month: number };

function monthsUpTo(today: CalendarDate, length: number): Month[] {
  const { year, month } = partsOf(today);
  return Array.from({ length }, (_, index) => {
    const count = year * 12 + (month - 1) - (length - 1) + index;
    return { year: Math.floor(count / 12), month: (count % 12) + 1 };
  });
}

function inMonth(
  one: Recurring,
  { year, month }: Month,
  monthIndex: number,
  accounts: ReadonlyMap<string, number>,
): SeedOccasion[] {
  return one.days.map((day, occasion) => {
    // A swing that goes up and down over the year, and is the same each time it is seeded.
    const swing = ((monthIndex * 7 + occasion * 5) % 11) - 5;
    const paise = (one.rupees + Math.round((one.swingRupees * swing) / 5)) * PAISE_PER_RUPEE;
    return {
      voucherType: one.voucherType,
      entryDate: dateOf(year, month, Math.min(day, daysInMonth(year, month))),
      narration: one.narration,
      entries: [
        ...journalLinesOf(one.debit, 'debit', paise, accounts),
        ...journalLinesOf(one.credit, 'credit', paise, accounts),
      ],
    };
  });
}

/** The first line takes what rounding leaves, so that each side comes to the whole. */
export function journalLinesOf(
  parts: readonly AmountShare[],
  side: Side,
  paise: number,
  accounts: ReadonlyMap<string, number>,
): Entry[] {
  const amounts = parts.map(([, shareBps]) => mulDiv(paise, shareBps, WHOLE));
  const rest = paise - amounts.reduce((sum, amount) => sum + amount, 0);
  return parts.map(([name], index) => {
    const accountId = accounts.get(name);
    if (accountId === undefined) throw new Error(`The plan names ${name}, which is no account.`);
    return { accountId, side, amountPaise: (amounts[index] ?? 0) + (index === 0 ? rest : 0) };
  });
}

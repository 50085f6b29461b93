// What a book has billed, received and waits for.
import { calendarDate, partsOf } from '#core/kernel/calendar-date.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { billingTotalsOf } from '#projections/billing-overview/read.ts';
import { invoicesPage, openInvoices, statusCounts } from '#projections/invoice-status/read.ts';
import { customersById } from '#projections/customer-list/read.ts';
import { openCredits } from '#projections/receivables/read.ts';
import type { BillingOverview } from '#api/contract/invoice/billing.ts';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { cardsOf } from './cards.ts';

const RECENT = 5;

/** Growth is of the value before tax, this month so far against the whole of the last. */
export function readOverview(
  db: ReadTables,
  bookId: number,
  nextNumber: (tables: ReadTables, today: string) => Promise<string>,
): Promise<BillingOverview> {
  return snapshot(db, async (tables) => {
    const today = await readTodayInIndia(tables);
    const place = { bookId, today };
    const month = monthOf(today);
    const before = monthBefore(month);
    const all = await billingTotalsOf(tables, bookId, null);
    const now = await billingTotalsOf(tables, bookId, { from: month, to: month });
    const last = await billingTotalsOf(tables, bookId, { from: before, to: before });
    const counts = await statusCounts(tables, place);
    const recent = await invoicesPage(tables, place, {
      limit: RECENT,
      before: null,
      byDueDate: false,
    });
    return {
      total_revenue: rupeesFromPaise(all.taxablePaise),
      month_revenue: rupeesFromPaise(now.taxablePaise),
      last_month_revenue: rupeesFromPaise(last.taxablePaise),
      monthly_growth: percentOf(now.taxablePaise - last.taxablePaise, last.taxablePaise),
      total_amount: rupeesFromPaise(all.billedPaise),
      total_invoices: counts.issued,
      paid_invoices: counts.paid,
      paid_percentage: percentOf(counts.settledPaise, all.billedPaise) ?? 0,
      pending_invoices: counts.pending,
      pending_amount: rupeesFromPaise(counts.pendingPaise),
      overdue_invoices: counts.overdue,
      overdue_amount: rupeesFromPaise(counts.overduePaise),
      draft_invoices: counts.drafts,
      recent_invoices: await cardsOf(tables, bookId, recent),
      next_number: await nextNumber(tables, today),
      today,
    };
  });
}

/** @returns a share in percent to one decimal, or null of nothing. */
const percentOf = (part: number, whole: number): number | null =>
  whole <= 0 ? null : Math.round((part * 1000) / whole) / 10;

const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

function monthBefore(month: string): string {
  const { year, month: number } = partsOf(calendarDate(month));
  const [inYear, before] = number === 1 ? [year - 1, 12] : [year, number - 1];
  return `${inYear}-${String(before).padStart(2, '0')}-01`;
}

const BUCKETS = [
  ['not_due', 0],
  ['days_1_30', 30],
  ['days_31_60', 60],
  ['days_61_90', 90],
  ['days_91_120', 120],
  ['days_over_120', Infinity],
] as const;

type Sums = Record<(typeof BUCKETS)[number][0] | 'unallocated' | 'total', number>;

const nothing = (): Sums => ({
  not_due: 0,
  days_1_30: 0,
  days_31_60: 0,
  days_61_90: 0,
  days_91_120: 0,
  days_over_120: 0,
  unallocated: 0,
  total: 0,
});

/** What customers owe by the days past the due date; credits that are not used stand apart. */
export function readAgeing(db: ReadTables, bookId: number) {
  return snapshot(db, async (tables) => {
    const today = await readTodayInIndia(tables);
    const byCustomer = new Map<number, Sums>();
    const all = nothing();
    const add = (customerId: number, bucket: keyof Sums, paise: number) => {
      const sums = byCustomer.get(customerId) ?? nothing();
      byCustomer.set(customerId, sums);
      for (const into of [sums, all]) {
        into[bucket] += paise;
        into.total += paise;
      }
    };
    for (const { customerId, dueDate, duePaise } of await openInvoices(tables, bookId)) {
      add(customerId, bucketOf(daysBetween(dueDate, today)), duePaise);
    }
    for (const { customerId, openPaise } of await openCredits(tables, bookId, null)) {
      add(customerId, 'unallocated', -openPaise);
    }
    const rows = await customersById(tables, bookId, [...byCustomer.keys()]);
    return {
      as_of: today,
      rows: rows
        .toSorted((left, right) => left.name.localeCompare(right.name))
        .map(({ customerId, name }) => ({
          customer_id: customerId,
          customer_name: name,
          ...wireOf(byCustomer.get(customerId) ?? nothing()),
        })),
      ...wireOf(all),
    };
  });
}

const DAY_MILLISECONDS = 86_400_000;
const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MILLISECONDS);

const bucketOf = (days: number): keyof Sums =>
  BUCKETS.find(([, until]) => days <= until)?.[0] ?? 'days_over_120';

const wireOf = (sums: Sums): Record<keyof Sums, string> =>
  Object.fromEntries(
    Object.entries(sums).map(([bucket, paise]) => [bucket, rupeesFromPaise(paise)]),
  ) as Record<keyof Sums, string>;

// What a book has billed, received and waits for.
import { calendarDate, partsOf } from '#core/kernel/calendar-date.ts';
import type { DocumentNumber } from '#core/tax/index.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { billingTotalsOf } from '#projections/billing-overview/read.ts';
import { latestDated } from '#projections/invoice-status/read-latest.ts';
import { invoicesPage, statusCounts } from '#projections/invoice-status/read.ts';
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
  nextNumber: (tables: ReadTables, today: string) => Promise<DocumentNumber>,
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
    const next = await nextNumber(tables, today);
    const latest = await latestDated(tables, bookId, next.series);
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
      next_number: next.number,
      latest_dated: latest && { number: latest.number, issue_date: latest.issueDate },
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

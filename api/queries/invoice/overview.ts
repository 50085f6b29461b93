// What a book has billed, received and waits for.
import type { DocumentNumber } from '#core/tax/index.ts';
import { latestDated } from '#projections/invoice-status/read-latest.ts';
import { invoicesPage, statusCounts } from '#projections/invoice-status/read.ts';
import type { BillingOverview } from '#api/contract/invoice/billing.ts';
import { percentOf } from '#api/queries/book/figures/percent.ts';
import { readRevenue } from '#api/queries/book/figures/revenue.ts';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { cardsOf } from './cards.ts';

const RECENT = 5;

/** Growth is of the revenue, this month so far against the same days of the last. */
export function readOverview(
  db: ReadTables,
  bookId: number,
  nextNumber: (tables: ReadTables, today: string) => Promise<DocumentNumber>,
): Promise<BillingOverview> {
  return snapshot(db, async (tables) => {
    const today = await readTodayInIndia(tables);
    const place = { bookId, today };
    const { thisMonthPaise: now, lastMonthPaise: last } = await readRevenue(tables, bookId, today);
    const counts = await statusCounts(tables, place);
    const recent = await invoicesPage(tables, place, { limit: RECENT, before: null });
    const next = await nextNumber(tables, today);
    const latest = await latestDated(tables, bookId, next.series);
    return {
      totalRevenuePaise: now,
      lastMonthRevenuePaise: last,
      monthlyGrowth: percentOf(now - last, last),
      totalAmountPaise: counts.amountPaise,
      totalInvoices: counts.issued,
      paidInvoices: counts.paid,
      paidPercentage: percentOf(counts.amountPaise - counts.pendingPaise, counts.amountPaise) ?? 0,
      pendingInvoices: counts.pending,
      pendingAmountPaise: counts.pendingPaise,
      overdueInvoices: counts.overdue,
      overdueAmountPaise: counts.overduePaise,
      draftInvoices: counts.drafts,
      recentInvoices: await cardsOf(tables, bookId, recent),
      nextNumber: next.number,
      latestDated: latest && { number: latest.number, issueDate: latest.issueDate },
      today,
    };
  });
}

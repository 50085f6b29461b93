// What billing comes to, what customers owe, and what stands to their credit.
import { nextNumber, seriesCounted } from '#core/documents/index.ts';
import type { SeriesName } from '#core/documents/index.ts';
import { financialYearLabelOf } from '#core/invoice/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import * as contract from '#api/contract/invoice/billing.ts';
import { notFound } from '#api/http/problems/problem.ts';
import type { Mount } from '#api/http/mount.ts';
import { readAgeing, readOverview } from '#api/queries/invoice/overview.ts';
import { settingsOf } from '#projections/book-settings/read.ts';
import { customersById } from '#projections/customer-list/read.ts';
import { lastNumbers } from '#projections/document-numbers/read.ts';
import { openCredits } from '#projections/receivables/read.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

export function mountBilling(mount: Mount, parts: RouteParts): void {
  const { db } = parts;
  mount(contract.readBillingOverview, ({ book }) =>
    readOverview(db, book.id, async (tables, today) => {
      const { billing } = await settingsOf(tables, book.id);
      const financialYear = financialYearLabelOf(today);
      const wanted = { kind: 'invoice', financialYear, today: calendarDate(today) } as const;
      const series = seriesCounted(billing, wanted);
      const last = await lastNumbers(tables, book.id, series);
      const lastNumber = ({ series: name }: SeriesName) =>
        last[series.findIndex((one) => one.series === name)] ?? 0;
      return nextNumber(billing, wanted, lastNumber).number;
    }),
  );

  mount(contract.readReceivables, ({ book }) => readAgeing(db, book.id));

  mount(contract.listCredits, async ({ book, params, context }) => {
    const [customer] = await customersById(db, book.id, [params.customerId]);
    if (customer === undefined) return notFound(context);
    const credits = await openCredits(db, book.id, params.customerId);
    return credits.map(({ kind, creditId, number, dated, amountPaise, openPaise }) => ({
      kind,
      id: creditId,
      number,
      date: dated,
      amount: rupeesFromPaise(amountPaise),
      open: rupeesFromPaise(openPaise),
    }));
  });
}

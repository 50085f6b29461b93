// What billing comes to, and what stands to customers’ credit.
import { countedFrom, nextNumber, seriesCounted } from '#core/documents/index.ts';
import type { SeriesName } from '#core/documents/index.ts';
import { financialYearLabelOf } from '#core/invoice/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import * as contract from '#api/contract/invoice/billing.ts';
import type { Credit } from '#api/contract/invoice/billing.ts';
import { notFound } from '#api/http/problems/problem.ts';
import type { Mount } from '#api/http/mount.ts';
import { readOverview } from '#api/queries/invoice/overview.ts';
import { settingsOf } from '#projections/book-settings/read.ts';
import { customersById } from '#projections/customer-list/read.ts';
import { lastNumbers } from '#projections/document-numbers/read.ts';
import { openItemsOf } from '#projections/open-items/read-open.ts';
import type { OpenItemRow } from '#projections/open-items/table.ts';
import { creditSourceKind } from '#core/settlement/index.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

export function mountBilling(mount: Mount, parts: RouteParts): void {
  const { db } = parts;
  mount(contract.readBillingOverview, ({ book }) =>
    readOverview(db, book.id, async (tables, today) => {
      const { billing, seriesStarts } = await settingsOf(tables, book.id);
      const financialYear = financialYearLabelOf(today);
      const wanted = { kind: 'invoice', financialYear, today: calendarDate(today) } as const;
      const series = seriesCounted(billing, wanted);
      const last = await lastNumbers(tables, book.id, series);
      const lastNumber = ({ series: name }: SeriesName) =>
        last[series.findIndex((one) => one.series === name)] ?? 0;
      return nextNumber(billing, wanted, countedFrom(seriesStarts, lastNumber));
    }),
  );

  mount(contract.listCredits, async ({ book, params, context }) => {
    const [customer] = await customersById(db, book.id, [params.customerId]);
    if (customer === undefined) return notFound(context);
    const party = { accountId: customer.accountId, customerId: params.customerId };
    const rows = await openItemsOf(db, book.id, party, { limit: CREDITS_MAX, side: 'credit' });
    return rows.flatMap((row) => creditOf(row) ?? []);
  });
}

/** Nobody has more to choose from; the oldest come first. */
const CREDITS_MAX = 500;

function creditOf(row: OpenItemRow): Credit | null {
  const kind = creditSourceKind.safeParse(row.kind);
  if (!kind.success) return null;
  return {
    kind: kind.data,
    id: row.id,
    line: row.line === 0 ? null : row.line,
    number: row.number ?? '',
    date: row.billDate,
    amountPaise: -row.amountPaise,
    openPaise: -row.openPaise,
  };
}

import { exportCustomers } from '#api/contract/customer/customer.ts';
import { attachment } from '#api/documents/sheets/attachment.ts';
import { csvOf } from '#api/documents/sheets/csv.ts';
import { xlsxOf } from '#api/documents/sheets/xlsx.ts';
import type { Mount } from '#api/http/mount.ts';
import { customerSheet } from '#api/queries/customer/customer-sheet.ts';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

const MEDIA = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export function mountCustomerExport(mount: Mount, { db }: RouteParts): void {
  mount(exportCustomers, async ({ book, query, context }) => {
    const { format, ...narrowing } = query;
    context.set('logged', { book: book.id, exported: 'customers' });
    const sheet = await customerSheet(db, book.id, narrowing);
    const file = format === 'csv' ? csvOf(sheet) : await xlsxOf(sheet);
    return context.body(file, 200, {
      'Content-Type': MEDIA[format],
      'Content-Disposition': attachment(
        `Customers ${book.name} ${await readTodayInIndia(db)}`,
        format,
      ),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
  });
}

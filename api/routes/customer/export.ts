import { exportCustomers } from '#api/contract/customer/customer.ts';
import type { Mount } from '#api/http/mount.ts';
import { customerSheet } from '#api/queries/customer/customer-sheet.ts';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';
import { replySheet } from '#api/routes/sheet-reply.ts';

export function mountCustomerExport(mount: Mount, { db }: RouteParts): void {
  mount(exportCustomers, async ({ book, person, query, context }) => {
    const { format, ...narrowing } = query;
    context.set('logged', { book: book.id, exported: 'customers' });
    const name = `Customers ${book.name} ${await readTodayInIndia(db)}`;
    const read = () => customerSheet(db, book.id, narrowing);
    return replySheet({ context, person }, { read, name, format });
  });
}

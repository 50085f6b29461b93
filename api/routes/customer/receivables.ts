// What customers owe by how late it is: by customer, and by bill.
import { AGEING_DAYS } from '#core/settlement/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import * as contract from '#api/contract/customer/receivables.ts';
import type { Mount } from '#api/http/mount.ts';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import { openBillsPage, receivablesPage } from '#api/queries/ledgers/receivables/ageing-pages.ts';
import {
  openBillsSheet,
  receivablesSheet,
} from '#api/queries/ledgers/receivables/receivables-sheet.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';
import { replySheet } from '#api/routes/sheet-reply.ts';

export function mountReceivables(mount: Mount, { db, openBills: memory }: RouteParts): void {
  const requestOf = async (query: { as_on?: string | undefined; days?: number[] | undefined }) => ({
    asOn: calendarDate(query.as_on ?? (await readTodayInIndia(db))),
    ends: query.days ?? AGEING_DAYS,
  });

  mount(contract.readReceivables, async ({ book, query }) => {
    const request = await requestOf(query);
    const all = await memory.read(book.id, { asOn: request.asOn, group: query.group });
    return receivablesPage(all, request, query);
  });

  mount(contract.listOpenBills, async ({ book, query }) => {
    const request = await requestOf(query);
    const all = await memory.read(book.id, { asOn: request.asOn, group: query.group });
    const { from, limit, account_id: accountId = null } = query;
    return openBillsPage(all, request, { from, limit, accountId });
  });

  mount(contract.exportReceivables, async ({ book, query, context }) => {
    const request = await requestOf(query);
    const { by, format, group } = query;
    context.set('logged', { book: book.id, exported: 'receivables' });
    const all = await memory.read(book.id, { asOn: request.asOn, group });
    const sheet = by === 'bill' ? openBillsSheet(all, request) : receivablesSheet(all, request);
    const name = `Receivables ${book.name} ${request.asOn}`;
    return replySheet(context, sheet, { name, format });
  });
}

// What customers owe by how late it is: by customer, and by bill.
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { ageingDaysOf } from '#projections/book-settings/read-ageing.ts';
import * as contract from '#api/contract/customer/receivables.ts';
import type { BookId } from '#core/kernel/ids.ts';
import { ageingDaysReply } from '#api/queries/as-of/settings.ts';
import { answerCommand } from '#api/requests/answer-command.ts';
import type { Mount } from '#api/http/mount.ts';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import { openBillsPage, receivablesPage } from '#api/queries/ledgers/receivables/ageing-pages.ts';
import {
  openBillsSheet,
  receivablesSheet,
} from '#api/queries/ledgers/receivables/receivables-sheet.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';
import { replySheet } from '#api/routes/sheet-reply.ts';

export function mountReceivables(mount: Mount, parts: RouteParts): void {
  const { db, openBills: memory } = parts;
  const requestOf = async (
    book: { readonly id: number },
    query: { as_on?: string | undefined; days?: number[] | undefined },
  ) => ({
    asOn: calendarDate(query.as_on ?? (await readTodayInIndia(db))),
    ends: query.days ?? (await ageingDaysOf(db, book.id)),
  });

  mount(contract.readReceivables, async ({ book, query }) => {
    const request = await requestOf(book, query);
    const all = await memory.read(book.id, { asOn: request.asOn, group: query.group });
    return receivablesPage(all, request, query);
  });

  mount(contract.listOpenBills, async ({ book, query }) => {
    const request = await requestOf(book, query);
    const all = await memory.read(book.id, { asOn: request.asOn, group: query.group });
    const { from, limit, account_id: accountId = null } = query;
    return openBillsPage(all, request, { from, limit, accountId });
  });

  mount(contract.exportReceivables, async ({ book, person, query, context }) => {
    const request = await requestOf(book, query);
    const { by, format, group } = query;
    context.set('logged', { book: book.id, exported: 'receivables' });
    const name = `Receivables ${book.name} ${request.asOn}`;
    const read = async () => {
      const all = await memory.read(book.id, { asOn: request.asOn, group });
      return by === 'bill' ? openBillsSheet(all, request) : receivablesSheet(all, request);
    };
    return replySheet({ context, person }, { read, name, format });
  });

  mount(contract.setAgeingDays, (asked) => {
    const { days, expected } = asked.body;
    const data = { bookId: asked.book.id as BookId, days };
    return answerCommand(
      parts,
      asked,
      { command: { type: 'SetAgeingDays', data }, expected },
      ageingDaysReply,
    );
  });
}

// How a book accounts for its stock: read, and said from a financial year on.
import type { Command } from '#core/domain.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { BookId } from '#core/kernel/ids.ts';
import * as contract from '#api/contract/catalogue/stock/accounting.ts';
import type { Mount } from '#api/http/mount.ts';
import { stockPoliciesReply } from '#api/queries/as-of/settings.ts';
import { readStockPolicies } from '#api/queries/catalogue/stock/accounting.ts';
import { answerCommand } from '#api/requests/answer-command.ts';
import type { Caller } from '#api/requests/answer-command.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

export function mountStockAccounting(mount: Mount, parts: RouteParts): void {
  const answer = (caller: Caller, command: Command, expected: number | undefined) =>
    answerCommand(parts, caller, { command, expected }, stockPoliciesReply);

  mount(contract.readStockAccounting, ({ book }) => readStockPolicies(parts.db, book.id));

  mount(contract.setStockAccounting, (asked) => {
    const { from, accounting, method, expected } = asked.body;
    const bookId = asked.book.id as BookId;
    const data = { bookId, from: calendarDate(from), accounting, method };
    return answer(asked, { type: 'SetStockAccounting', data }, expected);
  });

  mount(contract.setStockMethod, (asked) => {
    const { product_id: productId, from, method, expected } = asked.body;
    const bookId = asked.book.id as BookId;
    const data = { bookId, productId, from: calendarDate(from), method };
    return answer(asked, { type: 'SetStockMethod', data }, expected);
  });
}

// How a book accounts for its stock: read, and said from a financial year on.
import type { Command } from '#core/domain.ts';
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
    const { expected, ...policy } = asked.body;
    const data = { bookId: asked.book.id as BookId, ...policy };
    return answer(asked, { type: 'SetStockAccounting', data }, expected);
  });

  mount(contract.setStockBelowNil, (asked) => {
    const { policy, expected } = asked.body;
    const data = { bookId: asked.book.id as BookId, policy };
    return answer(asked, { type: 'SetStockBelowNil', data }, expected);
  });

  mount(contract.setStockMethod, (asked) => {
    const { expected, ...method } = asked.body;
    const data = { bookId: asked.book.id as BookId, ...method };
    return answer(asked, { type: 'SetStockMethod', data }, expected);
  });
}

// One open item set against another of the other side, and taken back.
import type { z } from 'zod';
import type { AccountId, CustomerId, SettlementId } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { reverseSettlement, settleItem } from '#api/contract/customer/settlement.ts';
import type { Mount } from '#api/http/mount.ts';
import type { LogAsOf } from '#api/queries/as-of/log-as-of.ts';
import { settlementReply } from '#api/queries/as-of/receipt.ts';
import { customerOfAccount } from '#projections/customer-list/read.ts';
import { answerCommand } from '#api/requests/answer-command.ts';
import { freshId, given } from '#api/requests/route-parts.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

export function mountSettlements(mount: Mount, parts: RouteParts): void {
  mount(settleItem, async (asked) => {
    const { accountId, item, by, amountPaise = null } = asked.body;
    // An account never changes hands, so it need not be asked under the lock.
    const customerId = await customerOfAccount(parts.db, asked.book.id, accountId);
    const data = {
      settlementId: await freshId<SettlementId>(parts, 'settlement'),
      accountId: accountId as AccountId,
      customerId: customerId as CustomerId | null,
      item: nameOf(item),
      by: nameOf(by),
      amountPaise,
    };
    return answerCommand(parts, asked, { command: { type: 'SettleItem', data } }, (log) =>
      settlementReply(log, settledId(log)),
    );
  });

  mount(reverseSettlement, (asked) => {
    const settlementId = asked.params.settlementId as SettlementId;
    const data = { settlementId, reason: asked.body.reason.trim() };
    return answerCommand(parts, asked, { command: { type: 'ReverseSettlement', data } }, (log) =>
      settlementReply(log, settlementId),
    );
  });
}

type ItemBody = z.output<(typeof settleItem)['body']>['item'];

const nameOf = ({ kind, id, line }: ItemBody) => ({ kind, id, ...given('line', line) });

/** A repeated request settled what the first did. */
function settledId({ events }: LogAsOf): number {
  const settled = events.find((event) => event.type === 'ItemSettled');
  invariant(settled !== undefined, 'Settling an item records it.');
  return settled.data.settlementId;
}

// Money on account: received, and taken back.
import type { CustomerId, JournalId, ReceiptId } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { recordReceipt, reverseReceipt } from '#api/contract/invoice/billing.ts';
import type { Mount } from '#api/http/mount.ts';
import type { LogAsOf } from '#api/queries/as-of/log-as-of.ts';
import { receiptReply } from '#api/queries/as-of/receipt.ts';
import { answerCommand } from '#api/requests/answer-command.ts';
import { documentDateOf } from '#api/requests/invoice.ts';
import { freshId } from '#api/requests/route-parts.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

export function mountReceipts(mount: Mount, parts: RouteParts): void {
  mount(recordReceipt, async (asked) => {
    const { body, params } = asked;
    const { customerId } = params;
    const data = {
      customerId: customerId as CustomerId,
      receiptId: await freshId<ReceiptId>(parts, 'receipt'),
      journalId: await freshId<JournalId>(parts, 'journal'),
      amountPaise: body.amount,
      method: body.method,
      reference: body.reference?.trim() === '' ? null : body.reference,
      paidOn: documentDateOf(body.date),
      accountId: body.account_id ?? null,
    };
    return answerCommand(parts, asked, { command: { type: 'RecordReceipt', data } }, (log) =>
      receiptReply(log, { customerId, receiptId: recordedId(log) }),
    );
  });

  mount(reverseReceipt, async (asked) => {
    const { customerId, receiptId } = asked.params;
    const data = {
      customerId: customerId as CustomerId,
      receiptId: receiptId as ReceiptId,
      reversalId: await freshId<JournalId>(parts, 'journal'),
      reason: asked.body.reason.trim(),
      takenBackOn: documentDateOf(asked.body.date),
    };
    return answerCommand(parts, asked, { command: { type: 'ReverseReceipt', data } }, (log) =>
      receiptReply(log, { customerId, receiptId }),
    );
  });
}

function recordedId({ events }: LogAsOf): number {
  const recorded = events.find((event) => event.type === 'ReceiptRecorded');
  invariant(recorded !== undefined, 'Recording a receipt records it.');
  return recorded.data.receiptId;
}

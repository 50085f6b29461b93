// A customer's credit that is paid back, and taken back.
import type { CustomerId, JournalId, RefundId } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { listRefunds, recordRefund, reverseRefund } from '#api/contract/invoice/refund.ts';
import type { Mount } from '#api/http/mount.ts';
import { notFound } from '#api/http/problems/problem.ts';
import type { LogAsOf } from '#api/queries/as-of/log-as-of.ts';
import { refundReply } from '#api/queries/as-of/receipt.ts';
import { refundTold } from '#api/queries/invoice/settlements.ts';
import { answerCommand } from '#api/requests/answer-command.ts';
import { documentDateOf } from '#api/requests/invoice.ts';
import { freshId } from '#api/requests/route-parts.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';
import { customersById } from '#projections/customer-list/read.ts';
import { namesOf } from '#projections/people/read.ts';
import { refundsOf } from '#projections/receivables/refunds.ts';

export function mountRefunds(mount: Mount, parts: RouteParts): void {
  const { db } = parts;

  mount(recordRefund, async (asked) => {
    const { body, params } = asked;
    const { customerId } = params;
    const data = {
      customerId: customerId as CustomerId,
      refundId: await freshId<RefundId>(parts, 'refund'),
      journalId: await freshId<JournalId>(parts, 'journal'),
      credit: body.credit,
      amountPaise: body.amountPaise ?? null,
      method: body.method,
      reference: emptyToNull(body.reference),
      paidOn: documentDateOf(body.date),
      accountId: body.accountId ?? null,
      reason: emptyToNull(body.reason),
    };
    return answerCommand(parts, asked, { command: { type: 'RecordRefund', data } }, (log) =>
      refundReply(log, { customerId, refundId: recordedId(log) }),
    );
  });

  mount(reverseRefund, async (asked) => {
    const { customerId, refundId } = asked.params;
    const data = {
      customerId: customerId as CustomerId,
      refundId: refundId as RefundId,
      reversalId: await freshId<JournalId>(parts, 'journal'),
      reason: asked.body.reason.trim(),
      takenBackOn: documentDateOf(asked.body.date),
    };
    return answerCommand(parts, asked, { command: { type: 'ReverseRefund', data } }, (log) =>
      refundReply(log, { customerId, refundId }),
    );
  });

  mount(listRefunds, async ({ book, params, context }) => {
    const [customer] = await customersById(db, book.id, [params.customerId]);
    if (customer === undefined) return notFound(context);
    const rows = await refundsOf(db, book.id, params.customerId);
    const names = await namesOf(
      db,
      rows.map(({ actorId }) => actorId),
    );
    return rows.map((row) => refundTold(row, names));
  });
}

const emptyToNull = (text: string | null): string | null => (text?.trim() === '' ? null : text);

function recordedId({ events }: LogAsOf): number {
  const recorded = events.find((event) => event.type === 'RefundRecorded');
  invariant(recorded !== undefined, 'Recording a refund records it.');
  return recorded.data.refundId;
}

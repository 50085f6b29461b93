// Money on account: received, and taken back.
import type { CustomerId, JournalId, ReceiptId } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import {
  listCustomerItems,
  listCustomerPayments,
  listReceipts,
  readReceipt,
  recordReceipt,
  reverseReceipt,
} from '#api/contract/customer/receipt.ts';
import { invalidField } from '#api/http/problems/field-errors.ts';
import { notFound, replyProblem } from '#api/http/problems/problem.ts';
import type { AdvanceBody } from '#api/contract/customer/receipt.ts';
import type { Mount } from '#api/http/mount.ts';
import type { LogAsOf } from '#api/queries/as-of/log-as-of.ts';
import { receiptReply } from '#api/queries/as-of/receipt.ts';
import { answerCommand } from '#api/requests/answer-command.ts';
import { listPaymentCards, listReceiptCards } from '#api/queries/customer/receipt-list.ts';
import { findReceipt, listCustomerItems as itemsOf } from '#api/queries/customer/open-items.ts';
import { bankChargeFrom, deductionsOf, settlingOf } from '#api/requests/payment.ts';
import { documentDateOf } from '#api/requests/invoice.ts';
import { freshId } from '#api/requests/route-parts.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

const NOT_WITH_AGAINST = 'Not together with `against`.';

export function mountReceipts(mount: Mount, parts: RouteParts): void {
  mountReceiptReads(mount, parts);

  mount(recordReceipt, async (asked) => {
    const { body, params } = asked;
    if (body.oldestFirst === true && body.against !== undefined) {
      return replyProblem(asked.context, invalidField('oldest_first', NOT_WITH_AGAINST));
    }
    const { customerId } = params;
    const data = {
      customerId: customerId as CustomerId,
      receiptId: await freshId<ReceiptId>(parts, 'receipt'),
      journalId: await freshId<JournalId>(parts, 'journal'),
      amountPaise: body.amountPaise,
      method: body.method,
      reference: body.reference?.trim() === '' ? null : body.reference,
      paidOn: documentDateOf(body.date),
      accountId: body.accountId ?? null,
      advance: advanceOf(body.advance),
      deductions: deductionsOf(body.deductions),
      ...(await settlingOf(body, parts.nextIds)),
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
      ...(await bankChargeFrom(asked.body.bankCharge, parts.nextIds)),
    };
    return answerCommand(parts, asked, { command: { type: 'ReverseReceipt', data } }, (log) =>
      receiptReply(log, { customerId, receiptId }),
    );
  });
}

function mountReceiptReads(mount: Mount, { db }: RouteParts): void {
  mount(listCustomerItems, async ({ book, params, context }) => {
    return (await itemsOf(db, book.id, params.customerId)) ?? notFound(context);
  });

  mount(readReceipt, async ({ book, params, context }) => {
    return (await findReceipt(db, book.id, params)) ?? notFound(context);
  });

  mount(listReceipts, async ({ book, params: { customerId }, query, context }) => {
    const { limit, before } = query;
    const page = { customerId, limit, ...(before === undefined ? {} : { before }) };
    return (await listReceiptCards(db, book.id, page)) ?? notFound(context);
  });

  mount(listCustomerPayments, async ({ book, params: { customerId }, query, context }) => {
    const { limit, before } = query;
    const page = { customerId, limit, ...(before === undefined ? {} : { before }) };
    return (await listPaymentCards(db, book.id, page)) ?? notFound(context);
  });
}

const advanceOf = (advance: AdvanceBody | null) =>
  advance && {
    supply: advance.supply,
    description: advance.description,
    hsn: advance.hsn?.trim() === '' ? null : advance.hsn,
    rateBps: advance.taxBps,
    placeOfSupply: advance.placeOfSupply?.trim() === '' ? null : advance.placeOfSupply,
  };

function recordedId({ events }: LogAsOf): number {
  const recorded = events.find((event) => event.type === 'ReceiptRecorded');
  invariant(recorded !== undefined, 'Recording a receipt records it.');
  return recorded.data.receiptId;
}

// Expenses: slips without a supplier, and bills that are paid in the act that posts them.
import type { z } from 'zod';
import type { RecordedEvent } from '#core/domain.ts';
import type { ExpenseId, JournalId, PurchaseBillId, SupplierPaymentId } from '#core/kernel/ids.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { payablePaise } from '#core/trade/index.ts';
import type {
  ExpenseCommand,
  ExpenseDraft,
  PurchaseBill,
  PurchaseBillCommand,
  SupplierPaymentCommand,
  SupplierPaymentDraft,
} from '#core/trade/index.ts';
import * as contract from '#api/contract/trade/expense.ts';
import type { Mount } from '#api/http/mount.ts';
import { notFound } from '#api/http/problems/problem.ts';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import {
  expenseReply,
  listExpenseRows,
  paymentsOfBillAlone,
  readExpenseDetail,
  readExpenseSums,
} from '#api/queries/trade/expenses.ts';
import { purchaseBillReply } from '#api/queries/trade/purchase-bills.ts';
import { answerCommand } from '#api/requests/answer-command.ts';
import type { Caller } from '#api/requests/answer-command.ts';
import { answerWhole } from '#api/requests/answer-whole.ts';
import { freshJournal, reversalOf } from '#api/requests/document-acts.ts';
import { chequeOf } from '#api/requests/paid-from.ts';
import { purchaseBillDraftOf } from '#api/requests/purchase-bill.ts';
import { freshId } from '#api/requests/route-parts.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

export function mountExpenses(mount: Mount, parts: RouteParts): void {
  const { db } = parts;
  mount(contract.listExpenses, ({ book, query }) => listExpenseRows(db, book.id, query));
  mount(contract.readExpenseFigures, ({ book, query }) => readExpenseSums(db, book.id, query));
  mount(contract.readExpense, async ({ book, params, context }) => {
    const detail = await readExpenseDetail(db, book.id, params.expenseId);
    return detail ?? notFound(context);
  });
  mountSlips(mount, parts);
  mountPaidBills(mount, parts);
}

function mountSlips(mount: Mount, parts: RouteParts): void {
  const answer = (caller: Caller, command: ExpenseCommand) =>
    answerCommand(parts, caller, { command }, (log) => {
      const [posted] = log.events.flatMap((event) =>
        event.type === 'ExpensePosted' ? [event.data] : [],
      );
      return expenseReply(log, posted?.documentId ?? command.data.documentId);
    });

  mount(contract.createExpense, async (asked) => {
    const documentId = await freshId<ExpenseId>(parts, 'expense');
    const paidOn = asked.body.paidOn ?? (await readTodayInIndia(parts.db));
    const draft = slipOf({ ...asked.body, paidOn });
    const data = { documentId, draft, journalId: await freshJournal(parts) };
    return answer(asked, { type: 'DraftExpense', data });
  });

  mount(contract.reverseExpense, async (asked) => {
    const documentId = asked.params.expenseId as ExpenseId;
    const data = { documentId, ...(await reversalOf(parts, asked.body)) };
    return answer(asked, { type: 'ReverseExpense', data });
  });
}

type Slip = Omit<z.output<(typeof contract.createExpense)['body']>, 'bookId'>;

const slipOf = (body: Slip): ExpenseDraft => ({
  paidTo: body.paidTo,
  slipNumber: body.slipNumber,
  method: body.method,
  reference: body.reference,
  cheque: chequeOf(body),
  narration: body.narration.trim(),
  moneyAccountId: body.moneyAccountId,
  postedOn: body.paidOn,
  lines: body.items.map(({ description, ...line }) => ({
    ...line,
    description: description.trim(),
  })),
});

type PaidBill = Omit<z.output<(typeof contract.createPaidBill)['body']>, 'bookId'>;

/** What of it the bill itself says. */
const billIn = ({
  method: _method,
  paidOn: _day,
  moneyAccountId: _money,
  reference: _reference,
  chequeNumber: _number,
  chequeDate: _dated,
  ...bill
}: PaidBill) => purchaseBillDraftOf(bill);

/** What settles a bill that was posted a moment ago: all that it leaves open. */
function paymentOf(body: PaidBill, bill: PurchaseBill): SupplierPaymentDraft {
  const { documentId: id, accountId, postedOn: billPostedOn } = bill;
  const amountPaise = payablePaise(bill);
  const postedOn = body.paidOn ?? calendarDate(billPostedOn);
  return {
    accountId,
    moneyAccountId: body.moneyAccountId,
    postedOn,
    method: body.method,
    reference: body.reference,
    cheque: chequeOf({ ...body, paidOn: postedOn }),
    amountPaise,
    deductions: [],
    bankCharge: null,
    tds: null,
    currency: null,
    narration: body.narration.trim(),
    runId: null,
    allocations: amountPaise === 0 ? [] : [{ kind: 'purchase-bill', id, amountPaise }],
  };
}

function mountPaidBills(mount: Mount, parts: RouteParts): void {
  mount(contract.createPaidBill, async (asked) => {
    const { body } = asked;
    const documentId = await freshId<PurchaseBillId>(parts, 'purchase_bill');
    const paymentId = await freshId<SupplierPaymentId>(parts, 'supplier_payment');
    const [journalId, paymentJournalId] = await parts.nextIds('journal', 2);
    const draft = billIn(body);
    const command: PurchaseBillCommand = {
      type: 'DraftPurchaseBill',
      data: { documentId, draft, journalId: journalId as JournalId },
    };
    const pay = (bill: PurchaseBill): SupplierPaymentCommand => ({
      type: 'DraftSupplierPayment',
      data: {
        documentId: paymentId,
        draft: paymentOf(body, bill),
        journalId: paymentJournalId as JournalId,
      },
    });
    return answerWhole(parts, asked, {
      commands: [command],
      following: (events) => events.flatMap((event) => (isBilled(event) ? [pay(event.data)] : [])),
      reply: ({ events }) => doneWith(events),
    });
  });

  mount(contract.reversePaidBill, async (asked) => {
    const documentId = asked.params.billId as PurchaseBillId;
    const payments = await paymentsOfBillAlone(parts.db, asked.book.id, documentId);
    const reversal = () => reversalOf(parts, asked.body);
    const taken: SupplierPaymentCommand[] = [];
    for (const id of payments) {
      const data = { documentId: id as SupplierPaymentId, ...(await reversal()) };
      taken.push({ type: 'ReverseSupplierPayment', data });
    }
    const command: PurchaseBillCommand = {
      type: 'ReversePurchaseBill',
      data: { documentId, ...(await reversal()) },
    };
    return answerWhole(parts, asked, {
      commands: [...taken, command],
      reply: (log) => purchaseBillReply(log, documentId),
    });
  });
}

const isBilled = (
  event: RecordedEvent,
): event is Extract<RecordedEvent, { type: 'PurchaseBillPosted' }> =>
  event.type === 'PurchaseBillPosted';

function doneWith(events: readonly RecordedEvent[]): contract.PaidBillDone {
  const [bill] = events.flatMap((event) => (isBilled(event) ? [named(event.data)] : []));
  invariant(bill !== undefined, 'A bill was posted.');
  const { id: billId, number } = bill;
  const payments = events.flatMap((event) =>
    event.type === 'SupplierPaymentPosted'
      ? [{ ...named(event.data), amountPaise: event.data.totalPaise }]
      : [],
  );
  return { billId, number, payments };
}

type Numbered = { readonly documentId: number; readonly number: string };

const named = ({ documentId: id, number }: Numbered) => ({ id, number });

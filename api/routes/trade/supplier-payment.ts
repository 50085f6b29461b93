// Payments to suppliers: every act answers the payment as it then is; a run answers what it paid.
import type { z } from 'zod';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { JournalId, SupplierPaymentId } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import type { RecordedEvent } from '#core/domain.ts';
import type { SupplierPaymentCommand, SupplierPaymentDraft } from '#core/trade/index.ts';
import * as contract from '#api/contract/trade/supplier-payment.ts';
import type { Mount } from '#api/http/mount.ts';
import { notFound, replyProblem } from '#api/http/problems/problem.ts';
import { problemOf } from '#api/http/rejections/reply.ts';
import { accountNames } from '#projections/chart-of-accounts/read.ts';
import { dueBillsOf } from '#api/queries/ledgers/receivables/due-bills.ts';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import { readPaymentAdvice } from '#api/queries/trade/payment-advice.ts';
import {
  listSupplierPaymentCards,
  paymentReply,
  readBankFileOf,
  readPaymentDetail,
  readPaymentSums,
} from '#api/queries/trade/supplier-payments.ts';
import { answerCommand } from '#api/requests/answer-command.ts';
import type { Caller } from '#api/requests/answer-command.ts';
import { freshJournal, reversalOf } from '#api/requests/document-acts.ts';
import { chequeOf } from '#api/requests/paid-from.ts';
import { freshId, given } from '#api/requests/route-parts.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';
import type { ReplyWithPdf } from '#api/routes/invoice/pdf-reply.ts';
import { replySheet } from '#api/routes/sheet-reply.ts';

export function mountSupplierPayments(mount: Mount, parts: RouteParts, asPdf: ReplyWithPdf): void {
  const { db, openBills } = parts;
  mount(contract.listSupplierPayments, ({ book, query }) =>
    listSupplierPaymentCards(db, book.id, query),
  );
  mount(contract.readSupplierPaymentFigures, ({ book, query }) =>
    readPaymentSums(db, book.id, query),
  );
  mount(contract.readSupplierPayment, async ({ book, params, context }) => {
    const detail = await readPaymentDetail(db, book.id, params.paymentId);
    return detail ?? notFound(context);
  });
  mount(contract.readPaymentAdvicePdf, (asked) => {
    const { book, params, query } = asked;
    const wanted = { bookId: book.id, id: params.paymentId, sheet: query.size };
    return asPdf(asked, () => readPaymentAdvice(parts, wanted));
  });
  mount(contract.listDueBills, async ({ book, query }) => {
    const asOn = await readTodayInIndia(db);
    const all = await openBills.read(book.id, { asOn, group: 'creditors' });
    const by = query.by === undefined ? null : calendarDate(query.by);
    return dueBillsOf(db, book.id, all, { asOn, by, accountId: query.supplier ?? null });
  });
  mountActs(mount, parts);
  mountRuns(mount, parts);
}

type Body = z.output<(typeof contract.createSupplierPayment)['body']>;
/** The book of a body is known by then. */
type Said = Omit<Body, 'bookId'>;

const draftOf = ({ bankChargePaise, ...body }: Said): SupplierPaymentDraft => ({
  accountId: body.supplierAccountId,
  moneyAccountId: body.accountId,
  postedOn: body.paidOn,
  method: body.method,
  reference: body.reference,
  cheque: chequeOf(body),
  amountPaise: body.amountPaise,
  deductions: [...body.deductions],
  bankCharge:
    bankChargePaise === 0
      ? null
      : { amountPaise: bankChargePaise, accountId: body.bankChargeAccountId },
  tds: null,
  currency: null,
  narration: body.narration.trim(),
  runId: null,
  allocations: body.against === null ? null : body.against.map(itemOf),
});

const itemOf = ({ line, ...item }: NonNullable<Body['against']>[number]) => ({
  ...item,
  ...given('line', line),
});

function mountActs(mount: Mount, parts: RouteParts): void {
  const answer = (caller: Caller, command: SupplierPaymentCommand) =>
    answerCommand(parts, caller, { command }, (log) =>
      paymentReply(log, paidIn(log.events)[0]?.documentId ?? command.data.documentId),
    );

  mount(contract.createSupplierPayment, async (asked) => {
    const documentId = await freshId<SupplierPaymentId>(parts, 'supplier_payment');
    const paidOn = asked.body.paidOn ?? (await readTodayInIndia(parts.db));
    const draft = draftOf({ ...asked.body, paidOn });
    const data = { documentId, draft, journalId: await freshJournal(parts) };
    return answer(asked, { type: 'DraftSupplierPayment', data });
  });

  mount(contract.reverseSupplierPayment, async (asked) => {
    const documentId = asked.params.paymentId as SupplierPaymentId;
    const data = { documentId, ...(await reversalOf(parts, asked.body)) };
    return answer(asked, { type: 'ReverseSupplierPayment', data });
  });
}

const paidIn = (events: readonly RecordedEvent[]) =>
  events.flatMap((event) => (event.type === 'SupplierPaymentPosted' ? [event.data] : []));

function mountRuns(mount: Mount, parts: RouteParts): void {
  const { db, nextIds, submitWhole } = parts;

  mount(contract.payInRun, async ({ book, person, body, idempotency, refuse, context }) => {
    const { payments, bookId: _book, ...means } = body;
    const runId = await freshId(parts, 'payment_run');
    const ids = await nextIds('supplier_payment', payments.length);
    const journals = await nextIds('journal', payments.length);
    const requests = payments.map((payment, at) => {
      const whole = { ...NOTHING_ELSE, ...means, ...payment };
      const data = {
        documentId: ids[at] as SupplierPaymentId,
        draft: { ...draftOf(whole), runId },
        journalId: journals[at] as JournalId,
      };
      const command: SupplierPaymentCommand = { type: 'DraftSupplierPayment', data };
      return { bookId: book.id, actorId: person.id, command };
    });
    const { kind, outcomes } = await submitWhole({
      requests,
      isSpoilt: false,
      ...given('idempotency', idempotency),
    });
    if (kind === 'key_reused') return refuse({ kind: 'idempotency_key_reused' });
    for (const [at, outcome] of outcomes.entries()) {
      if (outcome.kind !== 'rejected') continue;
      // Who may not pay at all is told of no supplier.
      if (outcome.rejection.kind === 'role_may_not') return refuse(outcome.rejection);
      const accountId = payments[at]?.supplierAccountId ?? 0;
      const names = await accountNames(db, book.id, [accountId]);
      const problem = problemOf(outcome.rejection);
      const supplier = names.get(accountId);
      if (supplier === undefined) return replyProblem(context, problem);
      const facts = { ...problem.facts, payment: at + 1, supplier };
      return replyProblem(context, { ...problem, detail: `${supplier}: ${problem.detail}`, facts });
    }
    const paid = outcomes.flatMap((one) => (one.kind === 'accepted' ? paidIn(one.events) : []));
    return runReply(paid);
  });

  mount(contract.readBankFile, async ({ book, person, params, context }) => {
    const sheet = await readBankFileOf(db, book.id, params.runId);
    if (sheet === null) return notFound(context);
    context.set('logged', { book: book.id, exported: 'bank file' });
    const name = `Transfers ${book.name} run ${params.runId}`;
    const read = () => Promise.resolve(sheet);
    return replySheet({ context, person }, { read, name, format: 'csv' });
  });
}

/** What a payment of a run does not say. */
const NOTHING_ELSE = {
  chequeNumber: null,
  chequeDate: null,
  deductions: [],
  bankChargePaise: 0,
  bankChargeAccountId: null,
};

function runReply(paid: ReturnType<typeof paidIn>): z.output<(typeof contract.payInRun)['reply']> {
  const runId = paid[0]?.runId;
  invariant(runId != null, 'A run pays somebody.');
  return {
    runId,
    payments: paid.map(({ documentId: id, number, accountId, supplier, ...one }) => ({
      id,
      number,
      supplierAccountId: accountId,
      supplierName: supplier.name,
      amountPaise: one.amountPaise,
      journalId: one.journalId,
    })),
    totalPaise: paid.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
  };
}

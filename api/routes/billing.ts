// What billing comes to, what customers owe, and money on account.
import { nextNumber, seriesCounted } from '#core/documents/index.ts';
import type { SeriesName } from '#core/documents/index.ts';
import type { Command } from '#core/domain.ts';
import { financialYearLabelOf } from '#core/invoice/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { CustomerId, JournalId, ReceiptId } from '#core/kernel/ids.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import * as contract from '#api/contract/billing.ts';
import { notFound } from '#api/http/problems/problem.ts';
import type { Mount } from '#api/http/mount.ts';
import { readAgeing, readOverview } from '#api/queries/billing/overview.ts';
import { paymentWire } from '#api/queries/billing/settlements.ts';
import { settingsOf } from '#projections/book-settings/read.ts';
import { customersById } from '#projections/customer-list/read.ts';
import { namesOf } from '#projections/people/read.ts';
import { lastNumbers } from '#projections/document-numbers/read.ts';
import { findCredit, findSettlement, openCredits } from '#projections/receivables/read.ts';
import { freshId, given } from '#api/requests/route-parts.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

export function mountBilling(mount: Mount, parts: RouteParts): void {
  const { db } = parts;
  mount(contract.readBillingOverview, ({ book }) =>
    readOverview(db, book.id, async (tables, today) => {
      const { billing } = await settingsOf(tables, book.id);
      const financialYear = financialYearLabelOf(today);
      const wanted = { kind: 'invoice', financialYear, today: calendarDate(today) } as const;
      const series = seriesCounted(billing, wanted);
      const last = await lastNumbers(tables, book.id, series);
      const lastNumber = ({ series: name }: SeriesName) =>
        last[series.findIndex((one) => one.series === name)] ?? 0;
      return nextNumber(billing, wanted, lastNumber).number;
    }),
  );

  mount(contract.readReceivables, ({ book }) => readAgeing(db, book.id));

  mount(contract.listCredits, async ({ book, params, context }) => {
    const [customer] = await customersById(db, book.id, [params.customerId]);
    if (customer === undefined) return notFound(context);
    const credits = await openCredits(db, book.id, params.customerId);
    return credits.map(({ kind, creditId, number, dated, amountPaise, openPaise }) => ({
      kind,
      id: creditId,
      number,
      date: dated,
      amount: rupeesFromPaise(amountPaise),
      open: rupeesFromPaise(openPaise),
    }));
  });
  mountReceipts(mount, parts);
}

function mountReceipts(mount: Mount, parts: RouteParts): void {
  const { db, submit } = parts;

  mount(contract.recordReceipt, async (asked) => {
    const { body, params, book, person, idempotency, refuse, context } = asked;
    const receiptId = await freshId<ReceiptId>(parts, 'receipt');
    const command: Command = {
      type: 'RecordReceipt',
      data: {
        customerId: params.customerId as CustomerId,
        receiptId,
        journalId: await freshId<JournalId>(parts, 'journal'),
        amountPaise: body.amount,
        method: body.method,
        reference: body.reference?.trim() === '' ? null : body.reference,
        paidOn: (body.date ?? null) as CalendarDate | null,
        accountId: body.account_id ?? null,
      },
    };
    const outcome = await submit({
      bookId: book.id,
      actorId: person.id,
      command,
      ...given('idempotency', idempotency),
    });
    if (outcome.kind === 'rejected') return refuse(outcome.rejection);
    const recorded = outcome.events.find((event) => event.type === 'ReceiptRecorded');
    const id = recorded?.data.receiptId ?? receiptId;
    return (await receiptWire(db, book.id, id)) ?? notFound(context);
  });

  mount(contract.reverseReceipt, async (asked) => {
    const { body, params, book, person, idempotency, refuse, context } = asked;
    const command: Command = {
      type: 'ReverseReceipt',
      data: {
        customerId: params.customerId as CustomerId,
        receiptId: params.receiptId as ReceiptId,
        reversalId: await freshId<JournalId>(parts, 'journal'),
        reason: body.reason.trim(),
      },
    };
    const outcome = await submit({
      bookId: book.id,
      actorId: person.id,
      command,
      ...given('idempotency', idempotency),
    });
    if (outcome.kind === 'rejected') return refuse(outcome.rejection);
    return (await receiptWire(db, book.id, params.receiptId)) ?? notFound(context);
  });
}

async function receiptWire(db: RouteParts['db'], bookId: number, id: number) {
  const row = await findSettlement(db, bookId, { kind: 'receipt', id });
  if (row === null) return null;
  const names = await namesOf(db, [row.actorId]);
  const { customerId } = row;
  const credit = await findCredit(db, bookId, { customerId, kind: 'receipt', id });
  return {
    ...paymentWire(row, names),
    number: row.number ?? '',
    open: rupeesFromPaise(credit?.openPaise ?? 0),
  };
}

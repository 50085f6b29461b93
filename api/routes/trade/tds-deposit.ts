// Deposits of TDS: every act answers the deposit as it then is.
import type { z } from 'zod';
import { calendarDate, monthStart } from '#core/kernel/calendar-date.ts';
import type { TdsDepositId } from '#core/kernel/ids.ts';
import type { TdsDepositCommand, TdsDepositDraft } from '#core/trade/index.ts';
import * as contract from '#api/contract/trade/tds-deposit.ts';
import type { Mount } from '#api/http/mount.ts';
import { notFound } from '#api/http/problems/problem.ts';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import { depositReply, readDepositDetail, readTdsQuarter } from '#api/queries/trade/tds.ts';
import { answerCommand } from '#api/requests/answer-command.ts';
import type { Caller } from '#api/requests/answer-command.ts';
import { freshJournal, reversalOf } from '#api/requests/document-acts.ts';
import { freshId } from '#api/requests/route-parts.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

export function mountTdsDeposits(mount: Mount, parts: RouteParts): void {
  const { db } = parts;
  mount(contract.readTds, async ({ book, query }) => {
    const today = await readTodayInIndia(db);
    return readTdsQuarter(db, book.id, {
      on: query.on === undefined ? today : calendarDate(query.on),
      today,
    });
  });
  mount(contract.readTdsDeposit, async ({ book, params, context }) => {
    const detail = await readDepositDetail(db, book.id, params.depositId);
    return detail ?? notFound(context);
  });

  const answer = (caller: Caller, command: TdsDepositCommand) =>
    answerCommand(parts, caller, { command }, (log) => {
      const [posted] = log.events.flatMap((event) =>
        event.type === 'TdsDepositPosted' ? [event.data] : [],
      );
      return depositReply(log, posted?.documentId ?? command.data.documentId);
    });

  mount(contract.createTdsDeposit, async (asked) => {
    const documentId = await freshId<TdsDepositId>(parts, 'tds_deposit');
    const postedOn = asked.body.depositedOn ?? (await readTodayInIndia(db));
    const draft = { ...draftOf(asked.body), postedOn };
    const data = { documentId, draft, journalId: await freshJournal(parts) };
    return answer(asked, { type: 'DraftTdsDeposit', data });
  });

  mount(contract.reverseTdsDeposit, async (asked) => {
    const documentId = asked.params.depositId as TdsDepositId;
    const data = { documentId, ...(await reversalOf(parts, asked.body)) };
    return answer(asked, { type: 'ReverseTdsDeposit', data });
  });
}

type Body = z.output<(typeof contract.createTdsDeposit)['body']>;

const draftOf = (body: Omit<Body, 'bookId'>): TdsDepositDraft => ({
  method: body.method,
  reference: body.reference,
  challan: { bsrCode: body.bsrCode, serial: body.challanSerial },
  interestPaise: body.interestPaise,
  feePaise: body.feePaise,
  beyond: body.beyond.map(({ month, ...one }) => ({ ...one, month: monthStart(month) })),
  narration: body.narration.trim(),
  moneyAccountId: body.accountId,
  postedOn: body.depositedOn,
  deductions: [...body.deductions],
});

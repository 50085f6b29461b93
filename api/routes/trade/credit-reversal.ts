// What is to be watched, and credit that is reversed or claimed again: every act answers the entry
// as it then is.
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { CreditReclaimId, CreditReversalId } from '#core/kernel/ids.ts';
import type { CreditReclaimCommand, CreditReversalCommand } from '#core/trade/index.ts';
import * as contract from '#api/contract/trade/credit-reversal.ts';
import type { Mount } from '#api/http/mount.ts';
import { notFound } from '#api/http/problems/problem.ts';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import { creditMoveReply, readCreditMove } from '#api/queries/trade/credit-moves.ts';
import { readSheetOfCommonCredit } from '#api/queries/trade/common-credit-sheet.ts';
import { readWatchOn } from '#api/queries/trade/watch.ts';
import { answerCommand } from '#api/requests/answer-command.ts';
import type { Caller } from '#api/requests/answer-command.ts';
import { freshJournal, reversalOf } from '#api/requests/document-acts.ts';
import { freshId } from '#api/requests/route-parts.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

export function mountCreditReversals(mount: Mount, parts: RouteParts): void {
  const { db } = parts;
  mount(contract.readWatch, async ({ book, query }) => {
    const today = await readTodayInIndia(db);
    return readWatchOn(db, book.id, query.on === undefined ? today : calendarDate(query.on));
  });
  mount(contract.readCommonCredit, async ({ book, query }) => {
    const { of, on, private: said } = query;
    return readSheetOfCommonCredit(db, book.id, {
      of,
      on: on === undefined ? null : calendarDate(on),
      isAlsoPrivate: said === undefined ? null : said === 'yes',
      today: await readTodayInIndia(db),
    });
  });
  mount(contract.readCreditReversal, async ({ book, params, context }) => {
    const at = { bookId: book.id, kind: 'credit-reversal' } as const;
    return (await readCreditMove(db, at, params.reversalId)) ?? notFound(context);
  });
  mount(contract.readCreditReclaim, async ({ book, params, context }) => {
    const at = { bookId: book.id, kind: 'credit-reclaim' } as const;
    return (await readCreditMove(db, at, params.reclaimId)) ?? notFound(context);
  });

  const answerReversal = (caller: Caller, command: CreditReversalCommand) =>
    answerCommand(parts, caller, { command }, (log) => {
      const [id = command.data.documentId] = log.events.flatMap((event) =>
        event.type === 'CreditReversalPosted' ? [event.data.documentId] : [],
      );
      return creditMoveReply(log, 'credit-reversal', id);
    });
  const answerReclaim = (caller: Caller, command: CreditReclaimCommand) =>
    answerCommand(parts, caller, { command }, (log) => {
      const [id = command.data.documentId] = log.events.flatMap((event) =>
        event.type === 'CreditReclaimPosted' ? [event.data.documentId] : [],
      );
      return creditMoveReply(log, 'credit-reclaim', id);
    });

  /** The last day of the return, or today before it. */
  const dayOf = async (given: CalendarDate | null, { to }: { readonly to: CalendarDate }) => {
    if (given !== null) return given;
    const today = await readTodayInIndia(db);
    return to < today ? to : today;
  };

  mount(contract.createCreditReversal, async (asked) => {
    const { rule, clause, costAccountId, bills, period, sheet, narration, postedOn } = asked.body;
    const documentId = await freshId<CreditReversalId>(parts, 'credit_reversal');
    const draft = {
      rule,
      clause,
      costAccountId,
      bills: bills.map((bill) => ({ ...bill, utilisedOn: null })),
      sheet,
      period,
      narration: narration.trim(),
      postedOn: await dayOf(postedOn, period),
    };
    const data = { documentId, draft, journalId: await freshJournal(parts) };
    return answerReversal(asked, { type: 'DraftCreditReversal', data });
  });

  mount(contract.reverseCreditReversal, async (asked) => {
    const documentId = asked.params.reversalId as CreditReversalId;
    const data = { documentId, ...(await reversalOf(parts, asked.body)) };
    return answerReversal(asked, { type: 'ReverseCreditReversal', data });
  });

  mount(contract.createCreditReclaim, async (asked) => {
    const { rule, bills, period, sheet, narration, postedOn } = asked.body;
    const documentId = await freshId<CreditReclaimId>(parts, 'credit_reclaim');
    const draft = {
      rule,
      bills: [...bills],
      sheet,
      period,
      narration: narration.trim(),
      postedOn: await dayOf(postedOn, period),
    };
    const data = { documentId, draft, journalId: await freshJournal(parts) };
    return answerReclaim(asked, { type: 'DraftCreditReclaim', data });
  });

  mount(contract.reverseCreditReclaim, async (asked) => {
    const documentId = asked.params.reclaimId as CreditReclaimId;
    const data = { documentId, ...(await reversalOf(parts, asked.body)) };
    return answerReclaim(asked, { type: 'ReverseCreditReclaim', data });
  });
}

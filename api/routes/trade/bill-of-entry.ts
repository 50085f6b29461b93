// Bills of entry: every act answers the bill of entry as it then is.
import type { BillOfEntryId } from '#core/kernel/ids.ts';
import type { BillOfEntryCommand } from '#core/trade/index.ts';
import * as contract from '#api/contract/trade/bill-of-entry.ts';
import type { Mount } from '#api/http/mount.ts';
import { notFound } from '#api/http/problems/problem.ts';
import {
  entryDraftRecordOf,
  entryReply,
  listEntryCards,
  listLinkableBillsOf,
  readEntryDetail,
  readEntrySums,
} from '#api/queries/trade/bills-of-entry.ts';
import { answerCommand, writtenId } from '#api/requests/answer-command.ts';
import type { Caller } from '#api/requests/answer-command.ts';
import { answerWhole } from '#api/requests/answer-whole.ts';
import { billOfEntryDraftOf } from '#api/requests/bill-of-entry.ts';
import { freshJournal, reversalOf } from '#api/requests/document-acts.ts';
import { freshId } from '#api/requests/route-parts.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

type OfEntry = { readonly params: { readonly entryId: number } };

const idOf = ({ params }: OfEntry): BillOfEntryId => params.entryId as BillOfEntryId;

export function mountBillsOfEntry(mount: Mount, parts: RouteParts): void {
  const { db } = parts;
  mount(contract.listBillsOfEntry, ({ book, query }) => listEntryCards(db, book.id, query));
  mount(contract.readBillOfEntryFigures, ({ book, query }) => readEntrySums(db, book.id, query));
  mount(contract.listLinkableBills, ({ book }) => listLinkableBillsOf(db, book.id));
  mount(contract.readBillOfEntry, async ({ book, params, context }) => {
    const detail = await readEntryDetail(db, book.id, params.entryId);
    return detail ?? notFound(context);
  });

  const answer = (caller: Caller, command: BillOfEntryCommand, expected?: number) =>
    answerCommand(parts, caller, { command, expected }, (log) =>
      entryReply(log, writtenId(log, 'bill-of-entry') ?? command.data.documentId),
    );

  mount(contract.createBillOfEntry, async (asked) => {
    const { post, ...body } = asked.body;
    const documentId = await freshId<BillOfEntryId>(parts, 'bill_of_entry');
    const journalId = post ? await freshJournal(parts) : null;
    const data = { documentId, draft: billOfEntryDraftOf(body), journalId };
    return answer(asked, { type: 'DraftBillOfEntry', data });
  });

  mount(
    contract.changeBillOfEntry,
    (asked) => {
      const { expected, ...body } = asked.body;
      const data = { documentId: idOf(asked), draft: billOfEntryDraftOf(body) };
      return answer(asked, { type: 'ChangeBillOfEntry', data }, expected);
    },
    {
      takesBack: async ({ book, params }) =>
        entryDraftRecordOf(await readEntryDetail(db, book.id, params.entryId)),
    },
  );

  mount(contract.postBillOfEntry, async (asked) => {
    const data = { documentId: idOf(asked), journalId: await freshJournal(parts) };
    return answer(asked, { type: 'PostBillOfEntry', data }, asked.body.expected);
  });

  mount(contract.discardBillOfEntry, (asked) => {
    const data = { documentId: idOf(asked), reason: asked.body.reason.trim() };
    return answer(asked, { type: 'DiscardBillOfEntry', data });
  });

  mount(contract.moveBillOfEntryCredit, (asked) => {
    const { receivedOn, creditPeriod, reason } = asked.body;
    const data = { documentId: idOf(asked), receivedOn, creditPeriod, reason };
    return answer(asked, { type: 'MoveBillOfEntryCredit', data });
  });

  mount(contract.payBillOfEntry, async (asked) => {
    const { accountId: moneyAccountId, paidOn, method, reference } = asked.body;
    const paid = { paidOn, method, moneyAccountId, reference };
    const data = { documentId: idOf(asked), journalId: await freshJournal(parts), ...paid };
    return answer(asked, { type: 'PayBillOfEntry', data });
  });

  mount(contract.reverseBillOfEntryPayment, async (asked) => {
    const data = { documentId: idOf(asked), ...(await reversalOf(parts, asked.body)) };
    return answer(asked, { type: 'ReverseBillOfEntryPayment', data });
  });

  // Its payment goes with it, in the same act.
  mount(contract.reverseBillOfEntry, async (asked) => {
    const documentId = idOf(asked);
    const detail = await readEntryDetail(db, asked.book.id, documentId);
    const command: BillOfEntryCommand = {
      type: 'ReverseBillOfEntry',
      data: { documentId, ...(await reversalOf(parts, asked.body)) },
    };
    if (detail?.payment == null) return answer(asked, command);
    const payment: BillOfEntryCommand = {
      type: 'ReverseBillOfEntryPayment',
      data: { documentId, ...(await reversalOf(parts, asked.body)) },
    };
    return answerWhole(parts, asked, {
      commands: [payment, command],
      reply: (log) => entryReply(log, documentId),
    });
  });
}

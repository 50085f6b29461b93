// Debit notes to suppliers: every act answers the note as it then is.
import type { PurchaseDebitNoteId } from '#core/kernel/ids.ts';
import type { PurchaseDebitNoteCommand } from '#core/trade/index.ts';
import * as contract from '#api/contract/trade/purchase-debit-note.ts';
import type { Mount } from '#api/http/mount.ts';
import { notFound } from '#api/http/problems/problem.ts';
import {
  debitNoteReply,
  listDebitNoteCards,
  noteDraftRecordOf,
  readDebitNoteDetail,
  readDebitNoteSums,
  readReturnableOf,
} from '#api/queries/trade/purchase-debit-notes.ts';
import { answerCommand, writtenId } from '#api/requests/answer-command.ts';
import type { Caller } from '#api/requests/answer-command.ts';
import { freshJournal, reversalOf } from '#api/requests/document-acts.ts';
import { debitNoteDraftOf } from '#api/requests/purchase-debit-note.ts';
import { freshId } from '#api/requests/route-parts.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

type OfNote = { readonly params: { readonly noteId: number } };

const idOf = ({ params }: OfNote): PurchaseDebitNoteId => params.noteId as PurchaseDebitNoteId;

export function mountPurchaseDebitNotes(mount: Mount, parts: RouteParts): void {
  const { db } = parts;
  mount(contract.listPurchaseDebitNotes, ({ book, query }) =>
    listDebitNoteCards(db, book.id, query),
  );
  mount(contract.readPurchaseDebitNoteFigures, ({ book, query }) =>
    readDebitNoteSums(db, book.id, query),
  );
  mount(contract.readReturnable, async ({ book, params, context }) => {
    const returnable = await readReturnableOf(db, book.id, params.billId);
    return returnable ?? notFound(context);
  });
  mount(contract.readPurchaseDebitNote, async ({ book, params, context }) => {
    const detail = await readDebitNoteDetail(db, book.id, params.noteId);
    return detail ?? notFound(context);
  });
  mountActs(mount, parts);
}

function mountActs(mount: Mount, parts: RouteParts): void {
  const answer = (caller: Caller, command: PurchaseDebitNoteCommand, expected?: number) =>
    answerCommand(parts, caller, { command, expected }, (log) =>
      debitNoteReply(log, writtenId(log, 'purchase-debit-note') ?? command.data.documentId),
    );

  mount(contract.createPurchaseDebitNote, async (asked) => {
    const { post, ...body } = asked.body;
    const documentId = await freshId<PurchaseDebitNoteId>(parts, 'purchase_debit_note');
    const journalId = post ? await freshJournal(parts) : null;
    const data = { documentId, draft: debitNoteDraftOf(body), journalId };
    return answer(asked, { type: 'DraftPurchaseDebitNote', data });
  });

  mount(
    contract.changePurchaseDebitNote,
    (asked) => {
      const { expected, ...body } = asked.body;
      const data = { documentId: idOf(asked), draft: debitNoteDraftOf(body) };
      return answer(asked, { type: 'ChangePurchaseDebitNote', data }, expected);
    },
    {
      takesBack: async ({ book, params }) =>
        noteDraftRecordOf(await readDebitNoteDetail(parts.db, book.id, params.noteId)),
    },
  );

  mount(contract.postPurchaseDebitNote, async (asked) => {
    const data = { documentId: idOf(asked), journalId: await freshJournal(parts) };
    return answer(asked, { type: 'PostPurchaseDebitNote', data }, asked.body.expected);
  });

  mount(contract.matchPurchaseDebitNote, async (asked) => {
    const { supplierNote, commercial: isCommercial, printed, creditPeriod, ...body } = asked.body;
    const data = {
      documentId: idOf(asked),
      supplierNote,
      isCommercial,
      printed,
      creditPeriod,
      againReason: body.againReason,
      matchedOn: body.date ?? null,
      journalId: await freshJournal(parts),
    };
    return answer(asked, { type: 'MatchPurchaseDebitNote', data });
  });

  mount(contract.reversePurchaseDebitNoteMatch, async (asked) => {
    const reason = asked.body.reason.trim();
    const data = { documentId: idOf(asked), reason, reversalId: await freshJournal(parts) };
    return answer(asked, { type: 'ReversePurchaseDebitNoteMatch', data });
  });

  mount(contract.reversePurchaseDebitNote, async (asked) => {
    const data = { documentId: idOf(asked), ...(await reversalOf(parts, asked.body)) };
    return answer(asked, { type: 'ReversePurchaseDebitNote', data });
  });

  mount(contract.discardPurchaseDebitNote, (asked) => {
    const data = { documentId: idOf(asked), reason: asked.body.reason.trim() };
    return answer(asked, { type: 'DiscardPurchaseDebitNote', data });
  });
}

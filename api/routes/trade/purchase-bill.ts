// Bills of suppliers: every act answers the bill as it then is.
import type { PurchaseBillId } from '#core/kernel/ids.ts';
import type { PurchaseBillCommand } from '#core/trade/index.ts';
import * as contract from '#api/contract/trade/purchase-bill.ts';
import type { Mount } from '#api/http/mount.ts';
import { notFound } from '#api/http/problems/problem.ts';
import {
  billDraftRecordOf,
  listLastPricesOf,
  listPurchaseBillCards,
  purchaseBillReply,
  readPurchaseBillDetail,
  readPurchaseBillSums,
} from '#api/queries/trade/purchase-bills.ts';
import { readTdsKnown } from '#api/queries/trade/tds-facts.ts';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import { answerCommand, writtenId } from '#api/requests/answer-command.ts';
import type { Caller } from '#api/requests/answer-command.ts';
import { purchaseBillDraftOf } from '#api/requests/purchase-bill.ts';
import { freshJournal, reversalOf } from '#api/requests/document-acts.ts';
import { freshId } from '#api/requests/route-parts.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

type OfBill = { readonly params: { readonly billId: number } };

const idOf = ({ params }: OfBill): PurchaseBillId => params.billId as PurchaseBillId;

export function mountPurchaseBills(mount: Mount, parts: RouteParts): void {
  const { db } = parts;
  mount(contract.listPurchaseBills, ({ book, query }) => listPurchaseBillCards(db, book.id, query));
  mount(contract.readPurchaseBillFigures, ({ book, query }) =>
    readPurchaseBillSums(db, book.id, query),
  );
  mount(contract.listLastPrices, ({ book, query }) =>
    listLastPricesOf(db, book.id, query.supplier),
  );
  mount(contract.readTdsOfSupplier, async ({ book, query }) => {
    const { supplier: accountId, nature = null } = query;
    const on = query.on ?? (await readTodayInIndia(db));
    return readTdsKnown(db, book.id, { accountId, nature, on });
  });
  mount(contract.readPurchaseBill, async ({ book, params, context }) => {
    const detail = await readPurchaseBillDetail(db, book.id, params.billId);
    return detail ?? notFound(context);
  });
  mountActs(mount, parts);
}

function mountActs(mount: Mount, parts: RouteParts): void {
  const answer = (caller: Caller, command: PurchaseBillCommand, expected?: number) =>
    answerCommand(parts, caller, { command, expected }, (log) =>
      purchaseBillReply(log, writtenId(log, 'purchase-bill') ?? command.data.documentId),
    );

  mount(contract.createPurchaseBill, async (asked) => {
    const { post, ...body } = asked.body;
    const documentId = await freshId<PurchaseBillId>(parts, 'purchase_bill');
    const journalId = post ? await freshJournal(parts) : null;
    const draft = purchaseBillDraftOf(body);
    return answer(asked, { type: 'DraftPurchaseBill', data: { documentId, draft, journalId } });
  });

  mount(
    contract.changePurchaseBill,
    (asked) => {
      const { expected, ...body } = asked.body;
      const data = { documentId: idOf(asked), draft: purchaseBillDraftOf(body) };
      return answer(asked, { type: 'ChangePurchaseBill', data }, expected);
    },
    {
      takesBack: async ({ book, params }) =>
        billDraftRecordOf(await readPurchaseBillDetail(parts.db, book.id, params.billId)),
    },
  );

  mount(contract.postPurchaseBill, async (asked) => {
    const data = { documentId: idOf(asked), journalId: await freshJournal(parts) };
    return answer(asked, { type: 'PostPurchaseBill', data }, asked.body.expected);
  });

  mount(contract.movePurchaseBillCredit, (asked) => {
    const { receivedOn, creditPeriod, reason } = asked.body;
    const data = { documentId: idOf(asked), receivedOn, creditPeriod, reason };
    return answer(asked, { type: 'MoveBillCredit', data });
  });

  mount(contract.reversePurchaseBill, async (asked) => {
    const data = { documentId: idOf(asked), ...(await reversalOf(parts, asked.body)) };
    return answer(asked, { type: 'ReversePurchaseBill', data });
  });

  mount(contract.discardPurchaseBill, (asked) => {
    const data = { documentId: idOf(asked), reason: asked.body.reason.trim() };
    return answer(asked, { type: 'DiscardPurchaseBill', data });
  });
}

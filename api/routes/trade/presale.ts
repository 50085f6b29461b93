// Documents before an invoice: every answer is the document as it then is, or the invoice of it.
import type { EmailId, InvoiceId, PresaleId } from '#core/kernel/ids.ts';
import type { PresaleCommand } from '#core/trade/kinds/presale/index.ts';
import { onWire } from '#core/shapes/record.ts';
import * as contract from '#api/contract/trade/presale.ts';
import { invalidField } from '#api/http/problems/field-errors.ts';
import { notFound, replyProblem } from '#api/http/problems/problem.ts';
import { shownPaper } from '#api/queries/past/working-paper.ts';
import type { Mount } from '#api/http/mount.ts';
import { presaleReply } from '#api/queries/trade/presale/reply.ts';
import {
  listPresaleCards,
  listPresaleStretch,
  readPresaleSums,
} from '#api/queries/trade/presale/cards.ts';
import { readPresaleDetail } from '#api/queries/trade/presale/detail.ts';
import { readPresalePaper } from '#api/queries/trade/presale/papers.ts';
import type { JobData } from '#api/jobs/queues.ts';
import { answerCommand, writtenId } from '#api/requests/answer-command.ts';
import type { Caller, Order } from '#api/requests/answer-command.ts';
import { presaleInputOf } from '#api/requests/invoice.ts';
import { freshId, linkNext } from '#api/requests/route-parts.ts';
import { draftRecordOf } from '#api/http/body/taking-back.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';
import { refusalOfMails } from '#api/requests/within-limits.ts';
import type { Sql } from '#api/store/sql.ts';
import type { ReplyWithPdf } from '#api/routes/invoice/pdf-reply.ts';
import { answerWithInvoice } from '#api/routes/invoice/writing.ts';

const BEFORE_NEEDS_NEWEST = invalidField(
  'before',
  'Goes on from the newest; give an offset where there is an order.',
);

type OfPresale = { readonly params: { readonly presaleId: number } };

const idOf = ({ params }: OfPresale): PresaleId => params.presaleId as PresaleId;

/** @param sql the connection whose COMMIT makes the job visible. */
type AskToSendPresale = (job: JobData['send-presale'], sql: Sql) => Promise<void>;

export type PresaleParts = RouteParts & { readonly askToSendPresale: AskToSendPresale };

export function mountPresales(mount: Mount, parts: PresaleParts, asPdf: ReplyWithPdf): void {
  const { db } = parts;
  mount(contract.listPresales, async ({ book, query, context }) => {
    const { limit, before, order, offset, ...narrowing } = query;
    if (order !== 'newest' || offset !== undefined) {
      if (before !== undefined) return replyProblem(context, BEFORE_NEEDS_NEWEST);
      const stretch = { limit, offset: offset ?? 0, order: order === 'newest' ? '-date' : order };
      return listPresaleStretch(db, book.id, stretch, narrowing);
    }
    const { items, next } = await listPresaleCards(db, book.id, { limit, before, ...narrowing });
    linkNext(context, book.id, next);
    return [...items];
  });

  mount(contract.readPresaleFigures, ({ book, query }) => readPresaleSums(db, book.id, query));

  mount(contract.readPresale, async ({ book, params, context }) => {
    const detail = await readPresaleDetail(db, book.id, params.presaleId);
    return detail ?? notFound(context);
  });

  mount(contract.readPresalePaper, async ({ book, params, query, context }) => {
    const found = await readPresalePaper(db, book.id, params.presaleId, query.copies);
    return found === null ? notFound(context) : shownPaper(found.paper);
  });

  mount(contract.readPresalePdf, async (asked) => {
    const { book, params, query } = asked;
    return asPdf(asked, async () => {
      const found = await readPresalePaper(db, book.id, params.presaleId, query.copies);
      return found === null ? null : { name: found.number, paper: found.paper };
    });
  });

  mountWrites(mount, parts);
  mountEmail(mount, parts);
}

type PresaleOrder = Order & { readonly command: PresaleCommand };

const answerWithPresale = (parts: RouteParts, caller: Caller, order: PresaleOrder) =>
  answerCommand(parts, caller, order, (log) =>
    presaleReply(log, writtenId(log, 'presale') ?? order.command.data.presaleId),
  );

/** The wish is an event, and the job that fulfils it is made in the same COMMIT. */
function mountEmail(mount: Mount, parts: PresaleParts): void {
  mount(contract.emailPresale, async (asked) => {
    const refusal = await refusalOfMails(parts, asked);
    if (refusal !== null) return refusal;
    const presaleId = idOf(asked);
    const bookId = asked.book.id;
    const emailId = await freshId<EmailId>(parts, 'invoice_email');
    const data = { presaleId, emailId, to: asked.body.to ?? null };
    return answerWithPresale(parts, asked, {
      command: { type: 'RequestPresaleEmail', data },
      also: (sql) => parts.askToSendPresale({ bookId, presaleId, emailId }, sql),
    });
  });
}

function mountWrites(mount: Mount, parts: RouteParts): void {
  const answer = (caller: Caller, command: PresaleCommand, expected?: number) =>
    answerWithPresale(parts, caller, { command, expected });

  mount(contract.createPresale, async (asked) => {
    const { kind, issue, ...body } = asked.body;
    const presaleId = await freshId<PresaleId>(parts, 'presale');
    const data = { presaleId, kind, issue, ...presaleInputOf(body) };
    return answer(asked, { type: 'DraftPresale', data });
  });

  mount(
    contract.changePresale,
    (asked) => {
      const { expected, ...body } = asked.body;
      const data = { presaleId: idOf(asked), ...presaleInputOf(body) };
      return answer(asked, { type: 'ChangePresaleDraft', data }, expected);
    },
    {
      takesBack: async ({ book, params }) => {
        const detail = await readPresaleDetail(parts.db, book.id, params.presaleId);
        return draftRecordOf(detail && onWire(contract.presaleDetail, detail));
      },
    },
  );

  mount(contract.issuePresale, (asked) =>
    answer(asked, { type: 'IssuePresale', data: { presaleId: idOf(asked) } }, asked.body.expected),
  );

  mount(contract.invoicePresale, async (asked) => {
    const invoiceId = await freshId<InvoiceId>(parts, 'invoice');
    const data = { presaleId: idOf(asked), invoiceId };
    const { expected } = asked.body;
    return answerWithInvoice(parts, asked, { command: { type: 'InvoicePresale', data }, expected });
  });

  mount(contract.closePresale, (asked) => {
    const data = { presaleId: idOf(asked), reason: asked.body.reason.trim() };
    return answer(asked, { type: 'ClosePresale', data });
  });

  mount(contract.withdrawPresale, (asked) => {
    const data = { presaleId: idOf(asked), reason: asked.body.reason.trim() };
    return answer(asked, { type: 'WithdrawPresale', data });
  });
}

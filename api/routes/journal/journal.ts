import type { JournalId } from '#core/kernel/ids.ts';
import {
  correctJournal,
  listJournalDetails,
  listJournals,
  postJournal,
  readJournal,
  reverseJournal,
} from '#api/contract/journal/journal.ts';
import { notFound } from '#api/http/problems/problem.ts';
import type { Mount } from '#api/http/mount.ts';
import {
  listEntryLines,
  listJournalCards,
  readJournalCard,
} from '#api/queries/journal/journal-list.ts';
import { seqsOfAccount } from '#projections/ledger-lines/read.ts';
import { documentOf, withSettlingIds } from '#api/requests/journal.ts';
import { fellBackReply, postedReply, reversalReply } from '#api/queries/as-of/journal.ts';
import { answerCommand } from '#api/requests/answer-command.ts';
import { freshId, linkNext } from '#api/requests/route-parts.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

export function mountJournals(mount: Mount, parts: RouteParts): void {
  const { db } = parts;
  mount(listJournals, async ({ book, query, context }) => {
    const { limit, before, account, amount, search = '', from, to, number, only } = query;
    const { voucher_type: voucherType } = query;
    const words = search.split(/\s+/).filter((word) => word !== '');
    const seqs = account === undefined ? undefined : seqsOfAccount(book.id, account);
    const filter = { from, to, number, voucherType, only, seqs, amountPaise: amount, words };
    const { items, next } = await listJournalCards(db, book.id, { limit, before, filter });
    linkNext(context, book.id, next);
    return [...items];
  });

  mount(listJournalDetails, async ({ book, query, context }) => {
    const { items, next } = await listEntryLines(db, book.id, query);
    linkNext(context, book.id, next);
    return [...items];
  });

  mount(readJournal, async ({ book, params, context }) => {
    const card = await readJournalCard(db, book.id, params.journalId);
    return card ?? notFound(context);
  });
  mountPosting(mount, parts);
}

function mountPosting(mount: Mount, parts: RouteParts): void {
  const freshJournalId = () => freshId<JournalId>(parts, 'journal');

  mount(postJournal, async (asked) => {
    const document = await withSettlingIds(documentOf(asked.body), parts.nextIds);
    const data = { journalId: await freshJournalId(), ...document };
    const command = { type: 'PostJournal', data } as const;
    return answerCommand(parts, asked, { command }, (log) => postedReply(log.events[0]));
  });

  mount(reverseJournal, async (asked) => {
    const journalId = asked.params.journalId as JournalId;
    const reason = asked.body.reason.trim();
    const data = { journalId, reversalId: await freshJournalId(), reason };
    const command = { type: 'ReverseJournal', data } as const;
    return answerCommand(parts, asked, { command }, async (log) => ({
      ...(await reversalReply(log, log.events[0])),
      fell_back: await fellBackReply(log, journalId),
    }));
  });

  mount(correctJournal, async (asked) => {
    const ids = { reversalId: await freshJournalId(), replacementId: await freshJournalId() };
    const journalId = asked.params.journalId as JournalId;
    const reason = asked.body.reason.trim();
    const document = await withSettlingIds(documentOf(asked.body), parts.nextIds);
    const data = { journalId, ...ids, reason, ...document };
    const command = { type: 'CorrectJournal', data } as const;
    return answerCommand(parts, asked, { command }, async (log) => {
      const [reversed, replacement] = log.events;
      return {
        reversal: await reversalReply(log, reversed),
        correction: postedReply(replacement),
        fell_back: await fellBackReply(log, journalId),
      };
    });
  });
}

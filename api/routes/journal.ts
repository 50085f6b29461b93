import type { JournalId } from '#core/kernel/ids.ts';
import {
  correctJournal,
  listJournalDetails,
  listJournals,
  postJournal,
  readJournal,
  reverseJournal,
} from '#api/contract/journal.ts';
import { notFound } from '#api/http/problems/problem.ts';
import type { Mount } from '#api/http/mount.ts';
import {
  listEntryLines,
  listJournalCards,
  postedWire,
  readJournalCard,
  reversalWire,
} from '#api/queries/journal-list.ts';
import { seqsOfAccount } from '#projections/ledger-lines/read.ts';
import { documentOf } from '#api/requests/journal.ts';
import { freshId, given, linkNext } from '#api/requests/route-parts.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

export function mountJournals(mount: Mount, parts: RouteParts): void {
  const { db } = parts;
  mount(listJournals, async ({ book, query, context }) => {
    const { limit, before, account, amount, search = '', from, to, number, only } = query;
    const words = search.split(/\s+/).filter((word) => word !== '');
    const seqs = account === undefined ? undefined : seqsOfAccount(book.id, account);
    const filter = { from, to, number, only, seqs, amountPaise: amount, words };
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
  const { db, submit } = parts;
  const freshJournalId = () => freshId<JournalId>(parts, 'journal');

  mount(postJournal, async ({ book, person, body, idempotency, refuse }) => {
    const data = { journalId: await freshJournalId(), ...documentOf(body) };
    const outcome = await submit({
      bookId: book.id,
      actorId: person.id,
      command: { type: 'PostJournal', data },
      ...given('idempotency', idempotency),
    });
    if (outcome.kind === 'rejected') return refuse(outcome.rejection);
    return postedWire(outcome.events[0]);
  });

  mount(reverseJournal, async ({ book, person, params, body, idempotency, refuse }) => {
    const journalId = params.journalId as JournalId;
    const data = { journalId, reversalId: await freshJournalId(), reason: body.reason.trim() };
    const outcome = await submit({
      bookId: book.id,
      actorId: person.id,
      command: { type: 'ReverseJournal', data },
      ...given('idempotency', idempotency),
    });
    if (outcome.kind === 'rejected') return refuse(outcome.rejection);
    return reversalWire(db, outcome.events[0]);
  });

  mount(correctJournal, async ({ book, person, params, body, idempotency, refuse }) => {
    const ids = { reversalId: await freshJournalId(), replacementId: await freshJournalId() };
    const journalId = params.journalId as JournalId;
    const data = { journalId, ...ids, reason: body.reason.trim(), ...documentOf(body) };
    const outcome = await submit({
      bookId: book.id,
      actorId: person.id,
      command: { type: 'CorrectJournal', data },
      ...given('idempotency', idempotency),
    });
    if (outcome.kind === 'rejected') return refuse(outcome.rejection);
    const [reversed, replacement] = outcome.events;
    return { reversal: await reversalWire(db, reversed), correction: postedWire(replacement) };
  });
}

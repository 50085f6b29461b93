import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { JournalId } from '#core/kernel/ids.ts';
import {
  correctJournal,
  listJournalDetails,
  listJournals,
  postJournal,
  readJournal,
  readJournalFigures,
  reverseJournal,
} from '#api/contract/journal/journal.ts';
import { invalidField } from '#api/http/problems/field-errors.ts';
import { notFound, replyProblem } from '#api/http/problems/problem.ts';
import type { Mount } from '#api/http/mount.ts';
import {
  listEntryLines,
  listJournalCards,
  readJournalCard,
} from '#api/queries/journal/journal-list.ts';
import {
  listJournalStretch,
  registerFiguresOf,
  listFilter,
} from '#api/queries/journal/register.ts';
import { registerFilterOf } from '#api/queries/journal/asked-filter.ts';
import { documentOf, withSettlingIds } from '#api/requests/journal.ts';
import {
  fellBackReply,
  movedReply,
  postedReply,
  reversalReply,
} from '#api/queries/as-of/journal.ts';
import { mountJournalChecks } from './check.ts';
import { answerCommand } from '#api/requests/answer-command.ts';
import { freshId, linkNext } from '#api/requests/route-parts.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

const BEFORE_NEEDS_RECORDED_ORDER = invalidField(
  'before',
  'Goes on in the order of recording; give an offset where there is an order.',
);

export function mountJournals(mount: Mount, parts: RouteParts): void {
  const { db } = parts;
  mount(listJournals, async ({ book, query, context }) => {
    const { limit, before, order, offset } = query;
    const filter = registerFilterOf(query);
    if (order !== undefined || offset !== undefined) {
      if (before !== undefined) return replyProblem(context, BEFORE_NEEDS_RECORDED_ORDER);
      const stretch = { limit, offset: offset ?? 0, order: order ?? '-number' };
      return [...(await listJournalStretch(db, book.id, stretch, filter))];
    }
    const { items, next } = await listJournalCards(db, book.id, {
      limit,
      before,
      filter: listFilter(book.id, filter),
    });
    linkNext(context, book.id, next);
    return [...items];
  });

  mount(readJournalFigures, async ({ book, query }) =>
    registerFiguresOf(db, book.id, registerFilterOf(query)),
  );

  mount(listJournalDetails, async ({ book, query, context }) => {
    const { limit, before, as_on: to } = query;
    const { items, next } = await listEntryLines(db, book.id, { limit, before, filter: { to } });
    linkNext(context, book.id, next);
    return [...items];
  });

  mount(readJournal, async ({ book, params, context }) => {
    const card = await readJournalCard(db, book.id, params.journalId);
    return card ?? notFound(context);
  });
  mountPosting(mount, parts);
  mountJournalChecks(mount, parts);
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
    const dayGiven = asked.body.date as CalendarDate | undefined;
    const data = { journalId, reversalId: await freshJournalId(), reason, dayGiven };
    const command = { type: 'ReverseJournal', data } as const;
    return answerCommand(parts, asked, { command }, async (log) => ({
      ...(await reversalReply(log, log.events[0])),
      fellBack: await fellBackReply(log, journalId),
      ...(await movedReply(log, log.events[0])),
    }));
  });

  mount(correctJournal, async (asked) => {
    const ids = { reversalId: await freshJournalId(), replacementId: await freshJournalId() };
    const journalId = asked.params.journalId as JournalId;
    const reason = asked.body.reason.trim();
    const document = await withSettlingIds(documentOf(asked.body), parts.nextIds);
    const dayGiven = asked.body.reversal_date as CalendarDate | undefined;
    const data = { journalId, ...ids, reason, dayGiven, ...document };
    const command = { type: 'CorrectJournal', data } as const;
    return answerCommand(parts, asked, { command }, async (log) => {
      const [reversed, replacement] = log.events;
      return {
        reversal: await reversalReply(log, reversed),
        correction: postedReply(replacement),
        fellBack: await fellBackReply(log, journalId),
        ...(await movedReply(log, reversed)),
      };
    });
  });
}

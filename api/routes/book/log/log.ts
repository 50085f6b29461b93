// The log of a book as people read it: events, days, the history of a record, the whole as a file.
import * as contract from '#api/contract/book/log/events.ts';
import type { Mount } from '#api/http/mount.ts';
import { invalidField } from '#api/http/problems/field-errors.ts';
import { notFound, replyProblem } from '#api/http/problems/problem.ts';
import { mountBookExport } from '#api/routes/entity/export.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';
import { createEventDays } from '#api/queries/book/log/event-days.ts';
import { readEventDetail } from '#api/queries/book/log/event-detail.ts';
import { listEvents } from '#api/queries/book/log/event-list.ts';
import type { LogParts } from '#api/queries/as-of/log-as-of.ts';
import { mountAudit } from './audit.ts';
import { mountComparing } from './comparing.ts';
import type { ComparingCallParts } from './named-moments-in.ts';
import { mountEventNotes } from './event-note.ts';
import { mountHistory } from './history.ts';
import { mountInstants } from './instant.ts';

type LogCallParts = RouteParts & ComparingCallParts;

export function mountLogCalls(mount: Mount, parts: LogCallParts): void {
  mountHistory(mount, parts);
  mountBookExport(mount, parts);
  mountEvents(mount, parts);
  mountComparing(mount, parts);
  mountInstants(mount, parts);
  mountAudit(mount, parts);
  mountEventNotes(mount, parts);
}

function mountEvents(mount: Mount, parts: LogParts): void {
  const readDays = createEventDays(parts.sql, parts.db);

  mount(contract.listEvents, async ({ book, query, context }) => {
    const page = await listEvents(parts, book.id, query);
    if (page.ok) return page.value;
    const { field, message } = page.rejection;
    return replyProblem(context, invalidField(field, message));
  });

  mount(contract.readEventDays, ({ book }) => readDays(book.id));

  mount(contract.readEventDetail, async ({ book, params, context }) => {
    const event = await readEventDetail(parts, book.id, params.eventId);
    return event ?? notFound(context);
  });
}

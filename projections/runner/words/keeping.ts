// What a book's locks, and the keeping of its documents, say in a history.
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { ProjectedEvent } from '../projection.ts';
import { dateInWords } from './figures.ts';

type KeepingEvent = Extract<
  ProjectedEvent,
  { type: 'LockDateSet' | 'LegalFormSet' | 'ProceedingsRecorded' | 'ProceedingsEnded' }
>;

export const isOfKeeping = (event: ProjectedEvent): event is KeepingEvent =>
  event.type === 'LockDateSet' ||
  event.type === 'LegalFormSet' ||
  event.type === 'ProceedingsRecorded' ||
  event.type === 'ProceedingsEnded';

const FORMS = { unknown: 'not known', company: 'a company', other: 'no company' } as const;

export function keepingInWords({ type, data }: KeepingEvent): string {
  switch (type) {
    case 'LockDateSet':
      return lockInWords(data);
    case 'LegalFormSet':
      return `Set as ${FORMS[data.legalForm]}, by which documents are kept`;
    case 'ProceedingsRecorded':
      return `Proceedings since ${dateInWords(calendarDate(data.beganOn))}: ${data.what}`;
    case 'ProceedingsEnded':
      return `Proceedings ${data.number} ended on ${dateInWords(calendarDate(data.endedOn))}`;
  }
}

type Lock = Extract<ProjectedEvent, { type: 'LockDateSet' }>['data'];

function lockInWords({ kind, lockedTo, reason }: Lock): string {
  const closes = kind === 'soft' ? 'month' : 'year';
  const done =
    lockedTo === null ? 'Opened again' : `Locked to ${dateInWords(calendarDate(lockedTo))}`;
  return `${done} (${closes}): ${reason}`;
}

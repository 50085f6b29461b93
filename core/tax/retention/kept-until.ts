// Until when the law has a customer's documents kept, and which law it is.
import { dayAfter, oneYearAfter } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '../../kernel/financial-year.ts';
import type { LegalForm } from '../terms.ts';
import { RETENTION_TERMS } from './terms-of-law.ts';
import type { RetentionLaw } from './terms-of-law.ts';

/** An appeal, a revision or another proceeding before an authority, or an investigation. */
export type Proceedings = {
  /** In its book, from 1. */
  readonly number: number;
  readonly what: string;
  readonly beganOn: CalendarDate;
  /** The day of the final disposal; null while it lasts. */
  readonly endedOn: CalendarDate | null;
};

/** `until` is the last day on which they are kept; null while proceedings last. */
export type RetentionHold =
  | { readonly by: RetentionLaw; readonly until: CalendarDate }
  | { readonly by: 'proceedings'; readonly what: string; readonly until: CalendarDate | null };

export type RetentionFacts = {
  /** The latest date on any document of the customer; null where there is none. */
  readonly lastDocumentOn: CalendarDate | null;
  readonly legalForm: LegalForm;
  readonly proceedings: readonly Proceedings[];
};

/**
 * The longest of the terms that apply counts. Proceedings keep the documents while they last and
 * for a year from their end (CGST Act s. 36, proviso), of the whole book, since it does not know
 * which documents they are about.
 * @returns null where there is nothing to keep; `until` may be past.
 */
export function keptUntil(facts: RetentionFacts): RetentionHold | null {
  const { lastDocumentOn, proceedings } = facts;
  if (lastDocumentOn === null) return null;
  const open = proceedings.find(({ endedOn }) => endedOn === null);
  if (open !== undefined) return { by: 'proceedings', what: open.what, until: null };
  const ended = proceedings.flatMap(({ what, endedOn }) =>
    endedOn === null ? [] : [{ by: 'proceedings', what, until: oneYearAfter(endedOn) } as const],
  );
  return latest([...lawsOf(lastDocumentOn, facts.legalForm), ...ended]);
}

type HoldUntil = RetentionHold & { readonly until: CalendarDate };

function lawsOf(lastDocumentOn: CalendarDate, legalForm: LegalForm): readonly HoldUntil[] {
  const year = financialYearOf(lastDocumentOn);
  return RETENTION_TERMS.filter(
    ({ forms, since }) => forms.includes(legalForm) && yearPeriod(year).to >= since,
  ).map(({ law, lastDayOf }) => ({ by: law, until: lastDayOf(year) }));
}

const latest = (all: readonly HoldUntil[]): HoldUntil | null =>
  all.reduce<HoldUntil | null>(
    (last, one) => (last === null || one.until > last.until ? one : last),
    null,
  );

/** @returns what keeps them today still, or null. */
export function keptOn(today: CalendarDate, facts: RetentionFacts): RetentionHold | null {
  const kept = keptUntil(facts);
  return kept === null || (kept.until !== null && kept.until < today) ? null : kept;
}

/** @returns the first day after; null while proceedings last. */
export const freeOn = ({ until }: RetentionHold): CalendarDate | null =>
  until === null ? null : dayAfter(until);

// The sentence that says why a customer cannot be erased today: the rule and the day.
import { nameOfMonth, partsOf } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { RetentionHold } from './kept-until.ts';
import type { LegalForm } from '../terms.ts';

const LAWS = {
  'companies-act': 'section 128(5) of the Companies Act, 2013',
  'cgst-act': 'section 36 of the CGST Act',
} as const;

/** @returns `Kept until 31 December 2032 by section 36 of the CGST Act.` */
export function keptInWords(kept: RetentionHold, legalForm: LegalForm): string {
  if (kept.by !== 'proceedings') {
    const sentence = `Kept until ${dayInWords(kept.until)} by ${LAWS[kept.by]}.`;
    return legalForm === 'unknown' ? `${sentence} ${UNKNOWN_FORM}` : sentence;
  }
  const law = LAWS['cgst-act'];
  return kept.until === null
    ? `Kept while proceedings last (${kept.what}) by ${law}.`
    : `Kept until ${dayInWords(kept.until)}, a year after proceedings (${kept.what}), by ${law}.`;
}

const UNKNOWN_FORM =
  'The settings do not say whether the business is a company, so the longer term counts.';

function dayInWords(date: CalendarDate): string {
  const { year, month, day } = partsOf(date);
  return `${day} ${nameOfMonth(month)} ${year}`;
}

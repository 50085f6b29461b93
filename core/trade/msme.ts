// By when a micro or small enterprise is paid. MSMED Act 2006, section 15: by the day agreed, at
// most 45 days after the goods or the service were accepted; where nothing was agreed, within 15.
// What is paid later is an expense of the year in which it is paid: Income-tax Act 2025, section
// 37(2)(g), for years from 2026-04-01; before that the Act of 1961, section 43B(h).
import { daysAfter } from '../kernel/calendar-date.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';
import type { PartySnapshot } from './party.ts';

const AGREED_DAYS_MAX = 45;
const DAYS_WITHOUT_AGREEMENT = 15;

export type Enterprise = NonNullable<PartySnapshot['enterprise']>;

/** Traders are registered, and have no right to be paid in time (MoMSME, O.M. of 1-9-2021). */
const hasLimit = ({ class: size, activity }: Enterprise): boolean =>
  size !== 'medium' && activity !== 'trading';

/**
 * @param agreedDays within how many days it was agreed to pay; null: nothing was agreed.
 * @param acceptedOn when the last of it was received.
 * @returns the last day in time; null of an enterprise without a limit.
 */
export const enterprisePaidBy = (
  enterprise: Enterprise,
  agreedDays: number | null,
  acceptedOn: CalendarDate,
): CalendarDate | null =>
  hasLimit(enterprise)
    ? daysAfter(acceptedOn, Math.min(agreedDays ?? DAYS_WITHOUT_AGREEMENT, AGREED_DAYS_MAX))
    : null;

// Reminders of an invoice that is overdue: one mail may remind of several, and each says so.
import { calendarDate, daysBetween } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { balanceDueOf } from './amounts.ts';
import type { InvoiceState } from '../evolve.ts';

/** So many days pass before the same invoice is reminded of again, unless somebody insists. */
export const REMINDER_DAYS = 7;

type ReminderQuestion = {
  readonly customerId: number;
  readonly today: CalendarDate;
  /** Whether an invoice that was reminded of a few days ago counts too. */
  readonly again: boolean;
};

/** @returns what is overdue of an invoice, in paise; 0 where it is not to be reminded of. */
export function overduePaiseToRemind(
  state: InvoiceState,
  { customerId, today, again }: ReminderQuestion,
): number {
  if (state.status !== 'issued' || state.customerId !== customerId) return 0;
  if (state.issued.dueDate >= today) return 0;
  const recent = [...state.reminders.values()].some(
    ({ requestedOn, outcome }) =>
      outcome !== 'failed' && daysBetween(calendarDate(requestedOn), today) < REMINDER_DAYS,
  );
  return recent && !again ? 0 : balanceDueOf(state);
}

/** @returns whether the outcome of a reminder is still to be recorded on the invoice. */
export function awaitsReminderOutcome(
  state: InvoiceState,
  { emailId, reason }: { readonly emailId: number; readonly reason: string | null },
): boolean {
  if (state.status !== 'issued' && state.status !== 'cancelled') return false;
  const outcome = state.reminders.get(emailId)?.outcome;
  return outcome === 'waiting' || (outcome === 'failed' && reason === null);
}

// What the portal says when it has registered a document or cancelled its registration. Its times
// are of India, without a zone.
import { calendarDate, daysAfter } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';

/** @param at `2026-11-21T15:30:00`. @returns its day. */
export const portalDay = (at: string): CalendarDate => calendarDate(at.slice(0, 10));

/**
 * A registration can be cancelled for 24 hours (INV-01 v1.1, cancel of an IRN).
 * @param acknowledgedAt `2026-11-21T15:30:00`, in India. @returns the last moment, written alike.
 */
export const cancellableUntil = (acknowledgedAt: string): string =>
  `${daysAfter(portalDay(acknowledgedAt), 1)}${acknowledgedAt.slice(10)}`;

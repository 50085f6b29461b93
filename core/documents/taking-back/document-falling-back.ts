// A receipt or a note that is taken back, as far as it settled or was. What was refunded, and
// an advance with its tax, are taken back first.
import { calendarDate } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { DocumentCommand, DocumentContext } from '../facts.ts';
import { fallBack } from './falling-back.ts';
import type { FallenBack, TakenBackKind } from './falling-back.ts';

type Settler = { readonly kind: Exclude<TakenBackKind, 'journal'>; readonly id: number };

/** @returns what a command takes back that may have settled or been settled; else null. */
export function settlerOf({ type, data }: DocumentCommand): Settler | null {
  if (type === 'ReverseReceipt') return { kind: 'receipt', id: data.receiptId };
  if (type === 'ReverseDebitNote') return { kind: 'debit-note', id: data.debitNoteId };
  return type === 'ReverseCreditNote' ? { kind: 'credit-note', id: data.creditNoteId } : null;
}

/** @returns every allocation and settlement of what is taken back, reversed. */
export function takeBackSettled(
  command: DocumentCommand,
  { states, facts }: DocumentContext,
): FallenBack {
  const source = settlerOf(command);
  if (source === null || !('takenBackOn' in command.data)) return { events: [], amountPaise: 0 };
  const { reason, takenBackOn } = command.data;
  const day: CalendarDate = takenBackOn ?? facts.today;
  // Nothing is taken back before the day from which on it counted.
  const dayOf = (since: string) => (day < since ? calendarDate(since) : day);
  const parts = fallBack(facts.settledOn, { source, reason, dayOf }, states);
  return {
    events: parts.flatMap(({ events }) => events),
    amountPaise: parts.reduce((sum, part) => sum + part.amountPaise, 0),
  };
}

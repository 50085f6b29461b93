// A day that begins as today and is typed over.
import { useState } from 'react';
import { parseDate } from '#web/format/date-entry.ts';
import { formatDate, todayInIndia } from '#web/format/dates.ts';

/** @param isEmpty whether it begins as no day. `date` is null while what is typed is none. */
export function useDateText(isEmpty = false) {
  const [today] = useState(todayInIndia);
  const [text, onText] = useState(() => (isEmpty ? '' : formatDate(today)));
  return { today, text, onText, date: parseDate(text, today) };
}

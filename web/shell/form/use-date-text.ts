// A day that begins as today and is typed over.
import { useState } from 'react';
import { parseDate } from '#web/format/date-entry.ts';
import { formatDate, todayInIndia } from '#web/format/dates.ts';

/** `date` is null while what is typed is no day. */
export function useDateText() {
  const [today] = useState(todayInIndia);
  const [text, onText] = useState(() => formatDate(today));
  return { today, text, onText, date: parseDate(text, today) };
}

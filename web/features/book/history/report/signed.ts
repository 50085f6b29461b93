import { counted, formatPaise } from '#web/format/money.ts';

/** @returns a change with its sign: `+12,980.00`, `−12,980.00`; nothing has none. */
export function signedText(paise: number): string {
  if (paise === 0) return formatPaise(0);
  return paise < 0 ? `−${formatPaise(-paise)}` : `+${formatPaise(paise)}`;
}

/** @returns `1 event`, `1,284 events`; nothing where they are not counted. */
export const eventCount = (count: number | null): string =>
  count === null ? '' : counted(count, 'event');

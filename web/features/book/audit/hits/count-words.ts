import { formatCount } from '#web/format/money.ts';

const counted = (one: string) => (count: number) =>
  `${formatCount(count)} ${count === 1 ? one : `${one}s`}`;

export const hitsInWords = counted('hit');
export const notesInWords = counted('note');
export const eventsInWords = counted('event');

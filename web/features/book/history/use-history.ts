// Where the console stands in the log, and how it moves: by act, by event, by day and month, to the
// corrections, to a place that is typed, and by itself while it plays.
import { useEffect, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { listJournals } from '#api/contract/journal/journal.ts';
import type { EventCard } from '#api/contract/book/log/events.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { reply } from '#web/client/query.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { stepDays } from './days/draw-days.ts';
import { parsePlace } from './days/go-to.ts';
import { blockForGood, blockOf, logDays, nearestEvent } from './queries.ts';
import { useSearchParams } from 'react-router-dom';
import type { AmountRange } from '#web/ui/lists/register/pills/amount-range.ts';
import { amountQuery, amountsFromAddress } from '#web/ui/lists/register/pills/amount-range.ts';
import type { EventFilters } from './queries.ts';

/** How long each event is shown while it plays. */
const PLAY_MS = 1200;

export type HistoryPlace = ReturnType<typeof useHistory>;

export function useHistory() {
  const { id: bookId } = usePageBook();
  const days = useQuery(logDays(bookId));
  const lastSeq = days.data?.lastSeq ?? 0;
  const drawn = days.data?.days ?? [];
  const address = useHistoryAddress(lastSeq);
  const { seq, byEvent, goTo } = address;
  const setNotice = useSetAtom(noticeAtom);
  const say = (text: string) => setNotice({ kind: 'problem', text });
  const step = useStep({ bookId, lastSeq, byEvent });
  const move = async (by: 1 | -1): Promise<boolean> => {
    const next = await step(seq, by);
    if (next !== null) goTo(next);
    return next !== null;
  };
  const moveToCorrection = async (by: 1 | -1): Promise<void> => {
    const beyond = by > 0 ? { after: seq } : { before: seq };
    const found = await nearestEvent(bookId, beyond, CORRECTIONS);
    if (found === null) say('No more corrections in this direction.');
    else goTo(found.seq);
  };
  const failed = () => say('Could not read the events. Try again.');
  return {
    ...address,
    bookId,
    lastSeq,
    days,
    playing: usePlaying(seq, () => move(1)),
    move: (by: 1 | -1) => void move(by).catch(failed),
    moveDays: (by: 1 | -1, unit: 'day' | 'month') =>
      goTo(stepDays(drawn, seq, { by, unit }) ?? (by > 0 ? lastSeq : 1)),
    moveToCorrection: (by: 1 | -1) => void moveToCorrection(by).catch(failed),
    goToText: async (text: string): Promise<boolean> => {
      const found = await placeOf(text, bookId, drawn);
      if (found !== null) goTo(found);
      return found !== null;
    },
  };
}

/** Each correction is a reversal and the entry that takes its place; the first is looked for. */
const CORRECTIONS = {
  filters: { only: 'corrections' },
  is: ({ type }: EventCard): boolean => type === 'JournalReversed',
} as const;

/** @returns how to find the event after or before one; by act, the last event of an act. */
function useStep({
  bookId,
  lastSeq,
  byEvent,
}: {
  readonly bookId: number;
  readonly lastSeq: number;
  readonly byEvent: boolean;
}) {
  const client = useQueryClient();
  return async (from: number, by: 1 | -1): Promise<number | null> => {
    for (let seq = from + by; seq >= 1 && seq <= lastSeq;) {
      if (byEvent) return seq;
      const block = blockOf(seq);
      const { events } = await client.fetchQuery(blockForGood(bookId, block));
      const beyond = (by > 0 ? events.toReversed() : events).filter((one) =>
        by > 0 ? one.seq >= seq : one.seq <= seq,
      );
      const end = beyond.find(({ endsAct: ends }) => ends);
      if (end !== undefined) return end.seq;
      seq = (beyond.at(-1)?.seq ?? seq) + by;
    }
    return null;
  };
}

async function placeOf(
  text: string,
  bookId: number,
  days: readonly { readonly date: string; readonly last: number }[],
): Promise<number | null> {
  const place = parsePlace(text, todayInIndia());
  if (place === null) return null;
  if (place.kind === 'event') return place.seq;
  if (place.kind === 'day') return days.findLast(({ date }) => date <= place.date)?.last ?? null;
  const query = { book_id: bookId, number: place.number };
  const found = await reply(listJournals, { query }).catch(() => []);
  return found[0]?.seq ?? null;
}

function usePlaying(seq: number, move: () => Promise<boolean>) {
  const [isOn, setOn] = useState(false);
  // The clock of the page is outside React: each event that is shown sets it anew.
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => {
      void move().then(
        (moved) => moved || setOn(false),
        () => setOn(false),
      );
    }, PLAY_MS);
    return () => clearTimeout(timer);
    // Only another event, or play, begins it anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `move` is new on every drawing.
  }, [isOn, seq]);
  return { isOn, toggle: () => setOn((now) => !now) };
}

// What the console says in its address: where it stands, how it steps, and what it is narrowed to.
const FILTERS = [
  'by',
  'kind',
  'record',
  'account',
  'only',
  'source',
  'amount_from',
  'amount_to',
] as const satisfies readonly (keyof EventFilters)[];

const NO_AMOUNTS = { amount_from: null, amount_to: null };

type HistoryFilter = (typeof FILTERS)[number];

/** @param lastSeq where the console stands unless the address says otherwise. */
function useHistoryAddress(lastSeq: number) {
  const [address, setAddress] = useSearchParams();
  const text = address.get('event') || address.get('at') || null;
  const asked = Number(text ?? lastSeq);
  const isKnown = Number.isInteger(asked) && asked >= 1 && asked <= lastSeq;
  const set = (values: Readonly<Record<string, string | null>>) =>
    setAddress(
      (now) => {
        for (const [name, value] of Object.entries(values)) {
          if (value === null || value === '') now.delete(name);
          else now.set(name, value);
        }
        return now;
      },
      { replace: true },
    );
  return {
    seq: isKnown ? asked : lastSeq,
    /** What the address asks for and the book has not. */
    unknown: isKnown ? null : text,
    byEvent: address.get('step') === 'event',
    filters: filtersIn(address),
    amounts: amountsFromAddress(address),
    goTo: (to: number) => {
      const bounded = Math.min(Math.max(to, 1), lastSeq);
      set({ event: bounded === lastSeq ? null : String(bounded) });
    },
    setByEvent: (on: boolean) => set({ step: on ? 'event' : null }),
    // Events of one record are of its kind, and no filter of entries goes with them.
    setFilter: (name: HistoryFilter, value: string | null) =>
      set({ [name]: value, ...(name !== 'by' && { record: null }) }),
    showRecord: (kind: string, id: number) =>
      set({ ...Object.fromEntries(FILTERS.map((one) => [one, null])), kind, record: String(id) }),
    clearFilters: () => set(Object.fromEntries(FILTERS.map((name) => [name, null]))),
    setAmounts: (amounts: AmountRange) =>
      set({ ...NO_AMOUNTS, ...amountQuery(amounts), record: null }),
  };
}

function filtersIn(address: URLSearchParams): EventFilters {
  return Object.fromEntries(
    FILTERS.flatMap((name) => {
      const value = address.get(name);
      return value === null || value === '' ? [] : [[name, value]];
    }),
  );
}

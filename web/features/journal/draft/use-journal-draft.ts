// The entry being typed, kept on this device after every change, and the moves between its fields.
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAtomValue } from 'jotai';
import { todayInIndia, formatDate } from '#web/format/dates.ts';
import { dropDraft, keepDraft, readDraft } from '#web/state/drafts.ts';
import { sessionAtom } from '#web/state/session.ts';
import { draftSchema, isBlankDraft, newDraft } from './draft.ts';
import type { Draft, Prefill, VoucherType } from './draft.ts';
import { placeName, stepFrom } from './next-field.ts';
import type { Place } from './next-field.ts';

export type DraftStart = {
  readonly type: VoucherType;
  readonly prefill: Prefill | undefined;
  /** A posted entry that this one begins as, dated today. */
  readonly like: Draft | undefined;
};

export function useJournalDraft(bookId: number, { type, prefill, like }: DraftStart) {
  const personId = useAtomValue(sessionAtom)?.id ?? 0;
  // An entry that was begun from one account's ledger is not the one begun from nothing.
  const begun = prefill === undefined ? '' : `-${prefill.side}-${prefill.accountId}`;
  const form = like === undefined ? `journal${begun}` : 'journal-like';
  const key = { form, personId, bookId };
  const [today] = useState(todayInIndia);
  const fresh = (of: VoucherType = type): Draft => newDraft(formatDate(today), of);
  const [kept] = useState(() => (like === undefined ? readDraft(key, draftSchema) : null));
  const [restoredAt, setRestoredAt] = useState(kept?.keptAt ?? null);
  const [draft, setDraft] = useState<Draft>(
    () =>
      kept?.draft ??
      (like === undefined
        ? newDraft(formatDate(today), type, prefill)
        : { ...like, dateText: formatDate(today) }),
  );

  // A choice and the Enter that follows it are one event: both must see the same draft.
  const latest = useRef(draft);
  const change = (update: (now: Draft) => Draft) => {
    latest.current = update(latest.current);
    setDraft(latest.current);
    if (isBlankDraft(latest.current)) dropDraft(key);
    else keepDraft(key, latest.current);
  };
  /** Puts the draft on the page before the focus moves, since the place may be a new line. */
  const go = (next: Draft, place: Place) => {
    flushSync(() => change(() => next));
    focusPlace(place);
  };
  const enter = (from: Place) => {
    const step = stepFrom(latest.current, from);
    go(step.draft, step.place);
  };
  const startAfresh = (of?: VoucherType) => {
    dropDraft(key);
    setRestoredAt(null);
    latest.current = fresh(of);
    setDraft(latest.current);
  };
  return { draft, change, go, enter, today, restoredAt, startAfresh };
}

/** One entry form stands on a page, so a place has one control. */
export const focusPlace = (place: Place): void =>
  document.querySelector<HTMLElement>(`[data-place="${placeName(place)}"]`)?.focus();

export type JournalDraft = ReturnType<typeof useJournalDraft>;

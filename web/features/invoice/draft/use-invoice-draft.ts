// The invoice being typed, kept on this device after every change, and the moves in it.
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useAtomValue } from 'jotai';
import { formatDate, todayInIndia } from '#web/format/dates.ts';
import { dropDraft, keepDraft, readDraft } from '#web/state/drafts.ts';
import { sessionAtom } from '#web/state/session.ts';
import { draftSchema, isBlankDraft, newDraft } from './draft.ts';
import type { InvoiceDraft } from './draft.ts';
import { placeName, stepFrom } from './next-field.ts';
import type { Place } from './next-field.ts';

export type DraftStart = {
  /** Of the draft that is changed; null for a new invoice. */
  readonly editing: { readonly id: number; readonly draft: InvoiceDraft } | null;
  readonly customerId: number | null;
};

export function useInvoiceDraft(bookId: number, { editing, customerId }: DraftStart) {
  const personId = useAtomValue(sessionAtom)?.id ?? 0;
  const form = editing === null ? 'invoice' : `invoice-${editing.id}`;
  const key = { form, personId, bookId };
  const [today] = useState(todayInIndia);
  const [kept] = useState(() => readDraft(key, draftSchema));
  const [restoredAt, setRestoredAt] = useState(kept?.keptAt ?? null);
  const begin = () => editing?.draft ?? newDraft(formatDate(today), customerId);
  const [draft, setDraft] = useState(() => kept?.draft ?? begin());

  // A choice and the Enter that follows it are one event: both must see the same draft.
  const latest = useRef(draft);
  const change = (update: (now: InvoiceDraft) => InvoiceDraft) => {
    latest.current = update(latest.current);
    setDraft(latest.current);
    if (isBlankDraft(latest.current)) dropDraft(key);
    else keepDraft(key, latest.current);
  };
  /** Puts the draft on the page before the focus moves, since the place may be a new line. */
  const go = (next: InvoiceDraft, place: Place) => {
    flushSync(() => change(() => next));
    focusPlace(place);
  };
  const enter = (from: Place) => {
    const step = stepFrom(latest.current, from);
    go(step.draft, step.place);
  };
  const startAfresh = () => {
    dropDraft(key);
    setRestoredAt(null);
    latest.current = begin();
    setDraft(latest.current);
  };
  const forget = () => dropDraft(key);
  return {
    draft,
    now: () => latest.current,
    change,
    go,
    enter,
    today,
    restoredAt,
    startAfresh,
    forget,
  };
}

export type InvoiceTyping = ReturnType<typeof useInvoiceDraft>;

/** Enter goes on, Shift+Enter to the field before; with Ctrl it is the form's. */
export function onEnter(event: KeyboardEvent, typing: InvoiceTyping, from: Place): void {
  if (event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  if (!event.shiftKey) return typing.enter(from);
  const controls = [...document.querySelectorAll<HTMLElement>('[data-place]')];
  const at = controls.findIndex((control) => control.dataset['place'] === placeName(from));
  controls[at - 1]?.focus();
}

/** One editor stands on a page, so a place has one control. */
export const focusPlace = (place: Place): void =>
  document.querySelector<HTMLElement>(`[data-place="${placeName(place)}"]`)?.focus();

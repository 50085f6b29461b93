// The invoice being typed, kept on this device after every change, and the moves in it.
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useAtomValue } from 'jotai';
import { formatDate, todayInIndia } from '#web/format/dates.ts';
import { dropDraft, keepDraft, readDraft } from '#web/state/drafts.ts';
import { sessionAtom } from '#web/state/session.ts';
import { invoiceDraftSchema, isBlankInvoiceDraft, newInvoiceDraft } from './draft.ts';
import type { InvoiceDraft } from './draft.ts';
import { invoicePlaceName, invoiceStepFrom } from './next-field.ts';
import type { InvoicePlace } from './next-field.ts';

export type InvoiceDraftStart = {
  /** Of the draft that is changed; null for a new invoice. */
  readonly editing: { readonly id: number; readonly draft: InvoiceDraft } | null;
  readonly customerId: number | null;
};

export function useInvoiceDraft(bookId: number, { editing, customerId }: InvoiceDraftStart) {
  const personId = useAtomValue(sessionAtom)?.id ?? 0;
  const form = editing === null ? 'invoice' : `invoice-${editing.id}`;
  const key = { form, personId, bookId };
  const [today] = useState(todayInIndia);
  const [kept] = useState(() => readDraft(key, invoiceDraftSchema));
  const [restoredAt, setRestoredAt] = useState(kept?.keptAt ?? null);
  const begin = () => editing?.draft ?? newInvoiceDraft(formatDate(today), customerId);
  const [draft, setDraft] = useState(() => kept?.draft ?? begin());

  // A choice and the Enter that follows it are one event: both must see the same draft.
  const latest = useRef(draft);
  const change = (update: (now: InvoiceDraft) => InvoiceDraft) => {
    latest.current = update(latest.current);
    setDraft(latest.current);
    if (isBlankInvoiceDraft(latest.current)) dropDraft(key);
    else keepDraft(key, latest.current);
  };
  /** Puts the draft on the page before the focus moves, since the place may be a new line. */
  const go = (next: InvoiceDraft, place: InvoicePlace) => {
    flushSync(() => change(() => next));
    focusInvoicePlace(place);
  };
  const enter = (from: InvoicePlace) => {
    const step = invoiceStepFrom(latest.current, from);
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
export function onInvoiceEnter(
  event: KeyboardEvent,
  typing: InvoiceTyping,
  from: InvoicePlace,
): void {
  if (event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  if (!event.shiftKey) return typing.enter(from);
  const controls = [...document.querySelectorAll<HTMLElement>('[data-place]')];
  const at = controls.findIndex((control) => control.dataset['place'] === invoicePlaceName(from));
  controls[at - 1]?.focus();
}

/** One editor stands on a page, so a place has one control. */
export const focusInvoicePlace = (place: InvoicePlace): void =>
  document.querySelector<HTMLElement>(`[data-place="${invoicePlaceName(place)}"]`)?.focus();

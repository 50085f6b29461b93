// The invoice being typed, kept on this device after every change, and the moves in it.
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useAtomValue } from 'jotai';
import { formatDate, todayInIndia } from '#web/format/dates.ts';
import { dropDraft, keepDraft, readDraft } from '#web/state/drafts.ts';
import type { DraftKey } from '#web/state/drafts.ts';
import { sessionAtom } from '#web/state/session.ts';
import { invoiceDraftSchema, isBlankInvoiceDraft, newInvoiceDraft } from './draft.ts';
import type { InvoiceDraft } from './draft.ts';
import type { DraftKind } from './kinds.ts';
import { invoicePlaceName, invoiceStepFrom } from './next-field.ts';
import type { InvoicePlace } from './next-field.ts';

export type InvoiceDraftStart = {
  /** Of the draft that is changed; null for a new invoice. */
  readonly editing: { readonly id: number; readonly draft: InvoiceDraft } | null;
  readonly customerId: number | null;
  readonly kind: DraftKind;
};

/**
 * Opened for a customer, the editor shows that customer: a draft that was kept for another, or for
 * nobody yet, is offered and not put in, and stays as it was kept.
 */
function draftOfOther(key: DraftKey, customerId: number | null) {
  if (customerId === null) return null;
  const kept = readDraft(key, invoiceDraftSchema);
  return kept === null || kept.draft.customerId === customerId ? null : kept;
}

/** @returns under which name the draft is kept, and the one that is kept for somebody else. */
function useDraftKey(bookId: number, { editing, customerId, kind }: InvoiceDraftStart) {
  const personId = useAtomValue(sessionAtom)?.id ?? 0;
  const keyOf = (form: string) => ({ form, personId, bookId });
  const [other, setOther] = useState(() =>
    editing === null ? draftOfOther(keyOf(kind), customerId) : null,
  );
  const noun = kind === 'invoice' ? 'invoice' : 'presale';
  const newForm = other === null ? kind : `${kind}-of-${customerId}`;
  const key = keyOf(editing === null ? newForm : `${noun}-${editing.id}`);
  return { key, other, leaveOther: () => setOther(null) };
}

export function useInvoiceDraft(bookId: number, start: InvoiceDraftStart) {
  const { key, other, leaveOther } = useDraftKey(bookId, start);
  const [today] = useState(todayInIndia);
  const [kept] = useState(() => readDraft(key, invoiceDraftSchema));
  const [restoredAt, setRestoredAt] = useState(kept?.keptAt ?? null);
  const begin = () => start.editing?.draft ?? newInvoiceDraft(formatDate(today), start.customerId);
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
  const put = (next: InvoiceDraft, keptAt: string | null) => {
    dropDraft(key);
    setRestoredAt(keptAt);
    latest.current = next;
    setDraft(next);
  };
  /** Begins anew with what the books have now. */
  const load = (latest: InvoiceDraft) => put(latest, null);
  /** Goes on with the draft that was kept for somebody else. */
  const takeOther = () => {
    if (other !== null) put(other.draft, other.keptAt);
    leaveOther();
  };
  return {
    draft,
    now: () => latest.current,
    change,
    go,
    enter,
    today,
    restoredAt,
    other,
    takeOther,
    load,
    startAfresh: () => put(begin(), null),
    forget: () => dropDraft(key),
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

/** One editor stands on a page, so a place has one control. What is asked for precedes the end. */
export function focusInvoicePlace(place: InvoicePlace): void {
  const asked =
    place.field === 'create' ? document.querySelector<HTMLElement>('[data-asked]') : null;
  const named = `[data-place="${invoicePlaceName(place)}"]`;
  (asked ?? document.querySelector<HTMLElement>(named))?.focus();
}

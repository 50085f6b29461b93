// The entry being typed, kept on this device after every change, and the moves between its fields.
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useAtomValue } from 'jotai';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { todayInIndia, formatDate } from '#web/format/dates.ts';
import { dropDraft, keepDraft, readDraft } from '#web/state/drafts.ts';
import { sessionAtom } from '#web/state/session.ts';
import type { Account } from '#api/contract/account/account.ts';
import {
  journalDraftSchema,
  firstSideOf,
  isBlankJournalDraft,
  newJournalDraft,
  withOnly,
} from './draft.ts';
import type { JournalDraft, Prefill, ManualVoucherType } from './draft.ts';
import { journalPlaceName, journalStepFrom } from './next-field.ts';
import type { JournalPlace } from './next-field.ts';

export type JournalDraftStart = {
  /** The kind of voucher that was asked for; null when none was. */
  readonly type: ManualVoucherType | null;
  readonly prefill: Prefill | undefined;
  /** A posted entry that this one begins as, dated today. */
  readonly like: JournalDraft | undefined;
};

type AccountList = { readonly accounts: readonly Account[] };

export function useJournalDraft(bookId: number, start: JournalDraftStart & AccountList) {
  const { type, prefill, like } = start;
  const personId = useAtomValue(sessionAtom)?.id ?? 0;
  // An entry that was begun from one account's ledger is not the one begun from nothing.
  const begun = prefill === undefined ? '' : `-${prefill.side}-${prefill.accountId}`;
  const form = like === undefined ? `journal${begun}` : 'journal-like';
  const key = { form, personId, bookId };
  const [today] = useState(todayInIndia);
  const [kept] = useState(() => (like === undefined ? readDraft(key, journalDraftSchema) : null));
  const [restoredAt, setRestoredAt] = useState(kept?.keptAt ?? null);
  const [draft, setDraft] = useState<JournalDraft>(() => beginningOf(start, kept?.draft, today));

  // A choice and the Enter that follows it are one event: both must see the same draft.
  const latest = useRef(draft);
  const change = (update: (now: JournalDraft) => JournalDraft) => {
    latest.current = update(latest.current);
    setDraft(latest.current);
    if (isBlankJournalDraft(latest.current)) dropDraft(key);
    else keepDraft(key, latest.current);
  };
  /** Puts the draft on the page before the focus moves, since the place may be a new line. */
  const go = (next: JournalDraft, place: JournalPlace) => {
    flushSync(() => change(() => next));
    focusJournalPlace(place);
  };
  const enter = (from: JournalPlace) => {
    const step = journalStepFrom(latest.current, from);
    go(step.draft, step.place);
  };
  const startFrom = (next: JournalDraft) => {
    dropDraft(key);
    setRestoredAt(null);
    latest.current = next;
    setDraft(next);
  };
  const startAfresh = (of: ManualVoucherType = type ?? 'journal') =>
    startFrom(newJournalDraft(formatDate(today), of));
  /** What is typed stays; an entry of which nothing is typed yet begins on its own side. */
  const changeType = (to: ManualVoucherType) => {
    const next = { ...latest.current, voucherType: to };
    if (!isBlankJournalDraft(next)) return change(() => next);
    go(next, { field: 'account', side: firstSideOf(next), index: 0 });
  };
  const now = () => latest.current;
  return { draft, now, change, changeType, go, enter, today, restoredAt, startAfresh, startFrom };
}

/** A draft that was kept goes on as the kind of voucher that is asked for now. */
function beginningOf(
  { type, prefill, like, accounts }: JournalDraftStart & AccountList,
  kept: JournalDraft | undefined,
  today: CalendarDate,
): JournalDraft {
  const begins = like ?? newJournalDraft('', type ?? 'journal', prefill);
  const goesOn = kept === undefined || type === null ? kept : { ...kept, voucherType: type };
  const open = accounts.filter(({ retired }) => !retired).map(({ id }) => id);
  return withOnly(new Set(open), goesOn ?? { ...begins, dateText: formatDate(today) });
}

/** Enter goes to what is missing, Shift+Enter to the field before; with Ctrl it is the form's. */
export function onJournalEnter(
  event: KeyboardEvent,
  journal: JournalTyping,
  from: JournalPlace,
): void {
  if (event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  if (!event.shiftKey) return journal.enter(from);
  const controls = [...document.querySelectorAll<HTMLElement>('[data-place]')];
  const at = controls.findIndex((control) => control.dataset['place'] === journalPlaceName(from));
  controls[at - 1]?.focus();
}

/** One entry form stands on a page, so a place has one control. */
export const focusJournalPlace = (place: JournalPlace): void =>
  document.querySelector<HTMLElement>(`[data-place="${journalPlaceName(place)}"]`)?.focus();

export type JournalTyping = ReturnType<typeof useJournalDraft>;

// Correcting a posted entry: it stands at the left as it was posted, and beside it as it should
// have been. Nothing is edited: posting writes a reversal and a new entry, and both stay.
import { useEffect, useState } from 'react';
import type { FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useSetAtom } from 'jotai';
import type { Account } from '#api/contract/account/account.ts';
import type { Journal, JournalCard } from '#api/contract/journal/journal.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { formatDate, formatInstant, todayInIndia } from '#web/format/dates.ts';
import { formatCount } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { acceptKeys, useKeys } from '#web/shell/keys/use-keys.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { ChoiceGroup } from '#web/ui/inputs/ChoiceGroup.tsx';
import { DateInput } from '#web/ui/inputs/DateInput.tsx';
import { Field, FieldError, TextField } from '#web/ui/inputs/Field.tsx';
import { keyLabel } from '#web/ui/marks/key-names.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { SideSheet } from '#web/ui/overlays/SideSheet.tsx';
import { ActWarnings } from '#web/ui/states/ActWarnings.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { checkEntry } from '../draft/check.ts';
import type { JournalDraft } from '../draft/draft.ts';
import { correctionWords as wording } from '../wording.ts';
import { AsPosted } from './AsPosted.tsx';
import { CorrectedEntry } from './CorrectedEntry.tsx';
import { datedOn, draftOfCard, isChanged, REASONS } from './correction.ts';
import type { Reason } from './correction.ts';
import { useClosedDay } from './use-closed-day.ts';
import { useCorrection } from './use-correction.ts';
import type { TypedCorrection } from './use-correction.ts';
import { useUndo } from './use-undo.ts';
import { WhatHappens } from './WhatHappens.tsx';

const FORM = 'correction';

type Props = {
  readonly card: JournalCard;
  readonly bookId: number;
  readonly accounts: readonly Account[];
  readonly onClose: () => void;
  readonly onPosted: (made: Journal) => void;
};

export function CorrectSheet({ card, bookId, accounts, onClose, onPosted }: Props) {
  const [before] = useState(() => draftOfCard(card));
  const { draft: typed, change: onChange, undo } = useUndo(before);
  const today = todayInIndia();
  const closed = useClosedDay(card, bookId, accounts);
  const draft = closed === null ? typed : datedOn(today, typed, before);
  const [asked, setAsked] = useState(false);
  const setNotice = useSetAtom(noticeAtom);
  const why = useReason({ before, typed, draft, isClosed: closed !== null });
  const { dayText, reason, words, takesBack, gap, correction } = why;
  const { busy, failure, post, warnings } = useCorrection({ card, bookId }, correction);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // What was typed last is chosen as the focus leaves it, before anything is looked at.
    flushSync(() => setAsked(true));
    if (correction === null) return;
    post(correction, (made) => {
      setNotice({
        text: `Posted #${formatCount(made.number)}. To undo it, correct it.`,
        link: { to: paths.journal(made.id, bookId), text: 'View' },
        journalId: made.id,
      });
      onPosted(made);
    });
  };
  return (
    <SideSheet
      width="wide"
      title={`Correct #${formatCount(card.number)}`}
      beside={
        <span className="text-sm text-ink-2 max-sm:hidden">
          recorded {formatInstant(card.createdAt)} by {card.recordedBy.name}
        </span>
      }
      onClose={onClose}
      foot={
        <Foot does={takesBack ? wording.reverse : wording.post} busy={busy} onClose={onClose} />
      }
    >
      <SheetKeys onUndo={undo} />
      <form id={FORM} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <div className="grid gap-4 md:grid-cols-2">
          <AsPosted card={card} changed={takesBack ? null : draft} />
          {!takesBack && (
            <CorrectedEntry
              bookId={bookId}
              accounts={accounts}
              before={before}
              draft={draft}
              busy={busy}
              today={today}
              failure={failure}
              onChange={onChange}
            />
          )}
        </div>
        {closed !== null && (
          <DatedLater
            why={closed}
            text={dayText}
            onText={why.setDayText}
            today={today}
            busy={busy}
          />
        )}
        <ReasonFields
          reason={reason}
          words={words}
          busy={busy}
          onReason={why.setReason}
          onWords={why.setWords}
        />
        {asked && gap !== null && <Gap>{gap}</Gap>}
        <WhatHappens
          card={card}
          before={before}
          accounts={accounts}
          after={takesBack ? null : draft}
        />
        <ActWarnings texts={warnings} />
        {failure !== null && <Notice kind="problem">{sentenceOf(failure)}</Notice>}
      </form>
    </SideSheet>
  );
}

type Typed = {
  readonly before: JournalDraft;
  readonly typed: JournalDraft;
  /** What is typed, on the day that it would bear. */
  readonly draft: JournalDraft;
  readonly isClosed: boolean;
};

/** Why the entry is corrected and from which day, and what that would post: null while it lacks. */
function useReason({ before, typed, draft, isClosed }: Typed) {
  const today = todayInIndia();
  const [dayText, setDayText] = useState(() => formatDate(today));
  const [reason, setReason] = useState<Reason | null>(null);
  const [words, setWords] = useState('');
  const takesBack = reason === 'Duplicate';
  const day = isClosed ? parseDate(dayText, today) : undefined;
  const gap = day === null ? wording.dayUnreadable : gapOf({ before, draft: typed, reason, words });
  const correction: TypedCorrection | null =
    gap !== null || reason === null
      ? null
      : {
          draft: takesBack ? null : draft,
          reason: reason === 'Other' ? words.trim() : reason,
          day: day ?? undefined,
        };
  return {
    dayText,
    setDayText,
    reason,
    setReason,
    words,
    setWords,
    takesBack,
    gap,
    correction,
  };
}

type DatedLaterProps = {
  readonly why: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly today: CalendarDate;
  readonly busy: boolean;
};

/** The reversal is dated today, or on a later open day; the new entry bears a date of its own. */
const DatedLater = ({ why, text, onText, today, busy }: DatedLaterProps) => (
  <Notice kind="remark">
    <p>
      {why}: the reversal is dated today, {formatDate(today)}, or on an open day that you choose.
    </p>
    <div className="mt-2 max-w-56">
      <Field
        label="Date of the reversal"
        error={parseDate(text, today) === null ? wording.dayUnreadable : null}
      >
        {(control) => (
          <DateInput {...control} text={text} onText={onText} today={today} readOnly={busy} />
        )}
      </Field>
    </div>
  </Notice>
);

const Gap = ({ children }: { readonly children: string }) => (
  <div role="alert">
    <FieldError>{children}</FieldError>
  </div>
);

type FootProps = {
  readonly does: string;
  readonly busy: boolean;
  readonly onClose: () => void;
};

const Foot = ({ does, busy, onClose }: FootProps) => (
  <>
    <Button onClick={onClose}>Cancel</Button>
    <Button
      type="submit"
      form={FORM}
      kind="primary"
      data-place="post"
      aria-keyshortcuts="Control+Enter"
      busyText={busy ? 'Posting…' : null}
    >
      {does} <Kbd onBrand>{keyLabel('Ctrl+Enter')}</Kbd>
    </Button>
  </>
);

/** Inside the sheet, so that the keys are the sheet's. */
function SheetKeys({ onUndo }: { readonly onUndo: () => void | false }) {
  // The focus is a command to the browser: it begins where a wrong account is put right.
  useEffect(() => {
    document.querySelector<HTMLElement>('dialog [data-begin] input')?.focus();
  }, []);
  const accept = () => document.querySelector<HTMLFormElement>(`#${FORM}`)?.requestSubmit();
  useKeys('Correction', [
    ...acceptKeys(wording.post, accept),
    { keys: 'Ctrl+Z', does: 'Undo the last change', run: onUndo },
  ]);
  return null;
}

type CorrectionInput = {
  readonly before: ReturnType<typeof draftOfCard>;
  readonly draft: ReturnType<typeof draftOfCard>;
  readonly reason: Reason | null;
  readonly words: string;
};

/** @returns what still keeps the correction from being posted, or null. */
function gapOf({ before, draft, reason, words }: CorrectionInput): string | null {
  if (reason === null) return wording.reasonMissing;
  if (reason === 'Other' && words.trim() === '') return wording.wordsMissing;
  if (reason === 'Duplicate') return null;
  if (!isChanged(before, draft)) return wording.nothingChanged;
  return checkEntry(draft, todayInIndia())[0]?.text ?? null;
}

type ReasonProps = {
  readonly reason: Reason | null;
  readonly words: string;
  readonly busy: boolean;
  readonly onReason: (reason: Reason) => void;
  readonly onWords: (words: string) => void;
};

function ReasonFields({ reason, words, busy, onReason, onWords }: ReasonProps) {
  return (
    <div
      data-place="reason"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        document.querySelector<HTMLElement>('dialog [data-place="post"]')?.focus();
      }}
    >
      <ChoiceGroup
        kind="one"
        numbered
        legend="Reason"
        options={REASONS}
        value={reason}
        onChange={onReason}
      />
      {reason === 'Other' && (
        <TextField
          label="In words"
          value={words}
          onChange={onWords}
          input={{ readOnly: busy, autoFocus: true, maxLength: 500, dir: 'auto' }}
        />
      )}
    </div>
  );
}

// The entry as it should have been. Enter goes from an account that was chosen to the reason, since
// everything else is filled in already.
import { Suspense, lazy } from 'react';
import type { Account } from '#api/contract/account/account.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { Failure } from '#web/client/failure.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { formatRupees } from '#web/format/money.ts';
import type { Side } from '#core/journal/index.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { AmountInput } from '#web/ui/inputs/AmountInput.tsx';
import { DateInput } from '#web/ui/inputs/DateInput.tsx';
import { Field, TextField } from '#web/ui/inputs/Field.tsx';
import { SideTag } from '#web/ui/marks/Marks.tsx';
import { Picker } from '#web/ui/picker/Picker.tsx';
import { LineBills } from '../bills/LineBills.tsx';
import { lineName, useOpenBills } from '../bills/use-open-bills.ts';
import type { OpenBillsOfEntry } from '../bills/use-open-bills.ts';
import { choiceOf, choicesFor, isParty, mayBearGstMark } from '../draft/choices.ts';
import {
  addLine,
  changeJournalLine,
  isBalanced,
  missingPaise,
  removeJournalLine,
  SIDES,
  draftTotalsOf,
} from '../draft/draft.ts';
import type { JournalDraft } from '../draft/draft.ts';
import { TypeOffer } from '../form/TypeOffer.tsx';
import { correctionWords, journalWords as wording } from '../wording.ts';

/** Few entries set GST off or pay it. */
const GstMarks = lazy(async () => ({ default: (await import('../form/GstMarks.tsx')).GstMarks }));

type Props = {
  readonly bookId: number;
  readonly accounts: readonly Account[];
  readonly draft: JournalDraft;
  readonly busy: boolean;
  readonly today: CalendarDate;
  readonly failure: Failure | null;
  /** The entry as it was posted. */
  readonly before: JournalDraft;
  readonly onChange: (update: (now: JournalDraft) => JournalDraft) => void;
};

export function CorrectedEntry(props: Props) {
  const { bookId, accounts, before, draft, busy, today, failure, onChange } = props;
  const now = () => draft;
  const bills = useOpenBills({ bookId, accounts, before, now, change: onChange });
  const totals = draftTotalsOf(draft);
  const unreadable = parseDate(draft.dateText, today) === null;
  return (
    <section className="flex flex-col gap-2 border-t-2 border-ink pt-2">
      <h3 className="font-semibold">Corrected</h3>
      {SIDES.map((side) => (
        <Lines key={side} side={side} bills={bills} {...props} />
      ))}
      {!isBalanced(totals) && (
        <p role="status" className="text-sm text-overdue">
          {wording.mismatch}: debit {formatRupees(totals.debit)}, credit{' '}
          {formatRupees(totals.credit)}
        </p>
      )}
      <TypeOffer
        draft={draft}
        accounts={accounts}
        busy={busy}
        onChange={(voucherType) => onChange((now) => ({ ...now, voucherType }))}
      />
      <Field label="Date" error={unreadable ? wording.dateUnreadable : null}>
        {(control) => (
          <DateInput
            {...control}
            text={draft.dateText}
            onText={(dateText) => onChange((now) => ({ ...now, dateText }))}
            today={today}
            readOnly={busy}
          />
        )}
      </Field>
      <TextField
        label="Narration"
        value={draft.narration}
        onChange={(narration) => onChange((now) => ({ ...now, narration }))}
        input={{ readOnly: busy, maxLength: 1000, dir: 'auto', autoComplete: 'off' }}
      />
      {mayBearGstMark(draft, accounts) && (
        <Suspense fallback={null}>
          <GstMarks
            bookId={bookId}
            accounts={accounts}
            draft={draft}
            today={today}
            busy={busy}
            failure={failure}
            onChange={onChange}
          />
        </Suspense>
      )}
    </section>
  );
}

type SideProps = Props & { readonly side: Side; readonly bills: OpenBillsOfEntry };

function Lines({ side, ...props }: SideProps) {
  const { draft, busy, onChange } = props;
  return (
    <div className="flex flex-col gap-2">
      {draft[side].map((line, index) => (
        <Line key={line.key} side={side} index={index} {...props} />
      ))}
      <Button
        kind="quiet"
        disabled={busy}
        className="self-start"
        onClick={() => onChange((now) => addLine(now, side))}
      >
        {side === 'debit' ? correctionWords.addDebit : correctionWords.addCredit}
      </Button>
      <span className="sr-only">{draft[side].length} lines</span>
    </div>
  );
}

type LineProps = SideProps & { readonly index: number };

function Line({ side, index, bills, bookId, accounts, draft, busy, onChange }: LineProps) {
  const line = draft[side][index];
  const account = accounts.find(({ id }) => id === line?.accountId) ?? null;
  const name = `${side === 'debit' ? 'Debit' : 'Credit'} line ${index + 1}`;
  const toReason = () =>
    document.querySelector<HTMLElement>('dialog [data-place="reason"] input')?.focus();
  return (
    <div className="flex flex-wrap items-start gap-2" data-line={lineName({ side, index })}>
      <span className="grid h-(--row) place-items-center">
        <SideTag side={side} />
      </span>
      <div
        className="min-w-0 flex-1"
        {...(side === 'debit' && index === 0 && { 'data-begin': '' })}
      >
        <Picker
          label={`${name}, account`}
          noun="account"
          choices={choicesFor(accounts, draft, { side, index })}
          chosen={account === null ? null : choiceOf(account)}
          onChoose={(accountId) =>
            onChange((now) => changeJournalLine(now, side, index, { accountId }))
          }
          addHref={(text) => paths.addAccount(text.trim(), bookId)}
          onEnter={(event) => {
            event.preventDefault();
            toReason();
          }}
          readOnly={busy}
          autoFocus={side === 'debit' && index === 0}
        />
      </div>
      <div className="w-32 shrink-0">
        <AmountInput
          aria-label={`${name}, amount in rupees`}
          data-amount=""
          text={line?.amountText ?? ''}
          onText={(amountText) =>
            onChange((now) => changeJournalLine(now, side, index, { amountText }))
          }
          suggestedPaise={missingPaise(draft, side, index)}
          readOnly={busy}
          onKeyDown={(event) => {
            if (event.ctrlKey || event.metaKey || event.altKey) return;
            const opens = event.key === 'ArrowDown' && bills.open({ side, index }, 'choose');
            if (opens || event.key === 'Enter') event.preventDefault();
            if (event.key === 'Enter') toReason();
          }}
        />
      </div>
      {index > 0 && (
        <Button
          kind="quiet"
          className="px-2!"
          aria-label={`Remove ${name.toLowerCase()}`}
          onClick={() => onChange((now) => removeJournalLine(now, side, index))}
        >
          ×
        </Button>
      )}
      {line !== undefined && account !== null && isParty(account) && (
        <div className="w-full">
          <LineBills
            party={account}
            bills={bills}
            draft={draft}
            side={side}
            index={index}
            line={line}
            busy={busy}
            onLeave={toReason}
          />
        </div>
      )}
    </div>
  );
}

// How many equity shares a company has from a day on, their face value, and how many there may be.
import { useState } from 'react';
import { readProfitAndLoss } from '#api/contract/account/financial-statements.ts';
import { setShareCapital } from '#api/contract/account/reports/share-capital.ts';
import type { ShareCapitals } from '#core/statement/index.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { call } from '#web/client/call.ts';
import { fieldErrorsOf, sentenceOf } from '#web/client/failure.ts';
import { invalidate } from '#web/client/query.ts';
import { parseAmount } from '#web/format/amount-entry.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { formatDate, todayInIndia } from '#web/format/dates.ts';
import { formatCount, formatRupees } from '#web/format/money.ts';
import { FormFrame, Required } from '#web/shell/form/FormFrame.tsx';
import { useSend } from '#web/shell/form/use-send.ts';
import { AmountField } from '#web/ui/inputs/AmountInput.tsx';
import { DateField } from '#web/ui/inputs/DateInput.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';

type Props = {
  readonly bookId: number;
  /** All that is said, by days. */
  readonly set: ShareCapitals;
  /** The day that is offered. */
  readonly from: CalendarDate;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
};

/** @returns a whole number written with or without commas; null of anything else. */
function sharesTyped(text: string): number | null {
  const digits = text.replaceAll(/[\s,]/g, '');
  return /^[1-9]\d{0,12}$/.test(digits) ? Number(digits) : null;
}

type ShareInputs = {
  readonly day: string;
  readonly face: string;
  readonly shares: string;
  readonly diluted: string;
};

const WRONG = {
  from: 'Enter a day',
  face_value: 'Enter the face value',
  shares: 'Enter a whole number of shares',
  diluted_shares: 'Enter a whole number of shares',
} as const;
type FieldName = keyof typeof WRONG;

/** @returns the body of the call, or the fields that cannot be read. */
function bodyOf({ day, face, shares, diluted }: ShareInputs) {
  const from = parseDate(day, todayInIndia());
  const facePaise = parseAmount(face);
  const [count, all] = [sharesTyped(shares), sharesTyped(diluted)];
  const isNone = diluted.trim() === '';
  if (from !== null && facePaise !== null && count !== null && (isNone || all !== null)) {
    return { from, faceValuePaise: facePaise, shares: count, dilutedShares: all };
  }
  const wrong: readonly (FieldName | false)[] = [
    from === null && 'from',
    facePaise === null && 'face_value',
    count === null && 'shares',
    !isNone && all === null && 'diluted_shares',
  ];
  return { wrong };
}

const textOf = (count: number | null | undefined) =>
  count === null || count === undefined ? '' : formatCount(count);

export function ShareCapitalDialog({ bookId, set, from, onClose, onDone }: Props) {
  const now = set.findLast((one) => one.from <= from);
  const [typed, setTyped] = useState<ShareInputs>({
    day: formatDate(from),
    face: rupeesFromPaise(now?.faceValuePaise ?? 10_00),
    shares: textOf(now?.shares),
    diluted: textOf(now?.dilutedShares),
  });
  const [submitted, setSubmitted] = useState(false);
  const { busy, failure, send } = useSend({ keepsKeys: true });
  const body = bodyOf(typed);
  const submit = (): boolean => {
    setSubmitted(true);
    if ('wrong' in body) return false;
    void send(
      () => call(setShareCapital, { params: { bookId }, body }),
      async () => {
        await invalidate(readProfitAndLoss);
        onDone(`${formatCount(body.shares)} shares from ${formatDate(body.from)}.`);
      },
    );
    return true;
  };
  const errorOf = (field: FieldName) =>
    fieldErrorsOf(failure)[field] ??
    (submitted && 'wrong' in body && body.wrong.includes(field) ? WRONG[field] : null);
  const change = (field: keyof ShareInputs) => (text: string) =>
    setTyped((before) => ({ ...before, [field]: text }));
  return (
    <Dialog title="Equity shares" onClose={onClose}>
      {set.length > 0 && <Said bookId={bookId} set={set} onDone={onDone} />}
      <FormFrame form={{ busy, failure, submit }} save="Save">
        <ShareFields typed={typed} change={change} errorOf={errorOf} busy={busy} />
      </FormFrame>
    </Dialog>
  );
}

type FieldsProps = {
  readonly typed: ShareInputs;
  readonly change: (field: keyof ShareInputs) => (text: string) => void;
  readonly errorOf: (field: FieldName) => string | null;
  readonly busy: boolean;
};

function ShareFields({ typed, change, errorOf, busy }: FieldsProps) {
  const input = { readOnly: busy, autoComplete: 'off', inputMode: 'numeric' } as const;
  return (
    <>
      <Required>
        <TextField
          label="Number of shares"
          value={typed.shares}
          onChange={change('shares')}
          error={errorOf('shares')}
          input={{ ...input, autoFocus: true }}
        />
        <AmountField
          label="Face value of a share"
          text={typed.face}
          onText={change('face')}
          readOnly={busy}
          error={errorOf('face_value')}
        />
        <DateField
          label="From"
          text={typed.day}
          onText={change('day')}
          today={todayInIndia()}
          error={errorOf('from')}
          readOnly={busy}
        />
      </Required>
      <TextField
        label="Number with potential shares"
        value={typed.diluted}
        onChange={change('diluted')}
        hint="With all that may become equity shares, as convertible debentures."
        error={errorOf('diluted_shares')}
        input={input}
      />
    </>
  );
}

type SaidProps = Pick<Props, 'bookId' | 'set' | 'onDone'>;

/** A day that was entered wrongly is taken back; the history keeps who said it. */
function Said({ bookId, set, onDone }: SaidProps) {
  const { busy, failure, send } = useSend();
  const remove = (from: CalendarDate, day: string) =>
    void send(
      () =>
        call(setShareCapital, {
          params: { bookId },
          body: { from, shares: null, dilutedShares: null },
        }),
      async () => {
        await invalidate(readProfitAndLoss);
        onDone(`The shares from ${day} are removed.`);
      },
    );
  return (
    <>
      <ul className="mb-3 text-sm text-ink-2">
        {set.map(({ from, shares, faceValuePaise }) => {
          const day = formatDate(from);
          return (
            <li key={from} className="flex flex-wrap items-center gap-2">
              From {day}: {formatCount(shares)} of {formatRupees(faceValuePaise)}
              <Button
                kind="quiet"
                disabled={busy}
                aria-label={`Remove the shares from ${day}`}
                onClick={() => remove(from, day)}
              >
                Remove
              </Button>
            </li>
          );
        })}
      </ul>
      {failure !== null && (
        <p role="alert" className="mb-3 text-sm text-overdue">
          {sentenceOf(failure)}
        </p>
      )}
    </>
  );
}

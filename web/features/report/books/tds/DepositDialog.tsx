// A challan of TDS as it is recorded: of which deductions it is, what was paid for being late, and
// how the bank names it.
import { useState } from 'react';
import { createTdsDeposit, readTds } from '#api/contract/trade/tds-deposit.ts';
import type { DeductedTds } from '#api/contract/trade/tds-deposit.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { monthStart } from '#core/kernel/calendar-date.ts';
import { financialYearOf } from '#core/kernel/financial-year.ts';
import { tdsDepositInterest } from '#core/tax/index.ts';
import { TDS_DEDUCTIONS_MAX } from '#core/trade/terms.ts';
import { call } from '#web/client/call.ts';
import { fieldErrorsOf } from '#web/client/failure.ts';
import type { FieldErrors } from '#web/client/failure.ts';
import { parseAmount } from '#web/format/amount-entry.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatPaise, formatRupees } from '#web/format/money.ts';
import { FormFrame } from '#web/shell/form/FormFrame.tsx';
import { FromAccount } from '#web/shell/form/fields/FromAccount.tsx';
import { useDateText } from '#web/shell/form/use-date-text.ts';
import { useMoneyAccount } from '#web/shell/form/use-money-account.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { AmountField } from '#web/ui/inputs/AmountInput.tsx';
import { Checkbox } from '#web/ui/inputs/Checkbox.tsx';
import { DateField, UNREADABLE_DATE } from '#web/ui/inputs/DateInput.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { useRunDone } from '../../run/RunDialog.tsx';

type Props = {
  readonly bookId: number;
  /** What is not deposited, the oldest first. */
  readonly open: readonly DeductedTds[];
  readonly onClose: () => void;
};

export function DepositDialog({ bookId, open, onClose }: Props) {
  const deposit = useDeposit({ bookId, open, onClose });
  const { fields, change, dates, busy, failure, errors, submit, sums } = deposit;
  const field = (name: keyof typeof fields) => ({
    text: fields[name],
    onText: (text: string) => change({ [name]: text }),
    readOnly: busy,
  });
  return (
    <Dialog title="Record a TDS deposit" grows onClose={onClose}>
      <FormFrame form={{ busy, failure, submit }} save={`Record ${formatRupees(sums.totalPaise)}`}>
        <DateField
          label="Deposited on"
          text={dates.text}
          onText={dates.onText}
          today={dates.today}
          readOnly={busy}
          error={errors['deposited_on']}
        />
        <Deductions deposit={deposit} open={open} />
        <FromAccount
          method="bank-transfer"
          account={deposit.account}
          accounts={deposit.accounts}
          onChoose={deposit.setAccountId}
          error={errors['account_id']}
        />
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField
            label="BSR code"
            optional
            value={fields.bsrCode}
            onChange={(bsrCode) => change({ bsrCode })}
            error={errors['bsr_code']}
            input={{ readOnly: busy, inputMode: 'numeric', maxLength: 7, autoComplete: 'off' }}
          />
          <TextField
            label="Challan number"
            optional
            value={fields.challanSerial}
            onChange={(challanSerial) => change({ challanSerial })}
            error={errors['challan_serial']}
            input={{ readOnly: busy, inputMode: 'numeric', maxLength: 5, autoComplete: 'off' }}
          />
          <AmountField
            label="Interest (₹)"
            optional
            {...field('interest')}
            {...(sums.duePaise > 0 && { suggestedPaise: sums.duePaise })}
            error={errors['interest']}
            hint={
              sums.duePaise === 0
                ? undefined
                : `${formatPaise(sums.duePaise)} by law: 1.5% for each month or part of it`
            }
          />
          <AmountField
            label="Fee for a late statement (₹)"
            optional
            {...field('fee')}
            error={errors['fee']}
          />
        </div>
        <AmountField
          label="TDS of no bill (₹)"
          optional
          {...field('beyond')}
          error={errors['beyond_amount']}
          hint="Deducted by a journal, or before the books began"
        />
        {fields.beyond.trim() !== '' && (
          <div className="grid gap-3 sm:grid-cols-2">
            <DateField
              label="Deducted on"
              text={deposit.beyondDay.text}
              onText={deposit.beyondDay.onText}
              today={dates.today}
              readOnly={busy}
              error={errors['beyond_on'] ?? errors['beyond.0.month']}
            />
            <TextField
              label="Its code"
              value={fields.beyondCode}
              onChange={(beyondCode) => change({ beyondCode })}
              error={errors['beyond_code'] ?? errors['beyond.0.code'] ?? errors['beyond']}
              input={{ readOnly: busy, maxLength: 20, autoComplete: 'off' }}
            />
          </div>
        )}
      </FormFrame>
    </Dialog>
  );
}

type DeductionsProps = Pick<Props, 'open'> & { readonly deposit: ReturnType<typeof useDeposit> };

function Deductions({ deposit: { chosen, toggle }, open }: DeductionsProps) {
  if (open.length === 0) return <p className="text-ink-2">No TDS of a bill is to be deposited.</p>;
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 font-medium">What it deposits</legend>
      {open.map((one) => (
        <Checkbox
          key={one.billId}
          checked={chosen.has(one.billId)}
          onChange={() => toggle(one.billId)}
        >
          <span dir="auto">{one.supplierName}</span>, bill {one.billNumber} of{' '}
          {formatDate(one.deductedOn)}: {formatRupees(one.openPaise)}{' '}
          <span className="text-sm text-ink-2">due {formatDate(one.dueOn)}</span>
        </Checkbox>
      ))}
    </fieldset>
  );
}

/** Nothing, or a nought that is typed. */
const NIL = /^0*(\.0*)?$/;

const EMPTY = { bsrCode: '', challanSerial: '', interest: '', fee: '', beyond: '', beyondCode: '' };

/**
 * What is due first is chosen: of the oldest year, what was deducted before the month of today,
 * else all of it.
 */
function dueFirst(open: readonly DeductedTds[], today: CalendarDate): ReadonlySet<number> {
  const [oldest] = open;
  const ofYear = open.filter(
    ({ deductedOn }) =>
      oldest !== undefined && financialYearOf(deductedOn) === financialYearOf(oldest.deductedOn),
  );
  const before = ofYear.filter(({ deductedOn }) => deductedOn < monthStart(today));
  const chosen = (before.length > 0 ? before : ofYear).slice(0, TDS_DEDUCTIONS_MAX);
  return new Set(chosen.map(({ billId }) => billId));
}

function useDeposit({ bookId, open, onClose }: Props) {
  const dates = useDateText();
  const beyondDay = useDateText(true);
  const [fields, setFields] = useState(EMPTY);
  const [chosen, setChosen] = useState(() => dueFirst(open, dates.today));
  const [accountId, setAccountId] = useState<number | null>(null);
  const [submitted, setSubmitted] = useState(false);
  const { busy, failure, send } = useSend({ keepsKeys: true });
  const money = useMoneyAccount(bookId, 'bank-transfer', accountId);
  const done = useRunDone([readTds], onClose);
  const picked = open.filter(({ billId }) => chosen.has(billId));
  const duePaise = picked.reduce((sum, { openPaise, deductedOn }) => {
    const on = dates.date ?? dates.today;
    return sum + tdsDepositInterest(openPaise, deductedOn, on);
  }, 0);
  const paiseOf = (name: 'interest' | 'fee' | 'beyond') =>
    NIL.test(fields[name].trim()) ? 0 : parseAmount(fields[name], duePaise);
  const [interestPaise, feePaise, beyondPaise] = [
    paiseOf('interest'),
    paiseOf('fee'),
    paiseOf('beyond'),
  ];
  const bad = (paise: number | null) => paise === null || paise < 0;
  const gaps: FieldErrors = {
    ...(dates.date === null && { deposited_on: UNREADABLE_DATE }),
    ...(bad(interestPaise) && { interest: 'Enter an amount' }),
    ...(bad(feePaise) && { fee: 'Enter an amount' }),
    ...(bad(beyondPaise) && { beyond_amount: 'Enter an amount' }),
    ...(beyondPaise !== 0 && beyondDay.date === null && { beyond_on: UNREADABLE_DATE }),
    ...(beyondPaise !== 0 &&
      fields.beyondCode.trim() === '' && { beyond_code: 'Enter the code, such as 1027' }),
  };
  const taxPaise = picked.reduce((sum, { openPaise }) => sum + openPaise, 0) + (beyondPaise ?? 0);
  const code = (text: string) => (text.trim() === '' ? null : text.trim());
  const body = {
    depositedOn: dates.date,
    method: 'bank-transfer' as const,
    reference: null,
    narration: '',
    accountId: money.account?.id ?? null,
    bsrCode: code(fields.bsrCode),
    challanSerial: code(fields.challanSerial),
    interestPaise: interestPaise ?? 0,
    feePaise: feePaise ?? 0,
    deductions: picked.map(({ billId, openPaise: amountPaise }) => ({ billId, amountPaise })),
    beyond:
      beyondPaise === null || beyondPaise === 0 || beyondDay.date === null
        ? []
        : [
            {
              code: fields.beyondCode.trim(),
              month: monthStart(beyondDay.date),
              amountPaise: beyondPaise,
            },
          ],
  };
  const submit = (): boolean => {
    setSubmitted(true);
    if (Object.keys(gaps).length > 0) return false;
    void send(
      () => call(createTdsDeposit, { query: { book_id: bookId }, body }),
      ({ number, totalPaise }) =>
        done(`Deposit ${number ?? ''} of ${formatRupees(totalPaise)} recorded.`)(),
    );
    return true;
  };
  return {
    fields,
    change: (changes: Partial<typeof EMPTY>) => setFields((now) => ({ ...now, ...changes })),
    dates,
    beyondDay,
    chosen,
    toggle: (billId: number) =>
      setChosen((now) => {
        const next = new Set(now);
        if (!next.delete(billId)) next.add(billId);
        return next;
      }),
    ...money,
    setAccountId,
    busy,
    failure,
    errors: { ...fieldErrorsOf(failure), ...(submitted ? gaps : {}) } as FieldErrors,
    submit,
    sums: { totalPaise: taxPaise + (interestPaise ?? 0) + (feePaise ?? 0), duePaise },
  };
}

// The open bills of a customer or supplier: number, date, due date and amount.
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Account } from '#api/contract/account/account.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { AmountInput } from '#web/ui/inputs/AmountInput.tsx';
import { DateInput } from '#web/ui/inputs/DateInput.tsx';
import { withBlankBill } from '../form/figures.ts';
import type { BillText } from '../form/figures.ts';
import { focusFirstIn, onLineKey } from '#web/ui/picker/line-keys.ts';

type Props = {
  readonly account: Account;
  readonly bills: readonly BillText[];
  readonly today: CalendarDate;
  readonly onBills: (bills: readonly BillText[]) => void;
};

export function BillRows({ account, bills, today, onBills }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const add = () => onBills(withBlankBill(bills));
  return (
    <tr className="max-sm:block">
      <td
        colSpan={3}
        className="border-t border-line bg-surface-2 px-3 py-2 pl-8 max-sm:block max-sm:pl-3"
      >
        <ul ref={list} className="flex flex-col gap-2" data-bills={account.id}>
          {bills.map((bill, at) => (
            <BillRow
              key={bill.key}
              bill={bill}
              today={today}
              add={add}
              named={`bill ${at + 1} of ${account.name}`}
              onChange={(part) =>
                onBills(bills.map((one) => (one.key === bill.key ? { ...one, ...part } : one)))
              }
              onRemove={() => onBills(bills.filter(({ key }) => key !== bill.key))}
            />
          ))}
        </ul>
        <Button
          kind="quiet"
          onClick={() => {
            flushSync(add);
            focusFirstIn(list.current?.lastElementChild);
          }}
        >
          Add a bill
        </Button>
      </td>
    </tr>
  );
}

type RowProps = {
  readonly bill: BillText;
  readonly named: string;
  readonly today: CalendarDate;
  readonly add: () => void;
  readonly onChange: (part: Partial<BillText>) => void;
  readonly onRemove: () => void;
};

function BillRow({ bill, named, today, add, onChange, onRemove }: RowProps) {
  return (
    <li
      className="grid grid-cols-2 gap-2 sm:grid-cols-[1fr_1fr_1fr_1fr_auto]"
      onKeyDown={(event) => onLineKey(event, { add, remove: onRemove })}
    >
      <input
        aria-label={`Number of ${named}`}
        placeholder="Bill number"
        value={bill.number}
        onChange={(event) => onChange({ number: event.target.value })}
        className="control"
      />
      <DateInput
        aria-label={`Date of ${named}`}
        text={bill.date}
        onText={(date) => onChange({ date })}
        today={today}
      />
      <DateInput
        aria-label={`Due date of ${named}`}
        text={bill.due}
        onText={(due) => onChange({ due })}
        today={today}
      />
      <AmountInput
        aria-label={`Amount of ${named}`}
        text={bill.amount}
        onText={(amount) => onChange({ amount })}
      />
      <Button
        kind="quiet"
        aria-label={`Remove ${named}`}
        aria-keyshortcuts="Alt+Backspace"
        onClick={onRemove}
      >
        Remove
      </Button>
    </li>
  );
}

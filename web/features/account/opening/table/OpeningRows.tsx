// One account: a cell for its debit, one for its credit, and of a party the bills under them.
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Account } from '#api/contract/account/account.ts';
import { counted, formatCell } from '#web/format/money.ts';
import { AmountInput } from '#web/ui/inputs/AmountInput.tsx';
import { BillRows } from './BillRows.tsx';
import { balancePaise, isPartyLedger, withBlankBill } from '../form/figures.ts';
import type { BalanceText } from '../form/figures.ts';
import { focusFirstIn } from '#web/ui/picker/line-keys.ts';
import type { OpeningForm } from '../form/use-opening.ts';

/** On a phone the name has a line of its own, and both amounts stand in full below it. */
export const PHONE_ROW = 'max-sm:grid max-sm:grid-cols-2';

type Props = {
  readonly account: Account;
  readonly form: OpeningForm;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
};

export function OpeningRows({ account, form, isOpen, onToggle }: Props) {
  const { id, name } = account;
  const text = form.textOf(id);
  const isParty = isPartyLedger(account);
  const derived = balancePaise(account, text);
  const set = (change: Partial<BalanceText>) => form.setText(id, change);
  const toBills = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!isParty || event.key !== 'ArrowRight' || event.currentTarget.value !== '') return;
    event.preventDefault();
    event.stopPropagation();
    flushSync(() => {
      if (text.bills.length === 0) set({ bills: withBlankBill([]) });
      if (!isOpen) onToggle();
    });
    focusFirstIn(document.querySelector(`[data-bills="${id}"]`));
  };
  return (
    <>
      <tr className={`border-t border-line focus-within:bg-brand-soft ${PHONE_ROW}`}>
        <th
          scope="row"
          className="py-1 pr-3 pl-6 text-left font-normal max-sm:col-span-2 max-sm:pl-3"
        >
          {isParty ? (
            <PartyName name={name} isOpen={isOpen} onToggle={onToggle} count={text.bills.length} />
          ) : (
            <span dir="auto">{name}</span>
          )}
        </th>
        <td className="px-1 py-1">
          <AmountInput
            aria-label={`Debit of ${name}`}
            data-cell={`${id} debit`}
            placeholder={formatCell(Math.max(derived, 0))}
            text={text.debit}
            onText={(debit) => set({ debit, ...(debit !== '' && { credit: '' }) })}
          />
        </td>
        <td className="border-l-2 border-ink px-1 py-1">
          <AmountInput
            aria-label={`Credit of ${name}`}
            data-cell={`${id} credit`}
            placeholder={formatCell(Math.max(-derived, 0))}
            text={text.credit}
            onText={(credit) => set({ credit, ...(credit !== '' && { debit: '' }) })}
            onKeyDown={toBills}
          />
        </td>
      </tr>
      {isParty && isOpen && (
        <BillRows
          account={account}
          bills={text.bills}
          today={form.today}
          onBills={(bills) => set({ bills })}
        />
      )}
    </>
  );
}

type NameProps = Pick<Props, 'isOpen' | 'onToggle'> & {
  readonly name: string;
  readonly count: number;
};

const PartyName = ({ name, count, isOpen, onToggle }: NameProps) => (
  <button type="button" aria-expanded={isOpen} onClick={onToggle} className="target text-left">
    <span aria-hidden="true">{isOpen ? '▾ ' : '▸ '}</span>
    <span dir="auto">{name}</span>{' '}
    <span className="text-sm text-ink-3">{counted(count, 'open bill')}</span>
  </button>
);

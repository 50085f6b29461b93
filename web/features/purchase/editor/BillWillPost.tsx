// What a bill will post, as it follows from what is typed; until it is whole, what is missing.
import type { Account } from '#api/contract/account/account.ts';
import { billLedger } from '#core/trade/index.ts';
import { formatRupees } from '#web/format/money.ts';
import { WillPostEntries } from '../WillPostEntries.tsx';
import { taxDueInWords } from '../tax-due.ts';
import { noCreditInWords } from '../wording.ts';
import type { BillForm } from './use-bill-form.ts';

type Props = { readonly form: BillForm; readonly accounts: readonly Account[] };

export function BillWillPost({ form, accounts }: Props) {
  const { typed, fields, supplier } = form;
  const offPaise = typed.totalPaise - typed.sumPaise;
  const entries = billLedger({
    ...typed,
    accountId: fields.supplierId ?? 0,
    billNumber: fields.billNumber,
    billDate: '',
    dueDate: null,
  });
  const isOff = typed.roundOffPaise !== offPaise || Math.abs(offPaise) >= 100;
  const bought = typed.sumPaise === 0 ? 'Enter what was bought.' : null;
  return (
    <WillPostEntries
      entries={entries}
      accounts={accounts}
      totalPaise={typed.totalPaise}
      missing={supplier === null ? 'Choose the supplier.' : bought}
    >
      {typed.reversedPaise > 0 && (
        <p className="mt-1 text-sm text-ink-2">
          You pay {formatRupees(typed.reversedPaise)} of GST under reverse charge, in cash.{' '}
          {taxDueInWords(typed.taxDue, form.returns)}
        </p>
      )}
      {typed.noCredit !== null && (
        <p className="mt-1 text-sm text-warn">Credit · {noCreditInWords(typed.noCredit)}</p>
      )}
      {isOff && (
        <p className="mt-1 text-sm text-overdue">
          Total is {formatRupees(Math.abs(offPaise))} off the paper
        </p>
      )}
    </WillPostEntries>
  );
}

// What a document of a supplier will post, entry by entry; until it is whole, what is missing.
import type { ReactNode } from 'react';
import type { Account } from '#api/contract/account/account.ts';
import type { TradeEntry } from '#core/trade/index.ts';
import { formatPaise, formatRupees } from '#web/format/money.ts';
import { SideTag } from '#web/ui/marks/Marks.tsx';

const ROLES: Readonly<Record<string, string>> = {
  purchases: 'Purchases',
  'purchase-return': 'Purchase Return',
  'input-cgst': 'Input CGST',
  'input-sgst': 'Input SGST',
  'input-igst': 'Input IGST',
  'input-cess': 'Input Cess',
  'input-cgst-rcm': 'Input CGST (RCM)',
  'input-sgst-rcm': 'Input SGST (RCM)',
  'input-igst-rcm': 'Input IGST (RCM)',
  'input-cess-rcm': 'Input Cess (RCM)',
  'rcm-output-cgst': 'RCM Output CGST',
  'rcm-output-sgst': 'RCM Output SGST',
  'rcm-output-igst': 'RCM Output IGST',
  'rcm-output-cess': 'RCM Output Cess',
  'tcs-receivable': 'TCS Receivable',
  'tds-payable': 'TDS Payable',
  'isd-clearing': 'ISD Clearing',
  'round-off': 'Round off',
  'discount-received': 'Discount Received',
  'balances-written-back': 'Balances Written Back',
  'bank-charges': 'Bank Charges',
  cash: 'Cash',
  bank: 'Bank',
  upi: 'Bank',
  'customs-duty': 'Customs Duty',
  'customs-payable': 'Customs Payable',
  'goods-received-not-billed': 'Goods Received, Not Billed',
  'customs-interest': 'Customs Interest and Penalty',
  'credit-recoverable': 'ITC Reversed – Recoverable',
  'credit-lost': 'ITC Reversal Expense',
};

type Props = {
  readonly entries: readonly TradeEntry[];
  readonly accounts: readonly Account[];
  readonly totalPaise: number;
  /** What is to be entered first; null: nothing. */
  readonly missing: string | null;
  /** What is to be known beside the entries. */
  readonly children?: ReactNode;
};

export function WillPostEntries({ entries, accounts, totalPaise, missing, children }: Props) {
  const nameOf = ({ to }: TradeEntry): string =>
    'role' in to
      ? (ROLES[to.role] ?? to.role)
      : (accounts.find(({ id }) => id === to.accountId)?.name ?? 'The supplier');
  return (
    <section aria-label="Will post" className="card min-w-0 p-4">
      <h2 className="mb-2 font-semibold">Will post</h2>
      {missing === null ? (
        <>
          <ul className="flex flex-col gap-1">
            {entries.map((entry, at) => (
              <li key={`${nameOf(entry)}${at}`} className="flex items-center gap-2 text-sm">
                <SideTag side={entry.side} />
                <span dir="auto" className="min-w-0 flex-1 truncate">
                  {nameOf(entry)}
                </span>
                <span className="num">{formatPaise(entry.amountPaise)}</span>
              </li>
            ))}
          </ul>
          <p className="mt-2 flex justify-between border-t border-line pt-2 font-semibold">
            <span>Total</span>
            <span className="num">{formatRupees(totalPaise)}</span>
          </p>
          {children}
        </>
      ) : (
        <p className="text-sm text-ink-2">{missing}</p>
      )}
    </section>
  );
}

// What a bill will post, as it follows from what is typed; until it is whole, what is missing.
import type { Account } from '#api/contract/account/account.ts';
import { billLedger } from '#core/trade/index.ts';
import type { TradeEntry } from '#core/trade/index.ts';
import { formatPaise, formatRupees } from '#web/format/money.ts';
import { SideTag } from '#web/ui/marks/Marks.tsx';
import { NO_CREDIT } from '../wording.ts';
import type { BillForm } from './use-bill-form.ts';

const ROLES: Readonly<Record<string, string>> = {
  purchases: 'Purchases',
  'input-cgst': 'Input CGST',
  'input-sgst': 'Input SGST',
  'input-igst': 'Input IGST',
  'input-cess': 'Input Cess',
  'round-off': 'Round off',
};

type Props = { readonly form: BillForm; readonly accounts: readonly Account[] };

export function BillWillPost({ form, accounts }: Props) {
  const { typed, fields, supplier } = form;
  const offPaise = typed.totalPaise - typed.sumPaise;
  const entries = billLedger({
    lines: typed.lines,
    accountId: fields.supplierId ?? 0,
    totalPaise: typed.totalPaise,
    roundOffPaise: typed.roundOffPaise,
    billNumber: fields.billNumber,
    billDate: '',
    dueDate: null,
  });
  const nameOf = ({ to }: TradeEntry): string =>
    'role' in to
      ? (ROLES[to.role] ?? to.role)
      : (accounts.find(({ id }) => id === to.accountId)?.name ?? 'The supplier');
  const isOff = typed.roundOffPaise !== offPaise || Math.abs(offPaise) >= 100;
  return (
    <section aria-label="Will post" className="card p-4">
      <h2 className="mb-2 font-semibold">Will post</h2>
      {typed.sumPaise === 0 || supplier === null ? (
        <p className="text-sm text-ink-2">
          {supplier === null ? 'Choose the supplier.' : 'Enter what was bought.'}
        </p>
      ) : (
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
            <span className="num">{formatRupees(typed.totalPaise)}</span>
          </p>
          {typed.noCredit !== null && (
            <p className="mt-1 text-sm text-warn">Credit · {NO_CREDIT[typed.noCredit]}</p>
          )}
          {isOff && (
            <p className="mt-1 text-sm text-overdue">
              Total is {formatRupees(Math.abs(offPaise))} off the paper
            </p>
          )}
        </>
      )}
    </section>
  );
}

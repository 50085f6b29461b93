// Receipts or refunds of a customer, each with its print and the button that takes it back.
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Customer } from '#api/contract/customer/customer.ts';
import { formatPaise, formatRupees } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { PrintMoney } from '#web/shell/form/PrintMoney.tsx';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { ReverseReceiptDialog } from '../receipt/ReverseReceiptDialog.tsx';
import type { ReversibleMoney } from '../receipt/ReverseReceiptDialog.tsx';
import { useRights } from '#web/client/use-rights.ts';

type OfInvoice = Omit<ReversibleMoney, 'kind'> & {
  readonly kind: 'payment';
  /** The invoice that it was paid for, on whose page it is reversed. */
  readonly invoice: { readonly id: number; readonly number: string } | null;
};

export type MoneyOfCustomer = (ReversibleMoney | OfInvoice) & {
  readonly date: string;
  /** When, by which means, of what: said in one line. */
  readonly about: readonly (string | null)[];
  readonly onAccountPaise: number;
  readonly reversed: boolean;
  readonly reason: string | null;
};

type Props = {
  readonly customer: Customer;
  readonly isErased: boolean;
  readonly money: readonly MoneyOfCustomer[];
};

export function MoneyList({ customer, isErased, money }: Props) {
  const [taken, setTaken] = useState<ReversibleMoney | null>(null);
  const may = useRights();
  return (
    <>
      <ul className="divide-y divide-line">
        {money.map((one) => (
          <li key={`${one.kind} ${one.id}`} className="flex items-center gap-3 py-2">
            <Words money={one} />
            {one.kind !== 'payment' && !one.reversed && may('ReverseReceipt') && !isErased && (
              <Button kind="quiet" className="-mr-4" onClick={() => setTaken(one)}>
                Reverse<span className="sr-only"> {one.number}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {taken !== null && (
        <ReverseReceiptDialog customer={customer} money={taken} onClose={() => setTaken(null)} />
      )}
    </>
  );
}

function Words({ money }: { readonly money: MoneyOfCustomer }) {
  const { id: bookId, scope } = usePageBook();
  const { kind, id, number, about, paise, onAccountPaise, reversed, reason } = money;
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className={`block ${reversed ? 'line-through' : 'font-medium'}`}>{number}</span>
        <span className="block text-sm break-words text-ink-2">
          {about.filter((part) => part !== null).join(', ')}
          {money.kind === 'payment' && money.invoice !== null && (
            <>
              {', for '}
              <Link to={paths.invoice(money.invoice.id, scope)} className="link">
                {money.invoice.number}
              </Link>
            </>
          )}
        </span>
        {reversed && (
          <span className="block text-sm break-words text-warn">Reversed: {reason}</span>
        )}
        <PrintMoney money={{ bookId, kind, id, number }} />
      </span>
      <span className="text-right">
        <span className={`num block ${reversed ? 'line-through' : 'font-medium'}`}>
          {formatRupees(paise)}
        </span>
        {onAccountPaise > 0 && !reversed && (
          <span className="num block text-sm text-ink-2">
            {formatPaise(onAccountPaise)} on account
          </span>
        )}
      </span>
    </>
  );
}

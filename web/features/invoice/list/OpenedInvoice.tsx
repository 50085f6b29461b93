// An invoice opened in place: what it bills, what it comes to, and what can be done with it.
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { decimalText } from '#core/kernel/decimal.ts';
import type { InvoiceCard, InvoiceDetail } from '#api/contract/invoice/invoice.ts';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import { formatInstant } from '#web/format/dates.ts';
import { formatCount, formatPaise } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { keyLabel } from '#web/ui/marks/key-names.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { invoiceOf } from '../queries.ts';
import type { ListedInvoiceActs } from './use-listed-invoice-acts.ts';
import { takesPayment } from './use-listed-invoice-acts.ts';

type Props = { readonly card: InvoiceCard; readonly acts: ListedInvoiceActs };

export function OpenedInvoice({ card, acts }: Props) {
  const { id: bookId } = usePageBook();
  const { data, error } = useQuery(invoiceOf(bookId, card.id));
  return (
    <>
      {data !== undefined && <Bill invoice={data} />}
      {data === undefined && error === null && (
        <Skeletons label="Loading the invoice" count={3} item="h-5" layout="flex flex-col gap-1" />
      )}
      {error !== null && <p className="py-1">Could not load the items. Open the full page.</p>}
      <Acts card={card} acts={acts} />
    </>
  );
}

function Bill({ invoice }: { readonly invoice: InvoiceDetail }) {
  const { items, totals, balanceDuePaise, status } = invoice;
  const { cgstPaise, sgstPaise, igstPaise, cessPaise } = totals;
  const gstPaise = cgstPaise + sgstPaise + igstPaise + cessPaise;
  const isIssued = status !== 'draft' && status !== 'cancelled';
  return (
    <div className="register-sides">
      <ul aria-label="Items">
        {items.map(({ line, name, unit, uqc, taxablePaise, ...item }) => (
          <li key={line}>
            <Pair
              name={
                <>
                  <span dir="auto">{name}</span>{' '}
                  <span className="text-ink-3">
                    {[
                      measured(item.quantityThousandths),
                      unit ?? uqc,
                      `× ${measured(item.rateThousandths)}`,
                    ]
                      .filter(Boolean)
                      .join(' ')}
                  </span>
                </>
              }
              paise={taxablePaise}
            />
          </li>
        ))}
      </ul>
      <ul aria-label="Totals">
        <li>
          <Pair name="Taxable value" paise={totals.taxablePaise} />
        </li>
        <li>
          <Pair name="GST" paise={gstPaise} />
        </li>
        <li>
          <Pair name="Total" paise={totals.totalPaise} />
        </li>
        {isIssued && (
          <li>
            <Pair name="Outstanding" paise={balanceDuePaise} />
          </li>
        )}
      </ul>
      <p className="text-xs text-ink-2">
        {invoice.title}
        <br />
        Drafted {formatInstant(invoice.createdAt)}, last event {formatCount(invoice.seq)}
        {invoice.emails.length > 0 && (
          <>
            <br />
            Sent by e-mail
          </>
        )}
      </p>
    </div>
  );
}

const measured = (thousandths: number): string => decimalText(thousandths, 3);

type PairProps = { readonly name: ReactNode; readonly paise: number };

const Pair = ({ name, paise }: PairProps) => (
  <div className="flex items-center gap-2">
    <span className="min-w-0 wrap-anywhere">{name}</span>
    <span className="num ml-auto pl-2">{formatPaise(paise)}</span>
  </div>
);

function Acts({ card, acts }: Props) {
  const { scope } = usePageBook();
  return (
    <div className="flex flex-wrap items-center gap-2 pt-2 print:hidden">
      <PresentOnly>
        {takesPayment(card) && (
          <Button aria-keyshortcuts="R" onClick={() => acts.pay(card)}>
            Record receipt <Kbd>{keyLabel('R')}</Kbd>
          </Button>
        )}
        {card.status === 'overdue' && (
          <Button aria-keyshortcuts="Shift+M" onClick={() => acts.remind(card)}>
            Send reminder <Kbd>{keyLabel('Shift+M')}</Kbd>
          </Button>
        )}
      </PresentOnly>
      <Button aria-keyshortcuts="H" onClick={() => acts.history(card)}>
        History <Kbd>{keyLabel('H')}</Kbd>
      </Button>
      <Link to={paths.invoice(card.id, scope)} className="link ml-auto">
        Open the full page
      </Link>
      <Kbd>{keyLabel('Enter')}</Kbd>
    </div>
  );
}

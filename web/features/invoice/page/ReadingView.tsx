// An invoice to be read on a phone, where a sheet of A4 is too small: who owes, for what, how much.
import { decimalText } from '#core/kernel/decimal.ts';
import type { InvoiceDetail } from '#api/contract/invoice/invoice.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatCount, formatPaise, formatRupees } from '#web/format/money.ts';
import { STATES } from '#web/format/states.ts';

type Props = { readonly invoice: InvoiceDetail };

export function ReadingView({ invoice }: Props) {
  return (
    <section
      aria-label={`${invoice.title} ${invoice.number}, to read`}
      className="-mx-4 border-y border-line bg-surface sm:hidden print:hidden"
    >
      {invoice.registration?.status === 'to-register' && (
        <p className="border-b border-line px-4 py-3 font-semibold text-warn">
          Not an invoice until registered at the e-invoice portal (CGST Rule 48(5))
        </p>
      )}
      <BillTo invoice={invoice} />
      <ul aria-label="Items">
        {invoice.items.map((item) => (
          <li key={item.line} className="two-lines gap-y-0! border-t border-line">
            <p dir="auto" className="font-semibold [overflow-wrap:anywhere]">
              {item.name}
            </p>
            <p className="num text-right font-semibold">{formatPaise(item.taxablePaise)}</p>
            <p className="text-xs text-ink-2">
              {decimalText(item.quantityThousandths, 3)} {item.unit} ×{' '}
              {rateText(item.rateThousandths)}
            </p>
            <p className="text-right text-xs text-ink-2">{taxOf(item)}</p>
          </li>
        ))}
      </ul>
      <Totals invoice={invoice} />
    </section>
  );
}

function BillTo({ invoice: { recipient, dueDate: due, issueDate: issued } }: Props) {
  const state = STATES.find(({ value }) => value === recipient.state_code)?.label;
  const place = [recipient.city, state].filter(Boolean).join(', ');
  return (
    <div className="px-4 py-3">
      <p className="text-xs text-ink-2">Bill to</p>
      <p dir="auto" className="font-semibold [overflow-wrap:anywhere]">
        {recipient.name}
      </p>
      <p className="text-sm text-ink-2">
        {[place, recipient.gstin && `GSTIN ${recipient.gstin}`].filter(Boolean).join('. ')}
      </p>
      <p className="text-sm text-ink-2">
        Dated {formatDate(issued)}, due {formatDate(due)}
      </p>
    </div>
  );
}

/** At least two decimals, as everywhere; a rate may have three. */
function rateText(thousandths: number): string {
  const [whole = '', decimals = ''] = decimalText(thousandths, 3).split('.');
  return `${formatCount(Number(whole))}.${decimals.padEnd(2, '0')}`;
}

const taxOf = ({ hsn, taxBps }: InvoiceDetail['items'][number]): string =>
  [hsn && `HSN ${hsn}`, `GST ${decimalText(taxBps, 2)}%`].filter(Boolean).join(', ');

const SUMS = [
  ['taxablePaise', 'Subtotal'],
  ['cgstPaise', 'CGST'],
  ['sgstPaise', 'SGST'],
  ['igstPaise', 'IGST'],
  ['cessPaise', 'Cess'],
  ['roundOffPaise', 'Round off'],
] as const;

function Totals({ invoice: { totals, totalPaise, balanceDuePaise: due, status } }: Props) {
  const isPart = status !== 'draft' && due > 0 && due !== totalPaise;
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-1 border-t-2 border-ink px-4 py-3">
      {SUMS.map(([name, label]) => {
        const paise = totals[name];
        if (paise === 0 && name !== 'taxablePaise') return null;
        return (
          <div key={name} className="contents">
            <dt>{label}</dt>
            <dd className="num text-right">{formatPaise(paise)}</dd>
          </div>
        );
      })}
      <dt className="text-lg font-semibold">Total</dt>
      <dd className="num text-right text-lg font-semibold">{formatRupees(totalPaise)}</dd>
      {isPart && (
        <>
          <dt>Outstanding</dt>
          <dd className="num text-right">{formatRupees(due)}</dd>
        </>
      )}
    </dl>
  );
}

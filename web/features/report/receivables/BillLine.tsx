// One open bill, or what stands unadjusted: in the table of its customer, and in that of all bills.
import { Link } from 'react-router-dom';
import type { OpenBill } from '#api/contract/customer/receivables.ts';
import { ON_ACCOUNT, WITHOUT_BILL } from '#web/format/bills.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatPaise } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { FigureLink } from '#web/shell/history/FigureLink.tsx';
import { useBillLink } from '#web/shell/history/use-age-links.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { AmountCell, Cell } from '#web/ui/lists/Table.tsx';
import { lateText, signedCell, signedFigure } from './ages/ages.ts';

type Props = {
  readonly bill: OpenBill;
  readonly count: number;
  /** The day on which it is open. */
  readonly asOn: string;
  /** Among the bills of all it says whose it is. */
  readonly withName?: boolean;
};

export function BillLine({ bill, count, asOn, withName = false }: Props) {
  const explain = useBillLink(asOn)(bill);
  const open = bill.openPaise;
  const isLate = (bill.daysLate ?? 0) > 0;
  return (
    <tr
      data-explain={explain}
      className="h-(--row) border-b border-line text-sm hover:bg-surface-2 focus-within:bg-brand-soft"
    >
      <Cell className={withName ? '' : 'pl-14'}>
        <BillName bill={bill} withName={withName} />
      </Cell>
      <Cell className="text-ink-2 lg:whitespace-nowrap">
        {bill.dueDate !== null && `due ${formatDate(bill.dueDate)}`}
      </Cell>
      {Array.from({ length: count }, (_, age) => (
        <AmountCell key={age} className="text-ink-2">
          {bill.age === age && formatPaise(open)}
        </AmountCell>
      ))}
      <AmountCell className="text-ink-2">{bill.age === null && signedCell(open)}</AmountCell>
      <AmountCell className="border-l-2 border-ink">
        <FigureLink explain={explain}>{signedFigure(open)}</FigureLink>
      </AmountCell>
      <AmountCell className={isLate ? 'text-overdue' : 'text-ink-3'}>
        {lateText(bill.daysOld)}
      </AmountCell>
    </tr>
  );
}

export function BillName({
  bill,
  withName,
}: {
  readonly bill: OpenBill;
  readonly withName: boolean;
}) {
  const { id: bookId, scope } = usePageBook();
  const { item, number, date, amountPaise, openPaise, isWithoutBill } = bill;
  const to = addressOf(bill, { bookId, scope });
  const name = number ?? ON_ACCOUNT;
  const whole = isWithoutBill ? 'of an entry of' : 'part paid, bill';
  const part =
    item !== null && amountPaise !== openPaise ? ` · ${whole} ${formatPaise(amountPaise)}` : '';
  return (
    <>
      {to === null ? (
        name
      ) : (
        <Link to={to} data-row="" className="link">
          {name}
        </Link>
      )}{' '}
      <span className="text-ink-2">
        {withName && <b className="font-medium text-ink">{bill.customerName} </b>}
        {isWithoutBill && `${WITHOUT_BILL}, `}
        {date !== null && formatDate(date)}
        {(bill.age !== null && part) || null}
      </span>
    </>
  );
}

/** @returns where the item is seen, or null where it has no page of its own. */
function addressOf(
  { item }: OpenBill,
  { bookId, scope }: { readonly bookId: number; readonly scope: number | undefined },
): string | null {
  if (item?.kind === 'invoice') return paths.invoice(item.id, scope);
  if (item?.kind === 'debit-note') return paths.debitNote(item.id, scope);
  if (item?.kind === 'journal') return paths.journal(item.id, bookId);
  return null;
}

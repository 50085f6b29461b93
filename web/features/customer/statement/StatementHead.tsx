// Whose statement it is and what it comes to; on paper also of whom, and of which days.
import { Link } from 'react-router-dom';
import type { Statement } from '#api/contract/statement.ts';
import { dateFromWire, formatDate, formatNow, todayInIndia } from '#web/format/dates.ts';
import { formatRupees, paiseFromWire } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';

type Props = {
  readonly customerId: number;
  readonly statement: Statement | undefined;
  readonly failed: boolean;
};

export function StatementHead({ customerId, statement, failed }: Props) {
  const { scope } = usePageBook();
  return (
    <PageHead
      title="Statement of account"
      above={
        <p className="text-ink-2 print:hidden">
          <Link to={paths.customersOf(scope)} className="link">
            Customers
          </Link>
          {' / '}
          <Link to={paths.customer(customerId, scope)} dir="auto" className="link">
            {statement?.customer.name ?? 'Customer'}
          </Link>
        </p>
      }
      below={statement !== undefined && <OnPaper statement={statement} />}
    >
      {!failed && <Closing statement={statement} />}
    </PageHead>
  );
}

function Closing({ statement }: { readonly statement: Statement | undefined }) {
  const paise = statement === undefined ? null : paiseFromWire(statement.closing);
  return (
    <div className="sm:text-right">
      <p className="text-sm text-ink-2">
        {paise !== null && paise < 0 ? 'In credit ' : 'Owed '}
        {statement === undefined || statement.to >= todayInIndia()
          ? 'today'
          : `on ${formatDate(dateFromWire(statement.to))}`}
      </p>
      {paise === null ? (
        <Skeleton className="my-1 h-6 w-40 sm:ml-auto" />
      ) : (
        <p className="text-fig font-semibold whitespace-nowrap">{formatRupees(Math.abs(paise))}</p>
      )}
    </div>
  );
}

function OnPaper({ statement }: { readonly statement: Statement }) {
  const { name } = usePageBook();
  const { customer, from, to } = statement;
  const { address, city, pincode, state, gst_number: gstin } = customer;
  const where = [address, [city, pincode].filter(Boolean).join(' '), state].filter(Boolean);
  return (
    <div className="hidden text-sm print:block">
      <p className="font-semibold">{name}</p>
      <p dir="auto">
        To {customer.name}
        {where.length > 0 && `, ${where.join(', ')}`}
        {gstin !== null && `. GSTIN ${gstin}`}
      </p>
      <p>
        {formatDate(dateFromWire(from))} to {formatDate(dateFromWire(to))}. Printed {formatNow()}
      </p>
    </div>
  );
}

// Whose statement it is and what it comes to; on paper also of whom, and of which days.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { readLogHead } from '#api/contract/book/log/log-head.ts';
import type { Statement } from '#api/contract/customer/statement.ts';
import { shortHash } from '#core/kernel/writing/short-hash.ts';
import { stateOfCode } from '#core/tax/index.ts';
import { formatDate, formatNow, todayInIndia } from '#web/format/dates.ts';
import { formatCount, formatRupees } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { ExplainLink } from '#web/shell/history/ExplainLink.tsx';
import { usePageBook } from '#web/state/page-book.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { usePageFoot } from '#web/ui/paper/use-page-foot.ts';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { billingSettingsOf } from '#web/client/billing-reads.ts';
import { shownMoment } from '#web/client/past/calls.ts';
import { asking } from '#web/client/query.ts';

type Props = {
  readonly customerId: number;
  readonly statement: Statement | undefined;
  readonly failed: boolean;
  /** Where the closing balance is explained. */
  readonly explain: string | undefined;
};

export function StatementHead({ customerId, statement, failed, explain }: Props) {
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
      {!failed && <Closing statement={statement} explain={explain} />}
    </PageHead>
  );
}

type ClosingProps = {
  readonly statement: Statement | undefined;
  readonly explain: string | undefined;
};

function Closing({ statement, explain }: ClosingProps) {
  return (
    <div className="sm:text-right print:hidden">
      {statement === undefined ? (
        <>
          <p className="text-sm text-ink-2">Outstanding</p>
          <Skeleton className="my-1 h-6 w-40 sm:ml-auto" />
        </>
      ) : (
        <Owed statement={statement} explain={explain} />
      )}
    </div>
  );
}

type OwedProps = {
  readonly statement: Statement;
  /** Nowhere on paper. */
  readonly explain?: string | undefined;
};

function Owed({ statement: { closingPaise: paise, to }, explain }: OwedProps) {
  return (
    <>
      <p className="text-sm text-ink-2">
        {paise < 0 ? 'Unadjusted credit ' : 'Outstanding '}
        {to >= todayInIndia() ? 'today' : `on ${formatDate(to)}`}
      </p>
      <p className="text-fig font-semibold whitespace-nowrap">
        <ExplainLink href={explain}>{formatRupees(Math.abs(paise))}</ExplainLink>
      </p>
    </>
  );
}

/** The last event of the book and how its hash begins; the past says by itself what it is. */
function useRecorded(bookId: number, statement: Statement): string {
  const head = asking(readLogHead, { params: { bookId } });
  // Nothing makes the end of the log old: it is read anew with each statement.
  const { data } = useQuery({ ...head, queryKey: [...head.queryKey, statement], staleTime: 0 });
  if (data === undefined || shownMoment() !== null) return '';
  return ` · As recorded up to event ${formatCount(data.seq)} (${shortHash(data.hash)})`;
}

/** On paper it is a letter: from whom, to whom, of which days. */
function OnPaper({ statement }: { readonly statement: Statement }) {
  const { id: bookId, name } = usePageBook();
  const { data: supplier } = useQuery(billingSettingsOf(bookId));
  const { customer, from, to } = statement;
  const recorded = useRecorded(bookId, statement);
  usePageFoot(`Statement of account, ${customer.name}, ${supplier?.legalName ?? name}${recorded}`);
  const state = stateOfCode(supplier?.stateCode ?? '')?.name ?? null;
  return (
    <div className="hidden text-sm print:block">
      <p className="pb-3">
        {formatDate(from)} to {formatDate(to)}. Printed {formatNow()}
      </p>
      <div className="grid grid-cols-[1fr_1fr_auto] items-start gap-6">
        <Party
          label="From"
          name={supplier?.legalName ?? name}
          lines={[
            supplier?.address,
            placed(supplier?.city, supplier?.pincode, state),
            supplier?.gstin && `GSTIN ${supplier.gstin}`,
            supplier?.email,
            supplier?.phone,
          ]}
        />
        <Party
          label="To"
          name={customer.company ?? customer.name}
          lines={[
            customer.company !== null && customer.company !== customer.name && customer.name,
            customer.address,
            placed(customer.city, customer.pincode, customer.state),
            customer.gstin && `GSTIN ${customer.gstin}`,
          ]}
        />
        <div className="text-right">
          <Owed statement={statement} />
        </div>
      </div>
    </div>
  );
}

type Text = string | null | undefined | false;

const listed = (...parts: readonly Text[]): string => parts.filter(Boolean).join(', ');

const placed = (city: Text, pincode: Text, state: Text): string =>
  listed([city, pincode].filter(Boolean).join(' '), state);

type PartyProps = {
  readonly label: string;
  readonly name: string;
  readonly lines: readonly Text[];
};

const Party = ({ label, name, lines }: PartyProps) => (
  <address className="not-italic">
    <p className="text-xs text-ink-2">{label}</p>
    <p dir="auto" className="font-semibold">
      {name}
    </p>
    {lines.filter(Boolean).map((line) => (
      <p key={String(line)} dir="auto">
        {line}
      </p>
    ))}
  </address>
);

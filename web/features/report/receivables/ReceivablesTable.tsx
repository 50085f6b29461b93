// What each customer owes by age, the oldest first; a row opens into its bills.
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { PartyReceivables, Receivables } from '#api/contract/customer/receivables.ts';
import { ageLabels } from '#core/settlement/index.ts';
import { ON_ACCOUNT, WITHOUT_BILL } from '#web/format/bills.ts';
import { formatCell, formatCount, formatPaise } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { FigureLink } from '#web/shell/history/FigureLink.tsx';
import { useAgeLinks } from '#web/shell/history/use-age-links.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { AmountCell, Cell, HeadRow, TableHead } from '#web/ui/lists/Table.tsx';
import {
  agePartsOf,
  allAgesPaise,
  largestPaise,
  lateText,
  signedCell,
  signedFigure,
} from './ages/ages.ts';
import type { AgedAmounts } from './ages/ages.ts';
import { AgeBar } from '#web/ui/lists/pictures/AgeBar.tsx';
import { BillLine } from './BillLine.tsx';
import { billsOfAccount } from './queries.ts';
import type { ReceivablesQuery } from './queries.ts';
import type { MarkedCustomers } from './use-marked-customers.ts';

/** With the ages that the server has told. */
export type ShownQuery = ReceivablesQuery & { readonly days: readonly number[] };

export type OpenRows = {
  readonly opened: ReadonlySet<number>;
  /** @param isOpen what it is to be; the other way round unless given. */
  readonly toggle: (accountId: number, isOpen?: boolean) => void;
};

type Props = OpenRows &
  MarkedCustomers & {
    readonly query: ShownQuery;
    readonly rows: readonly PartyReceivables[];
    readonly all: Receivables;
  };

export function ReceivablesTable({ query, rows, all, ...props }: Props) {
  const { opened, toggle, marked, isMarked, toggleMark, markAll } = props;
  const isEach = marked.length === rows.length;
  const customers = all.count === 1 ? 'customer' : 'customers';
  const largest = largestPaise(rows);
  return (
    <div className="overflow-x-auto rounded-t-md border-x border-b border-line bg-surface">
      <table className="w-full rule-top">
        <caption className="sr-only">Receivables by age and customer</caption>
        <thead>
          <ReceivablesHead
            first={
              <>
                <Mark
                  label="Mark all customers"
                  isMarked={isEach}
                  onMark={() => markAll(!isEach)}
                />
                Customer
              </>
            }
            days={query.days}
          />
        </thead>
        <tbody>
          {rows.map((row) => (
            <CustomerRows
              key={row.accountId}
              row={row}
              largest={largest}
              query={query}
              isMarked={isMarked(row.accountId)}
              onMark={() => toggleMark(row.accountId)}
              isOpen={opened.has(row.accountId)}
              onToggle={() => toggle(row.accountId)}
            />
          ))}
        </tbody>
        <tfoot>
          <ReceivablesTotal
            name={`Total of ${formatCount(all.count)} ${customers}`}
            all={all}
            query={query}
          />
        </tfoot>
      </table>
    </div>
  );
}

export function ReceivablesHead(props: {
  readonly first: ReactNode;
  readonly days: readonly number[];
}) {
  const { first, days } = props;
  return (
    <HeadRow>
      <TableHead>{first}</TableHead>
      <TableHead className="w-28 max-[1600px]:w-0">
        <span className="sr-only">Shape</span>
      </TableHead>
      {ageLabels(days).map((label) => (
        <TableHead key={label} numeric className="whitespace-nowrap">
          {label}
        </TableHead>
      ))}
      <TableHead numeric>{ON_ACCOUNT}</TableHead>
      <TableHead numeric className="border-l-2 border-ink whitespace-nowrap">
        Outstanding (₹)
      </TableHead>
      <TableHead numeric>Oldest</TableHead>
    </HeadRow>
  );
}

type TotalProps = {
  readonly name: string;
  readonly all: AgedAmounts & { readonly totalPaise: number };
  readonly query: ShownQuery;
};

export function ReceivablesTotal({ name, all, query }: TotalProps) {
  const links = useAgeLinks()(query.days, query.asOn);
  return (
    <tr className="h-(--row) border-t border-ink font-semibold rule-double">
      <Cell>{name}</Cell>
      <Cell />
      {allAgesPaise(all).map((paise, age) => (
        <AmountCell key={age}>
          <FigureLink explain={links.ages[age]}>{formatPaise(paise)}</FigureLink>
        </AmountCell>
      ))}
      <AmountCell>
        <FigureLink explain={links.unallocated}>{signedCell(all.unallocatedPaise)}</FigureLink>
      </AmountCell>
      <AmountCell className="border-l-2 border-ink">
        <FigureLink explain={links.total}>{signedFigure(all.totalPaise)}</FigureLink>
      </AmountCell>
      <Cell />
    </tr>
  );
}

type MarkProps = {
  readonly isMarked: boolean;
  readonly onMark: () => void;
};

/** By mouse; by key it is Space on the row's link. */
const Mark = ({ label, isMarked, onMark }: MarkProps & { readonly label: string }) => (
  <input
    type="checkbox"
    tabIndex={-1}
    aria-label={label}
    checked={isMarked}
    onChange={onMark}
    className="mr-2 size-4 shrink-0 align-[-3px] accent-brand print:hidden"
  />
);

type RowProps = MarkProps & {
  readonly row: PartyReceivables;
  /** What a bar of full length stands for. */
  readonly largest: number;
  readonly query: ShownQuery;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
};

function CustomerRows({ row, largest, query, isOpen, onToggle, ...mark }: RowProps) {
  const ages = allAgesPaise(row);
  const links = useAgeLinks()(query.days, query.asOn, row.accountId);
  const isLate = (row.daysLate ?? 0) > 0;
  return (
    <>
      <tr
        className={
          'h-(--row) border-b border-line hover:bg-surface-2 focus-within:bg-brand-soft ' +
          (mark.isMarked ? 'bg-brand-soft' : '')
        }
      >
        <Cell>
          <div className="flex items-center">
            <Mark label={`Mark ${row.customerName}`} {...mark} />
            <button
              type="button"
              aria-expanded={isOpen}
              aria-label={`Open bills of ${row.customerName}`}
              onClick={onToggle}
              className="size-6 shrink-0 text-ink-2 print:hidden"
            >
              {isOpen ? '▾' : '▸'}
            </button>
            <span className="ml-1">
              <PartyLink row={row} />{' '}
              <span className="text-xs text-ink-3">
                {row.billCount === 0 && row.withoutBillPaise !== 0
                  ? WITHOUT_BILL.toLowerCase()
                  : formatCount(row.billCount)}
              </span>
              <span className="min-[1601px]:hidden">
                <AgeBar parts={agePartsOf(row, query.days)} size="line" largestPaise={largest} />
              </span>
            </span>
          </div>
        </Cell>
        <Cell>
          {/* A name needs the room more, and has it below; bills have their due date here. */}
          <span className="max-[1600px]:hidden">
            <AgeBar parts={agePartsOf(row, query.days)} size="row" largestPaise={largest} />
          </span>
        </Cell>
        {ages.map((paise, age) => (
          <AmountCell key={age} className={age === ages.length - 1 ? 'text-overdue' : ''}>
            <FigureLink explain={links.ages[age]}>{formatCell(paise)}</FigureLink>
          </AmountCell>
        ))}
        <AmountCell>
          <FigureLink explain={links.unallocated}>{signedCell(row.unallocatedPaise)}</FigureLink>
        </AmountCell>
        <AmountCell className="border-l-2 border-ink font-semibold">
          <FigureLink explain={links.total}>{signedFigure(row.totalPaise)}</FigureLink>
        </AmountCell>
        <AmountCell className={isLate ? 'text-overdue' : 'text-ink-3'}>
          {lateText(row.daysOld)}
        </AmountCell>
      </tr>
      {isOpen && <BillsOf accountId={row.accountId} query={query} />}
    </>
  );
}

/** The customer's page; an account without a customer has its ledger. */
export function PartyLink({ row }: { readonly row: PartyReceivables }) {
  const { scope } = usePageBook();
  const { customerId, accountId } = row;
  const to =
    customerId === null ? paths.account(accountId, scope) : paths.customer(customerId, scope);
  return (
    <Link to={to} data-row="" data-account={accountId} dir="auto" className="link-name font-medium">
      {row.customerName}
    </Link>
  );
}

function BillsOf(props: { readonly accountId: number; readonly query: ShownQuery }) {
  const { accountId, query } = props;
  const { id: bookId } = usePageBook();
  const bills = useQuery(billsOfAccount(bookId, query, accountId));
  const count = query.days.length + 2;
  if (bills.data === undefined) {
    return (
      <tr className="h-(--row) border-b border-line text-sm text-ink-2">
        <td colSpan={count + 5} className="px-8">
          {bills.isError ? 'Could not load the open bills. Try again.' : 'Loading the open bills'}
        </td>
      </tr>
    );
  }
  return bills.data.rows.map((bill, at) => (
    <BillLine key={at} bill={bill} count={count} asOn={query.asOn} />
  ));
}

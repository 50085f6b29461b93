// What the business has and owes at a day, beside other days: in the vertical form or in two
// sides, which say the same.
import type { ComponentType } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { BalanceSheetReply } from '#api/contract/account/financial-statements.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import { awaited } from '#web/client/query.ts';
import { formatDate } from '#web/format/dates.ts';
import { paths } from '#web/paths.ts';
import { useIsPresent } from '#web/shell/guards/past/PresentOnly.tsx';
import { usePageBook } from '#web/state/page-book.ts';
import { Segmented } from '#web/ui/inputs/Segmented.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { isInWholeRupees } from '../../columns/figures.ts';
import { BalanceSheetSides } from './BalanceSheetSides.tsx';
import { sheetIn } from '../queries.ts';
import { RatiosBeside } from './RatiosBeside.tsx';
import { sheetColumns, wholeOfSheet } from './sheet-columns.ts';
import { StatementFrame } from '../StatementFrame.tsx';
import { stockChecks, stockHref } from '../table/stock-check.ts';
import { StatementChecks } from '../table/StatementChecks.tsx';
import type { StatementCheck } from '../table/StatementChecks.tsx';
import { FinancialTable } from '../table/FinancialTable.tsx';
import { accountsInOrder } from '../table/statement-figures.ts';
import { useColumnLinks } from '../table/use-column-links.ts';
import { useOpenRows } from '../table/use-open-rows.ts';
import { useLineHref } from '../use-explain-part.ts';
import { headIn, rowsInUnit, unitBelow } from '../table/units.ts';
import { LAYOUTS, useStatementAddress } from '../use-statement-address.ts';
import type { StatementState } from '../use-statement-address.ts';
import { formatSigned } from '#web/format/money.ts';

type Props = {
  /** What stands under the title until it is nil. */
  readonly OpeningDifference?: ComponentType<{
    readonly bookId: number;
    readonly scope?: number | undefined;
  }>;
};

export function BalanceSheetPage({ OpeningDifference }: Props) {
  const { id: bookId, scope } = usePageBook();
  const address = useStatementAddress('balance-sheet');
  const { days, shows, layout, setLayout, unit = 'rupees' } = address;
  const read = useQuery({
    ...sheetIn(bookId, address),
    enabled: layout.isReady,
    placeholderData: (before) => before,
  });
  const { data } = read;
  const wide = useWide();
  const inSides = layout.isInTwoSides && wide;
  const explainHref = useLineHref({
    of: 'balance-sheet',
    form: data?.form ?? null,
    columns: data?.columns ?? [],
  });
  const turn = () => setLayout(layout.isInTwoSides ? 'vertical' : 't');
  const form = data === undefined ? '' : `. ${inSides ? 'In two sides' : FORM_NAMES[data.form]}`;
  const columns = data === undefined ? [] : sheetColumns(data, { shows, wide });
  return (
    <StatementFrame
      of="balance-sheet"
      title="Balance sheet"
      what="the balance sheet"
      below={`As at ${formatDate(days.to)}${form}${unitBelow(unit)}`}
      read={awaited(read)}
      rows={data?.rows ?? []}
      columns={data?.columns ?? []}
      form={data?.form ?? null}
      ofDay
      shareOf="the total"
      hasColumns={!inSides}
      keys={[{ keys: 'L', does: 'Vertical form or T-form', run: turn }]}
      tools={
        <Segmented
          label="Layout"
          options={LAYOUTS}
          value={layout.isInTwoSides ? 't' : 'vertical'}
          onChange={setLayout}
        />
      }
      notice={
        OpeningDifference !== undefined && <OpeningDifference bookId={bookId} scope={scope} />
      }
      sheet={async (work) => {
        const { balanceSheetSheet } = await import('../statement-sheet.ts');
        return balanceSheetSheet(work, bookId, address);
      }}
      address={address}
    >
      {data !== undefined && (
        <div
          className={`statement-with-checks ${
            inSides || columns.length > 3 ? '' : 'statement-with-checks-beside'
          }`}
        >
          {inSides ? (
            <BalanceSheetSides
              rows={rowsInUnit(unit, data)}
              unit={unit}
              onLine={(code) => openLine(address, code)}
              explainHref={explainHref}
            />
          ) : (
            <VerticalSheet data={data} columns={columns} address={address} wide={wide} />
          )}
          <SheetCards data={data} address={address} hrefOf={explainHref} />
        </div>
      )}
    </StatementFrame>
  );
}

type CardsProps = {
  readonly data: BalanceSheetReply;
  readonly address: StatementState;
  readonly hrefOf: ReturnType<typeof useLineHref>;
};

function SheetCards({ data, address: { days, form }, hrefOf }: CardsProps) {
  const { scope } = usePageBook();
  return (
    <div className="statement-cards">
      <StatementChecks checks={checksOf(data, scope)} countedTo={data.countedTo}>
        <Link to={ownersHref(days.to, scope)} className="link">
          Owners’ accounts from opening to closing
        </Link>
      </StatementChecks>
      <RatiosBeside to={days.to} form={form} />
      <MovedMost data={data} hrefOf={hrefOf} />
    </div>
  );
}

type VerticalProps = {
  readonly data: BalanceSheetReply;
  readonly columns: ReturnType<typeof sheetColumns>;
  readonly address: StatementState;
  readonly wide: boolean;
};

function VerticalSheet({ data, columns, address, wide }: VerticalProps) {
  const { days, sort, layout, unit = 'rupees' } = address;
  const rows = rowsInUnit(unit, data);
  const { scope } = usePageBook();
  const isPresent = useIsPresent();
  const open = useOpenRows(data.rows, layout);
  const hrefOf = useColumnLinks(data.columns, days);
  return (
    <FinancialTable
      rows={accountsInOrder(rows, sort)}
      look={{
        caption: `Balance sheet as at ${formatDate(days.to)}`,
        columns: columns.map((column) => ({ ...column, head: headIn(unit, column.head) })),
        withNotes: wide,
        isInWholeRupees: unit === 'rupees' && isInWholeRupees(columns),
        whole: wholeOfSheet({ rows }),
        hrefOf,
        hrefOfStock: stockHref(data, scope),
        hrefOfOpening: isPresent ? paths.opening(scope) : undefined,
        ...open,
      }}
    />
  );
}

/** A line of the T-form opens in the vertical form, which has room for its accounts. */
function openLine({ layout: { set, turned } }: StatementState, code: string): void {
  set({ layout: '', turned: [...turned, code].join(',') });
}

const FORM_NAMES: Readonly<Record<BalanceSheetReply['form'], string>> = {
  proprietor: 'Format for non-corporate entities (ICAI)',
  firm: 'Format for non-corporate entities (ICAI)',
  company: 'Schedule III, Division I',
};

/** Of the financial year up to the day. */
const ownersHref = (to: CalendarDate, scope: number | undefined): string =>
  paths.bookReport('owners-accounts', scope, { from: yearPeriod(financialYearOf(to)).from, to });

function checksOf(data: BalanceSheetReply, scope: number | undefined): readonly StatementCheck[] {
  const [funds, assets] = data.rows.filter(({ as }) => as === 'total');
  const isEqual = funds?.amountsPaise.join() === assets?.amountsPaise.join();
  const to = data.columns[0]?.to ?? '';
  const link = { text: 'Trial balance', to: paths.reports(scope, { on: to }) };
  return [
    isEqual
      ? { state: 'holds', text: 'Assets equal funds and liabilities.' }
      : { state: 'fails', text: 'Assets differ from funds and liabilities.' },
    data.ties
      ? { state: 'holds', text: 'Equals the trial balance of the day.', link }
      : { state: 'fails', text: 'Differs from the trial balance of the day.', link },
    ...stockChecks(data, scope),
  ];
}

// Beside a balance sheet: the lines that have changed most since the day that it stands beside.
const LINES = 4;

type MovedMostProps = {
  readonly data: BalanceSheetReply;
  readonly hrefOf: (code: string) => string | undefined;
};

function MovedMost({ data, hrefOf }: MovedMostProps) {
  const { rows, columns } = data;
  const at = columns.findIndex(({ of }) => of === 'compared');
  const before = columns[at];
  if (before === undefined) return null;
  const moved = rows
    .filter(({ as }) => as === 'line')
    .map(({ code, name, amountsPaise }) => {
      return { code, name, paise: (amountsPaise[0] ?? 0) - (amountsPaise[at] ?? 0) };
    })
    .filter(({ paise }) => paise !== 0)
    .toSorted((a, b) => Math.abs(b.paise) - Math.abs(a.paise))
    .slice(0, LINES);
  if (moved.length === 0) return null;
  return (
    <section aria-labelledby="moved-most" className="card p-4 print:hidden">
      <h2 id="moved-most" className="mb-2 font-semibold">
        What moved most since {formatDate(before.to)} (₹)
      </h2>
      <dl className="flex flex-col gap-1 text-sm">
        {moved.map(({ code, name, paise }) => (
          <div key={code} className="flex items-baseline justify-between gap-3">
            <dt>
              <Link to={hrefOf(code) ?? ''} className="link">
                {name}
              </Link>
            </dt>
            <dd className="num">{`${paise > 0 ? '+' : ''}${formatSigned(paise)}`}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

// What was earned in a period: beside other periods, by months or quarters. Each figure opens down
// to its accounts.
import type { ComponentType } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { ProfitAndLossReply } from '#api/contract/account/financial-statements.ts';
import { awaited } from '#web/client/query.ts';
import { formatDate } from '#web/format/dates.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { useWide } from '#web/ui/use-wide.ts';
import { Segmented } from '#web/ui/inputs/Segmented.tsx';
import { isInWholeRupees } from '../../columns/figures.ts';
import { resultIn } from '../queries.ts';
import { resultColumns } from './result-columns.ts';
import { PerShareTable } from './PerShareTable.tsx';
import { useShareCapital } from './use-share-capital.tsx';
import { ResultAnswer } from './ResultAnswer.tsx';
import { ResultSides } from './ResultSides.tsx';
import { useSideLinks } from './use-side-links.ts';
import { StatementFrame } from '../StatementFrame.tsx';
import { stockChecks, stockHref } from '../table/stock-check.ts';
import { StatementChecks } from '../table/StatementChecks.tsx';
import type { StatementCheck } from '../table/StatementChecks.tsx';
import { FinancialTable } from '../table/FinancialTable.tsx';
import { accountsInOrder } from '../table/statement-figures.ts';
import { useOpenRows } from '../table/use-open-rows.ts';
import { useColumnLinks } from '../table/use-column-links.ts';
import { amountsIn, headIn, rowsInUnit, unitBelow } from '../table/units.ts';
import { LAYOUTS, useStatementAddress } from '../use-statement-address.ts';
import type { StatementState } from '../use-statement-address.ts';

type Props = {
  /** What stands under the title until it is nil. */
  readonly OpeningDifference?: ComponentType<{
    readonly bookId: number;
    readonly scope?: number | undefined;
  }>;
};

export function ProfitAndLossPage({ OpeningDifference }: Props) {
  const { id: bookId, scope } = usePageBook();
  const address = useStatementAddress('profit-and-loss');
  const { days, shows, layout, setLayout, unit = 'rupees' } = address;
  const read = useQuery({
    ...resultIn(bookId, address),
    enabled: layout.isReady,
    placeholderData: (before) => before,
  });
  const { data } = read;
  const shares = useShareCapital(bookId, data, days.from);
  const wide = useWide();
  const columns = data === undefined ? [] : resultColumns(data, { shows, wide, days: false });
  const inSides = layout.isInTwoSides && wide;
  const trading = useTrading(bookId, address, inSides ? data : undefined);
  const links = useSideLinks(trading, days);
  const turn = () => setLayout(layout.isInTwoSides ? 'vertical' : 't');
  return (
    <StatementFrame
      of="profit-and-loss"
      title="Profit and loss"
      what="the profit and loss account"
      below={`${formatDate(days.from)} to ${formatDate(days.to)}${inSides ? '. In two sides' : ''}${unitBelow(unit)}`}
      read={awaited(read)}
      rows={data?.rows ?? []}
      columns={data?.columns ?? []}
      form={data?.form ?? null}
      shareOf="revenue"
      hasColumns={!inSides}
      keys={[shares.key, { keys: 'L', does: 'Vertical form or T-form', run: turn }]}
      tools={
        <Segmented
          label="Layout"
          options={LAYOUTS}
          value={layout.isInTwoSides ? 't' : 'vertical'}
          onChange={setLayout}
        />
      }
      hints={shares.hint}
      notice={
        OpeningDifference !== undefined && <OpeningDifference bookId={bookId} scope={scope} />
      }
      sheet={async (work) => {
        const { profitAndLossSheet } = await import('../statement-sheet.ts');
        return profitAndLossSheet(work, bookId, address);
      }}
      address={address}
    >
      {data !== undefined && (
        <>
          <ResultAnswer result={data} />
          <div
            className={`statement-with-checks ${
              inSides || columns.length > 3 ? '' : 'statement-with-checks-beside'
            }`}
          >
            <div>
              {inSides && trading !== undefined ? (
                <ResultSides rows={rowsInUnit(unit, trading)} unit={unit} links={links} />
              ) : (
                !inSides && <VerticalResult data={data} columns={columns} address={address} />
              )}
              <PerShareTable reply={data} columns={columns} onSet={shares.onSet} />
            </div>
            <StatementChecks checks={checksOf(data, scope)} countedTo={data.countedTo} />
          </div>
          {shares.dialog}
        </>
      )}
    </StatementFrame>
  );
}

type VerticalProps = {
  readonly data: ProfitAndLossReply;
  readonly columns: ReturnType<typeof resultColumns>;
  readonly address: StatementState;
};

function VerticalResult({ data, columns, address }: VerticalProps) {
  const { days, sort, layout, unit = 'rupees' } = address;
  const { scope } = usePageBook();
  const open = useOpenRows(data.rows, layout);
  const wide = useWide();
  const hrefOf = useColumnLinks(data.columns, days);
  return (
    <FinancialTable
      rows={accountsInOrder(rowsInUnit(unit, data), sort)}
      look={{
        caption: `Profit and loss, ${formatDate(days.from)} to ${formatDate(days.to)}`,
        columns: columns.map((column) => ({ ...column, head: headIn(unit, column.head) })),
        withNotes: wide && data.form === 'company',
        isInWholeRupees: unit === 'rupees' && isInWholeRupees(columns),
        whole: amountsIn(unit)(data.revenuePaise),
        hrefOf,
        hrefOfStock: stockHref(data, scope),
        ...open,
      }}
    />
  );
}

/** @returns the lines of the form that is no company's, which alone tells gross profit. */
function useTrading(
  bookId: number,
  address: StatementState,
  data: ProfitAndLossReply | undefined,
): ProfitAndLossReply | undefined {
  const isCompany = data?.form === 'company';
  const read = useQuery({
    ...resultIn(bookId, { ...address, form: 'proprietor' }),
    enabled: isCompany,
    placeholderData: (before) => before,
  });
  return isCompany ? read.data : data;
}

function checksOf(data: ProfitAndLossReply, scope: number | undefined): readonly StatementCheck[] {
  const to = data.columns[0]?.to ?? '';
  const link = { text: 'Trial balance', to: paths.reports(scope, { on: to }) };
  return [
    data.ties
      ? { state: 'holds', text: 'Equals the trial balance of the last day.', link }
      : { state: 'fails', text: 'Differs from the trial balance of the last day.', link },
    ...stockChecks(data, scope),
  ];
}

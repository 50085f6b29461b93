// Where the money of a period came from and went to, by the indirect method: from the profit to
// the movement of cash. Each figure opens down to its accounts.
import { useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { CashFlowReply } from '#api/contract/account/financial-statements.ts';
import { awaited } from '#web/client/query.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatRupees, paiseFromWire } from '#web/format/money.ts';
import { periodQuery } from '#web/format/periods.ts';
import { paths } from '#web/paths.ts';
import { useTreeKeys } from '#web/shell/balances/use-tree.ts';
import { usePeriodKeys } from '#web/shell/keys/use-period-keys.ts';
import { SheetActions } from '#web/shell/sheet/SheetActions.tsx';
import { usePageBook } from '#web/state/page-book.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { ReportTabs } from '../../ReportTabs.tsx';
import { cashIn } from '../queries.ts';
import { COMPARED, resultColumns } from '../result/result-columns.ts';
import { isInWholeRupees } from '../table/statement-figures.ts';
import { ColumnsOfStatement, Compare, StatementBar } from '../StatementBar.tsx';
import { StatementChecks } from '../table/StatementChecks.tsx';
import type { StatementCheck } from '../table/StatementChecks.tsx';
import { StatementBody } from '../table/StatementBody.tsx';
import { StatementHints } from '../table/StatementHints.tsx';
import { FinancialTable } from '../table/FinancialTable.tsx';
import { useOpenRows } from '../table/use-open-rows.ts';
import { COMPARE_CHOICES, useStatementAddress } from '../use-statement-address.ts';
import { nextChoice, useStatementKeys } from '../use-statement-keys.ts';

export function CashFlowPage() {
  const { id: bookId, scope } = usePageBook();
  const address = useStatementAddress();
  const { days, dates, compare, set } = address;
  const read = useQuery({ ...cashIn(bookId, address), placeholderData: (before) => before });
  const { data } = read;
  const open = useOpenRows(data?.rows ?? [], address);
  const page = useRef<HTMLDivElement>(null);
  const day = useRef<HTMLInputElement>(null);
  usePeriodKeys({ ...dates, period: days.period });
  useTreeKeys(page, 'Cash flow', open);
  const setCompare = (value: string) => set({ compare: value === 'last-year' ? '' : value });
  useStatementKeys(address, {
    title: 'Cash flow',
    day,
    onCompare: () => setCompare(nextChoice(COMPARE_CHOICES, compare)),
  });
  const wide = useWide();
  const shown = data === undefined ? null : resultColumns(data, { wide, days: false });
  return (
    <div ref={page}>
      <ReportTabs />
      <PageHead
        title="Cash flow"
        below={
          <p className="text-ink-2">
            {formatDate(days.from)} to {formatDate(days.to)}. Indirect method, AS 3
          </p>
        }
      >
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          {wide && (
            <>
              <ColumnsOfStatement {...address} />
              <Compare value={compare} options={COMPARED} onChange={setCompare} />
            </>
          )}
          <SheetActions
            what="the cash flow statement"
            of={async (work) => {
              const { cashFlowSheet } = await import('../statement-sheet.ts');
              return cashFlowSheet(work, bookId, address);
            }}
          />
        </div>
      </PageHead>
      <StatementBar {...{ address, day }} form={data?.form ?? null} />
      <StatementBody what="the cash flow statement" {...awaited(read)} />
      {data !== undefined && shown !== null && (
        <>
          <CashAnswer flow={data} />
          <div
            className={`statement-with-checks ${
              shown.columns.length > 2 ? '' : 'statement-with-checks-beside'
            }`}
          >
            <FinancialTable
              rows={data.rows}
              look={{
                caption: `Cash flow, ${formatDate(days.from)} to ${formatDate(days.to)}`,
                columns: shown.columns,
                change: null,
                withNotes: false,
                whole: isInWholeRupees(shown.columns.length),
                hrefOf: (id) => paths.account(id, scope, periodQuery(days.period)),
                ...open,
              }}
            />
            <StatementChecks checks={checksOf(data)} countedTo={data.counted_to} />
          </div>
          <StatementHints />
        </>
      )}
    </div>
  );
}

const first = ([rupees = '0.00']: readonly string[]): number => paiseFromWire(rupees);

function CashAnswer({ flow }: { readonly flow: CashFlowReply }) {
  const moved = first(flow.net_change);
  return (
    <p className="mb-3">
      Cash {moved < 0 ? 'fell' : 'grew'} by{' '}
      <strong className="font-semibold">{formatRupees(Math.abs(moved))}</strong> to{' '}
      <strong className="font-semibold">{formatRupees(first(flow.closing))}</strong>.
    </p>
  );
}

/** The two ends are read from the accounts of cash, the movement from all others. */
function checksOf(flow: CashFlowReply): readonly StatementCheck[] {
  const open = flow.unclassified.some((rupees) => paiseFromWire(rupees) !== 0);
  return [
    flow.ties
      ? { state: 'holds', text: 'Opening cash and the net change are the closing cash.' }
      : { state: 'fails', text: 'Opening cash and the net change are not the closing cash.' },
    open
      ? { state: 'waits', text: 'Some accounts are not classified: they are listed on line D.' }
      : { state: 'holds', text: 'Every account is classified.' },
  ];
}

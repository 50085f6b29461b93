// Where the money of a period came from and went to, by the indirect method: from the profit to
// the movement of cash. Each figure opens down to its accounts.
import { useQuery } from '@tanstack/react-query';
import type { CashFlowReply } from '#api/contract/account/financial-statements.ts';
import { awaited, asking } from '#web/client/query.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatRupees, formatSigned } from '#web/format/money.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { useWide } from '#web/ui/use-wide.ts';
import { isInWholeRupees } from '../../columns/figures.ts';
import { PictureOpener, MonthsPicture } from '../../pictures/MonthsPicture.tsx';
import { cashIn } from '../queries.ts';
import { resultColumns } from '../result/result-columns.ts';
import { StatementFrame } from '../StatementFrame.tsx';
import { StatementChecks } from '../table/StatementChecks.tsx';
import type { StatementCheck } from '../table/StatementChecks.tsx';
import { FinancialTable } from '../table/FinancialTable.tsx';
import { accountsInOrder } from '../table/statement-figures.ts';
import { useColumnLinks } from '../table/use-column-links.ts';
import { useOpenRows } from '../table/use-open-rows.ts';
import { headIn, rowsInUnit, unitBelow } from '../table/units.ts';
import { useStatementAddress } from '../use-statement-address.ts';
import { readCashFlow } from '#api/contract/account/financial-statements.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { twelveMonths } from '../../pictures/twelve-months.ts';
import { StatementBody } from '../table/StatementBody.tsx';
import type { CashFlowDutyReply } from '#api/contract/account/reports/cash-flow-duty.ts';

export function CashFlowPage() {
  const { id: bookId } = usePageBook();
  const address = useStatementAddress('cash-flow');
  const { days, shows, sort, layout, unit = 'rupees' } = address;
  const read = useQuery({
    ...cashIn(bookId, address),
    enabled: layout.isReady,
    placeholderData: (before) => before,
  });
  const { data } = read;
  const open = useOpenRows(data?.rows ?? [], layout);
  const wide = useWide();
  const hrefOf = useColumnLinks(data?.columns ?? [], days);
  const columns = data === undefined ? [] : resultColumns(data, { shows, wide, days: false });
  return (
    <StatementFrame
      of="cash-flow"
      title="Cash flow"
      what="the cash flow statement"
      below={`${formatDate(days.from)} to ${formatDate(days.to)}. Indirect method, AS 3${unitBelow(unit)}`}
      read={awaited(read)}
      rows={data?.rows ?? []}
      columns={data?.columns ?? []}
      form={data?.form ?? null}
      shareOf={null}
      sheet={async (work) => {
        const { cashFlowSheet } = await import('../statement-sheet.ts');
        return cashFlowSheet(work, bookId, address);
      }}
      address={address}
    >
      {data !== undefined && (
        <>
          <CashAnswer flow={data} />
          <div
            className={`statement-with-checks ${
              columns.length > 2 ? '' : 'statement-with-checks-beside'
            }`}
          >
            <FinancialTable
              rows={accountsInOrder(rowsInUnit(unit, data), sort)}
              look={{
                caption: `Cash flow, ${formatDate(days.from)} to ${formatDate(days.to)}`,
                columns: columns.map((column) => ({ ...column, head: headIn(unit, column.head) })),
                withNotes: false,
                isInWholeRupees: unit === 'rupees' && isInWholeRupees(columns),
                whole: [],
                hrefOf,
                ...open,
              }}
            />
            <StatementChecks checks={checksOf(data)} countedTo={data.countedTo} />
          </div>
          <PictureOpener summary="Cash of twelve months as a picture">
            <CashPicture to={days.to} />
          </PictureOpener>
        </>
      )}
    </StatementFrame>
  );
}

const first = ([paise = 0]: readonly number[]): number => paise;

function CashAnswer({ flow }: { readonly flow: CashFlowReply }) {
  const moved = first(flow.netChangePaise);
  return (
    <p className="mb-3">
      Cash {moved < 0 ? 'fell' : 'grew'} by{' '}
      <strong className="font-semibold">{formatRupees(Math.abs(moved))}</strong> to{' '}
      <strong className="font-semibold">{formatRupees(first(flow.closingPaise))}</strong>.{' '}
      <span className="text-ink-2">{dutyInWords(flow.duty)}</span>
    </p>
  );
}

/** The two ends are read from the accounts of cash, the movement from all others. */
function checksOf(flow: CashFlowReply): readonly StatementCheck[] {
  const open = flow.unclassifiedPaise.some((paise) => paise !== 0);
  return [
    flow.ties
      ? { state: 'holds', text: 'Opening cash and the net change are the closing cash.' }
      : { state: 'fails', text: 'Opening cash and the net change are not the closing cash.' },
    open
      ? { state: 'waits', text: 'Some accounts are not classified: they are listed on line D.' }
      : { state: 'holds', text: 'Every account is classified.' },
  ];
}

// What cash and banks held at the end of each of twelve months.
const SERIES = ['Cash and banks at the end'];

function CashPicture({ to }: { readonly to: CalendarDate }) {
  const { id: bookId } = usePageBook();
  const months = twelveMonths(to);
  const query = { from: months[0]?.from ?? to, to, columns: 'months' } as const;
  const read = useQuery(asking(readCashFlow, { params: { bookId }, query }));
  const { data } = read;
  if (data === undefined) return <StatementBody what="the months" {...awaited(read)} />;
  return (
    <MonthsPicture
      title="Cash by month"
      series={SERIES}
      besideHead="Net change (₹)"
      months={months.map((month) => {
        const at = data.columns.findIndex(({ of, to: end }) => of === 'part' && end === month.to);
        const paiseOf = (amounts: readonly number[]) => amounts[at] ?? 0;
        return {
          ...month,
          amounts: [paiseOf(data.closingPaise)],
          beside: formatSigned(paiseOf(data.netChangePaise)),
        };
      })}
    />
  );
}

// Whether a cash flow statement is asked of this book, in sentences with the rule.
function dutyInWords(duty: CashFlowDutyReply): string {
  const { isAsked, year, level, limits } = duty;
  const sold = `turnover ${formatRupees(duty.turnoverPaise)} in ${year}`;
  if (level !== null) {
    return (
      `Level ${level} (${sold}, borrowings ${formatRupees(duty.borrowingsPaise ?? 0)}): AS 3 ` +
      (isAsked ? 'asks a cash flow statement of it.' : 'asks one of level I alone.')
    );
  }
  const known = `share capital ${formatRupees(duty.capitalPaise ?? 0)}, ${sold}`;
  if (limits === null) return `Of a company a cash flow statement is asked: ${known}.`;
  const rule =
    `limits ${formatRupees(limits.capitalPaise)} and ${formatRupees(limits.turnoverPaise)} since ` +
    `${formatDate(limits.since)}, ` +
    'Companies Act, s. 2(85)';
  return isAsked
    ? `Not a small company (${known}; ${rule}): a cash flow statement is asked of it.`
    : `A small company if private (${known}; ${rule}): no cash flow statement is asked of it. ` +
        'A public, holding or subsidiary company hands one in.';
}

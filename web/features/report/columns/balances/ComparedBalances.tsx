// Closing balances of all accounts in columns, by group. Debits are positive.
import type { Period } from '#core/kernel/financial-year.ts';
import { awaited } from '#web/client/query.ts';
import { formatCount } from '#web/format/money.ts';
import type { PeriodChoice } from '#web/format/periods.ts';
import { useWide } from '#web/ui/use-wide.ts';
import { resultColumns } from '../../statement/result/result-columns.ts';
import { FinancialTable } from '../../statement/table/FinancialTable.tsx';
import { StatementBody } from '../../statement/table/StatementBody.tsx';
import { accountsInOrder } from '../../statement/table/statement-figures.ts';
import { useColumnLinks } from '../../statement/table/use-column-links.ts';
import { isInWholeRupees } from '../figures.ts';
import type { ReportLayout } from '../use-report-layout.ts';
import { debitsOf } from './compared-rows.ts';
import type { ComparedState } from './use-compared-balances.ts';

type Props = {
  /** As the sentences name it: the trial balance. */
  readonly what: string;
  readonly caption: string;
  readonly compared: ComparedState;
  readonly layout: ReportLayout;
  readonly days: Period & { readonly period: PeriodChoice };
};

export function ComparedBalances({ what, caption, compared, layout, days }: Props) {
  const { read, rows, open } = compared;
  const { data } = read;
  const wide = useWide();
  const hrefOf = useColumnLinks(data?.columns ?? [], days);
  const columns =
    data === undefined ? [] : resultColumns(data, { shows: layout.shows, wide, days: false });
  return (
    <>
      <StatementBody what={what} {...awaited(read)} />
      {data !== undefined && (
        <>
          <p className="mb-3 text-ink-2">
            Closing balances: a debit is positive, a credit has a minus.
          </p>
          <FinancialTable
            rows={accountsInOrder(rows, layout.sort)}
            look={{
              caption,
              columns,
              withNotes: false,
              isInWholeRupees: isInWholeRupees(columns),
              whole: debitsOf(data),
              hrefOf,
              ...open,
            }}
          />
          <p className="mt-3 text-sm text-ink-3">
            Counted up to event {formatCount(data.countedTo)}.
          </p>
        </>
      )}
    </>
  );
}

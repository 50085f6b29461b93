// What every statement has around its table: tabs, title, days, columns, paper and files, keys.
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { FinancialRow } from '#api/contract/account/financial-statements.ts';
import type { ExplainedPage } from '#api/contract/book/log/explain.ts';
import type { OwnerForm } from '#core/statement/index.ts';
import { useTreeKeys } from '#web/shell/balances/use-tree.ts';
import { usePeriodKeys } from '#web/shell/keys/use-period-keys.ts';
import type { KeyAction } from '#web/shell/keys/registry.ts';
import { SheetActions } from '#web/shell/sheet/SheetActions.tsx';
import type { SheetSource } from '#web/shell/sheet/gathering.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { ColumnsBar } from '../columns/ColumnsBar.tsx';
import { ColumnsDialog } from '../columns/ColumnsDialog.tsx';
import { PartsChoice } from '../columns/PartsChoice.tsx';
import { ReportTabs } from '../ReportTabs.tsx';
import { StatementBar } from './StatementBar.tsx';
import { StatementBody } from './table/StatementBody.tsx';
import { StatementHints } from './table/StatementHints.tsx';
import { useOpenRows } from './table/use-open-rows.ts';
import type { StatementDays } from './use-explain-part.ts';
import type { StatementState } from './use-statement-address.ts';
import { useStatementKeys } from './use-statement-keys.ts';

type Props = {
  readonly title: string;
  readonly of: ExplainedPage;
  /** As the sentences name it: the balance sheet. */
  readonly what: string;
  /** Under the title: of when, in which form. */
  readonly below: ReactNode;
  readonly address: StatementState;
  readonly read: {
    readonly isPending: boolean;
    readonly why: string | null;
    readonly onRetry: () => void;
  };
  readonly rows: readonly FinancialRow[];
  readonly form: OwnerForm | null;
  readonly ofDay?: boolean;
  /** What a share is taken of; null where none is told. */
  readonly shareOf: string | null;
  readonly sheet: SheetSource;
  /** Of the reply; none while it is awaited. */
  readonly columns: readonly StatementDays[];
  readonly keys?: readonly KeyAction[];
  /** Of those keys, after the others. */
  readonly hints?: ReactNode;
  /** Beside the choice of columns. */
  readonly tools?: ReactNode;
  /** Between title and days. */
  readonly notice?: ReactNode;
  /** Hidden where a form has no columns beside it. */
  readonly hasColumns?: boolean;
  readonly children: ReactNode;
};

export function StatementFrame(props: Props) {
  const { title, what, address, rows, ofDay = false, hasColumns = true } = props;
  const { layout, days, dates } = address;
  const page = useRef<HTMLDivElement>(null);
  const day = useRef<HTMLInputElement>(null);
  const [isAdding, setAdding] = useState(false);
  const wide = useWide();
  usePeriodKeys({ ...dates, period: days.period });
  useTreeKeys(page, title, useOpenRows(rows, layout));
  useStatementKeys(address, {
    title,
    day,
    onAddColumn: () => setAdding(true),
    explained: { of: props.of, form: props.form, columns: props.columns },
    more: props.keys ?? [],
  });
  return (
    <div ref={page}>
      <ReportTabs />
      <PageHead title={title} below={<p className="text-ink-2">{props.below}</p>}>
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          {wide && props.tools}
          {wide && hasColumns && <PartsChoice {...layout} />}
          <SheetActions what={what} of={props.sheet} />
        </div>
      </PageHead>
      {props.notice}
      <StatementBar address={address} day={day} ofDay={ofDay} form={props.form}>
        {wide && hasColumns && <ColumnsBar layout={layout} onAdd={() => setAdding(true)} />}
      </StatementBar>
      <StatementBody what={what} {...props.read} />
      {props.children}
      {rows.length > 0 && (
        <StatementHints withLayout={props.tools !== undefined} more={props.hints} />
      )}
      {isAdding && (
        <ColumnsDialog
          layout={layout}
          days={days}
          ofDay={ofDay}
          today={dates.today}
          shareOf={props.shareOf}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  );
}

// The group summary in columns: how they are chosen, the table of them, and its sheet.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { nameOfGroupSum } from '#core/report/index.ts';
import type { ReportSheet } from '#core/kernel/writing/sheet.ts';
import type { ReportView } from '#core/report/index.ts';
import type { KeyAction } from '#web/shell/keys/registry.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { ComparedBalances } from '../../columns/balances/ComparedBalances.tsx';
import { lineOfBalances } from '../../columns/balances/compared-rows.ts';
import { useComparedBalances } from '../../columns/balances/use-compared-balances.ts';
import { ColumnsDialog } from '../../columns/ColumnsDialog.tsx';
import { CompareBox } from '../../head/CompareBox.tsx';
import { chosenInWords, OrderChoice, PartsChoice } from '../../head/ViewChoices.tsx';
import { useExplainPart } from '../../statement/use-explain-part.ts';
import type { ReportArrangement } from '../kit/columns/arrangement.ts';
import { linesInOrder } from '../kit/columns/report-order.ts';
import { partsKey } from '../kit/columns/parts-key.ts';
import { useLineOrder } from '../kit/columns/use-line-order.tsx';
import { useLedgersDrawing } from '../kit/columns/use-no-columns.ts';
import type { ReportRangeState } from '../kit/use-report-range.ts';
import type { DaysOfYear } from './group-balances.ts';
import { groupName, isWithin } from './group-summary.ts';

type GroupQuery = {
  readonly bookId: number;
  readonly days: DaysOfYear;
  readonly group: string | null;
  readonly hidesZero: boolean;
};

type GroupColumns = {
  readonly drawing: ReportArrangement;
  readonly table: ReactNode;
  readonly explain: KeyAction['run'] | null;
  /** The groups and accounts as they are wanted, where they stand alone. */
  readonly inOrder: (view: ReportView) => ReportView;
  readonly sheet: ((work: SheetWork) => Promise<ReportSheet>) | null;
};

const NO_COLUMNS =
  'The ledgers of a group have no columns of other periods. Group summary compares accounts.';
const LEDGERS = { table: null, explain: null, sheet: null } as const;

/** Of a group its accounts; the whole book has what was brought forward too. */
const totalOf = (group: string | null): string =>
  group === null ? 'all' : nameOfGroupSum(group, true);

/** @param isOffered the ledgers of a group have no columns. */
export function useGroupColumns(
  { group, ...shown }: GroupQuery,
  { range, today }: ReportRangeState,
  isOffered: boolean,
): GroupColumns {
  const lines = useLineOrder('group-summary', {});
  const ledgers = useLedgersDrawing(NO_COLUMNS);
  const { layout } = lines;
  const asked = { ...shown, layout, isShown: (code: string) => isWithin(code, group) };
  const compared = useComparedBalances(asked, layout);
  const explain = useExplainPart({
    of: 'trial-balance',
    form: null,
    columns: compared.read.data?.columns ?? [],
    lineOf: (code) => (code === 'total' ? totalOf(group) : lineOfBalances(code)),
  });
  const [isAdding, setAdding] = useState(false);
  const wide = useWide();
  if (!isOffered) return { ...LEDGERS, drawing: ledgers, inOrder: (view) => view };
  const title = group === null ? 'Group summary' : `Group summary: ${groupName(group)}`;
  const onAdd = () => setAdding(true);
  const order = { sort: layout.sort, hidesZero: false };
  return {
    inOrder: (view) => ({ ...view, lines: linesInOrder(view.lines, { ...view, ...order }) }),
    drawing: {
      compared: null,
      layout: layout.query,
      order: ({ columns, lines: all }, nameAt) =>
        compared.isAsked ? all : linesInOrder(all, { columns, nameAt, ...order }),
      compare: <CompareBox layout={layout} onAdd={onAdd} />,
      view: [
        wide && <PartsChoice key="parts" {...layout} />,
        <OrderChoice key="order" {...layout} />,
      ],
      chosen: chosenInWords(wide ? layout : { sort: layout.sort }, layout.hidesZero),
      dialog: isAdding && (
        <ColumnsDialog
          layout={layout}
          today={today}
          days={shown.days}
          shareOf="all debits"
          onClose={() => setAdding(false)}
        />
      ),
      keys: [
        ...lines.keys.filter(({ keys }) => keys === 'S'),
        { keys: 'Alt+C', does: 'Add a column', run: onAdd },
        partsKey(layout),
      ],
      hints: (
        <>
          , <Kbd>S</Kbd> order
        </>
      ),
    },
    table: compared.isAsked ? (
      <ComparedBalances
        what="the group summary"
        caption={title}
        days={range}
        compared={compared}
        layout={layout}
      />
    ) : null,
    explain: compared.isAsked ? explain : null,
    sheet: compared.isAsked
      ? async (work) => {
          const { comparedSheet } = await import('../../columns/balances/compared-sheet.ts');
          return comparedSheet(work, title, asked);
        }
      : null,
  };
}

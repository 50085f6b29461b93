// A report beside other periods: one of its figures stands in a column for each. How it is drawn is
// kept as that of a statement.
import { useState } from 'react';
import type { ReadEndpoint } from '#api/contract/wire/endpoint.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { Select } from '#web/ui/inputs/Select.tsx';
import { keyLabel } from '#web/ui/marks/key-names.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { ColumnsDialog } from '../../../columns/ColumnsDialog.tsx';
import { CompareBox } from '../../../head/CompareBox.tsx';
import { ViewPart } from '../../../head/ReportHead.tsx';
import { chosenInWords, PartsChoice } from '../../../head/ViewChoices.tsx';
import { nextChoice } from '../../../columns/use-report-layout.ts';
import { partsKey } from './parts-key.ts';
import type { ReportArrangement } from './arrangement.ts';
import { useComparedReads } from './use-compared-reads.ts';
import type { ReadInColumns } from './use-compared-reads.ts';
import { useLineOrder } from './use-line-order.tsx';

type ReportInColumns<E extends ReadEndpoint> = ReadInColumns<E> & {
  /** Under which the server keeps how a person draws it. */
  readonly list: string;
  /** Of whole years alone there are neither months nor quarters. */
  readonly ofYears?: boolean;
  readonly zero?: 'shown';
  /** Its lines have an order of their own, and none is left out. */
  readonly hasOwnOrder?: true;
};

const OWN_ORDER = { keys: [], view: [], chosen: [] } as const;

type Days = { readonly range: Period; readonly today: CalendarDate };

export function useReportColumns<E extends ReadEndpoint>(
  { range, today }: Days,
  report: ReportInColumns<E>,
): ReportArrangement {
  const { list, share, ofYears = false, ofDay = false } = report;
  const { order, hints, ...lines } = useLineOrder(list, { zero: report.zero });
  const { keys, view, chosen } = report.hasOwnOrder === true ? OWN_ORDER : lines;
  const layout = ofYears ? { ...lines.layout, columns: 'total' as const } : lines.layout;
  const { compared, figures, figure } = useComparedReads(range, layout, report);
  const wide = useWide();
  const [isAdding, setAdding] = useState(false);
  const add = () => setAdding(true);
  const setFigure = (head: string) => layout.set({ figure: head === report.figure ? '' : head });
  const nextFigure = () => setFigure(nextChoice(figures, figure));
  const hasFigures = figures.length > 1;
  return {
    order,
    compared,
    layout: layout.query,
    hints: (
      <>
        {hints}
        <ColumnHints hasParts={!ofYears} />
      </>
    ),
    compare: <CompareBox layout={layout} onAdd={add} />,
    view: [
      wide && !ofYears && <PartsChoice key="parts" {...layout} />,
      wide && hasFigures && (
        <FigureSelect key="figure" figures={figures} figure={figure} setFigure={setFigure} />
      ),
      ...view,
    ],
    chosen: wide ? [...chosenInWords({ columns: layout.columns }), ...chosen] : chosen,
    dialog: isAdding && (
      <ColumnsDialog
        layout={layout}
        today={today}
        ofDay={ofDay}
        days={range}
        rowsOf="lines"
        shareOf={share?.name ?? null}
        onClose={() => setAdding(false)}
      />
    ),
    keys: [
      ...keys,
      { keys: 'Alt+C', does: 'Add a column', run: add },
      ...(ofYears ? [] : [partsKey(layout)]),
      ...(hasFigures ? [{ keys: 'F', does: 'Compare the next figure', run: nextFigure }] : []),
    ],
  };
}

export const ColumnHints = ({ hasParts = true }: { readonly hasParts?: boolean }) => (
  <>
    , <Kbd>{keyLabel('Alt+C')}</Kbd> add column
    {hasParts && (
      <>
        , <Kbd>C</Kbd> months
      </>
    )}
  </>
);

type FigureProps = {
  readonly figures: readonly string[];
  readonly figure: string;
  readonly setFigure: (head: string) => void;
};

const FigureSelect = ({ figures, figure, setFigure }: FigureProps) => (
  <ViewPart name="Figure">
    <Select
      label="Figure"
      value={figure}
      options={figures.map((head) => ({ value: head, label: head }))}
      onChange={setFigure}
    />
  </ViewPart>
);

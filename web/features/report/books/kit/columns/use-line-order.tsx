// The order of the lines of a report and its lines of nil, as a person had them last, with the keys
// that change both.
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { sortKey, useReportLayout } from '../../../columns/use-report-layout.ts';
import type { ShownFigure } from '../../../columns/figure-columns.ts';
import { chosenInWords, OrderChoice, ZeroChoice } from '../../../head/ViewChoices.tsx';
import type { ReportArrangement } from './arrangement.ts';
import { linesInOrder } from './report-order.ts';

type Usual = {
  readonly show?: readonly ShownFigure[];
  readonly zero?: 'shown' | undefined;
};

export function useLineOrder(list: string, { show = [], zero }: Usual) {
  const layout = useReportLayout(list, {
    compare: 'none',
    show,
    ...(zero !== undefined && { zero }),
  });
  const { sort, hidesZero, set } = layout;
  const order: ReportArrangement['order'] = ({ lines, columns }, nameAt) =>
    linesInOrder(lines, { sort, hidesZero, columns, nameAt });
  const turnZero = () =>
    set({ zero: hidesZero === (zero === 'shown') ? '' : hidesZero ? 'shown' : 'hidden' });
  const view = [
    <OrderChoice key="order" {...layout} />,
    <ZeroChoice key="zero" hides={hidesZero} onToggle={turnZero} />,
  ];
  return {
    layout,
    order,
    view,
    chosen: chosenInWords({ sort, hidesZero }, zero !== 'shown'),
    keys: [sortKey(layout), { keys: 'Z', does: 'Show or hide zero rows', run: turnZero }],
    hints: (
      <>
        , <Kbd>S</Kbd> order, <Kbd>Z</Kbd> zero rows
      </>
    ),
  };
}

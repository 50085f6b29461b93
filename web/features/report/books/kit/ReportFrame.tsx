// What every book and register has around its table: tabs, title, days, paper and files, keys.
import { useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { sheetOfView } from '#core/report/index.ts';
import type { ReportView } from '#core/report/index.ts';
import { formatDate } from '#web/format/dates.ts';
import { useExplainKey } from '#web/shell/history/use-explain.ts';
import type { KeyAction } from '#web/shell/keys/registry.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import type { SheetSource } from '#web/shell/sheet/gathering.ts';
import { stepCell, stepRow } from '#web/ui/lists/walk.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { RangeBox } from '../../head/DaysBox.tsx';
import { ReportHead } from '../../head/ReportHead.tsx';
import { ReportTabs } from '../../ReportTabs.tsx';
import { BookTabs } from './BookTabs.tsx';
import { keyAction, rangeKeys } from './range-keys.ts';
import { StatementBody } from '../../statement/table/StatementBody.tsx';
import { ReportTable } from './ReportTable.tsx';
import type { ReportArrangement } from './columns/arrangement.ts';
import type { ReportRangeState } from './use-report-range.ts';

type Props = {
  readonly title: string;
  /** Beside the books and registers; a report of its own is not. */
  readonly isBook?: boolean;
  /** As the sentences name it: the day book. */
  readonly what: string;
  readonly state: ReportRangeState;
  readonly read: {
    readonly isPending: boolean;
    readonly why: string | null;
    readonly onRetry: () => void;
  };
  /** Null until it is there. */
  readonly view: ReportView | null;
  readonly sheet: SheetSource;
  /** In which order its lines stand, and beside which periods. */
  readonly drawing: ReportArrangement;
  /** The answer in a sentence. */
  readonly answer?: ReactNode;
  /** What View has of its own: which account, which type, by what. */
  readonly choices?: readonly ReactNode[];
  /** The same in words, of which what is usual says nothing. */
  readonly chosen?: readonly string[];
  /** What is done here. */
  readonly acts?: ReactNode;
  readonly keys?: readonly KeyAction[];
  /** Of a table of its own; by the rows of the view unless given. */
  readonly explain?: KeyAction['run'] | null;
  /** What the keys of its own do, for whoever has some. */
  readonly hints?: ReactNode;
  /** Why there is nothing to read. */
  readonly empty?: string | null;
  /** Said in place of the table where it has no line. */
  readonly none?: string;
  /** Drawn in place of the lines of the view: the same in columns. */
  readonly table?: ReactNode;
  readonly children?: ReactNode;
};

export function ReportFrame(props: Props) {
  const { title, what, state, drawing } = props;
  const { read, view, sheet } = drawnOf(props);
  const { range } = state;
  const page = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLInputElement>(null);
  useBookKeys(props, page, first);
  return (
    <div ref={page}>
      <ReportTabs />
      {props.isBook !== false && <BookTabs />}
      <ReportHead
        title={title}
        chosen={[
          `${formatDate(range.from)} to ${formatDate(range.to)}`,
          ...(props.chosen ?? []),
          ...drawing.chosen,
        ]}
        days={<RangeBox state={state} first={first} />}
        compare={drawing.compare}
        view={[...(props.choices ?? []), ...drawing.view]}
        what={what}
        sheet={sheet}
        layout={drawing.layout}
        acts={props.acts}
      />
      <StatementBody what={what} {...read} />
      {props.empty != null && <p className="py-6 text-ink-2">{props.empty}</p>}
      {view !== null && (
        <>
          {props.answer !== undefined && <div className="mb-3">{props.answer}</div>}
          {props.table !== undefined ? (
            props.table
          ) : view.lines.length === 0 ? (
            <p className="py-6 text-ink-2">{noneOf(props)}</p>
          ) : (
            <ReportTable view={view} />
          )}
          {props.children}
          <ReportHints leads={view.lines.some(({ href }) => href !== undefined)}>
            {drawing.hints}
            {props.hints}
          </ReportHints>
        </>
      )}
      {drawing.dialog}
    </div>
  );
}

/** @returns the report as it is drawn: alone or in columns, its lines in their order. */
function drawnOf({ drawing, read, view, sheet }: Props): Pick<Props, 'read' | 'view' | 'sheet'> {
  const { compared, order } = drawing;
  const ordered = (one: ReportView): ReportView => ({ ...one, lines: order(one, one.nameAt) });
  if (compared === null) {
    const nameAt = view?.nameAt ?? 0;
    return {
      read,
      view: view && ordered(view),
      sheet: async (work) => {
        const whole = await sheet(work);
        return { ...whole, lines: order(whole, nameAt) };
      },
    };
  }
  return {
    read: compared.read,
    view: compared.view && ordered(compared.view),
    sheet: async (work) => sheetOfView(ordered(await compared.sheet(work))),
  };
}

/** What is left out for want of a figure is there all the same. */
const noneOf = ({ view, none = 'No entries in this period.' }: Props): string =>
  view !== null && view.lines.length > 0 ? 'Every line is nil: Z shows them.' : none;

type HintsProps = {
  /** Whether any line leads somewhere; Enter and E need one. */
  readonly leads: boolean;
  readonly children: ReactNode;
};

const ReportHints = ({ leads, children }: HintsProps) => (
  <p className="mt-3 text-sm text-ink-2 max-sm:hidden pointer-coarse:hidden print:hidden">
    {leads && (
      <>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> rows, <Kbd>Enter</Kbd> open, <Kbd>E</Kbd> its events,{' '}
      </>
    )}
    <Kbd>Backspace</Kbd> back, <Kbd>F2</Kbd> days, <Kbd>[</Kbd> <Kbd>]</Kbd> previous, next period
    {children}
  </p>
);

const PAGE_ROWS = 15;

function useBookKeys(
  { title, state, keys = [], drawing, explain: ofTable }: Props,
  page: RefObject<HTMLElement | null>,
  first: RefObject<HTMLElement | null>,
): void {
  const explain = useExplainKey(state.range.to);
  const cell = (way: Parameters<typeof stepCell>[1]) =>
    page.current !== null && stepCell(page.current, way);
  const across = (way: 'left' | 'right') => () => (cell(way) ? undefined : false);
  const walk = (by: number) => () => {
    if (Math.abs(by) === 1 && cell(by === 1 ? 'down' : 'up')) return undefined;
    return page.current !== null && stepRow(page.current, by) ? undefined : false;
  };
  useKeys(title, [
    keyAction('ArrowRight', 'Next figure', across('right')),
    keyAction('ArrowLeft', 'Figure before', across('left')),
    ...['ArrowDown', 'J'].map((name) => keyAction(name, 'Next row', walk(1))),
    ...['ArrowUp', 'K'].map((name) => keyAction(name, 'Previous row', walk(-1))),
    keyAction('Home', 'First row', walk(-Infinity)),
    keyAction('End', 'Last row', walk(Infinity)),
    keyAction('PageDown', 'Fifteen rows down', walk(PAGE_ROWS)),
    keyAction('PageUp', 'Fifteen rows up', walk(-PAGE_ROWS)),
    ...rangeKeys(state, first),
    ofTable == null ? explain : { ...explain, run: ofTable },
    ...drawing.keys,
    ...keys,
  ]);
}

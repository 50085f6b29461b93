// The T-account's frame: 3 px on top, 2 px down the middle, double under the totals. Where two
// sides fit it is one table, so that the rows of both are level; on a phone the
// sides stand under each other.
import { Fragment, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { Side } from '#core/journal/index.ts';
import { SideTag } from '../marks/Marks.tsx';
import { Skeleton } from '../states/Skeleton.tsx';
import { useWide } from '../use-wide.ts';
import { stepSide } from './walk.ts';

export type TRow = {
  readonly date: string;
  /** The link to the entry carries `data-row`. */
  readonly name: ReactNode;
  /** Of the entry, where the frame has a column for it. */
  readonly number?: ReactNode;
  readonly amount: ReactNode;
};

type Props = {
  readonly caption: string;
  readonly heads: Readonly<Record<Side, string>>;
  readonly rows: Readonly<Record<Side, readonly TRow[]>>;
  /** At the right of each side's head: 4 entries. */
  readonly counts: Readonly<Record<Side, string>>;
  readonly total: string;
  /** Draws so many grey rows a side instead. */
  readonly waiting?: number;
  /** On a phone one side may be shown alone. */
  readonly only?: Side | null;
  /** Whether the numbers of the entries have a column of their own. */
  readonly numbered?: boolean;
};

const BOTH: readonly Side[] = ['debit', 'credit'];

export function TFrame(props: Props) {
  const wide = useWide();
  const frame = useRef<HTMLDivElement>(null);
  const { only = null } = props;
  const narrow = BOTH.filter((side) => only === null || side === only).map((side) => [side]);
  const groups: readonly (readonly Side[])[] = wide ? [BOTH] : narrow;
  return (
    <div
      ref={frame}
      aria-busy={(props.waiting ?? 0) > 0}
      onKeyDown={(event) => frame.current !== null && walkSides(event, frame.current)}
      className="rounded-t-md border-x border-line bg-surface"
    >
      {groups.map((sides) => (
        <Sides key={sides.join()} {...props} drawn={sides} />
      ))}
    </div>
  );
}

/** Up and down stay on a side, left and right change it. */
function walkSides(event: KeyboardEvent, frame: Element): void {
  const ways = {
    ArrowUp: 'up',
    ArrowDown: 'down',
    ArrowLeft: 'left',
    ArrowRight: 'right',
  } as const;
  const way = ways[event.key as keyof typeof ways];
  if (way === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  if (stepSide(frame, way)) event.preventDefault();
}

function Sides({ caption, drawn, ...rest }: Props & { readonly drawn: readonly Side[] }) {
  const { rows, heads, counts, total, waiting = 0, numbered = false } = rest;
  const height = waiting > 0 ? waiting : Math.max(...drawn.map((side) => rows[side].length), 1);
  const edgeOf = (side: Side) => (side === 'credit' && drawn.length === 2 ? 'rule-middle' : '');
  const each = (draw: (side: Side, edge: string) => ReactNode) =>
    drawn.map((side) => <Fragment key={side}>{draw(side, edgeOf(side))}</Fragment>);
  return (
    <table className="w-full table-fixed rule-top">
      <caption className="sr-only">
        {caption}, {drawn.join(' and ')} side
      </caption>
      <colgroup>
        {each(() => (
          <>
            <col className="w-18" />
            <col />
            {numbered && <col className="w-14" />}
            <col className="w-36 max-sm:w-32" />
          </>
        ))}
      </colgroup>
      <thead>
        <tr>
          {each((side, edge) => (
            <SideHead
              side={side}
              edge={edge}
              numbered={numbered}
              count={waiting > 0 ? '' : counts[side]}
            />
          ))}
        </tr>
        <tr className="border-y border-line bg-surface-2 text-xs text-ink-2">
          {each((side, edge) => (
            <Cells
              as="th"
              edge={edge}
              numbered={numbered}
              date="Date"
              name={heads[side]}
              number="No."
              amount="Amount (₹)"
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: height }, (_, index) => (
          <tr key={index} className="h-(--row) border-b border-line last:border-0">
            {each((side, edge) => (
              <Cells
                as="td"
                side={side}
                edge={edge}
                numbered={numbered}
                {...(waiting > 0 ? GREY : (rows[side][index] ?? BLANK))}
              />
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="h-(--row) border-t border-ink font-semibold rule-double">
          {each((_, edge) => (
            <Cells
              as="td"
              edge={edge}
              numbered={numbered}
              date=""
              name="Total"
              amount={waiting > 0 ? GREY.amount : total}
            />
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

const BLANK = { date: '', name: '', amount: '' } as const;
const GREY = {
  date: '',
  name: <Skeleton className="h-4 w-3/4" />,
  amount: <Skeleton className="ml-auto h-4 w-20" />,
} as const;

type HeadProps = {
  readonly side: Side;
  readonly edge: string;
  readonly numbered: boolean;
  readonly count: string;
};

const SideHead = ({ side, edge, numbered, count }: HeadProps) => (
  <th
    colSpan={numbered ? 4 : 3}
    scope="colgroup"
    className={`px-3 py-2 text-left font-semibold ${edge}`}
  >
    <span className="flex items-center gap-2">
      <SideTag side={side} />
      {side === 'debit' ? 'Debit' : 'Credit'}
      <span className="font-normal text-ink-3">{count}</span>
    </span>
  </th>
);

type CellsProps = TRow & {
  readonly as: 'th' | 'td';
  readonly edge: string;
  readonly numbered: boolean;
  readonly side?: Side;
};

function Cells({ as: Tag, edge, numbered, side, date, name, number, amount }: CellsProps) {
  const scope = Tag === 'th' ? { scope: 'col' } : {};
  const weight = Tag === 'th' ? 'font-medium' : '';
  return (
    <>
      <Tag {...scope} className={`py-1 pl-3 text-left text-ink-2 ${weight} ${edge}`}>
        {date}
      </Tag>
      <Tag {...scope} data-side={side} className={`px-2 py-1 text-left ${weight}`}>
        {name}
      </Tag>
      {numbered && (
        <Tag {...scope} className={`num py-1 pr-2 ${weight}`}>
          {number}
        </Tag>
      )}
      <Tag {...scope} className={`num py-1 pr-3 max-sm:num-tight ${weight}`}>
        {amount}
      </Tag>
    </>
  );
}

// The T-account. Where two sides fit it is one table of six columns, which keeps the rows of both
// sides level; on a phone the sides stand under each other.
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { formatDay } from '#web/format/dates.ts';
import { formatCount, formatPaise } from '#web/format/money.ts';
import type { Side } from '#web/format/money.ts';
import { SideTag } from '#web/ui/marks/Marks.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { EntryName } from './EntryName.tsx';
import type { SideRow, TwoSides } from './sides.ts';

type Props = {
  readonly name: string;
  readonly sides: TwoSides;
  readonly heads: Readonly<Record<Side, string>>;
};

const BOTH: readonly Side[] = ['debit', 'credit'];

export function TAccount(props: Props) {
  const wide = useWide();
  const groups: readonly (readonly Side[])[] = wide ? [BOTH] : [['debit'], ['credit']];
  return (
    <div className="overflow-x-auto rounded-t-md border-x border-line bg-surface">
      {groups.map((sides) => (
        <SidesTable key={sides.join()} {...props} drawn={sides} />
      ))}
    </div>
  );
}

function SidesTable({ name, sides, heads, drawn }: Props & { drawn: readonly Side[] }) {
  const height = Math.max(...drawn.map((side) => sides.rows[side].length));
  return (
    <table className="w-full table-fixed rule-top">
      <caption className="sr-only">
        {name}, {drawn.join(' and ')} side
      </caption>
      <colgroup>
        {drawn.map((side) => (
          <Fragment key={side}>
            <col className="w-22" />
            <col />
            <col className="w-38 max-sm:w-32" />
          </Fragment>
        ))}
      </colgroup>
      <thead>
        <tr>
          {drawn.map((side) => (
            <th
              key={side}
              colSpan={3}
              scope="colgroup"
              className={`px-4 py-2 text-left font-semibold ${middleOf(side, drawn)}`}
            >
              <span className="flex items-center gap-2">
                <SideTag side={side} />
                {side === 'debit' ? 'Debit' : 'Credit'}
                <span className="ml-auto font-normal text-ink-2">
                  {entriesText(sides.entryCount[side])}
                </span>
              </span>
            </th>
          ))}
        </tr>
        <tr className="border-y border-line bg-surface-2 text-xs text-ink-2">
          {drawn.map((side) => (
            <Three
              key={side}
              as="th"
              edge={middleOf(side, drawn)}
              date="Date"
              name={heads[side]}
              amount="Amount (₹)"
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: height }, (_, index) => (
          <tr key={index} className="h-(--row) border-b border-line last:border-0">
            {drawn.map((side) => (
              <RowCells key={side} row={sides.rows[side][index]} edge={middleOf(side, drawn)} />
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="h-(--row) border-t border-ink font-semibold rule-double">
          {drawn.map((side) => (
            <Three
              key={side}
              as="td"
              edge={middleOf(side, drawn)}
              date=""
              name="Total"
              amount={formatPaise(sides.totalPaise)}
            />
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

const middleOf = (side: Side, drawn: readonly Side[]): string =>
  side === 'credit' && drawn.length === 2 ? 'rule-middle' : '';

const entriesText = (count: number): string =>
  count === 1 ? '1 entry' : `${formatCount(count)} entries`;

function RowCells({ row, edge }: { readonly row: SideRow | undefined; readonly edge: string }) {
  if (row === undefined) return <Three as="td" edge={edge} date="" name="" amount="" />;
  const amount = formatPaise(row.paise);
  if (row.kind === 'c/d') {
    return <Three as="td" edge={edge} date="" name={<i>Balance c/d</i>} amount={<i>{amount}</i>} />;
  }
  const date = formatDay(row.date);
  const name = row.kind === 'b/d' ? <i>Balance b/d</i> : <EntryName line={row.line} />;
  return <Three as="td" edge={edge} date={date} name={name} amount={amount} />;
}

type ThreeProps = {
  readonly as: 'th' | 'td';
  readonly edge: string;
  readonly date: string;
  readonly name: ReactNode;
  readonly amount: ReactNode;
};

function Three({ as: Tag, edge, date, name, amount }: ThreeProps) {
  const scope = Tag === 'th' ? { scope: 'col' } : {};
  const weight = Tag === 'th' ? 'font-medium' : '';
  return (
    <>
      <Tag {...scope} className={`py-1.5 pl-4 text-left text-ink-2 ${weight} ${edge}`}>
        {date}
      </Tag>
      <Tag {...scope} className={`px-2 py-1.5 text-left ${weight}`}>
        {name}
      </Tag>
      <Tag {...scope} className={`num py-1.5 pr-4 max-sm:num-tight ${weight}`}>
        {amount}
      </Tag>
    </>
  );
}

// Twelve months of a report as bars and as a table, read once somebody opens it.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatSigned } from '#web/format/money.ts';
import type { MonthBar } from '#web/ui/lists/pictures/bars.ts';
import { MonthBars, SeriesLegend } from '#web/ui/lists/pictures/MonthBars.tsx';
import { PictureCard } from '#web/ui/lists/pictures/PictureCard.tsx';
import { AmountCell, Cell, HeadRow, TableHead } from '#web/ui/lists/Table.tsx';

type OpenerProps = {
  readonly summary: string;
  readonly children: ReactNode;
};

/** What is inside is drawn, and read, while it is open alone. */
export function PictureOpener({ summary, children }: OpenerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="mt-4 print:hidden"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="min-h-6 cursor-pointer text-ink-2 pointer-coarse:min-h-11">
        {summary}
      </summary>
      {isOpen && <div className="mt-2 max-w-[820px]">{children}</div>}
    </details>
  );
}

type PictureMonth = MonthBar & {
  /** What stands beside its amounts in the table, such as a ratio. */
  readonly beside: string;
};

type Props = {
  readonly title: string;
  readonly series: readonly string[];
  /** Over what stands beside the amounts. */
  readonly besideHead: string;
  readonly months: readonly PictureMonth[];
};

export function MonthsPicture({ title, series, besideHead, months }: Props) {
  const ends = `${months[0]?.name ?? ''} to ${months.at(-1)?.name ?? ''}`;
  const running = months.at(-1)?.isRunning === true ? ', which is not over' : '';
  return (
    <PictureCard
      title={title}
      legend={<SeriesLegend series={series} />}
      picture={<MonthBars label={`${title}, ${ends}${running}`} series={series} months={months} />}
      table={
        <div className="overflow-x-auto">
          <table className="w-full text-sm">
            <caption className="sr-only">{title}</caption>
            <thead>
              <HeadRow>
                <TableHead>Month</TableHead>
                {series.map((name) => (
                  <TableHead key={name} numeric>
                    {name} (₹)
                  </TableHead>
                ))}
                <TableHead numeric>{besideHead}</TableHead>
              </HeadRow>
            </thead>
            <tbody>
              {months.map(({ name, amounts, beside }) => (
                <tr key={name} className="border-b border-line">
                  <Cell>{name}</Cell>
                  {amounts.map((paise, at) => (
                    <AmountCell key={series[at]}>{formatSigned(paise)}</AmountCell>
                  ))}
                  <AmountCell>{beside}</AmountCell>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      }
    />
  );
}

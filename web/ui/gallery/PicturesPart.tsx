import { AgeBar, AgeSwatch } from '../lists/pictures/AgeBar.tsx';
import type { MonthBar } from '../lists/pictures/bars.ts';
import { MonthBars, SeriesLegend } from '../lists/pictures/MonthBars.tsx';
import { PictureCard } from '../lists/pictures/PictureCard.tsx';
import { Sparkline } from '../lists/pictures/Sparkline.tsx';
import { GalleryPart, ROW, Specimen } from './GalleryPart.tsx';

const SERIES = ['Income', 'Expense'];
const LAKHS: readonly (readonly [string, number, number])[] = [
  ['Dec 2025', 13.6, 12],
  ['Jan 2026', 11.3, 10.4],
  ['Feb 2026', 13.2, 11.7],
  ['Mar 2026', 14.3, 12.9],
  ['Apr 2026', -1.1, 8.7],
  ['May 2026', 10.6, 9.8],
  ['Jun 2026', 9, 9],
  ['Jul 2026', 8.8, 8.4],
  ['Aug 2026', 5.9, 6.3],
  ['Sep 2026', 13.2, 11.8],
  ['Oct 2026', 14.1, 12.7],
  ['Nov 2026', 10.8, 10],
];
const paise = (lakhs: number): number => Math.round(lakhs * 10_000_000);
const MONTHS: readonly MonthBar[] = LAKHS.map(([name, income, expense], at) => ({
  name,
  short: name.slice(0, 3),
  amounts: [paise(income), paise(expense)],
  isRunning: at === LAKHS.length - 1,
}));
const POINTS = LAKHS.map(([when, income]) => ({ when, paise: paise(income) }));
const PARTS = [
  { label: 'Not due', paise: 18_968_6500 },
  { label: '1 to 30 days', paise: 4_059_1500 },
  { label: '31 to 60 days', paise: 4_369_9000 },
  { label: '61 to 90 days', paise: 1_280_5000 },
  { label: 'Over 90 days', paise: 638_0000 },
];

export const PicturesPart = () => (
  <GalleryPart id="pictures" title="Pictures">
    <Specimen state="Bars by month, with a loss and a month that is not over">
      <PictureCard
        title="Income and expense"
        legend={<SeriesLegend series={SERIES} />}
        picture={
          <MonthBars
            label="Income and expense by month, December 2025 to November 2026"
            series={SERIES}
            months={MONTHS}
          />
        }
        table={<p className="px-4 pb-3 text-ink-2">The table is here.</p>}
      />
    </Specimen>
    <Specimen
      state="A line of a row, a card and a ledger’s head; none where it is flat"
      className={ROW}
    >
      <Sparkline label="Cash, 12 months to Nov 2026" points={POINTS} />
      <Sparkline label="Bank, 12 months to Nov 2026" points={POINTS} size="card" />
      <Sparkline label="Sales, 12 months to Nov 2026" points={POINTS} size="head" />
      <Sparkline label="Capital, 12 months to Nov 2026" points={[]} />
    </Specimen>
    <Specimen state="Ages in their fixed order" className="flex flex-col gap-3">
      <AgeBar label="Receivables by age, 20 Nov 2026" parts={PARTS} size="report" />
      <AgeBar parts={PARTS} size="dashboard" />
      <AgeBar parts={PARTS} size="customer" />
      <AgeBar parts={PARTS} size="row" />
      <p className="flex flex-wrap gap-x-4 text-sm">
        {PARTS.map(({ label }, age) => (
          <span key={label}>
            <AgeSwatch age={age} count={PARTS.length} />
            {label}
          </span>
        ))}
      </p>
    </Specimen>
  </GalleryPart>
);

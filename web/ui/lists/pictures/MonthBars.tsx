// Amounts by month as bars beside each other. The month that is not over is hatched.
import { useId } from 'react';
import { formatPaise } from '#web/format/money.ts';
import { useWide } from '../../use-wide.ts';
import { drawBars } from './bars.ts';
import type { DrawnMonth, MonthBar } from './bars.ts';
import { shortAmount } from './scale.ts';
import './pictures.css';

type Props = {
  /** What is drawn and of which period. */
  readonly label: string;
  readonly series: readonly string[];
  readonly months: readonly MonthBar[];
};

/** On a desk as high as the ages of what is outstanding, which stand beside it. */
const DESK = { width: 708, height: 240 };
const PHONE = { width: 360, height: 190 };

const colourOf = (series: number): string => `var(--c-chart-${series + 1})`;

export function MonthBars({ label, series, months }: Props) {
  const frame = useWide() ? DESK : PHONE;
  const { lines, left, labelY, months: drawn } = drawBars(months, frame);
  const hatch = useId();
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      className="block w-full fill-ink-3 text-[11px]"
    >
      <defs>
        {series.map((name, at) => (
          <Hatch key={name} id={`${hatch}${at}`} colour={colourOf(at)} />
        ))}
      </defs>
      {lines.map(({ paise, y }) => (
        <g key={paise}>
          <path
            d={`M${left} ${y}H${frame.width}`}
            style={{ stroke: paise === 0 ? 'var(--c-line-strong)' : 'var(--c-chart-grid)' }}
          />
          <text x={left - 6} y={y + 4} textAnchor="end">
            {shortAmount(paise)}
          </text>
        </g>
      ))}
      {drawn.map((one) => (
        <Pair key={one.month.name} one={one} series={series} labelY={labelY} hatch={hatch} />
      ))}
    </svg>
  );
}

/** Half of it is the surface, so that it is told from a full bar without its colour. */
const Hatch = ({ id, colour }: { readonly id: string; readonly colour: string }) => (
  <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect width="5" height="5" style={{ fill: 'var(--c-surface)' }} />
    <rect width="2.5" height="5" style={{ fill: colour }} />
  </pattern>
);

type PairProps = {
  readonly one: DrawnMonth;
  readonly series: readonly string[];
  readonly labelY: number;
  readonly hatch: string;
};

const Pair = ({ one: { month, centre, bars }, series, labelY, hatch }: PairProps) => (
  <g>
    <title>{saidOf(month, series)}</title>
    {bars.map(({ series: at, path }) => (
      <path
        key={series[at]}
        d={path}
        style={
          month.isRunning
            ? { fill: `url("#${hatch}${at}")`, stroke: colourOf(at) }
            : { fill: colourOf(at) }
        }
      />
    ))}
    <text x={centre} y={labelY} textAnchor="middle">
      {month.short}
    </text>
  </g>
);

const saidOf = ({ name, amounts, isRunning }: MonthBar, series: readonly string[]): string =>
  `${name}${isRunning ? ', not over' : ''}: ` +
  amounts
    .map((paise, at) => {
      const sign = paise < 0 ? '\u2212' : '';
      return `${(series[at] ?? '').toLowerCase()} ${sign}${formatPaise(paise)}`;
    })
    .join(', ');

/** What each colour means. */
export const SeriesLegend = ({ series }: { readonly series: readonly string[] }) => (
  <span className="flex flex-wrap gap-x-3 text-xs text-ink-2">
    {series.map((name, at) => (
      <span key={name} className="whitespace-nowrap">
        <span
          aria-hidden="true"
          className="mr-1 inline-block size-2.5 rounded-[2px]"
          style={{ backgroundColor: colourOf(at) }}
        />
        {name}
      </span>
    ))}
  </span>
);

// How a balance moved, as one thin line: no axis and no fill. Its figures stand beside it.
import { formatBalance } from '#web/format/money.ts';
import './pictures.css';

type Point = { readonly when: string; readonly paise: number };

type Props = {
  /** Whose line it is and of which period: `HDFC Bank, 12 months to 20 Nov 2026`. */
  readonly label: string;
  /** The earliest first. */
  readonly points: readonly Point[];
  /** Of a row, of a card, or of the head of a ledger. */
  readonly size?: keyof typeof SIZES;
  readonly className?: string;
};

const SIZES = { row: [96, 20], card: [72, 18], head: [150, 34] } as const;
const DOT = 2;

/** Draws nothing of a line that would be flat. */
export function Sparkline({ label, points, size = 'row', className = '' }: Props) {
  const amounts = points.map(({ paise }) => paise);
  if (amounts.every((paise) => paise === amounts[0])) return null;
  const [width, height] = SIZES[size];
  const inner = { width: width - 2 * DOT, height: height - 2 * DOT - 1 };
  const most = Math.max(0, ...amounts);
  const least = Math.min(0, ...amounts);
  const x = (at: number) => round(DOT + (at * inner.width) / (points.length - 1));
  const y = (paise: number) => round(DOT + ((most - paise) * inner.height) / (most - least));
  const end = points.length - 1;
  const step = inner.width / end;
  const slice = (point: Point, at: number) => (
    <rect key={point.when} x={x(at) - step / 2} width={step} height={height} fill="transparent">
      <title>{saidOf(point)}</title>
    </rect>
  );
  return (
    <svg
      role="img"
      aria-label={label}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className={`inline-block shrink-0 align-middle print:hidden ${className}`}
    >
      <path
        d={`M${DOT} ${y(0)}H${width - DOT}`}
        fill="none"
        style={{ stroke: 'var(--c-chart-grid)' }}
      />
      <path
        d={points.map(({ paise }, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(paise)}`).join('')}
        fill="none"
        strokeWidth="1.5"
        strokeLinejoin="round"
        style={{ stroke: 'var(--c-chart-1)' }}
      />
      <circle cx={x(end)} cy={y(amounts[end] ?? 0)} r={DOT} style={{ fill: 'var(--c-chart-1)' }}>
        <title>{saidOf(points[end])}</title>
      </circle>
      {size !== 'row' && points.map(slice)}
    </svg>
  );
}

const saidOf = (point: Point | undefined): string =>
  point === undefined ? '' : `${point.when}: ${formatBalance(point.paise)}`;

const round = (pixels: number): number => Math.round(pixels * 10) / 10;

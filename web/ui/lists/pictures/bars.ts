// Where the bars of a picture stand: a pair for each month beside each other, from the zero line.
import { gridOf } from './scale.ts';

export type MonthBar = {
  /** Under the pair: `Dec`. */
  readonly short: string;
  /** In words: `December 2025`. */
  readonly name: string;
  /** Paise of each series. */
  readonly amounts: readonly number[];
  /** The month is not over. */
  readonly isRunning: boolean;
};

type PictureFrame = { readonly width: number; readonly height: number };

const GUTTER = 36;
const TOP = 8;
const BOTTOM = 22;
const WIDTH_MAX = 18;
const GAP = 2;
const RADIUS = 2;

type DrawnBar = { readonly series: number; readonly path: string };
export type DrawnMonth = {
  readonly month: MonthBar;
  readonly centre: number;
  readonly bars: readonly DrawnBar[];
};

type DrawnBars = {
  readonly lines: readonly { readonly paise: number; readonly y: number }[];
  readonly left: number;
  readonly labelY: number;
  readonly months: readonly DrawnMonth[];
};

export function drawBars(months: readonly MonthBar[], { width, height }: PictureFrame): DrawnBars {
  const grid = gridOf(months.flatMap(({ amounts }) => amounts));
  const least = grid[0] ?? 0;
  const span = Math.max(1, (grid.at(-1) ?? 0) - least);
  const room = height - TOP - BOTTOM;
  const y = (paise: number) => round(TOP + room - ((paise - least) * room) / span);
  const step = (width - GUTTER) / Math.max(1, months.length);
  const wide = Math.min(WIDTH_MAX, step / 2 - 5);
  return {
    lines: grid.map((paise) => ({ paise, y: y(paise) })),
    left: GUTTER,
    labelY: height - BOTTOM + 16,
    months: months.map((month, at) => {
      const centre = GUTTER + step * (at + 0.5);
      const bars = month.amounts.map((paise, series) => {
        const x = centre + (series - month.amounts.length / 2) * (wide + GAP) + GAP / 2;
        return { series, path: barPath({ x, wide }, y(0), y(paise)) };
      });
      return { month, centre: round(centre), bars };
    }),
  };
}

/** Round at its end only; below the zero line the end is at the bottom. */
function barPath(
  { x, wide }: { readonly x: number; readonly wide: number },
  zero: number,
  end: number,
): string {
  const size = Math.abs(end - zero);
  if (size === 0) return '';
  const turn = Math.min(RADIUS, size) * (end < zero ? 1 : -1);
  const across = wide - 2 * RADIUS;
  return (
    `M${round(x)} ${zero}V${round(end + turn)}q0 ${-turn} ${RADIUS} ${-turn}` +
    `h${round(across)}q${RADIUS} 0 ${RADIUS} ${turn}V${zero}z`
  );
}

const round = (pixels: number): number => Math.round(pixels * 10) / 10;

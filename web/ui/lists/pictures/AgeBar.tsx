// How much is how late, as one bar: with its figures beside it, or in a row by its shape alone.
import { formatRupees } from '#web/format/money.ts';
import './pictures.css';

export type AgePart = { readonly label: string; readonly paise: number };

type Props = {
  /** What is late and as on which day; the figures are said after it. */
  readonly label?: string;
  /** What is not due first, then by age. */
  readonly parts: readonly AgePart[];
  readonly size: keyof typeof SIZES;
  /** Of a row: what a bar of full length stands for. Else it is full by itself. */
  readonly largestPaise?: number;
};

const SIZES = {
  report: 'h-3.5 w-full gap-0.5',
  dashboard: 'h-3 w-full gap-0.5',
  customer: 'h-2.5 w-full gap-0.5',
  row: 'h-2 w-24 gap-px',
  line: 'h-1 w-24 gap-px',
} as const;

const LAST_SHADE = 5;

/**
 * Each age has a colour of its own, the last always the darkest: where there are more ages or fewer
 * than shades, they lie between two of them.
 * @param age 0 is not due.
 */
function ageColour(age: number, count: number): string {
  if (age === 0) return 'var(--c-age-0)';
  const shade = count <= 2 ? LAST_SHADE : 1 + ((age - 1) * (LAST_SHADE - 1)) / (count - 2);
  const below = Math.floor(shade);
  const part = Math.round((shade - below) * 100);
  if (part === 0) return `var(--c-age-${below})`;
  return `color-mix(in oklab, var(--c-age-${below + 1}) ${part}%, var(--c-age-${below}))`;
}

const said = ({ label, paise }: AgePart): string => `${label} ${formatRupees(paise)}`;

/** Draws nothing where nothing is due. */
export function AgeBar({ label, parts, size, largestPaise }: Props) {
  const drawn = parts.filter(({ paise }) => paise > 0);
  if (drawn.length === 0) return null;
  const words = drawn.map(said).join(', ');
  const paise = drawn.reduce((sum, part) => sum + part.paise, 0);
  const share = largestPaise === undefined ? 1 : Math.min(1, paise / largestPaise);
  return (
    <span
      role="img"
      aria-label={label === undefined ? words : `${label}: ${words}`}
      className={`flex print:hidden ${SIZES[size]}`}
      style={share === 1 ? undefined : { width: `${Math.max(6 * share, 0.25)}rem` }}
    >
      {parts.map(
        (part, age) =>
          part.paise > 0 && (
            <span
              key={part.label}
              title={said(part)}
              className="min-w-[3px] first:rounded-l-[3px] last:rounded-r-[3px]"
              style={{
                flex: `${part.paise} 0 0`,
                backgroundColor: ageColour(age, parts.length),
              }}
            />
          ),
      )}
    </span>
  );
}

/** The colour of an age beside its label. */
export const AgeSwatch = ({ age, count }: { readonly age: number; readonly count: number }) => (
  <span
    aria-hidden="true"
    className="mr-2 inline-block size-2.5 rounded-[2px]"
    style={{ backgroundColor: ageColour(age, count) }}
  />
);

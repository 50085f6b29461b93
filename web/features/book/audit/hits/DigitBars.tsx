// The first digits of amounts as bars, with what Benford's law expects as a line across each.
import type { AuditReply } from '#api/contract/book/log/audit.ts';
import { formatCount } from '#web/format/money.ts';
import { DataTable } from '#web/ui/lists/DataTable.tsx';
import type { Column } from '#web/ui/lists/DataTable.tsx';
import { CONFORMITY_WORDS, percentText } from './digit-words.ts';

type Digits = AuditReply['firstDigits'];
type Digit = Digits['digits'][number];

const COLUMNS: readonly Column<Digit>[] = [
  {
    head: 'First digit',
    place: 'name',
    cell: ({ digit, standsOut }) => `${digit}${standsOut ? ', stands out' : ''}`,
  },
  { head: 'Entries', place: 'id', numeric: true, cell: ({ count }) => formatCount(count) },
  { head: 'Share', place: 'amount', numeric: true, cell: ({ share }) => percentText(share) },
  {
    head: 'Expected',
    place: 'date',
    numeric: true,
    cell: ({ expected }) => percentText(expected),
  },
];

const WIDTH = 468;
const HEIGHT = 150;
const BAR = 30;
const STEP = WIDTH / 9;
const FOOT = 20;

export function DigitBars({ digits: { digits, conformity, count } }: { readonly digits: Digits }) {
  const most = Math.max(1, ...digits.flatMap(({ share, expected }) => [share, expected]));
  const yOf = (share: number): number => (HEIGHT - FOOT) * (1 - share / most);
  return (
    <div className="flex flex-col gap-3">
      <p>{`${CONFORMITY_WORDS[conformity]} (${formatCount(count)} amounts).`}</p>
      {count > 0 && (
        <svg
          role="img"
          aria-label="Share of amounts by first digit, beside Benford’s law"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          className="block w-full max-w-xl fill-ink-3 text-[11px]"
        >
          {digits.map(({ digit, share, expected, standsOut }, at) => {
            const x = at * STEP + (STEP - BAR) / 2;
            const colour = standsOut ? 'var(--c-overdue)' : 'var(--c-chart-1)';
            return (
              <g key={digit}>
                <rect
                  x={x}
                  y={yOf(share)}
                  width={BAR}
                  height={HEIGHT - FOOT - yOf(share)}
                  style={{ fill: colour }}
                />
                <path
                  d={`M${x - 6} ${yOf(expected)}h${BAR + 12}`}
                  style={{ stroke: 'var(--c-ink)', strokeWidth: 2 }}
                />
                <text x={x + BAR / 2} y={HEIGHT - 5} textAnchor="middle">
                  {digit}
                </text>
              </g>
            );
          })}
        </svg>
      )}
      {count > 0 && (
        <>
          <p className="text-sm text-ink-2">Bars are the books; lines are Benford’s law.</p>
          <DataTable
            caption="First digits beside Benford’s law"
            columns={COLUMNS}
            rows={digits}
            keyOf={({ digit }) => digit}
          />
        </>
      )}
    </div>
  );
}

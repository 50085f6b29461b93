// Beside a balance sheet: the lines that have changed most since the day that it stands beside.
import { Link } from 'react-router-dom';
import type { BalanceSheetReply } from '#api/contract/account/financial-statements.ts';
import { dateFromWire, formatDate } from '#web/format/dates.ts';
import { formatSigned, paiseFromWire } from '#web/format/money.ts';

const LINES = 4;

type Props = {
  readonly data: BalanceSheetReply;
  readonly hrefOf: (code: string) => string | undefined;
};

export function MovedMost({ data, hrefOf }: Props) {
  const { rows, columns } = data;
  const at = columns.findIndex(({ of }) => of === 'compared');
  const before = columns[at];
  if (before === undefined) return null;
  const paiseAt = (amounts: readonly string[], column: number) =>
    paiseFromWire(amounts[column] ?? '0.00');
  const moved = rows
    .filter(({ as }) => as === 'line')
    .map(({ code, name, amounts }) => {
      return { code, name, paise: paiseAt(amounts, 0) - paiseAt(amounts, at) };
    })
    .filter(({ paise }) => paise !== 0)
    .toSorted((a, b) => Math.abs(b.paise) - Math.abs(a.paise))
    .slice(0, LINES);
  if (moved.length === 0) return null;
  return (
    <section aria-labelledby="moved-most" className="card p-4 print:hidden">
      <h2 id="moved-most" className="mb-2 font-semibold">
        What moved most since {formatDate(dateFromWire(before.to))} (₹)
      </h2>
      <dl className="flex flex-col gap-1 text-sm">
        {moved.map(({ code, name, paise }) => (
          <div key={code} className="flex items-baseline justify-between gap-3">
            <dt>
              <Link to={hrefOf(code) ?? ''} className="link">
                {name}
              </Link>
            </dt>
            <dd className="num">{`${paise > 0 ? '+' : ''}${formatSigned(paise)}`}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

// Beside a balance sheet: three of its ratios, as the report of ratios has them for the year up to
// its day.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { readRatios } from '#api/contract/account/reports/ratios.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import type { OwnerForm } from '#core/statement/index.ts';
import { asking } from '#web/client/query.ts';
import { paths } from '#web/paths.ts';
import { useExplainHref } from '#web/shell/history/use-explain.ts';
import { usePageBook } from '#web/state/page-book.ts';

const SHOWN: readonly string[] = ['current', 'debt-equity', 'receivables-turnover'];

type Props = { readonly to: CalendarDate; readonly form: OwnerForm | null };

/** Says nothing until they are there: the sheet does not wait for them. */
export function RatiosBeside({ to, form }: Props) {
  const { id: bookId, scope } = usePageBook();
  const explainHref = useExplainHref();
  const { from } = yearPeriod(financialYearOf(to));
  const query = { from, to, ...(form !== null && { as: form }) };
  const { data } = useQuery(asking(readRatios, { params: { bookId }, query }));
  if (data === undefined) return null;
  const rows = data.rows.filter(({ code }) => SHOWN.includes(code));
  return (
    <section aria-labelledby="ratios-beside" className="card p-4 print:hidden">
      <h2 id="ratios-beside" className="mb-2 font-semibold">
        Ratios
      </h2>
      <dl className="flex flex-col gap-2 text-sm">
        {rows.map(({ code, name, formula, now, before }) => (
          <div key={code} className="flex items-baseline justify-between gap-3">
            <dt>
              {name}
              <span className="block text-xs text-ink-3">
                {formula}. Last year: {shortText(before.hundredths)}
              </span>
            </dt>
            <dd className="num font-semibold">
              <Link
                to={explainHref({ of: 'ratios', line: code, from, asOn: to })}
                className="link-name"
              >
                {shortText(now.hundredths)}
              </Link>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm">
        <Link to={paths.ratios(scope, { from, to })} className="link">
          All ratios
        </Link>
      </p>
    </section>
  );
}

const shortText = (hundredths: number | null): string =>
  hundredths === null ? 'n/a' : (hundredths / 100).toFixed(2).replace('-', '−');

// The trial balance in two figures: that both sides foot is the first thing to know of a book.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { readTrialBalance } from '#api/contract/account/ledger.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { asking } from '#web/client/query.ts';
import { formatDate, todayInIndia } from '#web/format/dates.ts';
import { formatRupees } from '#web/format/money.ts';
import { periodFromAddress, periodQuery } from '#web/format/periods.ts';
import { paths } from '#web/paths.ts';
import { ExplainLink } from '#web/shell/history/ExplainLink.tsx';
import { useExplainHref, useExplainOwn } from '#web/shell/history/use-explain.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { SideTag } from '#web/ui/marks/Marks.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';

export function BalanceBrief() {
  const { id: bookId, scope } = usePageBook();
  const today = todayInIndia();
  const year = periodFromAddress(new URLSearchParams(), today);
  const balance = useQuery(
    asking(readTrialBalance, {
      params: { bookId },
      query: { ...periodQuery(year), as_on: today, each: 1 },
    }),
  );
  const hrefOf = useExplainHref();
  const sumHref = (line: string) => hrefOf({ of: 'trial-balance', line, asOn: today });
  useExplainOwn('Book', () => sumHref('debits'));
  return (
    <section className="bg-surface rule-top">
      <h2 className="flex items-baseline justify-between gap-4 px-4 py-3 text-h2 font-semibold">
        <Link to={paths.reports(scope)} className="link-quiet">
          Trial balance
        </Link>
        <span className="text-sm font-normal text-ink-3">
          FY {year.year}, as on {formatDate(today)}
        </span>
      </h2>
      {balance.isPending && (
        <Skeletons label="Loading the trial balance" count={1} item="h-[37px]" layout="px-4 pb-4" />
      )}
      {balance.isError && (
        <div className="px-4 pb-4">
          <Notice kind="problem">{sentenceOf(balance.error.failure)}</Notice>
        </div>
      )}
      {balance.data !== undefined && (
        <dl className="grid grid-cols-2 border-t border-line rule-double">
          <Total side="debit" explain={sumHref('debits')} paise={balance.data.totals.debitPaise} />
          <Total
            side="credit"
            explain={sumHref('credits')}
            paise={balance.data.totals.creditPaise}
            className="rule-middle"
          />
        </dl>
      )}
    </section>
  );
}

type TotalProps = {
  readonly side: 'debit' | 'credit';
  readonly paise: number;
  readonly explain: string;
  readonly className?: string;
};

const Total = ({ side, paise, explain, className = '' }: TotalProps) => (
  <div
    className={
      'flex flex-wrap items-center justify-between gap-2 px-4 py-3 max-sm:px-3 ' + className
    }
  >
    <dt>
      <SideTag side={side} />
    </dt>
    <dd
      className={
        'num text-lg font-semibold max-sm:text-[clamp(12px,4.1vw,16px)] ' +
        'max-sm:[font-stretch:75%]'
      }
    >
      <ExplainLink href={explain}>{formatRupees(paise)}</ExplainLink>
    </dd>
  </div>
);

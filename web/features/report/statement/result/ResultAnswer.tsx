// The answer in a sentence: what was earned, on what, and how that was last time.
import type { ReactNode } from 'react';
import type { ProfitAndLossReply } from '#api/contract/account/financial-statements.ts';
import { formatRupees } from '#web/format/money.ts';
import { provisionalByStock } from '../table/stock-check.ts';
import { shareText } from '../table/statement-figures.ts';

type Props = { readonly result: ProfitAndLossReply };

export function ResultAnswer({ result: reply }: Props) {
  const { resultPaise: result, revenuePaise: revenue, grossPaise: gross } = reply;
  const isProfit = (result[0] ?? 0) >= 0;
  const share = shareText(result[0], revenue[0]);
  const margin = gross === null ? '' : shareText(gross[0], revenue[0]);
  return (
    <p className="mb-3">
      Net {isProfit ? 'profit' : 'loss'} <Strong>{withoutSign(result[0])}</Strong> on revenue of{' '}
      <Strong>{withoutSign(revenue[0])}</Strong>
      {share !== '' && ', '}
      <Strong>{share}</Strong>.{' '}
      <span className="text-ink-2">
        {earlierText(reply)}
        {margin !== '' && `Gross margin ${margin}.`}
      </span>
      {reply.lacksClosingStock && <span className="text-warn"> {provisionalByStock(reply)}</span>}
    </p>
  );
}

const Strong = ({ children }: { readonly children: ReactNode }) => (
  <strong className="font-semibold">{children}</strong>
);

const signed = (paise = 0): string => formatRupees(paise);
const withoutSign = (paise = 0): string => formatRupees(Math.abs(paise));

/** @returns what the other period came to; nothing where none stands beside it, or nothing was. */
function earlierText({
  columns,
  resultPaise: result,
  revenuePaise: revenue,
}: ProfitAndLossReply): string {
  const at = columns.findIndex(({ of }) => of === 'last-year' || of === 'previous');
  const isSaid = [result[at], revenue[at]].some((paise = 0) => paise !== 0);
  if (at === -1 || !isSaid) return '';
  const name = columns[at]?.of === 'last-year' ? 'Last year' : 'The period before';
  return `${name} ${signed(result[at])} on ${withoutSign(revenue[at])}. `;
}

// A figure as its page writes it: balances with their side, lines of statements with a sign.
import type { ExplainedFigure } from '#api/contract/book/log/explain.ts';
import { formatBalance, formatSigned } from '#web/format/money.ts';

const ON_ONE_SIDE = ['debits', 'credits'];

export function explainedText(
  { of, line }: Pick<ExplainedFigure, 'of' | 'line'>,
  paise: number,
): string {
  const isBalance = of === null || of === 'trial-balance';
  return isBalance && !ON_ONE_SIDE.includes(line ?? '')
    ? formatBalance(paise)
    : formatSigned(paise);
}

// Where the entries of the trading and the profit and loss account in two sides lead.
import type { ProfitAndLossReply } from '#api/contract/account/financial-statements.ts';
import { isStockPart } from '#core/statement/index.ts';
import { usePageBook } from '#web/state/page-book.ts';
import type { ReportDays } from '#web/shell/balances/use-days.ts';
import { stockHref } from '../table/stock-check.ts';
import { useColumnLinks } from '../table/use-column-links.ts';
import { useLineHref } from '../use-explain-part.ts';
import type { SideEntry } from './trading-sides.ts';

/** @returns an account to its ledger, stock to its register, a profit to what it is made of. */
export function useSideLinks(
  reply: ProfitAndLossReply | undefined,
  days: ReportDays,
): (entry: SideEntry) => string | undefined {
  const { scope } = usePageBook();
  const columns = reply?.columns ?? [];
  const hrefOf = useColumnLinks(columns, days);
  const explainHref = useLineHref({ of: 'profit-and-loss', form: reply?.form ?? null, columns });
  return ({ part, code }) => {
    if (part === undefined) return explainHref(code ?? '');
    const { accountId, name } = part;
    if (accountId !== null) return hrefOf(accountId, 0);
    const isStock = reply !== undefined && isStockPart({ accountId, name });
    return isStock ? stockHref(reply, scope) : undefined;
  };
}

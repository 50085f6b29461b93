// Where a person came from when a figure was explained: the page that was open before, else the
// page that has the figure by its name.
import { useAtomValue } from 'jotai';
import type { ExplainedFigure, ExplainedPage } from '#api/contract/book/log/explain.ts';
import { paths } from '#web/paths.ts';
import { openedAtom } from '#web/state/opened.ts';
import { usePageBook } from '#web/state/page-book.ts';

export const PAGE_NAMES: Readonly<Record<ExplainedPage, string>> = {
  'profit-and-loss': 'Profit and loss',
  'balance-sheet': 'Balance sheet',
  'cash-flow': 'Cash flow',
  'trial-balance': 'Trial balance',
  ratios: 'Ratios',
  'gst-summary': 'GST summary',
  receivables: 'Receivables',
  payables: 'Payables',
  stock: 'Stock summary',
  'fixed-assets': 'Fixed assets',
  registers: 'Registers',
  'owners-accounts': 'Owners’ accounts',
  depreciation: 'Depreciation run',
  journals: 'Journal entries',
  invoices: 'Invoices',
  customers: 'Customers',
  presales: 'Quotations and challans',
};

type Scope = number | undefined;

const PAGES: Readonly<Record<ExplainedPage, (scope: Scope) => string>> = {
  'profit-and-loss': (scope) => paths.profitAndLoss(scope),
  'balance-sheet': (scope) => paths.balanceSheet(scope),
  'cash-flow': (scope) => paths.cashFlow(scope),
  'trial-balance': (scope) => paths.reports(scope),
  ratios: (scope) => paths.ratios(scope),
  'gst-summary': (scope) => paths.bookReport('gst-summary', scope),
  receivables: (scope) => paths.receivables(scope),
  payables: (scope) => paths.accounts(scope),
  stock: (scope) => paths.bookReport('stock-summary', scope),
  'fixed-assets': (scope) => paths.bookReport('fixed-assets', scope),
  registers: (scope) => paths.bookReport('sales-register', scope),
  'owners-accounts': (scope) => paths.bookReport('owners-accounts', scope),
  depreciation: (scope) => paths.bookReport('depreciation', scope),
  journals: (scope) => paths.journals(scope),
  invoices: (scope) => paths.invoicesWhere({}, scope),
  customers: (scope) => paths.customersOf(scope),
  presales: (scope) => paths.presales(scope),
};

type WayBack = { readonly title: string; readonly to: string };

const isHistory = (path: string): boolean => /^\/book\/\d+\/history(?:$|[?#])/.test(path);

/** @param figure null while it is read. */
export function useWayBack(figure: Pick<ExplainedFigure, 'of' | 'account'> | null): WayBack {
  const { scope } = usePageBook();
  const before = (useAtomValue(openedAtom) ?? []).find(({ path }) => !isHistory(path));
  if (before !== undefined) return { title: before.title, to: before.path };
  if (figure?.of != null) return { title: PAGE_NAMES[figure.of], to: PAGES[figure.of](scope) };
  const account = figure?.account ?? null;
  if (account !== null) return { title: account.name, to: paths.account(account.id, scope) };
  return { title: PAGE_NAMES['trial-balance'], to: paths.reports(scope) };
}

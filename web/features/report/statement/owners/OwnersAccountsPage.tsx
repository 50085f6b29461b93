// The accounts of the owners from opening to closing: of each partner, or of a proprietor.
import { useQuery } from '@tanstack/react-query';
import { readOwnersAccounts } from '#api/contract/account/reports/owners-accounts.ts';
import type { OwnersAccountsReply } from '#api/contract/account/reports/owners-accounts.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { sheetOfView } from '#core/report/index.ts';
import { asking, awaited } from '#web/client/query.ts';
import { figureLedgerQuery } from '#web/format/periods.ts';
import { paths } from '#web/paths.ts';
import { useExplainHref } from '#web/shell/history/use-explain.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { useReportColumns } from '../../books/kit/columns/use-report-columns.tsx';
import { ReportFrame } from '../../books/kit/ReportFrame.tsx';
import { columnPeriod } from '../../columns/column-period.ts';
import { useReportRange } from '../../books/kit/use-report-range.ts';
import { ownersInWords, ownersView } from './owners-accounts.ts';

export function OwnersAccountsPage() {
  const { id: bookId, scope } = usePageBook();
  const state = useReportRange('year');
  const { range } = state;
  const callOf = ({ from, to }: Period) => ({ params: { bookId }, query: { from, to } });
  const read = useQuery(asking(readOwnersAccounts, callOf(range)));
  const { data } = read;
  const explainHref = useExplainHref();
  const viewOf = (reply: OwnersAccountsReply, days: Period) =>
    ownersView({
      reply,
      explainHref: (line) =>
        explainHref({ of: 'owners-accounts', line, from: days.from, asOn: days.to }),
      hrefOf: ({ accountId }) =>
        accountId === null
          ? paths.profitAndLoss(scope, { from: days.from, on: days.to })
          : paths.account(accountId, scope, figureLedgerQuery(days, columnPeriod(days))),
    });
  const drawing = useReportColumns(state, {
    list: 'owners-accounts',
    endpoint: readOwnersAccounts,
    callOf,
    viewOf,
    figure: 'Closing (₹)',
    share: { name: 'the total', key: 'total' },
  });
  const view = data === undefined ? null : viewOf(data, range);
  return (
    <ReportFrame
      title="Owners’ accounts"
      what="the owners’ accounts"
      none="No account of the owners has a balance or an entry in this period."
      state={state}
      view={view}
      drawing={drawing}
      read={awaited(read)}
      sheet={async (work) =>
        sheetOfView(viewOf(await work.read(readOwnersAccounts, callOf(range)), range))
      }
      answer={data !== undefined && view?.lines.length !== 0 ? ownersInWords(data) : undefined}
    />
  );
}

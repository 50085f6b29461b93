// The accounts of the owners from opening to closing: of each partner, or of a proprietor.
import { useQuery } from '@tanstack/react-query';
import { readOwnersAccounts } from '#api/contract/account/reports/owners-accounts.ts';
import type {
  OwnersAccountsReply,
  OwnersAccountWire,
} from '#api/contract/account/reports/owners-accounts.ts';
import { asking, awaited } from '#web/client/query.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { ReportFrame } from '../../books/kit/ReportFrame.tsx';
import { sheetOfView } from '../../books/kit/report-view.ts';
import { rangeQuery, useReportRange } from '../../books/kit/use-report-range.ts';
import { ownersInWords, ownersView } from './owners-accounts.ts';

export function OwnersAccountsPage() {
  const { id: bookId, scope } = usePageBook();
  const state = useReportRange('year');
  const { range } = state;
  const { from, to } = range;
  const call = { params: { bookId }, query: { from, to } };
  const read = useQuery(asking(readOwnersAccounts, call));
  const { data } = read;
  const hrefOf = ({ account_id: accountId }: OwnersAccountWire) =>
    accountId === null
      ? paths.profitAndLoss(scope, { from, on: to })
      : paths.account(accountId, scope, rangeQuery(range));
  const viewOf = (reply: OwnersAccountsReply) => ownersView({ reply, hrefOf });
  const view = data === undefined ? null : viewOf(data);
  return (
    <ReportFrame
      title="Owners’ accounts"
      what="the owners’ accounts"
      none="No account of the owners has a balance or an entry in this period."
      {...{ state, view }}
      read={awaited(read)}
      sheet={async (work) => sheetOfView(viewOf(await work.read(readOwnersAccounts, call)))}
      answer={data !== undefined && view?.lines.length !== 0 ? ownersInWords(data) : undefined}
    />
  );
}

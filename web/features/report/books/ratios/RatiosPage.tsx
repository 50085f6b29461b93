// The ratios of Schedule III: what each is made of, beside the year before.
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { readRatios } from '#api/contract/account/reports/ratios.ts';
import type { RatiosReply } from '#api/contract/account/reports/ratios.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { sheetOfView } from '#core/report/index.ts';
import { asking, awaited } from '#web/client/query.ts';
import { formatCount } from '#web/format/money.ts';
import { useKeysUntil } from '#web/ahead/use-keys-until.ts';
import { useRightsKnown } from '#web/client/use-rights.ts';
import { useExplainHref } from '#web/shell/history/use-explain.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { useReportColumns } from '../kit/columns/use-report-columns.tsx';
import { ReportFrame } from '../kit/ReportFrame.tsx';
import { useReportRange } from '../kit/use-report-range.ts';
import { RatioDialog } from './RatioDialog.tsx';
import { ratiosView } from './ratios.ts';

export function RatiosPage() {
  const { id: bookId } = usePageBook();
  const state = useReportRange('year');
  const callOf = ({ from, to }: Period) => ({ params: { bookId }, query: { from, to } });
  const read = useQuery(asking(readRatios, callOf(state.range)));
  // What is typed is for the explanation, which whoever may not explain does not have.
  useKeysUntil(useRightsKnown());
  const { shown, hrefOf, close } = useShownRatio();
  const explainHref = useExplainHref();
  const viewOf = (reply: RatiosReply) => ratiosView(reply, { hrefOf, explainHref });
  const drawing = useReportColumns(state, {
    list: 'ratios',
    endpoint: readRatios,
    callOf,
    viewOf,
    figure: 'This period',
    keeps: ['Unit'],
    zero: 'shown',
  });
  const row = read.data?.rows.find(({ code }) => code === shown);
  return (
    <ReportFrame
      state={state}
      drawing={drawing}
      title="Ratios"
      what="the ratios"
      isBook={false}
      view={read.data === undefined ? null : viewOf(read.data)}
      read={awaited(read)}
      sheet={async (work) => sheetOfView(viewOf(await work.read(readRatios, callOf(state.range))))}
      answer={read.data !== undefined && answerOf(read.data)}
    >
      {read.data !== undefined && row !== undefined && (
        <RatioDialog key={row.code} row={row} reply={read.data} onClose={close} />
      )}
    </ReportFrame>
  );
}

/** Which ratio is open stands in the address, so that Back closes it. */
function useShownRatio() {
  const [address, setAddress] = useSearchParams();
  const hrefOf = (code: string): string => {
    const opened = new URLSearchParams(address);
    opened.set('ratio', code);
    return `?${opened}`;
  };
  const close = () =>
    setAddress(
      (now) => {
        now.delete('ratio');
        return now;
      },
      { replace: true },
    );
  return { shown: address.get('ratio'), hrefOf, close };
}

function answerOf({ rows }: RatiosReply): string {
  const asked = rows.filter((row) => row.asksExplanation);
  if (asked.length === 0)
    return 'No ratio has changed by more than 25%. None needs an explanation.';
  const open = asked.filter(({ explanation }) => explanation === null).length;
  return [
    `${formatCount(asked.length)} of ${formatCount(rows.length)} changed by more than 25%: ` +
      'Schedule III asks to explain them.',
    open === 0 ? 'All are explained.' : `${formatCount(open)} not explained yet.`,
  ].join(' ');
}

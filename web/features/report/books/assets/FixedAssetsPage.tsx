// The register of fixed assets of any days, and the blocks of income tax of their year.
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { readFixedAssets } from '#api/contract/account/assets/fixed-assets.ts';
import type { FixedAssets } from '#api/contract/account/assets/fixed-assets.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { sheetOfView } from '#core/report/index.ts';
import { asking, awaited } from '#web/client/query.ts';
import { useExplainHref } from '#web/shell/history/use-explain.ts';
import { formatRupees } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Segmented } from '#web/ui/inputs/Segmented.tsx';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { useReportColumns } from '../kit/columns/use-report-columns.tsx';
import { ViewPart } from '../../head/ReportHead.tsx';
import { ReportFrame } from '../kit/ReportFrame.tsx';
import { useReportRange } from '../kit/use-report-range.ts';
import { fixedAssetsView, tiesInWords } from './fixed-assets.ts';
import { taxBlocksView } from './tax-blocks.ts';

/** Which of the two is shown, by the address. */
function useBlocks() {
  const [address, setAddress] = useSearchParams();
  const isBlocks = address.get('as') === 'blocks';
  const setBlocks = (blocks: boolean) =>
    setAddress(
      (now) => {
        if (blocks) now.set('as', 'blocks');
        else now.delete('as');
        return now;
      },
      { replace: true, flushSync: true },
    );
  return { isBlocks, setBlocks };
}

export function FixedAssetsPage() {
  const { id: bookId, scope } = usePageBook();
  const state = useReportRange('year');
  const { range } = state;
  const { isBlocks, setBlocks } = useBlocks();
  const callOf = ({ from, to }: Period) => ({ params: { bookId }, query: { from, to } });
  const read = useQuery(asking(readFixedAssets, callOf(range)));
  const { data } = read;
  const hrefOf = (assetId: number) => paths.holding('asset', assetId, scope);
  const hrefOfFigure = useExplainHref();
  const viewOf = (register: FixedAssets, days: Period) => {
    const explainHref = (line: string) =>
      hrefOfFigure({ of: 'fixed-assets', line, from: days.from, asOn: days.to });
    return isBlocks
      ? taxBlocksView(register, explainHref)
      : fixedAssetsView({ range: days, register, hrefOf, explainHref });
  };
  const drawing = useReportColumns(state, {
    list: isBlocks ? 'tax-blocks' : 'fixed-assets',
    endpoint: readFixedAssets,
    callOf,
    viewOf,
    figure: isBlocks ? 'Closing value (₹)' : 'Closing net (₹)',
    share: { name: 'the total', key: 'total' },
    ofYears: isBlocks,
  });
  return (
    <ReportFrame
      title={isBlocks ? 'Income-tax blocks' : 'Fixed assets'}
      what="the register of fixed assets"
      none="No fixed assets in this period. Enter the cost of an asset on its page, under Assets."
      state={state}
      drawing={drawing}
      view={data === undefined ? null : viewOf(data, range)}
      read={awaited(read)}
      sheet={async (work) =>
        sheetOfView(viewOf(await work.read(readFixedAssets, callOf(range)), range))
      }
      answer={data !== undefined && answerOf(data, isBlocks)}
      choices={[
        <ViewPart key="shown" name="Shown">
          <Segmented
            label="Shown"
            options={[
              { value: 'register', label: 'Register' },
              { value: 'blocks', label: 'Income-tax blocks' },
            ]}
            value={isBlocks ? 'blocks' : 'register'}
            onChange={(value) => setBlocks(value === 'blocks')}
          />
        </ViewPart>,
      ]}
      keys={[{ keys: 'V', does: 'Register or blocks', run: () => setBlocks(!isBlocks) }]}
      hints={
        <>
          , <Kbd>V</Kbd> blocks
        </>
      }
    />
  );
}

function answerOf(data: FixedAssets, isBlocks: boolean): string {
  if (isBlocks) {
    const sum = data.blocks.reduce((total, { depreciationPaise }) => total + depreciationPaise, 0);
    return `Depreciation ${formatRupees(sum)} by income tax for the year ${data.year}.`;
  }
  const { chargedPaise, netClosingPaise } = data.totals;
  return [
    `Depreciation ${formatRupees(chargedPaise)}, ` + `net block ${formatRupees(netClosingPaise)}.`,
    ...tiesInWords(data),
  ].join(' ');
}

// The moves of one product with what each is worth: what a figure of the stock summary opens into.
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { readStockRegister } from '#api/contract/catalogue/stock/valuation.ts';
import type {
  ProductStockRegister,
  ValuedStockMove,
} from '#api/contract/catalogue/stock/valuation.ts';
import { sheetOfView } from '#core/report/index.ts';
import { statusOf } from '#web/client/failure.ts';
import { asking, awaited } from '#web/client/query.ts';
import { useExplainHref } from '#web/shell/history/use-explain.ts';
import { formatThousandths, formatRupees } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { useEntryOrder } from '../kit/columns/use-no-columns.ts';
import { ReportFrame } from '../kit/ReportFrame.tsx';
import { useReportRange } from '../kit/use-report-range.ts';
import { stockRegisterView } from './stock-register.ts';
import { MethodSelect, methodInWords, useStockMethod } from './use-stock-method.tsx';

const NO_COLUMNS =
  'A move is of one day and has no column of another period. Stock summary compares products.';

const NOTHING_AWAITED = { isPending: false, why: null, onRetry: () => undefined } as const;
/** Also of a moment before it was added. */
const UNKNOWN = 'The book has no such product here. Open one in the stock summary.';

export function StockRegisterPage() {
  const { id: bookId, scope } = usePageBook();
  const state = useReportRange('year');
  const { range } = state;
  const { method, setMethod, next } = useStockMethod();
  const productId = Number(useSearchParams()[0].get('product') ?? Number.NaN);
  const isNamed = Number.isSafeInteger(productId) && productId > 0;
  const query = { from: range.from, to: range.to, ...(method !== undefined && { method }) };
  const call = { params: { bookId, productId: isNamed ? productId : 1 }, query };
  const read = useQuery({ ...asking(readStockRegister, call), enabled: isNamed });
  const data = isNamed ? read.data : undefined;
  const isUnknown = read.error !== null && statusOf(read.error.failure) === 404;
  const hrefOf = ({ document, documentId: id }: ValuedStockMove) =>
    id === null ? null : paths.documentOfMove(document, id, scope);
  const hrefOfFigure = useExplainHref();
  const explainHref = (line: string) =>
    hrefOfFigure({ of: 'stock', line, method, from: range.from, asOn: range.to });
  const viewOf = (register: ProductStockRegister) =>
    stockRegisterView({ register, range, hrefOf, explainHref });
  const drawing = useEntryOrder(NO_COLUMNS);
  return (
    <ReportFrame
      drawing={drawing}
      title={data === undefined ? 'Stock register' : `Stock register of ${data.product}`}
      what="the stock register"
      state={state}
      view={data === undefined ? null : viewOf(data)}
      read={isNamed && !isUnknown ? awaited(read) : NOTHING_AWAITED}
      sheet={async (work) => sheetOfView(viewOf(await work.read(readStockRegister, call)))}
      empty={isUnknown ? UNKNOWN : isNamed ? null : 'Open a product in the stock summary.'}
      choices={[<MethodSelect key="method" method={method} setMethod={setMethod} />]}
      chosen={methodInWords(method)}
      answer={data !== undefined && answerOf(data)}
      keys={[{ keys: 'V', does: 'Value by the next method', run: next }]}
      hints={
        <>
          , <Kbd>V</Kbd> method
        </>
      }
    />
  );
}

const answerOf = ({ closing, unit, isNegative }: ProductStockRegister): string => {
  const quantity = `${formatThousandths(closing.quantityThousandths)}${unit === null ? '' : ` ${unit}`}`;
  const told = `${quantity} worth ${formatRupees(closing.valuePaise)} at the end.`;
  return isNegative ? `${told} More had left than was there.` : told;
};

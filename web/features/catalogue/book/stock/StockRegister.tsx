// The products that are kept in stock as a register, sorted and narrowed by the server.
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { StockFigures, StockRow } from '#api/contract/catalogue/stock/register.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { counted, formatCount } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { orderAnew } from '#web/shell/keys/register/order-anew.ts';
import { useRegisterKeys } from '#web/shell/keys/register/use-register-keys.ts';
import { useStretches } from '#web/shell/keys/register/use-stretches.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { orderOf, shownColumns } from '#web/ui/lists/register/columns.ts';
import { RegisterTable } from '#web/ui/lists/register/RegisterTable.tsx';
import { useRegister } from '#web/ui/lists/register/use-register.ts';
import { useRoom } from '#web/ui/lists/register/use-room.ts';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { stockStretchOf } from './queries.ts';
import type { StockRequest, StockOrder } from './queries.ts';
import { useStockColumns, useStockLines } from './use-stock-columns.tsx';

type Props = {
  readonly figures: StockFigures;
  readonly asked: StockRequest;
  readonly order: StockOrder;
  readonly hidden: readonly string[];
  readonly onOrder: (order: StockOrder) => void;
  readonly onClear: () => void;
};

const keyOf = ({ productId }: StockRow): number => productId;
const nameOf = ({ product }: StockRow): string => product;

export function StockRegister({ figures, asked, order, hidden, onOrder, onClear }: Props) {
  const { id: bookId, scope } = usePageBook();
  const navigate = useNavigate();
  const room = useRoom();
  const listKey = JSON.stringify([asked, order]);
  const register = useRegister<StockRow>({ listKey, count: figures.count, groups: null, keyOf });
  const { rowAt, error, retry } = useStretches(register, (offset) =>
    stockStretchOf(bookId, asked, order, offset),
  );
  const all = useStockColumns();
  const linesOf = useStockLines();
  const columns = useMemo(() => shownColumns(all, hidden, room), [all, hidden, room]);
  const onPage = ({ productId }: StockRow) => void navigate(paths.stockMoves(productId, scope));
  const setOrder = (next: string) => onOrder(next as StockOrder);
  useRegisterKeys({
    title: 'Stock in hand',
    opensInPlace: false,
    register,
    rowAt,
    onPage,
    order,
    onOrder: setOrder,
  });
  if (error !== null) {
    return <ErrorState what="the stock" why={sentenceOf(error.failure)} onRetry={retry} />;
  }
  return (
    <RegisterTable
      caption="Stock in hand"
      columns={columns}
      register={register}
      rowAt={rowAt}
      nameOf={nameOf}
      linesOf={linesOf}
      headings={null}
      order={orderOf(order)}
      onOrder={(next) => orderAnew(setOrder, next)}
      foot={{
        text: `${counted(figures.count, 'product')} shown of ${formatCount(figures.of)}`,
        sums: {},
      }}
      empty={
        <>
          No products match.{' '}
          <Button kind="quiet" onClick={onClear}>
            Clear filters
          </Button>
        </>
      }
      onOpen={onPage}
      lookOf={() => ''}
    />
  );
}

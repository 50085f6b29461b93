// The product of a line of a stock journal, as the way to its moves.
import { Link } from 'react-router-dom';
import type { StockJournal } from '#api/contract/catalogue/stock/stock-journal.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';

type Props = Pick<StockJournal['lines'][number], 'productId' | 'product'>;

export function ProductOfLine({ productId, product }: Props) {
  const { scope } = usePageBook();
  return (
    <Link
      to={paths.stockMoves(productId, scope)}
      dir="auto"
      className="link-quiet inline-block min-h-6 py-0.5"
    >
      {product}
    </Link>
  );
}

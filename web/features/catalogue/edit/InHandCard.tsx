// What is in stock of a product, and the way to its moves.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { stockOfProducts } from '#web/client/billing-reads.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { formatThousandths } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { useScope } from '#web/shell/commands/use-scope.ts';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';

type Props = { readonly bookId: number; readonly productId: number };

export function InHandCard({ bookId, productId }: Props) {
  const scope = useScope();
  const { data, error, refetch } = useQuery(stockOfProducts(bookId, [productId]));
  const [row] = data ?? [];
  const inHand = row?.inHandThousandths ?? 0;
  return (
    <section aria-labelledby="in-hand" className="card p-4">
      <h2 id="in-hand" className="mb-2 text-h2 font-semibold">
        In hand
      </h2>
      {data !== undefined && (
        <p className="flex justify-between gap-3">
          <Link to={paths.stockMoves(productId, scope)} className="link-quiet">
            Moves
          </Link>
          <b className={`num ${inHand < 0 ? 'text-warn' : ''}`}>
            {formatThousandths(inHand)} <span dir="auto">{row?.unit}</span>
          </b>
        </p>
      )}
      {data === undefined && error === null && (
        <Skeletons label="Loading the stock" count={1} item="h-6" layout="grid" />
      )}
      {data === undefined && error !== null && (
        <ErrorState
          what="the stock"
          why={sentenceOf(error.failure)}
          onRetry={() => void refetch()}
        />
      )}
    </section>
  );
}

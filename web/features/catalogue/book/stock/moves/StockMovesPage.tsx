// The moves of a product in a period, with what was in hand before, after each of them, and now.
import type { ReactNode } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import type { StockMoves } from '#api/contract/catalogue/stock/register.ts';
import { sentenceOf, statusOf } from '#web/client/failure.ts';
import { formatDate, todayInIndia } from '#web/format/dates.ts';
import { formatCount, formatThousandths } from '#web/format/money.ts';
import { rangeOf } from '#web/format/periods.ts';
import { paths } from '#web/paths.ts';
import { usePeriodKeys } from '#web/shell/keys/use-period-keys.ts';
import { SheetActions } from '#web/shell/sheet/SheetActions.tsx';
import { usePeriod } from '#web/state/address.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { PeriodPicker } from '#web/ui/inputs/PeriodPicker.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { MovesTable } from './MovesTable.tsx';
import { ProductBatches } from './ProductBatches.tsx';
import { ProductPlaces } from './ProductPlaces.tsx';
import { usePlaceShown } from './use-place-shown.tsx';
import { stockMovesQuery } from '../queries.ts';
import type { PlaceShown } from '../queries.ts';

function ToList() {
  const { scope } = usePageBook();
  return (
    <Link to={paths.stockInHand(scope)} className="link-quiet">
      Stock in hand
    </Link>
  );
}

export function StockMovesPage() {
  const { id: bookId } = usePageBook();
  const productId = Number(useParams()['productId']);
  const isId = Number.isSafeInteger(productId) && productId > 0;
  const periods = usePeriod();
  const { period, setPeriod, today } = periods;
  const range = rangeOf(period);
  const { place, name, control } = usePlaceShown(bookId);
  const asked = { ...range, ...(place !== null && { godown: place }) };
  const told = useQuery({
    ...stockMovesQuery(bookId, productId, asked),
    enabled: isId,
    placeholderData: keepPreviousData,
  });
  usePeriodKeys(periods);
  if (!isId || (told.isError && statusOf(told.error.failure) === 404)) return <NoSuchProduct />;
  if (told.data === undefined) {
    return (
      <>
        <PageHead title="Moves" above={<ToList />} />
        {told.isError ? (
          <ErrorState
            what="the moves"
            why={sentenceOf(told.error.failure)}
            onRetry={() => void told.refetch()}
          />
        ) : (
          <Skeletons label="Loading moves" count={8} item="h-8" layout="flex flex-col gap-1" />
        )}
      </>
    );
  }
  return (
    <Told
      bookId={bookId}
      told={told.data}
      isOld={told.isPlaceholderData}
      place={name}
      placeShown={place}
    >
      <PeriodPicker period={period} onChange={setPeriod} today={today} />
      {control}
      <span className="grow" />
      <SheetActions
        what="the moves"
        of={async (work) =>
          (await import('../stock-sheet.ts')).movesReport(work, {
            bookId,
            productId,
            place: name,
            ...asked,
          })
        }
      />
    </Told>
  );
}

function NoSuchProduct() {
  const { scope } = usePageBook();
  return (
    <>
      <PageHead title="No such product" above={<ToList />} />
      <EmptyState
        title="No such product"
        actions={
          <Link to={paths.stockInHand(scope)} className={buttonClass('primary')}>
            Stock in hand
          </Link>
        }
      >
        Nothing was found at this address.
      </EmptyState>
    </>
  );
}

/** A year that runs ends after today, and nothing has expired by then yet. */
const earlierOf = (one: string, other: string): string => (one < other ? one : other);

const SOURCES = {
  document: 'opening balances',
  product: 'opening stock of the product',
} as const;

type Props = {
  readonly bookId: number;
  readonly told: StockMoves;
  readonly isOld: boolean;
  /** The one that is shown alone; undefined of all. */
  readonly place: string | undefined;
  readonly placeShown: PlaceShown | null;
  /** The period, and what is done with the list. */
  readonly children: ReactNode;
};

function Told({ bookId, told, isOld, place, placeShown, children }: Props) {
  const { scope } = usePageBook();
  const { product, productId: id, unit, start, inHandThousandths } = told;
  const isBelow = inHandThousandths < 0;
  return (
    <>
      <PageHead
        title={product}
        above={<ToList />}
        below={
          <p className="text-sm text-ink-2">
            {start === null
              ? 'Without opening stock'
              : `Counted from ${formatDate(start.countsFrom)}, ${SOURCES[start.source]}`}
            {' · '}
            <Link to={paths.product(id, scope)} className="link">
              Product
            </Link>
          </p>
        }
      >
        <p className="sm:text-right">
          <span dir="auto" className="block text-sm text-ink-2">
            {place === undefined ? 'In hand' : `In hand, ${place}`}
          </span>
          <b className={`num text-h2 ${isBelow ? 'text-warn' : ''}`}>
            {formatThousandths(inHandThousandths)} <span dir="auto">{unit}</span>
          </b>
        </p>
      </PageHead>
      <div className="mb-3 flex flex-wrap items-center gap-2 print:hidden">{children}</div>
      {!told.stocked && (
        <div className="mb-3">
          <Notice kind="remark">This product is not kept in stock now.</Notice>
        </div>
      )}
      {isBelow && (
        <div className="mb-3">
          <Notice kind="warning">
            Stock is negative: more went out than came in. Post a stock journal for what came in.
          </Notice>
        </div>
      )}
      <ProductBatches bookId={bookId} productId={id} asOn={earlierOf(told.to, todayInIndia())} />
      <ProductPlaces bookId={bookId} productId={id} days={{ from: told.from, to: told.to }} />
      <div aria-busy={isOld}>
        <MovesTable told={told} place={placeShown} />
      </div>
      {!told.isWhole && (
        <p className="mt-3">
          The first {formatCount(told.moves.length)} moves. Choose a shorter period for the rest.
        </p>
      )}
    </>
  );
}

// The bill that an asset was bought on: what its line says of a new one, and the way back to it.
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import type { Depreciation } from '#api/contract/catalogue/asset.ts';
import { readPurchaseBill } from '#api/contract/trade/purchase-bill.ts';
import { asking } from '#web/client/query.ts';
import { dayText } from '#web/format/dates.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { masterOf } from '../../calls/one.ts';
import { boughtAssetOf } from './asset-fields.tsx';
import type { BoughtAsset } from './asset-fields.tsx';

const billOf = (bookId: number, billId: number) =>
  asking(readPurchaseBill, { params: { billId }, query: { book_id: bookId } });

/** @returns what the address names of a bill says of a new asset; `isPending` while it is read. */
export function useBoughtAsset(bookId: number) {
  const [search] = useSearchParams();
  const [billId, line] = ['bill', 'line'].map((name) => Number(search.get(name) ?? 0));
  const isAsked = Number.isSafeInteger(billId) && (billId ?? 0) > 0;
  const bill = useQuery({ ...billOf(bookId, billId ?? 0), enabled: isAsked });
  const item = bill.data?.items.find((one) => one.line === line);
  const productId = item?.productId ?? null;
  const product = useQuery({
    ...masterOf('product', bookId, productId ?? 0),
    enabled: productId !== null,
  });
  const isPending = isAsked && (bill.isPending || (productId !== null && product.isPending));
  const bought: BoughtAsset | undefined =
    bill.data === undefined || item === undefined || isPending
      ? undefined
      : boughtAssetOf(bill.data, item, product.data?.record.categoryId ?? null);
  return { isPending, bought };
}

type Props = {
  readonly bookId: number;
  readonly on: NonNullable<Depreciation['bought']>;
};

export function BoughtOn({ bookId, on: { billId, line } }: Props) {
  const { scope } = usePageBook();
  const { data: bill } = useQuery(billOf(bookId, billId));
  if (bill === undefined) return null;
  return (
    <section aria-labelledby="bought-on" className="card p-4">
      <h2 id="bought-on" className="mb-1 font-semibold">
        Bought on
      </h2>
      <p>
        <Link to={paths.purchaseBill(billId, scope)} className="link-name">
          Bill {bill.billNumber}
        </Link>
        , line {line}
      </p>
      <p className="text-sm text-ink-2">
        {bill.supplierName} · {dayText(bill.billDate)}
        {bill.status === 'reversed' && ' · Reversed'}
      </p>
    </section>
  );
}

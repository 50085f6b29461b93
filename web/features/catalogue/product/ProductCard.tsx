// A product that is looked at and not changed here.
import type { ReactNode } from 'react';
import type { Product } from '#api/contract/catalogue/product.ts';
import { pricePerUnit } from './decimals.ts';

export function ProductCard({ product }: { readonly product: Product }) {
  const { priceThousandths } = product;
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Category', product.category],
    ...product.valueProduct.map(({ attribute, name }) => [attribute, name] as const),
    ['Brand', product.brand],
    ['Unit', product.unit],
    ['HSN or SAC', product.hsn],
    ['GST rate', product.gstBps === null ? null : `${product.gstBps / 100}%`],
    ['Price', priceThousandths === null ? null : `₹${pricePerUnit(priceThousandths)}`],
  ];
  return (
    <dl className="card grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 p-4">
      {facts
        .filter(([, fact]) => fact !== null)
        .map(([name, fact], at) => (
          <div key={at} className="contents">
            <dt dir="auto" className="break-words text-ink-2">
              {name}
            </dt>
            <dd dir="auto" className="break-words">
              {fact}
            </dd>
          </div>
        ))}
    </dl>
  );
}

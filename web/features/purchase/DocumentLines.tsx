// The lines of a document as it was posted. A phone has no room for the tax by its heads, which the
// totals below have, and shows the HSN below the name.
import type { ReactNode } from 'react';
import { decimalText } from '#core/kernel/decimal.ts';
import { formatPaise } from '#web/format/money.ts';

type Line = {
  readonly line: number;
  readonly name: string;
  readonly hsn: string | null;
  readonly quantityThousandths: number | null;
  readonly taxablePaise: number;
  readonly taxBps: number;
};
type TaxedLine = Line & {
  readonly cgstPaise: number;
  readonly sgstPaise: number;
  readonly igstPaise: number;
};

type Props<Item extends Line> = {
  readonly caption: string;
  readonly items: readonly Item[];
  /** By the heads of its tax; none of what bears no tax. */
  readonly taxes?: readonly { readonly name: string; readonly of: (item: Item) => number }[];
  /** What is counted in the first column, where it is not the line's own number. */
  readonly numberOf?: (item: Item) => number;
  /** In thousandths of a rupee; left out where the document says none. */
  readonly rateOf?: (item: Item) => number | null;
  /** Further figures of a line, for which a phone has no room. */
  readonly more?: readonly { readonly name: string; readonly of: (item: Item) => string }[];
  /** Below the name. */
  readonly remark: (item: Item) => ReactNode;
};

/** The heads of the tax of a document, by the places of its parties. */
export const taxColumns = <Item extends TaxedLine>(isIgst: boolean) =>
  isIgst
    ? [{ name: 'IGST (₹)', of: ({ igstPaise }: Item) => igstPaise }]
    : [
        { name: 'CGST (₹)', of: ({ cgstPaise }: Item) => cgstPaise },
        { name: 'SGST (₹)', of: ({ sgstPaise }: Item) => sgstPaise },
      ];

const measured = (thousandths: number | null): string =>
  thousandths === null ? '' : decimalText(thousandths, 3);

const HEAD = 'py-1 font-medium';
const NOT_ON_PHONE = 'max-sm:hidden';

export function DocumentLines<Item extends Line>(props: Props<Item>) {
  const { caption, items, taxes: heads = [], numberOf = ({ line }: Item) => line, rateOf } = props;
  const { more = [], remark } = props;
  const isTaxed = heads.length > 0;
  const figures = [
    'Qty',
    ...(rateOf === undefined ? [] : ['Rate (₹)']),
    ...(isTaxed ? ['Taxable (₹)', 'GST %'] : ['Value (₹)']),
  ];
  return (
    <div className="mt-4">
      <table className="table w-full">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="text-sm text-ink-2">
            {['#', 'Item or account'].map((name) => (
              <th key={name} scope="col" className={`${HEAD} pr-3 text-left`}>
                {name}
              </th>
            ))}
            <th scope="col" className={`${HEAD} ${NOT_ON_PHONE} pr-3 text-left`}>
              HSN/SAC
            </th>
            {figures.map((name) => (
              <th key={name} scope="col" className={`${HEAD} pl-3 text-right`}>
                {name}
              </th>
            ))}
            {[...heads, ...more].map(({ name }) => (
              <th key={name} scope="col" className={`${HEAD} ${NOT_ON_PHONE} pl-3 text-right`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.line} className="border-t border-line align-top">
              <td className="py-2 pr-3 text-ink-2">{numberOf(item)}</td>
              <td className="py-2 pr-3 wrap-anywhere">
                <span dir="auto">{item.name}</span>
                {item.hsn !== null && (
                  <span className="block text-xs text-ink-2 sm:hidden">{item.hsn}</span>
                )}
                {remark(item)}
              </td>
              <td className={`py-2 pr-3 ${NOT_ON_PHONE}`}>{item.hsn}</td>
              <td className="num py-2 pl-3">{measured(item.quantityThousandths)}</td>
              {rateOf !== undefined && <td className="num py-2 pl-3">{measured(rateOf(item))}</td>}
              <td className="num py-2 pl-3">{formatPaise(item.taxablePaise)}</td>
              {isTaxed && <td className="num py-2 pl-3">{decimalText(item.taxBps, 2)}</td>}
              {heads.map(({ name, of }) => (
                <td key={name} className={`num py-2 pl-3 ${NOT_ON_PHONE}`}>
                  {formatPaise(of(item))}
                </td>
              ))}
              {more.map(({ name, of }) => (
                <td key={name} className={`num py-2 pl-3 ${NOT_ON_PHONE}`}>
                  {of(item)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

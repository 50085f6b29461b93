// A product opened in place: what it is, what is said of it on bills, and what can be done.
import { Link } from 'react-router-dom';
import type { ListedProduct } from '#api/contract/catalogue/product.ts';
import { formatDate, formatInstant } from '#web/format/dates.ts';
import { formatRupees, formatThousandths } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { useScope } from '#web/shell/commands/use-scope.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { KeyValue } from '#web/ui/lists/Figures.tsx';
import { keyLabel } from '#web/ui/marks/key-names.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { productMarks } from './ProductList.tsx';

export function OpenedProduct({ product }: { readonly product: ListedProduct }) {
  const scope = useScope();
  const { id, category, brand, unit, uqc, valueProduct: values } = product;
  return (
    <>
      <div className="register-sides pt-1">
        <KeyValue
          pairs={[
            { name: 'Category', value: category },
            { name: 'Brand', value: brand || '—' },
            { name: 'Unit', value: unit === null ? '—' : `${unit} (${uqc})` },
            ...values.map(({ attribute, name }) => ({ name: attribute, value: name })),
          ]}
        />
        <KeyValue
          pairs={[
            { name: 'HSN or SAC', value: product.hsn ?? '—' },
            { name: 'GST rates', value: ratesOf(product) || '—' },
            { name: 'In hand', value: inHandOf(product) },
          ]}
        />
        <p className="text-xs text-ink-2">
          Added {formatInstant(product.createdAt)}
          <br />
          {productMarks(product)}
          {openingOf(product)}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 pt-2 print:hidden">
        {product.inHandThousandths !== null && (
          <Link to={paths.stockMoves(id, scope)} className={buttonClass('secondary')}>
            Stock moves
          </Link>
        )}
        <Link to={paths.product(id, scope)} className="link ml-auto">
          Open the full page
        </Link>
        <Kbd>{keyLabel('Enter')}</Kbd>
      </div>
    </>
  );
}

/** Each with the day from which it holds, where there was another before. */
const ratesOf = ({ gstRates: rates }: ListedProduct): string =>
  rates
    .map(({ from, rateBps }) =>
      rates.length === 1 ? `${rateBps / 100}%` : `${rateBps / 100}% from ${formatDate(from)}`,
    )
    .join(', ');

const inHandOf = ({ inHandThousandths: there, unit }: ListedProduct): string =>
  there === null ? 'Not kept in stock' : `${formatThousandths(there)} ${unit ?? ''}`;

function openingOf({ openingStock: opening }: ListedProduct) {
  if (opening === null) return null;
  const quantity = formatThousandths(opening.quantityThousandths);
  return (
    <>
      <br />
      {`Opening ${quantity}, ${formatRupees(opening.valuePaise)}, on ${formatDate(opening.asOf)}`}
    </>
  );
}

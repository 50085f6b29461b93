// Why this tax, in words: what is charged, by which rule, and where the supply ends.
import type { InvoiceContext } from '../../draft/known.ts';
import { isPlaceUnknown } from '../../draft/priced.ts';
import type { InvoicePreview } from '../../draft/priced.ts';
import { askedInWords, chargedInWords, placeInWords } from './words.ts';

type Props = {
  readonly priced: InvoicePreview;
  readonly known: Pick<InvoiceContext, 'customer' | 'settings'>;
  readonly reverseCharge: boolean;
};

/** Of the card in which it stands: amber where somebody must choose. */
export const ASKING_CARD = 'border-l-3 px-4 py-3 text-sm border-warn bg-warn-bg text-warn';
export const TELLING_CARD = 'border-l-3 px-4 py-3 text-sm border-sent bg-sent-bg text-sent';

export function TaxReason({ priced, known, reverseCharge }: Props) {
  const isOutside = priced.reason?.why === 'unregistered-supplier';
  if (priced.unclear !== null) {
    return (
      <strong className="font-semibold">
        The place of supply depends on what it is (IGST Act s. 12).
      </strong>
    );
  }
  if (isPlaceUnknown(priced)) {
    return (
      <strong className="font-semibold">
        {isOutside || priced.asks === null
          ? 'Choose the customer’s state. GST depends on it.'
          : askedInWords(priced)}
      </strong>
    );
  }
  const [what, why] = chargedInWords(priced, reverseCharge);
  return (
    <>
      <strong className="font-semibold">{what} </strong>
      {why} {known.customer?.registration === 'unregistered' && 'Customer is unregistered. '}
      {placeInWords(priced)}
    </>
  );
}

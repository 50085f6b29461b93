// By which method stock is valued: as the book says, or by one named in the address, so that a view
// can be linked.
import { useSearchParams } from 'react-router-dom';
import { valuationMethod } from '#core/stock-valuation/index.ts';
import type { ValuationMethod } from '#core/stock-valuation/index.ts';
import { ViewPart } from '../../head/ReportHead.tsx';
import { VALUATION_NAMES } from '#web/shell/sheet/stock-moves.ts';
import { Select } from '#web/ui/inputs/Select.tsx';

const AS_THE_BOOK = 'book';
const OPTIONS = [
  { value: AS_THE_BOOK, label: 'As the book says' },
  ...valuationMethod.options.map((value) => ({ value, label: VALUATION_NAMES[value] })),
];

export function useStockMethod() {
  const [address, setAddress] = useSearchParams();
  const named = valuationMethod.safeParse(address.get('method'));
  const method: ValuationMethod | undefined = named.success ? named.data : undefined;
  const setMethod = (value: string) =>
    setAddress(
      (now) => {
        if (value === AS_THE_BOOK) now.delete('method');
        else now.set('method', value);
        return now;
      },
      { replace: true, flushSync: true },
    );
  const next = () => {
    const at = OPTIONS.findIndex(({ value }) => value === (method ?? AS_THE_BOOK)) + 1;
    setMethod(OPTIONS[at % OPTIONS.length]?.value ?? AS_THE_BOOK);
  };
  return { method, setMethod, next };
}

type Props = {
  readonly method: ValuationMethod | undefined;
  readonly setMethod: (value: string) => void;
};

export const MethodSelect = ({ method, setMethod }: Props) => (
  <ViewPart name="Valued by">
    <Select
      label="Valued by"
      value={method ?? AS_THE_BOOK}
      options={OPTIONS}
      onChange={setMethod}
    />
  </ViewPart>
);

/** @returns the method that was chosen; nothing of that of the book. */
export const methodInWords = (method: ValuationMethod | undefined): readonly string[] =>
  method === undefined ? [] : [`valued by ${VALUATION_NAMES[method]}`];

// By which method stock is valued: named in the address, so that a view can be linked.
import { useSearchParams } from 'react-router-dom';
import { valuationMethod } from '#core/stock-valuation/index.ts';
import type { ValuationMethod } from '#core/stock-valuation/index.ts';
import { Select } from '#web/ui/inputs/Select.tsx';

export const VALUATION_NAMES: Readonly<Record<ValuationMethod, string>> = {
  fifo: 'FIFO',
  'moving-average': 'Moving average',
  'yearly-average': 'Yearly average (Tally)',
};

const OPTIONS = valuationMethod.options.map((value) => ({ value, label: VALUATION_NAMES[value] }));

export function useStockMethod() {
  const [address, setAddress] = useSearchParams();
  const named = valuationMethod.safeParse(address.get('method'));
  const method: ValuationMethod = named.success ? named.data : 'fifo';
  const setMethod = (value: string) =>
    setAddress(
      (now) => {
        now.set('method', value);
        return now;
      },
      { replace: true, flushSync: true },
    );
  const next = () => {
    const at = valuationMethod.options.indexOf(method) + 1;
    setMethod(valuationMethod.options[at % valuationMethod.options.length] ?? 'fifo');
  };
  return { method, setMethod, next };
}

type Props = { readonly method: ValuationMethod; readonly setMethod: (value: string) => void };

export const MethodSelect = ({ method, setMethod }: Props) => (
  <Select label="Valued by" value={method} options={OPTIONS} onChange={setMethod} />
);

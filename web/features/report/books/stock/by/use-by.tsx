// Whether stock is told by product, by godown, by batch or by age, in the address; what a book has
// not got is no choice.
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { readStockBatches } from '#api/contract/catalogue/stock/batches.ts';
import { asking } from '#web/client/query.ts';
import { useGodowns } from '#web/shell/sheet/godowns.ts';
import { SegmentedOrSelect } from '#web/ui/inputs/Segmented.tsx';
import { Kbd } from '#web/ui/marks/Marks.tsx';

const OPTIONS = [
  { value: 'product', label: 'By product' },
  { value: 'godown', label: 'By godown' },
  { value: 'batch', label: 'By batch' },
  { value: 'age', label: 'By age' },
] as const;
type By = (typeof OPTIONS)[number]['value'];

export function useBy(bookId: number) {
  const [address, setAddress] = useSearchParams();
  const named = address.get('by');
  const value: By = OPTIONS.find((option) => option.value === named)?.value ?? 'product';
  const hasGodowns = useGodowns(bookId).length > 0;
  const batches = useQuery(asking(readStockBatches, { params: { bookId }, query: {} }));
  const hasBatches = (batches.data?.rows.length ?? 0) > 0;
  const isThere = { product: true, godown: hasGodowns, batch: hasBatches, age: true };
  const options = OPTIONS.filter((option) => option.value === value || isThere[option.value]);
  const setBy = (chosen: By) =>
    setAddress(
      (now) => {
        if (chosen === 'product') now.delete('by');
        else now.set('by', chosen);
        return now;
      },
      { replace: true, flushSync: true },
    );
  const at = options.findIndex((option) => option.value === value) + 1;
  const next = options[at % options.length]?.value ?? 'product';
  const does = `Stock by ${next}`;
  const keys = options.length > 1 ? [{ keys: 'B', does, run: () => setBy(next) }] : [];
  return { value, setBy, next, options, keys };
}

type Props = Omit<ReturnType<typeof useBy>, 'keys'>;

export const BySelect = ({ value, setBy, options }: Props) =>
  options.length > 1 && (
    <SegmentedOrSelect label="Shown by" options={options} value={value} onChange={setBy} />
  );

export const ByHint = ({ next, options }: Props) =>
  options.length > 1 && (
    <>
      , <Kbd>B</Kbd> by {next}
    </>
  );

/** What makes a report of stock provisional, each in a line of its own. */
export const Warnings = ({ warnings }: { readonly warnings: readonly string[] }) =>
  warnings.map((warning) => (
    <span key={warning} className="mt-1 block text-warn">
      {warning}
    </span>
  ));

// Whether stock is told by product or by godown, in the address; in a book without godowns there is
// nothing to choose.
import { useSearchParams } from 'react-router-dom';
import { useGodowns } from '#web/shell/sheet/godowns.ts';
import { SegmentedOrSelect } from '#web/ui/inputs/Segmented.tsx';

const OPTIONS = [
  { value: 'product', label: 'By product' },
  { value: 'godown', label: 'By godown' },
] as const;
type By = (typeof OPTIONS)[number]['value'];

export function useBy(bookId: number) {
  const [address, setAddress] = useSearchParams();
  const value: By = address.get('by') === 'godown' ? 'godown' : 'product';
  const isOffered = useGodowns(bookId).length > 0 || value === 'godown';
  const setBy = (chosen: By) =>
    setAddress(
      (now) => {
        if (chosen === 'product') now.delete('by');
        else now.set('by', chosen);
        return now;
      },
      { replace: true, flushSync: true },
    );
  const other = value === 'product' ? 'godown' : 'product';
  const does = `Stock by ${other}`;
  const keys = isOffered ? [{ keys: 'B', does, run: () => setBy(other) }] : [];
  return { value, setBy, isOffered, keys };
}

type Props = Pick<ReturnType<typeof useBy>, 'value' | 'setBy' | 'isOffered'>;

export const BySelect = ({ value, setBy, isOffered }: Props) =>
  isOffered && (
    <SegmentedOrSelect label="Told by" options={OPTIONS} value={value} onChange={setBy} />
  );

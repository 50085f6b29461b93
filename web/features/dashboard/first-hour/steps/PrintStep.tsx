// The bill on paper. What comes after is the dashboard of a book that bills.
import { useSetAtom } from 'jotai';
import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { firstBillAtom } from '../use-is-first-hour.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { keyLabel } from '#web/ui/marks/key-names.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';

export function PrintStep({ invoiceId }: { readonly invoiceId: number | null }) {
  const setBill = useSetAtom(firstBillAtom);
  const print = () => window.print();
  useKeys('Your first bill', [
    { keys: 'Ctrl+P', does: 'Print the bill', run: () => (invoiceId === null ? false : print()) },
  ]);
  if (invoiceId === null) return <p className="text-ink-2">Once the bill is issued.</p>;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button kind="primary" aria-keyshortcuts="Control+P" autoFocus onClick={print}>
        Print the bill <Kbd onBrand>{keyLabel('Ctrl+P')}</Kbd>
      </Button>
      <Link to={paths.invoice(invoiceId)} className={buttonClass('secondary')}>
        Open to e-mail it
      </Link>
      <Button onClick={() => setBill(null)}>Done</Button>
    </div>
  );
}

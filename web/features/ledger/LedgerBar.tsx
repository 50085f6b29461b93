// What a ledger shows and what can be done with it, between its head and its entries.
import { Link, useNavigate } from 'react-router-dom';
import type { Ledger } from '#api/contract/account/ledger.ts';
import type { Side } from '#core/journal/index.ts';
import { paths } from '#web/paths.ts';
import { SheetActions } from '#web/shell/sheet/SheetActions.tsx';
import { usePeriod } from '#web/state/address.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { PeriodPicker } from '#web/ui/inputs/PeriodPicker.tsx';
import { Segmented } from '#web/ui/inputs/Segmented.tsx';
import { keyLabel } from '#web/ui/marks/key-names.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { Menu } from '#web/ui/overlays/Menu.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { ledgerWords as wording } from './wording.ts';

/** How the entries are drawn; one side alone is for phones. */
export type View = 't' | Side | 'running';

const ON_DESK = [
  { value: 't', label: 'T-account' },
  { value: 'running', label: 'Running' },
] as const;
const ON_PHONE = [
  { value: 't', label: 'Both' },
  { value: 'debit', label: 'Dr' },
  { value: 'credit', label: 'Cr' },
  { value: 'running', label: 'Running' },
] as const;

type Props = {
  readonly accountId: number;
  readonly ledger: Ledger | undefined;
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly onHistory: () => void;
};

export function LedgerBar({ accountId, ledger, view, onView, onHistory }: Props) {
  const { id: bookId, scope } = usePageBook();
  const { period, setPeriod, today } = usePeriod();
  const navigate = useNavigate();
  const wide = useWide();
  const change = () => void navigate(paths.changeAccount(accountId, scope));
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2 print:hidden">
      <PeriodPicker period={period} onChange={setPeriod} today={today} />
      {wide ? (
        <Segmented
          label="Show as"
          options={ON_DESK}
          value={view === 'running' ? view : 't'}
          onChange={onView}
        />
      ) : (
        <Segmented label="Show" options={ON_PHONE} value={view} onChange={onView} />
      )}
      <Menu
        label="More of this ledger"
        items={[
          { text: 'Change this account', keys: 'Shift+A', onSelect: change },
          { text: 'History', keys: 'H', onSelect: onHistory },
        ]}
      />
      <SheetActions
        what="this ledger"
        of={async (gathering) => {
          const { ledgerSheet } = await import('./ledger-sheet.ts');
          return ledgerSheet(gathering, { bookId, accountId, period });
        }}
      />
      {ledger?.account.retired !== true && <AddLinks accountId={accountId} />}
    </div>
  );
}

/** At the right end on a desk; at the foot of a phone. */
function AddLinks({ accountId }: { readonly accountId: number }) {
  const { scope } = usePageBook();
  const links = [
    { side: 'dr', text: wording.addDebit, keys: 'D' },
    { side: 'cr', text: wording.addCredit, keys: 'C' },
  ] as const;
  return (
    <div
      data-foot=""
      className={
        'foot-bar ml-auto flex flex-wrap gap-2 max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 ' +
        'max-sm:flex-nowrap max-sm:border-t max-sm:border-line'
      }
    >
      {links.map(({ side, text, keys }) => (
        <Link
          key={side}
          to={paths.addEntry(accountId, side, scope)}
          aria-keyshortcuts={keys}
          className={buttonClass('secondary', 'max-sm:flex-1 max-sm:px-2')}
        >
          {text} <Kbd>{keyLabel(keys)}</Kbd>
        </Link>
      ))}
    </div>
  );
}

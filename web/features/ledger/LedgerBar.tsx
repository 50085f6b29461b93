// What a ledger shows and what can be done with it, between its head and its entries.
import { Link, useNavigate } from 'react-router-dom';
import type { Ledger } from '#api/contract/account/ledger.ts';
import type { Side } from '#core/journal/index.ts';
import { paths } from '#web/paths.ts';
import { formatDate } from '#web/format/dates.ts';
import { periodLabel } from '#web/format/periods.ts';
import { useIsPresent } from '#web/shell/guards/past/PresentOnly.tsx';
import { SheetActions } from '#web/shell/sheet/SheetActions.tsx';
import type { SheetSource } from '#web/shell/sheet/gathering.ts';
import { useLedgerDays } from '#web/state/address.ts';
import type { LedgerDays } from '#web/state/address.ts';
import { useAllowed } from '#web/client/use-rights.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { PeriodPicker } from '#web/ui/inputs/PeriodPicker.tsx';
import { Segmented } from '#web/ui/inputs/Segmented.tsx';
import { ChoicePills } from '#web/ui/lists/register/pills/ChoicePills.tsx';
import { SetPill } from '#web/ui/lists/register/pills/Pills.tsx';
import { DaysPill } from '#web/ui/lists/register/pills/DaysPill.tsx';
import { keyLabel } from '#web/ui/marks/key-names.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { Menu } from '#web/ui/overlays/Menu.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { ledgerWords as wording } from './wording.ts';

/** How the entries are drawn; one side alone is for phones. */
export type LedgerView = 't' | Side | 'running';

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
  readonly view: LedgerView;
  readonly sheet: SheetSource;
  readonly onView: (view: LedgerView) => void;
  readonly onHistory: () => void;
};

/** The sheet of the whole ledger in a period. */
export const ledgerSheetOf =
  (bookId: number, accountId: number, days: LedgerDays): SheetSource =>
  async (work) => {
    const { ledgerSheet } = await import('./ledger-sheet.ts');
    return ledgerSheet(work, { bookId, accountId, days });
  };

export function LedgerBar({ accountId, ledger, view, sheet, onView, onHistory }: Props) {
  const { id: bookId, scope } = usePageBook();
  const { period, days, setPeriod, today } = useLedgerDays();
  const navigate = useNavigate();
  const isPresent = useIsPresent();
  const change = () => void navigate(paths.changeAccount(accountId, scope));
  const named = days && `${formatDate(days.from)} to ${formatDate(days.to)}`;
  const picker = (
    <>
      <PeriodPicker period={period} onChange={setPeriod} today={today} />
      {named !== null && <SetPill label={named} onRemove={() => setPeriod(period)} />}
    </>
  );
  const acts = (
    <>
      <Menu
        label="More of this ledger"
        items={[
          ...(isPresent
            ? [{ text: 'Change this account', keys: 'Shift+A', onSelect: change }]
            : []),
          { text: 'History', keys: 'H', onSelect: onHistory },
        ]}
      />
      {/* The register has its own, for what it is narrowed to. */}
      {view !== 'running' && <SheetActions what="this ledger" of={sheet} />}
    </>
  );
  const mayPost = useAllowed(bookId)('PostJournal');
  const add = mayPost && ledger?.account.retired !== true && <AddLinks accountId={accountId} />;
  if (!useWide()) {
    return (
      <>
        <div className="register-filters">
          <DaysPill label="Period" value={named ?? periodLabel(period)}>
            {picker}
          </DaysPill>
          <ChoicePills label="Show" options={ON_PHONE} value={view} onChange={onView} />
          {acts}
        </div>
        {add}
      </>
    );
  }
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2 print:hidden">
      {picker}
      <Segmented
        label="Show as"
        options={ON_DESK}
        value={view === 'running' ? view : 't'}
        onChange={onView}
      />
      {acts}
      {add}
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

// What narrows a list of entries, of the book or of one ledger: the search, and a pill for each of
// the rest.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Account } from '#api/contract/account/account.ts';
import { LATE_MEANS } from '#api/contract/journal/columns.ts';
import { voucherType } from '#core/journal/terms.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { isAnyAmount } from '#web/ui/lists/register/pills/amount-range.ts';
import { formatCount } from '#web/format/money.ts';
import { PeriodPill } from '#web/shell/keys/register/PeriodPill.tsx';
import { PersonPill } from '#web/shell/keys/register/PersonPill.tsx';
import { toFirstRow } from '#web/shell/keys/register/to-first-row.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { SearchField } from '#web/ui/inputs/SearchField.tsx';
import { Picker } from '#web/ui/picker/Picker.tsx';
import { BoxPill, SelectPill } from '#web/ui/lists/register/pills/Pills.tsx';
import { AmountPill } from '#web/ui/lists/register/pills/AmountPill.tsx';
import { MoreFilters } from '#web/ui/lists/register/pills/MoreFilters.tsx';
import type { RarerFilter } from '#web/ui/lists/register/pills/MoreFilters.tsx';
import { Icon } from '#web/ui/marks/Icon.tsx';
import { choiceOf } from '../draft/choices.ts';
import { journalFiguresOf } from '../queries.ts';
import { CHECK_CHOICES, VOUCHER_CHOICES } from '../wording.ts';
import { askedBy } from './use-journal-filter.ts';
import type { JournalFilterState } from './use-journal-filter.ts';

const ONLY = [
  { id: 'late', label: 'Late entries' },
  { id: 'corrections', label: 'Corrections' },
] as const;

const CHECKED = [
  { id: 'checked', value: 'yes', label: 'Checked' },
  { id: 'not-checked', value: 'no', label: 'Not checked' },
] as const;

type Props = {
  readonly filter: JournalFilterState;
  /** What the pills of a whole book need; a ledger has its account and its period already. */
  readonly book: { readonly today: CalendarDate; readonly accounts: readonly Account[] } | null;
  readonly onChange: (change: Partial<JournalFilterState>) => void;
  /** The pills that say how the list is drawn, and what is done with all of it. */
  readonly children: ReactNode;
};

export function JournalPills({ filter, book, onChange, children }: Props) {
  return (
    <>
      <SearchField
        label="Narration, #number, amount"
        keys="/"
        value={filter.search}
        onChange={(search) => onChange({ search })}
        onKeyDown={toFirstRow}
      />
      {book !== null && (
        <PeriodPill
          id="journal-period"
          period={filter.period}
          today={book.today}
          onChange={(period) => onChange({ period })}
        />
      )}
      <SelectPill
        label="Type"
        value={filter.type ?? ''}
        options={VOUCHER_CHOICES}
        onChange={(type) => onChange({ type: voucherType.nullable().catch(null).parse(type) })}
      />
      {book === null ? (
        <OfLedger filter={filter} onChange={onChange} />
      ) : (
        <OfBook accounts={book.accounts} filter={filter} onChange={onChange} />
      )}
      {children}
    </>
  );
}

type PartProps = Pick<Props, 'filter' | 'onChange'>;

function OfBook({ filter, accounts, onChange }: AccountProps) {
  const { id: bookId } = usePageBook();
  return (
    <>
      <AccountPill filter={filter} accounts={accounts} onChange={onChange} />
      <PersonPill
        bookId={bookId}
        personId={filter.personId}
        onChange={(personId) => onChange({ personId })}
      />
      <MoreFilters
        filters={[amountFilter(filter, onChange), ...flagFilters(filter, onChange, 'any')]}
      />
    </>
  );
}

/** A person who goes over a bank's statement asks for what is checked, and for what came late. */
function OfLedger({ filter, onChange }: PartProps) {
  return (
    <>
      <SelectPill
        label="Checked"
        value={filter.checked ?? ''}
        options={CHECK_CHOICES}
        onChange={(value) =>
          onChange({ checked: value === 'yes' || value === 'no' ? value : null })
        }
      />
      <LatePill filter={filter} onChange={onChange} />
      <MoreFilters
        filters={[amountFilter(filter, onChange), ...flagFilters(filter, onChange, 'ledger')]}
      />
    </>
  );
}

/** With how many late entries there are, of what else is shown. */
function LatePill({ filter, onChange }: PartProps) {
  const { id: bookId } = usePageBook();
  const isSet = filter.only === 'late';
  const late = useQuery(journalFiguresOf(bookId, askedBy({ ...filter, only: 'late' })));
  return (
    <button
      type="button"
      aria-pressed={isSet}
      title={LATE_MEANS}
      className={`pill ${isSet ? 'is-set' : ''}`}
      onClick={() => onChange({ only: isSet ? 'all' : 'late' })}
    >
      <Icon name="clock" size={14} />
      Late {late.data !== undefined && <b>{formatCount(late.data.count)}</b>}
    </button>
  );
}

const amountFilter = (
  { amounts }: JournalFilterState,
  onChange: Props['onChange'],
): RarerFilter => ({
  id: 'amount',
  label: 'Amount',
  isSet: !isAnyAmount(amounts),
  pill: (isNew) => (
    <AmountPill
      amounts={amounts}
      onChange={(next) => onChange({ amounts: next })}
      opensAtOnce={isNew}
    />
  ),
});

/** What is set or is not; a ledger has a pill of its own for most of it. */
function flagFilters(
  { only, checked, since }: JournalFilterState,
  onChange: Props['onChange'],
  of: 'any' | 'ledger',
): RarerFilter[] {
  const isOwn = ({ id }: { readonly id: string }) => of === 'any' || id === 'corrections';
  return [
    ...ONLY.filter(isOwn).map(({ id, label }) => ({
      id,
      label,
      isSet: only === id,
      onSet: (isSet: boolean) => onChange({ only: isSet ? id : 'all' }),
    })),
    ...CHECKED.filter(isOwn).map(({ id, value, label }) => ({
      id,
      label,
      isSet: checked === value,
      onSet: (isSet: boolean) => onChange({ checked: isSet ? value : null }),
    })),
    // Nobody knows an event's number by heart: a link sets it.
    ...(since === null
      ? []
      : [
          {
            id: 'since',
            label: `Recorded after event ${formatCount(since)}`,
            isSet: true,
            onSet: () => onChange({ since: null }),
          },
        ]),
  ];
}

type AccountProps = PartProps & { readonly accounts: readonly Account[] };

function AccountPill({ filter, accounts, onChange }: AccountProps) {
  const choices = accounts.map((account) => choiceOf(account));
  const chosen = choices.find(({ id }) => id === filter.accountId) ?? null;
  return (
    <BoxPill label="Account" value={chosen?.name ?? 'Any'} isSet={chosen !== null}>
      {(close) => (
        <div className="flex w-72 flex-col items-start gap-3">
          <div className="flex w-full">
            <Picker
              label="Account"
              noun="account"
              placeholder="Any account"
              choices={choices}
              chosen={chosen}
              onChoose={(accountId) => {
                onChange({ accountId });
                close();
              }}
            />
          </div>
          <Button
            onClick={() => {
              onChange({ accountId: null });
              close();
            }}
          >
            Any account
          </Button>
        </div>
      )}
    </BoxPill>
  );
}

// What narrows the list of entries: the search, and a pill for each of the rest.
import type { ReactNode } from 'react';
import type { Account } from '#api/contract/account/account.ts';
import { voucherType } from '#core/journal/terms.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { periodLabel, periodOfToday, stepPeriod, withGranularity } from '#web/format/periods.ts';
import { isAnyAmount } from '#web/ui/lists/register/pills/amount-range.ts';
import { formatCount } from '#web/format/money.ts';
import type { PeriodChoice } from '#web/format/periods.ts';
import { PersonPill } from '#web/shell/keys/register/PersonPill.tsx';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { PeriodPicker } from '#web/ui/inputs/PeriodPicker.tsx';
import { SearchField } from '#web/ui/inputs/SearchField.tsx';
import { Picker } from '#web/ui/picker/Picker.tsx';
import { BoxPill, SelectPill } from '#web/ui/lists/register/pills/Pills.tsx';
import { AmountPill } from '#web/ui/lists/register/pills/AmountPill.tsx';
import { MoreFilters } from '#web/ui/lists/register/pills/MoreFilters.tsx';
import type { RarerFilter } from '#web/ui/lists/register/pills/MoreFilters.tsx';
import { choiceOf } from '../draft/choices.ts';
import { VOUCHER_NAMES } from '../wording.ts';
import type { JournalFilterState } from './use-journal-filter.ts';

const ONLY = [
  { id: 'late', label: 'Late entries' },
  { id: 'corrections', label: 'Corrections' },
] as const;

const TYPES = [
  { value: '', label: 'All' },
  ...voucherType.options.map((value) => ({ value, label: VOUCHER_NAMES[value] })),
];

type Props = {
  readonly filter: JournalFilterState;
  readonly today: CalendarDate;
  readonly accounts: readonly Account[];
  readonly onChange: (change: Partial<JournalFilterState>) => void;
  /** The pills that say how the list is drawn. */
  readonly children: ReactNode;
};

export function JournalPills({ filter, today, accounts, onChange, children }: Props) {
  const { id: bookId } = usePageBook();
  return (
    <search className="register-filters">
      <SearchField
        label="Narration, #number, amount"
        keys="/"
        value={filter.search}
        onChange={(search) => onChange({ search })}
      />
      <PeriodPill {...{ filter, today, onChange }} />
      <SelectPill
        label="Type"
        value={filter.type ?? ''}
        options={TYPES}
        onChange={(type) => onChange({ type: voucherType.nullable().catch(null).parse(type) })}
      />
      <AccountPill {...{ filter, accounts, onChange }} />
      <PersonPill
        bookId={bookId}
        personId={filter.personId}
        onChange={(personId) => onChange({ personId })}
      />
      <MoreFilters filters={rarerFilters(filter, onChange)} />
      <span className="grow" />
      {children}
    </search>
  );
}

function rarerFilters(filter: JournalFilterState, onChange: Props['onChange']): RarerFilter[] {
  const { amounts, only, since } = filter;
  return [
    {
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
    },
    ...ONLY.map(({ id, label }) => ({
      id,
      label,
      isSet: only === id,
      onSet: (isSet: boolean) => onChange({ only: isSet ? id : 'all' }),
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

const PERIOD_PILL = 'journal-period';

function PeriodPill({ filter, today, onChange }: Pick<Props, 'filter' | 'today' | 'onChange'>) {
  const { period } = filter;
  const month: PeriodChoice = withGranularity(periodOfToday(today), 'month', today);
  const step = (by: -1 | 1) => () =>
    onChange({ period: period === null ? month : stepPeriod(period, by) });
  useKeys('Period', [
    { keys: '[', does: 'Previous period', run: step(-1) },
    { keys: ']', does: 'Next period', run: step(1) },
    {
      keys: 'F2',
      does: 'Choose the period',
      run: () => document.getElementById(PERIOD_PILL)?.click(),
    },
  ]);
  return (
    <BoxPill
      id={PERIOD_PILL}
      label="Period"
      value={period === null ? 'Any day' : periodLabel(period)}
      isSet={period !== null}
      keys="F2"
    >
      {(close) => (
        <div className="flex flex-col items-start gap-3">
          <PeriodPicker
            period={period ?? periodOfToday(today)}
            onChange={(next) => onChange({ period: next })}
            today={today}
          />
          <Button
            onClick={() => {
              onChange({ period: null });
              close();
            }}
          >
            Any day
          </Button>
        </div>
      )}
    </BoxPill>
  );
}

type AccountProps = Pick<Props, 'filter' | 'accounts' | 'onChange'>;

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

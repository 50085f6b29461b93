import { useState } from 'react';
import type { JournalFilterState, Only } from './use-journal-filter.ts';
import type { Account } from '#api/contract/account/account.ts';
import { voucherType } from '#core/journal/terms.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { periodOfToday } from '#web/format/periods.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { PeriodPicker } from '#web/ui/inputs/PeriodPicker.tsx';
import { SearchField } from '#web/ui/inputs/SearchField.tsx';
import { Select } from '#web/ui/inputs/Select.tsx';
import { SegmentedOrSelect } from '#web/ui/inputs/Segmented.tsx';
import { Picker } from '#web/ui/picker/Picker.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { VOUCHER_NAMES } from '../wording.ts';
import { choiceOf } from '../draft/choices.ts';

const ONLY: readonly { readonly value: Only; readonly label: string }[] = [
  { value: 'all', label: 'All entries' },
  { value: 'late', label: 'Late entries' },
  { value: 'corrections', label: 'Corrections' },
];

const TYPES = [
  { value: '', label: 'All types' },
  ...voucherType.options.map((value) => ({ value, label: VOUCHER_NAMES[value] })),
];

type Props = {
  readonly filter: JournalFilterState;
  readonly isNarrowed: boolean;
  readonly today: CalendarDate;
  readonly accounts: readonly Account[];
  readonly onChange: (change: Partial<JournalFilterState>) => void;
};

/** On a phone what narrows the list stays out of its way until it is wanted, or at work. */
export function JournalFilters(props: Props) {
  const { filter, onChange } = props;
  const wide = useWide();
  const [opened, setOpened] = useState(false);
  const { only, type, accountId, period } = filter;
  const atWork = only !== 'all' || type !== null || accountId !== null || period !== null;
  return (
    <search className="mb-3 flex flex-wrap items-center gap-2 print:hidden">
      <SearchField
        label="Words, #number or amount"
        value={filter.search}
        onChange={(search) => onChange({ search })}
      />
      {wide || opened || atWork ? (
        <Narrowing {...props} />
      ) : (
        <Button onClick={() => setOpened(true)}>Filter</Button>
      )}
    </search>
  );
}

function Narrowing({ filter, isNarrowed, today, accounts, onChange }: Props) {
  const choices = accounts.map((account) => choiceOf(account));
  return (
    <>
      <SegmentedOrSelect
        label="Show"
        options={ONLY}
        value={filter.only}
        onChange={(only) => onChange({ only })}
      />
      <Select
        label="Voucher type"
        value={filter.type ?? ''}
        options={TYPES}
        onChange={(type) => onChange({ type: voucherType.nullable().catch(null).parse(type) })}
      />
      <div className="flex w-full sm:w-56">
        <Picker
          label="Account"
          noun="account"
          placeholder="Any account"
          choices={choices}
          chosen={choices.find(({ id }) => id === filter.accountId) ?? null}
          onChoose={(accountId) => onChange({ accountId })}
        />
      </div>
      {filter.period === null ? (
        <Button onClick={() => onChange({ period: periodOfToday(today) })}>Any day</Button>
      ) : (
        <PeriodPicker
          period={filter.period}
          onChange={(period) => onChange({ period })}
          today={today}
        />
      )}
      {isNarrowed && (
        <Button
          kind="quiet"
          onClick={() =>
            onChange({ search: '', only: 'all', type: null, accountId: null, period: null })
          }
        >
          Show all
        </Button>
      )}
    </>
  );
}

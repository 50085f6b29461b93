// What narrows the list of customers, its views and its columns.
import type { CustomerListFigures, ListedCustomer } from '#api/contract/customer/customer.ts';
import { ListViews } from '#web/shell/keys/register/ListViews.tsx';
import { useRegisterChoice } from '#web/shell/keys/register/use-register-choice.ts';
import { SearchField } from '#web/ui/inputs/SearchField.tsx';
import type { RegisterColumn } from '#web/ui/lists/register/columns.ts';
import { ChoicePills } from '#web/ui/lists/register/pills/ChoicePills.tsx';
import { ColumnsPill } from '#web/ui/lists/register/pills/ColumnsPill.tsx';
import { PillGroup } from '#web/ui/lists/register/pills/Pills.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { customerWords as wording } from '../wording.ts';
import type { CustomerAddress } from './use-customer-address.ts';

const STATUSES = ['', 'active', 'inactive'] as const;

const VIEWS = [
  { name: 'By name', query: '' },
  { name: 'Most outstanding first', query: 'order=-outstanding' },
  { name: 'Most overdue first', query: 'order=-overdue' },
  { name: 'Best first', query: 'order=-revenue' },
  { name: 'Newest first', query: 'order=-added' },
  { name: 'Inactive', query: 'status=inactive' },
];

/** Of an address, what says which customers are shown and how they are ordered. */
const NAMES = ['q', 'status', 'order'];

type Props = {
  readonly asked: CustomerAddress;
  readonly found: CustomerListFigures['found'] | undefined;
  readonly columns: readonly RegisterColumn<ListedCustomer>[];
  readonly onEnter: (text: string) => void;
  readonly onDown: () => void;
};

export function CustomerPills({ asked, found, columns, onEnter, onDown }: Props) {
  const isWide = useWide();
  const { choice, choose } = useRegisterChoice('customer');
  const counts = found?.byStatus;
  const all = counts && counts.active + counts.inactive;
  return (
    <search className="register-filters">
      <SearchField
        label="Search customers"
        keys="/"
        value={asked.search}
        onChange={(text) => asked.set({ q: text })}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onEnter(event.currentTarget.value);
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          onDown();
        }}
      />
      <ChoicePills
        label="Status"
        value={asked.status}
        options={STATUSES.map((value) => ({
          value,
          label: wording.statuses[value],
          count: value === '' ? all : counts?.[value],
        }))}
        onChange={(status) => asked.set({ status })}
      />
      <PillGroup>
        <ListViews list="customer" names={NAMES} given={VIEWS} />
        {isWide && (
          <ColumnsPill
            columns={columns}
            hidden={choice.hidden}
            onHidden={(hidden) => choose({ hidden: [...hidden] })}
          />
        )}
      </PillGroup>
    </search>
  );
}

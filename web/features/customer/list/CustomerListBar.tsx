// What narrows the list of customers, and the list as a file.
import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { ExportMenu } from '#web/ui/buttons/ExportMenu.tsx';
import { SearchField } from '#web/ui/inputs/SearchField.tsx';
import { SegmentedOrSelect } from '#web/ui/inputs/Segmented.tsx';
import { exportAddress } from '../queries.ts';
import type { CustomerListQuery } from '../queries.ts';
import { customerWords as wording } from '../wording.ts';
import type { CustomerAddress } from './use-customer-address.ts';

type Status = CustomerListQuery['status'];

const STATUSES = (['', 'active', 'inactive'] as const).map((value: Status) => ({
  value,
  label: wording.statuses[value],
}));

type Props = {
  readonly asked: CustomerAddress;
  readonly onEnter: (text: string) => void;
  readonly onDown: () => void;
};

export function CustomerListBar({ asked, onEnter, onDown }: Props) {
  const { id: bookId, scope } = usePageBook();
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
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
      <SegmentedOrSelect
        label="Status"
        options={STATUSES}
        value={asked.status}
        onChange={(status) => asked.set({ status })}
      />
      <span className="ml-auto flex gap-2">
        <Link to={paths.imports('customers', scope)} className={buttonClass('secondary')}>
          Import
        </Link>
        <ExportMenu addressOf={(format) => exportAddress(bookId, format, asked)} />
      </span>
    </div>
  );
}

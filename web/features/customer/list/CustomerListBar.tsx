// What narrows the list of customers, and the list as a file.
import { usePageBook } from '#web/state/page-book.ts';
import { SearchField } from '#web/ui/inputs/SearchField.tsx';
import { SegmentedOrSelect } from '#web/ui/inputs/Segmented.tsx';
import { Menu } from '#web/ui/overlays/Menu.tsx';
import { exportAddress } from '../queries.ts';
import type { CustomerListQuery } from '../queries.ts';
import { customerWords as wording } from '../wording.ts';
import type { CustomerAddress } from './use-customer-address.ts';

type Status = CustomerListQuery['status'];

const STATUSES = (['', 'active', 'inactive'] as const).map((value: Status) => ({
  value,
  label: wording.statuses[value],
}));

const FORMATS = { csv: 'CSV', xlsx: 'Excel (XLSX)' } as const;

type Props = {
  readonly asked: CustomerAddress;
  readonly onEnter: (text: string) => void;
  readonly onDown: () => void;
};

export function CustomerListBar({ asked, onEnter, onDown }: Props) {
  const { id: bookId } = usePageBook();
  const save = (format: keyof typeof FORMATS) => download(exportAddress(bookId, format, asked));
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
      <span className="ml-auto">
        <Menu
          label="Export"
          trigger="Export"
          items={(['csv', 'xlsx'] as const).map((format) => ({
            text: FORMATS[format],
            onSelect: () => save(format),
          }))}
        />
      </span>
    </div>
  );
}

/** The browser saves it beside the page, which stays. */
function download(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

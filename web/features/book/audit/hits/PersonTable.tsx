// Who reversed and corrected entries, beside how many each entered.
import type { AuditReply } from '#api/contract/book/log/audit.ts';
import { formatCount } from '#web/format/money.ts';
import { DataTable } from '#web/ui/lists/DataTable.tsx';
import type { Column } from '#web/ui/lists/DataTable.tsx';

type Person = AuditReply['by_person'][number];

const COLUMNS: readonly Column<Person>[] = [
  { head: 'Person', place: 'name', cell: ({ person }) => <span dir="auto">{person.name}</span> },
  { head: 'Entries', place: 'id', numeric: true, cell: ({ entries }) => formatCount(entries) },
  {
    head: 'Reversals',
    place: 'amount',
    numeric: true,
    cell: ({ reversals }) => formatCount(reversals),
  },
  {
    head: 'Corrections',
    place: 'date',
    numeric: true,
    cell: ({ corrections }) => formatCount(corrections),
  },
];

export const PersonTable = ({ people }: { readonly people: readonly Person[] }) => (
  <DataTable
    caption="Reversals and corrections by person"
    columns={COLUMNS}
    rows={people}
    keyOf={({ person }) => person.id}
  />
);

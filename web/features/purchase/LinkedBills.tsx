// Which posted bills of the supplier a note is of: one is added by its number, and taken out again.
import { useQuery } from '@tanstack/react-query';
import { dayText } from '#web/format/dates.ts';
import { formatRupees } from '#web/format/money.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { FieldError } from '#web/ui/inputs/Field.tsx';
import { Select } from '#web/ui/inputs/Select.tsx';
import { billsToLink } from './queries.ts';
import { purchaseBillName } from './wording.ts';

type Props = {
  readonly bookId: number;
  /** The ledger of the supplier; null while nobody is chosen. */
  readonly supplierId: number | null;
  readonly label: string;
  readonly chosen: readonly number[];
  /** One that is chosen already and stays. */
  readonly without?: number;
  readonly onChosen: (bills: readonly number[]) => void;
  readonly error: string | undefined;
  readonly busy: boolean;
};

export function LinkedBills(props: Props) {
  const { bookId, supplierId, label, chosen, without, onChosen, error, busy } = props;
  const { data: bills = [] } = useQuery(billsToLink(bookId, supplierId));
  const named = new Map(bills.map((bill) => [bill.id, bill]));
  const nameOf = (id: number): string => {
    const bill = named.get(id);
    return bill === undefined ? `#${id}` : purchaseBillName(bill);
  };
  const free = bills.filter(
    ({ id, debitNote }) => !debitNote && id !== without && !chosen.includes(id),
  );
  return (
    <div className="flex flex-wrap items-center gap-2">
      {chosen.length > 0 && (
        <ul aria-label={label} className="contents">
          {chosen.map((id) => (
            <li
              key={id}
              className="inline-flex min-h-(--row) items-center gap-1 rounded-full bg-brand-soft pl-3 text-sm text-brand-ink"
            >
              {nameOf(id)}
              <Button
                kind="quiet"
                aria-label={`Leave bill ${nameOf(id)} out`}
                onClick={() => onChosen(chosen.filter((one) => one !== id))}
              >
                ×
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Select
        label={label}
        value=""
        options={[
          { value: '', label: free.length === 0 ? 'No posted bill to add' : `${label}…` },
          ...free.map((bill) => ({
            value: String(bill.id),
            label: `${purchaseBillName(bill)} · ${dayText(bill.billDate)} · ${formatRupees(bill.totalPaise)}`,
          })),
        ]}
        onChange={(id) => {
          if (id !== '') onChosen([...chosen, Number(id)]);
        }}
        control={{ disabled: busy || free.length === 0 }}
      />
      {error !== undefined && <FieldError>{error}</FieldError>}
    </div>
  );
}

// Narrows the list to the invoices of one customer.
import { useQuery } from '@tanstack/react-query';
import { customerOf } from '#web/client/billing-reads.ts';
import { PickerPill } from '#web/ui/lists/register/pills/PickerPill.tsx';
import { useCustomerChoices } from '../editor/use-choices.ts';

type Props = {
  readonly bookId: number;
  /** Null is any. */
  readonly customerId: number | null;
  readonly onChange: (customerId: number | null) => void;
  readonly opensAtOnce: boolean;
};

export function CustomerPill({ bookId, customerId, onChange, opensAtOnce }: Props) {
  const { choices, onText, isLoading } = useCustomerChoices(bookId);
  const named = useQuery({
    ...customerOf(bookId, customerId ?? 0),
    enabled: customerId !== null,
  });
  const name = named.data?.name ?? `Customer ${customerId}`;
  const chosen = customerId === null ? null : { id: customerId, name };
  return (
    <PickerPill
      label="Customer"
      noun="customer"
      value={chosen?.name ?? 'Any'}
      isSet={chosen !== null}
      choices={choices}
      chosen={chosen}
      onText={onText}
      isLoading={isLoading}
      onChange={onChange}
      opensAtOnce={opensAtOnce}
    />
  );
}

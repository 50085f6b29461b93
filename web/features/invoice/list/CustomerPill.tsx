// Narrows the list to the invoices of one customer.
import { useQuery } from '@tanstack/react-query';
import { customerOf } from '#web/client/billing-reads.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { BoxPill } from '#web/ui/lists/register/pills/Pills.tsx';
import { Picker } from '#web/ui/picker/Picker.tsx';
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
    <BoxPill
      label="Customer"
      value={chosen?.name ?? 'Any'}
      isSet={chosen !== null}
      opensAtOnce={opensAtOnce}
    >
      {(close) => (
        <div className="flex w-72 flex-col items-start gap-3">
          <div className="flex w-full">
            <Picker
              label="Customer"
              noun="customer"
              placeholder="Any customer"
              {...{ choices, chosen, onText, isLoading }}
              onChoose={(id) => {
                onChange(id);
                close();
              }}
            />
          </div>
          <Button
            onClick={() => {
              onChange(null);
              close();
            }}
          >
            Any customer
          </Button>
        </div>
      )}
    </BoxPill>
  );
}

// Whom the invoice is for: a picker on the paper, and below it what the paper will say of them.
import { keepKeys } from '#web/ahead/keep.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { FieldError } from '#web/ui/inputs/Field.tsx';
import { typeOrCreate } from '#web/ui/picker/placeholder.ts';
import { Picker } from '#web/ui/picker/Picker.tsx';
import { withCustomer } from '../draft/draft.ts';
import { onInvoiceEnter } from '../draft/use-invoice-draft.ts';
import type { EditorParts } from './parts.ts';
import { useCustomerChoices } from './use-choices.ts';

const TEXT_ID = 'invoice-customer-text';

export function CustomerField({ bookId, kind, typing, known, errors, busy, ...on }: EditorParts) {
  const label = kind === 'challan' ? 'Consignee' : 'Bill to';
  const { choices, onText, isLoading, error, remember } = useCustomerChoices(bookId);
  const { scope } = usePageBook();
  const { customer } = known;
  const { customerId } = typing.draft;
  const choose = (id: number | null) => {
    if (id !== null) remember(id);
    typing.change((now) => withCustomer(now, id));
  };
  const early = () => {
    const answered = keepKeys();
    return (something: boolean) => {
      if (something) typing.enter({ field: 'customer' });
      answered(something);
    };
  };
  const chosen =
    customerId === null
      ? null
      : (choices.find(({ id }) => id === customerId) ?? {
          id: customerId,
          name: customer?.name ?? '',
        });
  const problem = errors['customer'] ?? (error === null ? null : sentenceOf(error.failure));
  return (
    <div className="max-w-105">
      <label htmlFor="invoice-customer" className="text-sm text-ink-2">
        {label}
      </label>
      <Picker
        id="invoice-customer"
        label={label}
        noun="customer"
        place="customer"
        choices={choices}
        chosen={chosen}
        onChoose={choose}
        onText={onText}
        isLoading={isLoading}
        onEarly={early}
        onAdd={on.onAddCustomer}
        addHref={(text) => paths.addCustomer(text.trim(), scope)}
        onEnter={(event) => onInvoiceEnter(event, typing, { field: 'customer' })}
        placeholder={typeOrCreate('Type a customer')}
        invalid={problem !== null}
        describedBy={TEXT_ID}
        readOnly={busy}
        autoFocus={customerId === null}
      />
      <div id={TEXT_ID} className="min-h-5 pt-1 text-sm text-ink-2">
        {customer !== null && <p dir="auto">{addressOf(customer)}</p>}
        {problem !== null && <FieldError>{problem}</FieldError>}
      </div>
    </div>
  );
}

/** @returns the address in one line, such as Hubballi, Karnataka 580020. GSTIN 29AAACK1234F1ZW */
function addressOf(customer: NonNullable<EditorParts['known']['customer']>): string {
  const { city, state, pincode, gstin } = customer;
  const place = [city, [state, pincode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const number = gstin === null ? 'Unregistered' : `GSTIN ${gstin}`;
  return [place, number].filter((part) => part !== '').join('. ');
}

// What a bill prints beside its lines: charges that it prints apart, and TCS. Few bills have
// either, so each is asked for by its link.
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Account } from '#api/contract/account/account.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { AmountInput } from '#web/ui/inputs/AmountInput.tsx';
import { FieldError } from '#web/ui/inputs/Field.tsx';
import { Select } from '#web/ui/inputs/Select.tsx';
import { focusFirstIn } from '#web/ui/picker/line-keys.ts';
import { isBoughtFor } from '../wording.ts';
import { BLANK_TCS, blankCharge } from './beside-text.ts';
import type { ChargeText, TcsText } from './beside-text.ts';
import type { BillForm } from './use-bill-form.ts';

type Props = { readonly form: BillForm; readonly accounts: readonly Account[] };

export function BillBeside({ form, accounts }: Props) {
  const { fields, set, errors } = form;
  const list = useRef<HTMLUListElement>(null);
  const add = () => {
    flushSync(() => set({ charges: [...fields.charges, blankCharge(fields.charges)] }));
    focusFirstIn(list.current?.lastElementChild);
  };
  return (
    <section aria-label="Beside the lines" className="flex flex-col gap-2">
      {fields.charges.length > 0 && (
        <ul ref={list} className="flex flex-col gap-2">
          {fields.charges.map((charge, at) => (
            <Charge
              key={charge.key}
              charge={charge}
              named={`charge ${at + 1}`}
              form={form}
              accounts={accounts}
            />
          ))}
        </ul>
      )}
      {fields.charges.length > 0 && (
        <p className="text-sm text-ink-2">
          A charge bears no GST here. One that does is a line of its own.
        </p>
      )}
      {errors.charges !== undefined && <FieldError>{errors.charges}</FieldError>}
      {fields.tcs !== null && <Tcs tcs={fields.tcs} form={form} />}
      {errors.tcs !== undefined && <FieldError>{errors.tcs}</FieldError>}
      <div className="flex flex-wrap gap-x-4">
        <Button kind="quiet" onClick={add}>
          Add other charges
        </Button>
        {fields.tcs === null && (
          <Button kind="quiet" onClick={() => set({ tcs: BLANK_TCS })}>
            Add TCS
          </Button>
        )}
      </div>
    </section>
  );
}

const ROW =
  'grid grid-cols-2 items-end gap-2 sm:grid-cols-[minmax(0,2fr)_8rem_minmax(0,1.5fr)_auto]';
const SMALL = 'flex min-w-0 flex-col text-xs text-ink-2';

const NOWHERE = 'nowhere';
/** @param value the id of an account; empty: into the cost of the goods. */
const goesTo = (value: string) => ({
  intoCost: value === '',
  accountId: value === '' ? null : Number(value),
});

type ChargeProps = Props & { readonly charge: ChargeText; readonly named: string };

function Charge({ charge, named, form, accounts }: ChargeProps) {
  const { fields, set, busy } = form;
  const isNowhere = !charge.intoCost && charge.accountId === null;
  const change = (part: Partial<ChargeText>) =>
    set({
      charges: fields.charges.map((one) => (one.key === charge.key ? { ...one, ...part } : one)),
    });
  const remove = () => set({ charges: fields.charges.filter(({ key }) => key !== charge.key) });
  return (
    <li className={ROW}>
      <label className={`${SMALL} max-sm:col-span-full`}>
        Charge
        <span className="sr-only">{` of ${named}`}</span>
        <input
          autoComplete="off"
          maxLength={200}
          placeholder="Freight, packing"
          value={charge.description}
          readOnly={busy}
          onChange={({ target }) => change({ description: target.value })}
          className="control"
        />
      </label>
      <span className={SMALL}>
        <span aria-hidden="true">Amount</span>
        <AmountInput
          aria-label={`Amount of ${named}`}
          text={charge.amount}
          onText={(amount) => change({ amount })}
          readOnly={busy}
        />
      </span>
      <span className={`${SMALL} [&>select]:w-full`}>
        <span aria-hidden="true">Goes to</span>
        <Select
          label={`Where ${named} goes`}
          value={isNowhere ? NOWHERE : String(charge.accountId ?? '')}
          options={[
            { value: '', label: 'Cost of the goods, by value' },
            ...(isNowhere ? [{ value: NOWHERE, label: 'Not said so far' }] : []),
            ...accounts
              .filter(isBoughtFor)
              .map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={(value) => {
            if (value !== NOWHERE) change(goesTo(value));
          }}
          control={{ disabled: busy }}
        />
      </span>
      <Button kind="quiet" aria-label={`Remove ${named}`} onClick={remove}>
        Remove
      </Button>
    </li>
  );
}

const TCS_FIELDS = [
  { name: 'section', label: 'TCS under section', max: 30, look: '' },
  { name: 'code', label: 'Payment code', max: 10, look: '' },
  { name: 'rate', label: 'Rate %', max: 10, look: 'num' },
] as const;

/** Income-tax Act 2025, section 394: the supplier collects it, and it is ours to claim. */
function Tcs({ tcs, form }: { readonly tcs: TcsText; readonly form: BillForm }) {
  const { set, busy } = form;
  const change = (part: Partial<TcsText>) => set({ tcs: { ...tcs, ...part } });
  return (
    <div className="grid grid-cols-2 items-end gap-2 sm:grid-cols-[repeat(4,minmax(0,1fr))_auto]">
      {TCS_FIELDS.map(({ name, label, max, look }) => (
        <label key={name} className={SMALL}>
          {label}
          <input
            autoComplete="off"
            maxLength={max}
            value={tcs[name]}
            readOnly={busy}
            onChange={({ target }) => change({ [name]: target.value })}
            className={`control ${look}`}
          />
        </label>
      ))}
      <span className={SMALL}>
        <span aria-hidden="true">TCS as printed</span>
        <AmountInput
          aria-label="TCS as printed"
          text={tcs.amount}
          onText={(amount) => change({ amount })}
          readOnly={busy}
        />
      </span>
      <Button kind="quiet" aria-label="Remove TCS" onClick={() => set({ tcs: null })}>
        Remove
      </Button>
    </div>
  );
}

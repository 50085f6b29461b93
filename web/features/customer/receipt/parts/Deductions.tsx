// What was kept back of the money: TDS by section, GST-TDS, discount, charges and the like.
import { useLayoutEffect, useRef } from 'react';
import type { FieldErrors } from '#web/client/failure.ts';
import { formatPaise, formatSigned } from '#web/format/money.ts';
import { Button, IconButton } from '#web/ui/buttons/Button.tsx';
import { AmountInput } from '#web/ui/inputs/AmountInput.tsx';
import { FieldError } from '#web/ui/inputs/Field.tsx';
import { keyLabel } from '#web/ui/marks/key-names.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { Picker } from '#web/ui/picker/Picker.tsx';
import { addDeduction, changeDeduction, removeDeduction } from '../draft/fields.ts';
import type { DeductionFields } from '../draft/fields.ts';
import type { ReckonedDeduction } from '../draft/reckoning.ts';
import { LINE } from './lines.ts';
import { accountChoice, chargeAccountsIn } from '#web/shell/form/money-account.ts';
import type { ReceiptForm } from '../use-receipt.ts';

type Props = {
  readonly form: ReceiptForm;
  readonly errors: FieldErrors;
  readonly busy: boolean;
};

export function Deductions({ form, errors, busy }: Props) {
  const { reckoning, change } = form;
  return (
    <>
      {reckoning.deductions.map((deduction) => (
        <DeductionLine
          key={deduction.fields.id}
          deduction={deduction}
          form={form}
          errors={errors}
          busy={busy}
        />
      ))}
      <div className="rule-under px-3 py-0.5">
        <Button
          kind="quiet"
          aria-keyshortcuts="Alt+L"
          className="-ml-2 px-2! text-brand-ink!"
          disabled={busy}
          onClick={() => change(addDeduction)}
        >
          + TDS, discount or other deduction <Kbd>{keyLabel('Alt+L')}</Kbd>
        </Button>
      </div>
    </>
  );
}

type LineProps = Props & { readonly deduction: ReckonedDeduction };

function DeductionLine({ deduction, form, errors, busy }: LineProps) {
  const { fields, choice, suggestedPaise } = deduction;
  const { id } = fields;
  const line = useRef<HTMLDivElement>(null);
  const isNew = useRef(fields.choiceId === null);
  // A line that was just added is what is typed next.
  useLayoutEffect(() => {
    if (isNew.current) line.current?.querySelector('input')?.focus();
  }, []);
  const set = (change: Partial<DeductionFields>) =>
    form.change((now) => changeDeduction(now, id, change));
  const following = suggestedPaise === null ? '' : formatSigned(suggestedPaise);
  const text = fields.amount ?? following;
  const name = choice?.name ?? 'Deduction';
  const wrong = [`deduction ${id}`, `account ${id}`, `deducted ${id}`].find(
    (place) => errors[place] !== undefined,
  );
  return (
    <div ref={line} role="group" aria-label={name} className={`${LINE} items-start!`}>
      <div className="flex min-w-0 flex-wrap items-start gap-2 max-sm:col-span-2 max-sm:pr-2">
        <WhatIsDeducted deduction={deduction} form={form} errors={errors} busy={busy} set={set} />
        <IconButton
          icon="close"
          label={`Remove ${name}`}
          disabled={busy}
          className="size-8! -mx-1"
          onClick={() => form.change((now) => removeDeduction(now, id))}
        />
        <Basis deduction={deduction} />
      </div>
      <div data-walk="missing" className="pr-2 max-sm:col-start-2">
        <AmountInput
          aria-label={`${name}, amount in rupees`}
          text={text}
          onText={(amount) => amount !== text && set({ amount })}
          {...(suggestedPaise === null ? {} : { suggestedPaise })}
          readOnly={busy}
          aria-invalid={errors[`deducted ${id}`] !== undefined}
          aria-describedby={`wrong-${id}`}
        />
      </div>
      <div id={`wrong-${id}`} className="col-span-2 pr-2 text-right empty:hidden">
        {wrong !== undefined && <FieldError>{errors[wrong]}</FieldError>}
      </div>
    </div>
  );
}

/** Of what a rate is taken. */
function Basis({ deduction: { choice, basePaise, fields } }: Pick<LineProps, 'deduction'>) {
  if (basePaise === null || choice?.rateBps == null || fields.amount !== null) return null;
  return (
    <span className="basis-full text-sm text-ink-3">
      {choice.detail} of {formatPaise(basePaise)}
    </span>
  );
}

type WhatProps = LineProps & { readonly set: (change: Partial<DeductionFields>) => void };

function WhatIsDeducted({ deduction, form, errors, busy, set }: WhatProps) {
  const { fields, choice } = deduction;
  const { id } = fields;
  const accounts = chargeAccountsIn(form.accounts);
  const account = accounts.find((each) => each.id === fields.accountId);
  return (
    <>
      <div data-walk="missing" className="min-w-40 flex-1">
        <Picker
          label="What is deducted"
          noun="deduction"
          choices={form.choices}
          chosen={choice}
          onChoose={(choiceId) => set({ choiceId, amount: null })}
          placeholder="TDS, discount, charges …"
          invalid={errors[`deduction ${id}`] !== undefined}
          describedBy={`wrong-${id}`}
          readOnly={busy}
        />
      </div>
      {choice?.kind === 'other' && (
        <div data-walk="missing" className="min-w-40 flex-1">
          <Picker
            label="Account of the deduction"
            noun="account"
            choices={accounts.map(accountChoice)}
            chosen={account === undefined ? null : accountChoice(account)}
            onChoose={(accountId) => set({ accountId })}
            placeholder="Account"
            invalid={errors[`account ${id}`] !== undefined}
            describedBy={`wrong-${id}`}
            readOnly={busy}
          />
        </div>
      )}
      {choice !== null && choice.rateBps === null && choice.kind !== 'round-off' && (
        <input
          type="text"
          aria-label={`Note on ${choice.name}`}
          placeholder="Note"
          autoComplete="off"
          maxLength={200}
          value={fields.note}
          readOnly={busy}
          onChange={({ target }) => set({ note: target.value })}
          className="control w-32! min-w-24 flex-1"
        />
      )}
    </>
  );
}

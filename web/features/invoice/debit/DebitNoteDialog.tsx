// A debit note: what the invoice charged too little, line by line, with its tax and total as typed.
import type { InvoiceDetail } from '#api/contract/invoice/invoice.ts';
import type { ComputedSupply } from '#core/tax/index.ts';
import { formatPaise, formatRupees } from '#web/format/money.ts';
import { FormFrame } from '#web/shell/form/FormFrame.tsx';
import { Restored } from '#web/shell/form/Restored.tsx';
import { DateField } from '#web/ui/inputs/DateInput.tsx';
import { Field, TextField } from '#web/ui/inputs/Field.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { ActWarnings } from '#web/ui/states/ActWarnings.tsx';
import { CREDIT_REASONS } from '../wording.ts';
import { DebitLines } from './DebitLines.tsx';
import { useDebitNote } from './use-debit-note.ts';
import type { DebitNoteForm, DebitNoteOf } from './use-debit-note.ts';

export function DebitNoteDialog(props: DebitNoteOf) {
  const { invoice, onClose } = props;
  const form = useDebitNote(props);
  const { fields, change, errors, busy } = form;
  return (
    <Dialog title={`Debit note for ${invoice.number}`} size="large" grows onClose={onClose}>
      <FormFrame form={form} save="Issue debit note">
        <Restored form={form.kept} />
        <DebitLines
          items={invoice.items}
          texts={fields.texts}
          onChange={(texts) => change({ texts })}
          wrong={form.wrong}
          problem={errors['lines'] ?? null}
          readOnly={busy}
        />
        <Sums heads={invoice.heads} sums={form.sums} />
        <ReasonAndDates form={form} />
        <TextField
          label="Note"
          optional
          value={fields.note}
          onChange={(note) => change({ note })}
          error={errors['note']}
          input={{ autoComplete: 'off', maxLength: 500, readOnly: busy }}
        />
        <p className="text-ink-2">
          It takes the next number of its series and is a bill of its own, with its own due date.
          The invoice stays as it is.
        </p>
        <ActWarnings texts={form.warnings} />
      </FormFrame>
    </Dialog>
  );
}

function ReasonAndDates({ form }: { readonly form: DebitNoteForm }) {
  const { fields, change, errors, today, busy } = form;
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <Field label="Reason" error={errors['reason'] ?? null}>
        {(control) => (
          <select
            {...control}
            value={fields.reason}
            disabled={busy}
            onChange={({ target }) => change({ reason: target.value })}
            className="control"
          >
            {CREDIT_REASONS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <DateField
        label="Date"
        text={fields.dateText}
        onText={(dateText) => change({ dateText })}
        today={today}
        readOnly={busy}
        error={errors['date'] ?? null}
      />
      <DateField
        label="Due"
        hint="Leave blank to use the customer’s terms"
        text={fields.dueText}
        onText={(dueText) => change({ dueText })}
        today={today}
        readOnly={busy}
        error={errors['due_date'] ?? null}
      />
    </div>
  );
}

const MINUS = '\u2212';

type SumLine = { readonly name: string; readonly paise: number; readonly isRare?: true };

type SumsProps = {
  readonly heads: InvoiceDetail['heads'];
  readonly sums: ComputedSupply | null;
};

/** It keeps its place while nothing is typed, so that nothing below it moves. */
function Sums({ heads, sums }: SumsProps) {
  const taxes =
    heads === 'inter'
      ? [{ name: 'IGST', paise: sums?.igstPaise ?? 0 }]
      : [
          { name: 'CGST', paise: sums?.cgstPaise ?? 0 },
          { name: 'SGST', paise: sums?.sgstPaise ?? 0 },
        ];
  const lines: readonly SumLine[] = [
    { name: 'Taxable value', paise: sums?.taxablePaise ?? 0 },
    ...(heads === 'none' ? [] : taxes),
    { name: 'Cess', paise: sums?.cessPaise ?? 0, isRare: true },
    { name: 'Round off', paise: sums?.roundOffPaise ?? 0, isRare: true },
  ];
  return (
    <dl aria-label="What it comes to" className="ml-auto w-full max-w-75">
      {lines.map(
        ({ name, paise, isRare = false }) =>
          (paise !== 0 || !isRare) && (
            <div key={name} className="flex justify-between gap-4 py-0.5">
              <dt className="text-ink-2">{name}</dt>
              <dd className="num">{`${paise < 0 ? MINUS : ''}${formatPaise(paise)}`}</dd>
            </div>
          ),
      )}
      <div className="mt-1 flex justify-between gap-4 border-t-2 border-ink py-1 font-semibold">
        <dt>Total</dt>
        <dd className="num rule-double" aria-live="polite">
          {formatRupees(sums?.totalPaise ?? 0)}
        </dd>
      </div>
    </dl>
  );
}

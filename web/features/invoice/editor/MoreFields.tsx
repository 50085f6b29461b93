// What most invoices leave as the book and the customer have it: place and kind of supply, reverse
// charge, delivery, order, notes, terms.
import { HEADER_TEXTS } from '#core/invoice/terms.ts';
import type { HeaderText } from '#core/invoice/terms.ts';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { FieldError } from '#web/ui/inputs/Field.tsx';
import { Checkbox } from '#web/ui/inputs/Checkbox.tsx';
import type { InvoiceDraft } from '../draft/draft.ts';
import type { EditorParts } from './parts.ts';
import { kindsFor, PLACES } from './tax/kinds.ts';

export const PLACE_ID = 'invoice-place';

export function MoreFields({ typing, known, priced, busy, errors }: EditorParts) {
  const { draft, change } = typing;
  const set = (changes: Partial<InvoiceDraft>) => change((now) => ({ ...now, ...changes }));
  const { settings } = known;
  return (
    <fieldset disabled={busy} className="grid gap-3 border-t border-line pt-4 sm:grid-cols-2">
      <legend className="sr-only">More of this invoice</legend>
      <Labelled label="Place of supply" id={PLACE_ID}>
        <select
          id={PLACE_ID}
          data-place="place"
          aria-invalid={errors['place'] !== undefined}
          aria-describedby={`${PLACE_ID}-text`}
          value={draft.placeOfSupply ?? ''}
          onChange={({ target }) =>
            set({ placeOfSupply: target.value === '' ? null : target.value })
          }
          className="control"
        >
          <option value="">By the law</option>
          {PLACES.map(({ code, name }) => (
            <option key={code} value={code}>
              {code} {name}
            </option>
          ))}
        </select>
        <div id={`${PLACE_ID}-text`}>
          {errors['place'] !== undefined && <FieldError>{errors['place']}</FieldError>}
        </div>
      </Labelled>
      <Choice
        label="Supply type"
        value={priced.kind}
        options={kindsFor({ known, priced })}
        onChange={(supply) => set({ supply })}
      />
      <Choice
        label="Rates"
        value={(draft.pricesIncludeTax ?? settings.pricesIncludeTax) ? 'with' : 'without'}
        options={[
          { value: 'without', label: 'Exclusive of GST' },
          { value: 'with', label: 'Inclusive of GST' },
        ]}
        onChange={(value) => set({ pricesIncludeTax: value === 'with' })}
      />
      <Choice
        label="Round off"
        value={draft.rounding ?? settings.rounding}
        options={[
          { value: 'none', label: 'None' },
          { value: 'rupee', label: 'To the rupee' },
        ]}
        onChange={(rounding) => set({ rounding })}
      />
      {HEADER_LABELS.map(([name, label]) => (
        <Line
          key={name}
          label={label}
          value={draft[name]}
          error={errors[name]}
          name={name}
          set={set}
        />
      ))}
      <Lines label="Notes" value={draft.notes ?? settings.notes ?? ''} name="notes" set={set} />
      <Lines label="Terms" value={draft.terms ?? settings.terms ?? ''} name="terms" set={set} />
      <div className="sm:col-span-2">
        <Checkbox
          checked={draft.reverseCharge}
          onChange={(reverseCharge) => set({ reverseCharge })}
        >
          Tax is payable on reverse charge
        </Checkbox>
      </div>
    </fieldset>
  );
}

type LabelledProps = {
  readonly label: string;
  readonly id: string;
  readonly children: ReactNode;
};

const Labelled = ({ label, id, children }: LabelledProps) => (
  <div className="flex min-w-0 flex-col gap-1">
    <label htmlFor={id} className="text-sm text-ink-2">
      {label}
    </label>
    {children}
  </div>
);

type ChoiceProps<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
};

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <Labelled label={label} id={id}>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen !== undefined) onChange(chosen.value);
        }}
        className="control"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

/** In the order in which they are asked for. */
const HEADER_LABELS = Object.entries({
  reference: 'PO / reference no.',
  delivery: 'Delivery address (if different)',
} satisfies Record<HeaderText, string>) as readonly (readonly [HeaderText, string])[];

type TextProps = {
  readonly label: string;
  readonly value: string;
  readonly set: (changes: Partial<InvoiceDraft>) => void;
};

type LineProps = TextProps & { readonly name: HeaderText; readonly error: string | undefined };

function Line({ label, value, name, error, set }: LineProps) {
  const id = useId();
  return (
    <Labelled label={label} id={id}>
      <input
        id={id}
        data-place={name}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-text`}
        type="text"
        dir="auto"
        autoComplete="off"
        maxLength={HEADER_TEXTS[name].lengthMax}
        value={value}
        onChange={({ target }) => set({ [name]: target.value })}
        className="control"
      />
      <div id={`${id}-text`}>{error !== undefined && <FieldError>{error}</FieldError>}</div>
    </Labelled>
  );
}

const TEXT_MAX = 2000;

function Lines({ label, value, name, set }: TextProps & { readonly name: 'notes' | 'terms' }) {
  const id = useId();
  return (
    <Labelled label={label} id={id}>
      <textarea
        id={id}
        rows={3}
        dir="auto"
        maxLength={TEXT_MAX}
        value={value}
        onChange={({ target }) => set({ [name]: target.value })}
        className="control"
      />
    </Labelled>
  );
}

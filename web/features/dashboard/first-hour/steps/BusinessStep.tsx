// Who sends the bill. The GSTIN says State, PAN and legal form; a person without a book begins
// theirs by this step.
import { LEGAL_FORM_NAMES, parsePan } from '#core/tax/index.ts';
import type { BillingSettings } from '#api/contract/book/billing-settings.ts';
import { EnterStop, FormFrame, Required } from '#web/shell/form/FormFrame.tsx';
import { Restored } from '#web/shell/form/Restored.tsx';
import { earlyFault, gstinMeaning, tidyGstin } from '#web/format/gstin.ts';
import { STATES } from '#web/format/states.ts';
import type { NamedBook } from '#web/state/active-book.ts';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { SelectField } from '#web/ui/inputs/Select.tsx';
import { useBusinessForm, withGstin } from './use-business-form.ts';
import type { BusinessFields, Scheme } from './use-business-form.ts';
import { firstHourWords as wording } from '../wording.ts';

const SCHEMES = Object.entries(wording.schemes).map(([value, { label }]) => ({ value, label }));
const LEGAL_FORMS = Object.entries(LEGAL_FORM_NAMES).map(([value, label]) => ({ value, label }));

type Props = {
  readonly book: NamedBook | null;
  readonly settings: BillingSettings | null;
  readonly onSaved: (bookId: number) => void;
};

const HOLDERS = {
  association: 'association of persons',
  'body-of-individuals': 'body of individuals',
  company: 'company',
  firm: 'firm or LLP',
  government: 'government',
  family: 'Hindu undivided family',
  'juridical-person': 'juridical person',
  'local-authority': 'local authority',
  person: 'proprietorship',
  trust: 'trust',
} as const;

/** @returns what the number stands for, once it is whole: ✓ Maharashtra, PAN …, proprietorship. */
function meaningOf(gstin: string): string | null {
  const meaning = gstinMeaning(gstin);
  const pan = parsePan(gstin.slice(2, 12));
  return meaning === null || !pan.valid ? meaning : `${meaning}, ${HOLDERS[pan.holder]}`;
}

export function BusinessStep({ book, settings, onSaved }: Props) {
  const form = useBusinessForm({ book, settings, onSaved });
  const { fields, set, setFields, errors, busy } = form;
  const plain = { readOnly: busy, autoComplete: 'off', dir: 'auto' } as const;
  return (
    <FormFrame form={form} save="Save business">
      <Restored form={form} />
      <div className="grid gap-3 sm:grid-cols-2">
        <Required>
          <TextField
            label="Business name"
            value={fields.name}
            onChange={(name) => set({ name })}
            error={errors['name']}
            input={{ ...plain, autoComplete: 'organization', maxLength: 100 }}
          />
        </Required>
        <EnterStop>
          <TextField
            label="GSTIN"
            optional
            value={fields.gstin}
            onChange={(text) => setFields(withGstin(fields, tidyGstin(text)))}
            error={earlyFault(fields.gstin) ?? errors['gstin']}
            hint={meaningOf(fields.gstin) ?? 'Fills in the state, the PAN and the legal form'}
            input={{ ...plain, spellCheck: false }}
          />
          <div className="sm:col-span-2">
            <TextField
              label="Address"
              optional={fields.gstin === ''}
              value={fields.address}
              onChange={(address) => set({ address })}
              error={errors['address']}
              hint={errors['address'] === undefined ? wording.addressHint : undefined}
              input={plain}
            />
          </div>
        </EnterStop>
        <SelectField
          label="State"
          optional
          value={fields.stateCode}
          options={STATES}
          onChange={(stateCode) => set({ stateCode })}
          error={errors['state_code']}
        />
        <SelectField
          label="Legal form"
          value={fields.legalForm}
          options={LEGAL_FORMS}
          onChange={(value) => set({ legalForm: value as BusinessFields['legalForm'] })}
        />
        {fields.gstin !== '' && (
          <SelectField
            label="GST scheme"
            value={fields.scheme}
            options={SCHEMES}
            onChange={(value) => set({ scheme: value as Scheme })}
            error={errors['registration']}
            hint={wording.schemes[fields.scheme].bill}
          />
        )}
      </div>
    </FormFrame>
  );
}

// How an asset loses its value: what it cost, since when it is used, and what it is by law.
import type { ReactNode } from 'react';
import {
  TAX_RATES,
  USEFUL_LIVES,
  worksInShifts,
  writtenDownBps,
} from '#core/depreciation/index.ts';
import { assetClass, depreciationMethod, taxKind } from '#core/depreciation/terms.ts';
import type { AssetClass, TaxKind } from '#core/depreciation/terms.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { FieldErrors } from '#web/client/failure.ts';
import { AmountField } from '#web/ui/inputs/AmountInput.tsx';
import { Checkbox } from '#web/ui/inputs/Checkbox.tsx';
import { DateField } from '#web/ui/inputs/DateInput.tsx';
import { TextField } from '#web/ui/inputs/Field.tsx';
import { SelectField } from '#web/ui/inputs/Select.tsx';
import type { DepreciationFields } from './depreciation-fields.ts';
import { ExtraShifts } from './ExtraShifts.tsx';

const CLASSES = assetClass.options.map((value) => ({ value, label: USEFUL_LIVES[value].name }));
const KINDS = taxKind.options.map((value) => ({ value, label: kindLabel(value) }));
const METHODS = [
  { value: 'slm', label: 'Straight line (SLM)' },
  { value: 'wdv', label: 'Written down value (WDV)' },
];

function kindLabel(kind: TaxKind): string {
  const { name, taxClass, rateBps } = TAX_RATES[kind];
  return taxClass === null ? name : `${name}, ${rateBps / 100}%`;
}

/** The kind of income tax that goes with most assets of a class. */
const USUAL_KINDS: Partial<Readonly<Record<AssetClass, TaxKind>>> = {
  land: 'none',
  'concrete-building': 'building',
  'other-building': 'building',
  'factory-building': 'building',
  fence: 'building',
  'temporary-structure': 'temporary-erection',
  furniture: 'furniture',
  'hired-furniture': 'furniture',
  electrical: 'furniture',
  computer: 'computer',
  server: 'computer',
  'motor-car': 'motor-car',
  'hire-vehicle': 'hire-vehicle',
  intangible: 'intangible',
};

type Props = {
  readonly form: {
    readonly fields: DepreciationFields;
    readonly set: (changes: Partial<DepreciationFields>) => void;
    readonly errors: FieldErrors;
    readonly busy: boolean;
  };
  readonly today: CalendarDate;
};

export function DepreciationCard({ form, today }: Props) {
  const { fields, set, busy } = form;
  const { isRegistered } = fields;
  return (
    <>
      <Checkbox
        checked={isRegistered}
        onChange={(checked) => busy || set({ isRegistered: checked })}
      >
        In the register of fixed assets
      </Checkbox>
      {isRegistered && (
        <fieldset className="flex min-w-0 flex-col gap-3 border-l-2 border-line pl-4">
          <legend className="mb-2 font-semibold">Depreciation</legend>
          <Cost form={form} today={today} />
          <Rules form={form} />
          {worksInShifts(fields.assetClass) && (
            <ExtraShifts
              shifts={fields.shifts}
              onChange={(shifts) => set({ shifts })}
              errors={form.errors}
              busy={busy}
              today={today}
            />
          )}
          <Checkbox checked={fields.isSold} onChange={(isSold) => busy || set({ isSold })}>
            Sold or scrapped
          </Checkbox>
          {fields.isSold && <Sale form={form} today={today} />}
        </fieldset>
      )}
    </>
  );
}

const Pair = ({ children }: { readonly children: ReactNode }) => (
  <div className="grid gap-3 sm:grid-cols-2">{children}</div>
);

function Cost({ form: { fields, set, errors, busy }, today }: Props) {
  return (
    <Pair>
      <AmountField
        label="Cost (₹)"
        text={fields.cost}
        onText={(cost) => set({ cost })}
        error={errors['depreciation.cost'] ?? null}
        hint="Without GST that you take as credit"
        readOnly={busy}
      />
      <DateField
        label="Put to use on"
        text={fields.putToUse}
        onText={(putToUse) => set({ putToUse })}
        today={today}
        error={errors['depreciation.put_to_use'] ?? null}
        readOnly={busy}
      />
    </Pair>
  );
}

function Rules({ form: { fields, set, errors, busy } }: Pick<Props, 'form'>) {
  const { assetClass: chosen, method, lifeYears, residual } = fields;
  const usual = USEFUL_LIVES[chosen].lifeYears;
  const years = Number(lifeYears) || usual;
  const residualBps = Math.round(Number(residual) * 100);
  const rate =
    method === 'wdv' && years !== null && residualBps > 0
      ? `${writtenDownBps(years, residualBps) / 100}% of what is left, each year`
      : undefined;
  return (
    <>
      <SelectField
        label="Class"
        value={chosen}
        options={CLASSES}
        readOnly={busy}
        onChange={(value) => {
          const next = assetClass.parse(value);
          set({ assetClass: next, taxKind: USUAL_KINDS[next] ?? 'machinery' });
        }}
        hint={
          usual === null ? 'Land is not depreciated' : `Useful life ${usual} years: Schedule II`
        }
      />
      {usual !== null && (
        <>
          <SelectField
            label="Method"
            value={method}
            options={METHODS}
            readOnly={busy}
            onChange={(value) => set({ method: depreciationMethod.parse(value) })}
            hint={rate}
          />
          <Pair>
            <TextField
              label="Useful life (years)"
              optional
              value={lifeYears}
              onChange={(text) => set({ lifeYears: text })}
              error={errors['depreciation.life_years']}
              hint={`Leave blank for ${usual}`}
              input={{ readOnly: busy, autoComplete: 'off', inputMode: 'numeric' }}
            />
            <TextField
              label="Residual value (%)"
              value={residual}
              onChange={(text) => set({ residual: text })}
              error={errors['depreciation.residual']}
              hint="Of the cost: usually not more than 5"
              input={{ readOnly: busy, autoComplete: 'off', inputMode: 'decimal' }}
            />
          </Pair>
        </>
      )}
      <SelectField
        label="Income tax"
        value={fields.taxKind}
        options={KINDS}
        readOnly={busy}
        onChange={(value) => set({ taxKind: taxKind.parse(value) })}
        hint="Assets of one class and rate are one block"
      />
    </>
  );
}

function Sale({ form: { fields, set, errors, busy }, today }: Props) {
  return (
    <Pair>
      <DateField
        label="Sold on"
        text={fields.soldOn}
        onText={(soldOn) => set({ soldOn })}
        today={today}
        error={errors['depreciation.sale.date'] ?? null}
        readOnly={busy}
      />
      <AmountField
        label="Sold for (₹)"
        text={fields.proceeds}
        onText={(proceeds) => set({ proceeds })}
        error={errors['depreciation.sale.proceeds'] ?? null}
        hint="Without GST; 0 if it was scrapped"
        readOnly={busy}
      />
    </Pair>
  );
}

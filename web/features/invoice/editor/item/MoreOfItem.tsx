// The second line of an item: its HSN and unit in words, and when opened what may be added.
import type { KeyboardEvent } from 'react';
import { UQCS } from '#core/catalogue/unit/index.ts';
import {
  asksNature,
  GST_BEGINS,
  natureByCode,
  serviceNature,
  SERVICE_NATURES,
} from '#core/tax/index.ts';
import { FieldError } from '#web/ui/inputs/Field.tsx';
import type { InvoiceDraftLine } from '../../draft/draft.ts';
import { invoicePlaceName } from '../../draft/next-field.ts';
import type { LineField } from '../../draft/next-field.ts';
import { onInvoiceEnter } from '../../draft/use-invoice-draft.ts';
import type { EditorParts } from '../parts.ts';

type Props = {
  readonly index: number;
  readonly line: InvoiceDraftLine;
  readonly parts: EditorParts;
  readonly onChange: (change: Partial<InvoiceDraftLine>) => void;
};

/** What an item is while nobody says otherwise. */
function byCode({ hsn }: InvoiceDraftLine): string {
  const coded = natureByCode(hsn.trim(), GST_BEGINS);
  if (coded === null) return SERVICE_NATURES.general.name;
  if (coded.nature === null) return 'Choose what it is';
  return `${SERVICE_NATURES[coded.nature].name}, by its code`;
}

/** That it is any service is a choice only where its code asks what it is. */
const naturesFor = ({ hsn, nature }: InvoiceDraftLine) =>
  serviceNature.options.filter(
    (one) => one !== 'general' || one === nature || asksNature(hsn.trim()),
  );

const FIELDS = [
  { field: 'description', label: 'Description', max: 2000, width: 'sm:col-span-2' },
  { field: 'hsn', label: 'HSN or SAC', max: 8, width: '' },
  { field: 'discount', label: 'Discount, 10% or ₹', max: 20, width: '' },
] as const satisfies readonly { field: LineField; label: string; max: number; width: string }[];

const TEXTS = { description: 'description', hsn: 'hsn', discount: 'discountText' } as const;

export function MoreOfItem({ index, line, parts, onChange }: Props) {
  const hasError = (['description', 'hsn', 'uqc', 'discount'] as const).some(
    (field) => parts.errors[invoicePlaceName({ field, index })] !== undefined,
  );
  if (!line.open && !hasError) return <Closed index={index} line={line} onChange={onChange} />;
  return (
    <div className="grid gap-2 pt-2 sm:grid-cols-5 sm:pl-8">
      {FIELDS.map(({ field, label, max, width }) => {
        const place = invoicePlaceName({ field, index });
        const error = parts.errors[place];
        return (
          <div key={field} className={width}>
            <label htmlFor={place} className="text-xs text-ink-2">
              {label}
              <span className="sr-only">{` of item ${index + 1}`}</span>
            </label>
            <input
              id={place}
              data-place={place}
              type="text"
              dir="auto"
              autoComplete="off"
              maxLength={max}
              readOnly={parts.busy}
              aria-invalid={error !== undefined}
              aria-describedby={`${place}-text`}
              value={line[TEXTS[field]]}
              onChange={(event) => onChange({ [TEXTS[field]]: event.target.value })}
              onKeyDown={(event: KeyboardEvent) => {
                if (event.key === 'Enter') onInvoiceEnter(event, parts.typing, { field, index });
              }}
              className="control"
            />
            <div id={`${place}-text`}>
              {error !== undefined && <FieldError>{error}</FieldError>}
            </div>
          </div>
        );
      })}
      <div className="sm:col-span-2">
        <label htmlFor={`item-${index}-nature`} className="text-xs text-ink-2">
          What it is
          <span className="sr-only">{` of item ${index + 1}`}</span>
        </label>
        <select
          id={`item-${index}-nature`}
          value={line.nature ?? ''}
          disabled={parts.busy}
          onChange={({ target }) =>
            onChange({ nature: target.value === '' ? null : serviceNature.parse(target.value) })
          }
          className="control"
        >
          <option value="">{byCode(line)}</option>
          {naturesFor(line).map((nature) => (
            <option key={nature} value={nature}>
              {SERVICE_NATURES[nature].name}
            </option>
          ))}
        </select>
      </div>
      <UnitField index={index} line={line} parts={parts} onChange={onChange} />
    </div>
  );
}

/** GST's code of the unit, which goods need to be invoiced (Rule 46(i)). */
function UnitField({ index, line, parts, onChange }: Props) {
  const place = invoicePlaceName({ field: 'uqc', index });
  const error = parts.errors[place];
  return (
    <div>
      <label htmlFor={place} className="text-xs text-ink-2">
        Unit
        <span className="sr-only">{` of item ${index + 1}`}</span>
      </label>
      <select
        id={place}
        data-place={place}
        disabled={parts.busy}
        aria-invalid={error !== undefined}
        aria-describedby={`${place}-text`}
        value={line.uqc}
        onChange={({ target }) => onChange({ uqc: target.value, unit: '' })}
        className="control"
      >
        <option value="">None: a service</option>
        {UQCS.map(({ code, words }) => (
          <option key={code} value={code}>
            {code} {words}
          </option>
        ))}
      </select>
      <div id={`${place}-text`}>{error !== undefined && <FieldError>{error}</FieldError>}</div>
    </div>
  );
}

function Closed({ index, line, onChange }: Omit<Props, 'parts'>) {
  const said = [
    line.hsn === '' ? null : `HSN ${line.hsn}`,
    line.unit === '' ? line.uqc || null : line.unit,
    line.nature === null || line.nature === 'general' ? null : SERVICE_NATURES[line.nature].name,
    line.description === '' ? null : line.description,
    line.discountText === '' ? null : `discount ${line.discountText}`,
  ].filter((part) => part !== null);
  return (
    <p className="flex flex-wrap items-center gap-x-3 pt-0.5 text-xs text-ink-2 sm:pl-8">
      <span dir="auto">{said.join(' · ')}</span>
      <button
        type="button"
        aria-keyshortcuts="Shift+ArrowDown"
        onClick={() => onChange({ open: true })}
        className="link-quiet min-h-6 pointer-coarse:min-h-11"
      >
        Description, HSN, discount
        <span className="sr-only">{` of item ${index + 1}`}</span>
      </button>
    </p>
  );
}

// Why this tax. What the law needs to be known is asked for here: where a service ends, the place
// of supply that nothing tells, and that no address is on record.
import { useRef } from 'react';
import type { NatureAsked } from '#core/invoice/index.ts';
import { serviceNature, SERVICE_NATURES } from '#core/tax/index.ts';
import type { ServiceNature } from '#core/tax/index.ts';
import { NO_ADDRESS } from '#web/client/no-address.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { changeInvoiceLine } from '../../draft/draft.ts';
import type { InvoiceDraft } from '../../draft/draft.ts';
import { isPlaceUnknown } from '../../draft/priced.ts';
import { focusInvoicePlace } from '../../draft/use-invoice-draft.ts';
import type { EditorParts } from '../parts.ts';
import { PLACES } from './kinds.ts';
import { ASKING_CARD, TaxReason, TELLING_CARD } from './TaxReason.tsx';

type Props = EditorParts & { readonly onPlace: () => void };

/** Whether the law's answer for a customer without an address waits to be confirmed. */
const awaitsNoAddress = ({ priced, typing }: Pick<EditorParts, 'priced' | 'typing'>) =>
  priced.placed?.reason.by === 'no-address' &&
  priced.reason?.why !== 'unregistered-supplier' &&
  !typing.draft.noAddress;

/** Whether the card asks something without which the place of supply is not known. */
export const awaitsAnswer = ({ priced, typing }: Pick<EditorParts, 'priced' | 'typing'>) =>
  awaitsNoAddress({ priced, typing }) ||
  priced.unclear !== null ||
  (priced.asks !== null &&
    priced.placed?.place === null &&
    priced.reason?.why !== 'unregistered-supplier');

export function TaxCard({ onPlace, ...parts }: Props) {
  const { priced, typing, busy } = parts;
  const { reason } = priced;
  const set = (changes: Partial<InvoiceDraft>) => typing.change((now) => ({ ...now, ...changes }));
  if (reason === null) {
    return (
      <p className="border-l-3 border-line-strong bg-surface-2 px-4 py-3 text-sm text-ink-2">
        Choose a customer. GST depends on the customer’s state.
      </p>
    );
  }
  const isOutside = reason.why === 'unregistered-supplier';
  const { unclear } = priced;
  const asks =
    isOutside || typing.draft.placeOfSupply !== null || unclear !== null ? null : priced.asks;
  const isUnknown = isPlaceUnknown(priced);
  const waits = awaitsNoAddress(parts);
  return (
    <div className={awaitsAnswer(parts) || isUnknown ? ASKING_CARD : TELLING_CARD}>
      <p role="status">
        <TaxReason
          priced={priced}
          known={parts.known}
          reverseCharge={typing.draft.reverseCharge}
        />{' '}
      </p>
      {waits && (
        <div className="py-2">
          <Button
            data-asked
            onClick={() => {
              set({ noAddress: true });
              focusInvoicePlace(CREATE);
            }}
          >
            {NO_ADDRESS}
          </Button>
        </div>
      )}
      {unclear !== null && (
        <NatureSelect
          asked={unclear}
          name={typing.draft.lines[unclear.line]?.name ?? ''}
          onChange={(nature) =>
            typing.change((now) => changeInvoiceLine(now, unclear.line, { nature }))
          }
          busy={busy}
        />
      )}
      {asks !== null && (
        <StateSelect
          label={SERVICE_NATURES[asks].asks ?? 'State'}
          value={typing.draft.servicePlace}
          onChange={(servicePlace) => set({ servicePlace })}
          busy={busy}
        />
      )}
      {isUnknown && asks === null && unclear === null && (
        <StateSelect
          label="State where it ends"
          value={typing.draft.placeOfSupply}
          onChange={(placeOfSupply) => set({ placeOfSupply })}
          busy={busy}
        />
      )}
      {!isUnknown && (
        <button
          type="button"
          onClick={onPlace}
          className="inline min-h-6 font-medium underline underline-offset-2"
        >
          Change place of supply
        </button>
      )}
    </div>
  );
}

const CREATE = { field: 'create' } as const;

type NatureProps = {
  readonly asked: NatureAsked;
  readonly name: string;
  readonly onChange: (nature: ServiceNature | null) => void;
  readonly busy: boolean;
};

/** Of an item whose code is of a service with a place of its own, or of none. */
const NatureSelect = ({ asked, name, onChange, busy }: NatureProps) => (
  <label className="flex flex-col gap-1 pt-2">
    {`What ‘${name.trim()}’ is (SAC ${asked.hsn})`}
    <select
      data-asked
      value=""
      disabled={busy}
      onChange={({ target }) => onChange(serviceNature.safeParse(target.value).data ?? null)}
      className="control text-ink"
    >
      <option value="">Choose what it is</option>
      {asked.among.map((nature) => (
        <option key={nature} value={nature}>
          {SERVICE_NATURES[nature].name}
        </option>
      ))}
    </select>
  </label>
);

type SelectProps = {
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (state: string | null) => void;
  readonly busy: boolean;
};

/**
 * Typed as its two digits or its name; Enter goes on to the end of the form. The digits are read
 * here, since keys that were typed ahead reach no browser's search in a list.
 */
function StateSelect({ label, value, onChange, busy }: SelectProps) {
  const digits = useRef('');
  const onDigit = (digit: string) => {
    digits.current = `${digits.current}${digit}`.slice(-2);
    const typed = PLACES.find(({ code }) => code === digits.current);
    if (typed === undefined) return;
    digits.current = '';
    onChange(typed.code);
  };
  return (
    <label className="flex flex-col gap-1 pt-2">
      {label}
      <select
        data-place="service-place"
        data-asked={value === null ? '' : undefined}
        value={value ?? ''}
        disabled={busy}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
        onKeyDown={(event) => {
          const { key, ctrlKey, metaKey, altKey } = event;
          const isDigit = /^[0-9]$/.test(key);
          if ((key !== 'Enter' && !isDigit) || ctrlKey || metaKey || altKey) return;
          event.preventDefault();
          if (isDigit) onDigit(key);
          else focusInvoicePlace(CREATE);
        }}
        className="control text-ink"
      >
        <option value="">Choose a state</option>
        {PLACES.map(({ code, name }) => (
          <option key={code} value={code}>
            {code} {name}
          </option>
        ))}
      </select>
    </label>
  );
}

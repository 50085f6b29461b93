// Whether the business is of a class that registers no invoices at the e-invoice portal, and the
// keys with which the portal signs its answers.
import { useState } from 'react';
import { setEInvoicing } from '#api/contract/book/e-invoicing.ts';
import { readBillingSettings } from '#api/contract/book/billing-settings.ts';
import type { BillingSettings } from '#api/contract/book/billing-settings.ts';
import { call } from '#web/client/call.ts';
import { fieldErrorsOf, sentenceOf } from '#web/client/failure.ts';
import { invalidate } from '#web/client/query.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { LinesField, TextField } from '#web/ui/inputs/Field.tsx';
import { SelectField } from '#web/ui/inputs/Select.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { SettingsPart, WholeWidth } from '../SettingsPart.tsx';

type EInvoicing = BillingSettings['eInvoicing'];
type Exemption = NonNullable<EInvoicing['exemption']>;
type Key = EInvoicing['keys'][number];
type SaveProps = { readonly onSaved: (text: string) => void };
type Props = SaveProps & { readonly settings: BillingSettings; readonly readOnly: boolean };

const NAMES: Readonly<Record<Exemption, string>> = {
  'sez-unit': 'SEZ unit',
  insurer: 'Insurer',
  bank: 'Bank or NBFC',
  'goods-transport-agency': 'Goods transport agency',
  'passenger-transport': 'Passenger transport',
  cinema: 'Cinema',
  government: 'Government department or local authority',
};
const CLASSES = Object.keys(NAMES) as readonly Exemption[];
const CHOICES = [
  { value: '', label: 'None' },
  ...CLASSES.map((value) => ({ value, label: NAMES[value] })),
];

export function EInvoicePart({ settings, readOnly, onSaved }: Props) {
  const { exemption, keys } = settings.eInvoicing;
  return (
    <SettingsPart
      title="E-invoices"
      part="e-invoices"
      help="Above ₹5 crore of turnover in any year since 2017-18, invoices to registered buyers, SEZ and abroad are registered at the e-invoice portal."
    >
      {readOnly ? (
        <WholeWidth>
          <p>Exempt class: {exemption === null ? 'None' : NAMES[exemption]}</p>
          <p className="text-sm text-ink-2">
            {keys.length === 0
              ? 'No key of the portal is stored.'
              : `Keys of the portal: ${keys.map(({ name }) => name).join(', ')}`}
          </p>
        </WholeWidth>
      ) : (
        <>
          <ExemptionField exemption={exemption} onSaved={onSaved} />
          <Keys keys={keys} onSaved={onSaved} />
        </>
      )}
    </SettingsPart>
  );
}

function ExemptionField({ exemption, onSaved }: SaveProps & Pick<EInvoicing, 'exemption'>) {
  const { id: bookId } = usePageBook();
  const [picked, setPicked] = useState<string | null>(null);
  const { busy, failure, send } = useSend();
  const shown = picked ?? exemption ?? '';
  const save = () => {
    const named = CLASSES.find((one) => one === shown) ?? null;
    void send(
      () => call(setEInvoicing, { params: { bookId }, body: { exemption: named } }),
      async () => {
        await invalidate(readBillingSettings);
        setPicked(null);
        onSaved('Exempt class saved.');
      },
    );
  };
  return (
    <>
      <SelectField
        label="Exempt class"
        value={shown}
        options={CHOICES}
        onChange={setPicked}
        readOnly={busy}
        hint="Invoices of such a class are not registered."
      />
      <WholeWidth>
        {failure !== null && <Notice kind="problem">{sentenceOf(failure)}</Notice>}
        {shown !== (exemption ?? '') && (
          <Button busyText={busy ? 'Saving…' : null} onClick={save}>
            Save exempt class
          </Button>
        )}
      </WholeWidth>
    </>
  );
}

/** All of them are set at once. */
function Keys({ keys, onSaved }: SaveProps & Pick<EInvoicing, 'keys'>) {
  const { id: bookId } = usePageBook();
  const [name, setName] = useState('');
  const [publicKey, setPublicKey] = useState('');
  const { busy, failure, send } = useSend();
  const set = (after: readonly Key[], text: string) =>
    void send(
      () => call(setEInvoicing, { params: { bookId }, body: { keys: [...after] } }),
      async () => {
        await invalidate(readBillingSettings);
        setName('');
        setPublicKey('');
        onSaved(text);
      },
    );
  const errors = fieldErrorsOf(failure);
  const ofNew = (field: string) => errors[`keys.${keys.length}.${field}`];
  const isTyped = name.trim() !== '' && publicKey.trim() !== '';
  const added = { name: name.trim(), publicKey };
  const without = (gone: Key) => keys.filter((key) => key.name !== gone.name);
  return (
    <>
      <WholeWidth>
        <h3 className="font-medium text-ink-2">Keys of the portal</h3>
        {keys.length === 0 && (
          <p className="text-sm text-ink-2">
            None is stored. Signatures of the portal are not checked.
          </p>
        )}
        <ul>
          {keys.map((key) => (
            <li key={key.name} className="flex items-center justify-between gap-3">
              <span className="break-all">{key.name}</span>
              <Button kind="quiet" onClick={() => set(without(key), `${key.name} removed.`)}>
                Remove<span className="sr-only"> {key.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      </WholeWidth>
      <TextField
        label="Name of the key"
        value={name}
        onChange={setName}
        error={ofNew('name')}
        input={{ autoComplete: 'off', maxLength: 60, readOnly: busy }}
      />
      <WholeWidth>
        <LinesField
          label="Public key"
          value={publicKey}
          onChange={setPublicKey}
          rows={4}
          error={ofNew('public_key')}
          hint="A key or a certificate as PEM, from the portal’s own site."
          input={{ autoComplete: 'off', spellCheck: false, readOnly: busy }}
        />
      </WholeWidth>
      <WholeWidth>
        {failure !== null && <Notice kind="problem">{sentenceOf(failure)}</Notice>}
        {isTyped && (
          <Button
            busyText={busy ? 'Saving…' : null}
            onClick={() => set([...keys, added], `${added.name} saved.`)}
          >
            Save key
          </Button>
        )}
      </WholeWidth>
    </>
  );
}

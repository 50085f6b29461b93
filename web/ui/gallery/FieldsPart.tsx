import { useState } from 'react';
import { AmountField } from '../inputs/AmountInput.tsx';
import { Checkbox } from '../inputs/Checkbox.tsx';
import { ChoiceGroup } from '../inputs/ChoiceGroup.tsx';
import { DateField } from '../inputs/DateInput.tsx';
import { TextField } from '../inputs/Field.tsx';
import { PasswordField } from '../inputs/PasswordField.tsx';
import { SearchField } from '../inputs/SearchField.tsx';
import { SegmentedOrSelect } from '../inputs/Segmented.tsx';
import { Select } from '../inputs/Select.tsx';
import { Switch } from '../inputs/Switch.tsx';
import { FIELDS, GalleryPart, ROW, Specimen } from './GalleryPart.tsx';
import { TODAY } from './samples.ts';

const STATUSES = [
  { value: 'all', label: 'All' },
  { value: 'draft', label: 'Draft' },
  { value: 'sent', label: 'Sent' },
  { value: 'paid', label: 'Paid' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'cancelled', label: 'Cancelled' },
] as const;
const REASONS = [
  { value: 'account', label: 'Wrong account' },
  { value: 'amount', label: 'Wrong amount' },
  { value: 'date', label: 'Wrong date' },
  { value: 'duplicate', label: 'Duplicate' },
] as const;
const SPECS = Array.from({ length: 14 }, (_, at) => ({
  value: `s${at}`,
  label: `Size ${at + 28}`,
}));

export function FieldsPart() {
  return (
    <GalleryPart id="fields" title="Fields">
      <TextSpecimens />
      <MoneyAndDays />
      <Choices />
    </GalleryPart>
  );
}

function TextSpecimens() {
  const [name, setName] = useState('');
  const [search, setSearch] = useState('cot');
  const [secret, setSecret] = useState('');
  const still = () => undefined;
  return (
    <Specimen state="Empty, with a hint, optional, wrong, read-only" className={FIELDS}>
      <TextField label="Name" value={name} onChange={setName} />
      <TextField
        label="GSTIN"
        optional
        value="27AAPFU0939F1ZV"
        onChange={still}
        hint="15 characters, as on the registration certificate"
      />
      <TextField
        label="E-mail"
        value="meera@sahyadri"
        onChange={still}
        error="Enter an e-mail like name@example.in"
      />
      <TextField label="Account" value="Cash in hand" onChange={still} input={{ readOnly: true }} />
      <PasswordField label="Password" value={secret} onChange={setSecret} />
      <div className="self-end">
        <SearchField label="Search accounts" value={search} onChange={setSearch} />
      </div>
    </Specimen>
  );
}

function MoneyAndDays() {
  const [amount, setAmount] = useState('1,18,000.00');
  const [part, setPart] = useState('50%');
  const [wrong, setWrong] = useState('12 apples');
  const [day, setDay] = useState('21 Nov 2026');
  const [past, setPast] = useState('31 Mar 2026');
  const [odd, setOdd] = useState('31 Feb');
  return (
    <Specimen state="Amounts and days: try 60k, 1180/1.18, t, +1, 3/4, me" className={FIELDS}>
      <AmountField label="Amount" text={amount} onText={setAmount} />
      <AmountField
        label="Payment"
        text={part}
        onText={setPart}
        suggestedPaise={6_567_000}
        hint="50% is half of 65,670.00"
      />
      <AmountField label="Pasted" text={wrong} onText={setWrong} />
      <DateField label="Date" text={day} onText={setDay} today={TODAY} />
      <DateField label="Date of another year" text={past} onText={setPast} today={TODAY} />
      <DateField label="No such day" text={odd} onText={setOdd} today={TODAY} />
    </Specimen>
  );
}

function Choices() {
  const [status, setStatus] = useState<(typeof STATUSES)[number]['value']>('all');
  const [month, setMonth] = useState('11');
  const [on, setOn] = useState(true);
  const [reason, setReason] = useState<(typeof REASONS)[number]['value'] | null>(null);
  const [sizes, setSizes] = useState<readonly string[]>(['s2']);
  return (
    <>
      <Specimen state="One of a few" className={ROW}>
        <SegmentedOrSelect label="Status" options={STATUSES} value={status} onChange={setStatus} />
        <Select
          label="Month"
          value={month}
          onChange={setMonth}
          options={[
            { value: '10', label: 'Oct' },
            { value: '11', label: 'Nov' },
          ]}
        />
      </Specimen>
      <Specimen state="On or off" className={FIELDS}>
        <Switch checked={on} onChange={setOn} hint="F4 to F8, Ctrl A and Alt X as in Tally">
          Tally keys
        </Switch>
        <Switch checked={!on} onChange={(next) => setOn(!next)}>
          Keep entering
        </Switch>
        <Checkbox checked={on} onChange={setOn} error={on ? null : 'Agree to go on'}>
          I agree to the terms
        </Checkbox>
      </Specimen>
      <Specimen
        state="A reason by its number; several of many with a filter"
        className="flex flex-col gap-4"
      >
        <ChoiceGroup
          legend="Reason"
          kind="one"
          numbered
          options={REASONS}
          value={reason}
          onChange={setReason}
          error={reason === null ? 'Choose a reason' : null}
        />
        <ChoiceGroup
          legend="Sizes"
          kind="several"
          options={SPECS}
          value={sizes}
          onChange={setSizes}
        />
      </Specimen>
    </>
  );
}

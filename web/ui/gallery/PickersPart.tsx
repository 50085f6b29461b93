import { useState } from 'react';
import { Field } from '../inputs/Field.tsx';
import { Picker } from '../picker/Picker.tsx';
import type { Choice } from '../picker/match.ts';
import { FIELDS, GalleryPart, Specimen } from './GalleryPart.tsx';
import { ACCOUNTS, MANY } from './samples.ts';

type SpecimenProps = {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly start?: number;
  readonly error?: string;
  readonly readOnly?: boolean;
};

function One({ label, choices, start, error, readOnly = false }: SpecimenProps) {
  const [id, setId] = useState<number | null>(start ?? null);
  const [added, setAdded] = useState<string | null>(null);
  return (
    <Field
      label={label}
      error={error}
      hint={added === null ? undefined : `A sheet would ask for “${added}”.`}
    >
      {(control) => (
        <Picker
          id={control.id}
          label={label}
          noun="account"
          choices={choices}
          chosen={choices.find((choice) => choice.id === id) ?? null}
          onChoose={setId}
          onAdd={setAdded}
          addHref={(text) => `/account/add/${encodeURIComponent(text.trim())}`}
          describedBy={control['aria-describedby']}
          invalid={control['aria-invalid']}
          readOnly={readOnly}
          placeholder="Type to choose"
        />
      )}
    </Field>
  );
}

export function PickersPart() {
  return (
    <GalleryPart id="pickers" title="Picker">
      <Specimen state="Empty, chosen, wrong, read-only, five thousand" className={FIELDS}>
        <One label="Account" choices={ACCOUNTS} />
        <One label="Chosen account" choices={ACCOUNTS} start={3} />
        <One label="Account left out" choices={ACCOUNTS} error="Choose an account" />
        <One label="Account while posting" choices={ACCOUNTS} start={7} readOnly />
        <One label="Customer of five thousand" choices={MANY} />
      </Specimen>
    </GalleryPart>
  );
}

// A picker of the account's form under its label, with what went wrong when its list did not come.
import { sentenceOf } from '#web/client/failure.ts';
import type { CallFailed } from '#web/client/query.ts';
import { Field } from '#web/ui/inputs/Field.tsx';
import type { Choice } from '#web/ui/picker/match.ts';
import { Picker } from '#web/ui/picker/Picker.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';

/** A list of the book, as it comes. */
export type PickList<Item> = {
  readonly data: readonly Item[] | undefined;
  readonly isPending: boolean;
  readonly error: CallFailed | null;
};

type Props = {
  readonly label: string;
  readonly noun: string;
  readonly optional?: boolean;
  readonly list: PickList<unknown>;
  readonly choices: readonly Choice[];
  readonly chosenId: number | null;
  readonly onChoose: (id: number | null) => void;
  readonly onAdd: (text: string) => void;
  readonly error: string | undefined;
  readonly readOnly: boolean;
  readonly autoFocus: boolean;
};

export function ListPicker({ label, noun, list, choices, chosenId, error, ...rest }: Props) {
  const { optional = false, onChoose, onAdd, readOnly, autoFocus } = rest;
  return (
    <>
      <Field label={label} error={error} optional={optional}>
        {(control) => (
          <Picker
            id={control.id}
            label={label}
            noun={noun}
            choices={choices}
            chosen={choices.find(({ id }) => id === chosenId) ?? null}
            onChoose={onChoose}
            onAdd={onAdd}
            describedBy={control['aria-describedby']}
            invalid={control['aria-invalid']}
            isLoading={list.isPending}
            placeholder={list.isPending ? 'Loading the list' : 'Type to choose'}
            readOnly={readOnly}
            autoFocus={autoFocus}
          />
        )}
      </Field>
      {list.error !== null && <Notice kind="problem">{sentenceOf(list.error.failure)}</Notice>}
    </>
  );
}

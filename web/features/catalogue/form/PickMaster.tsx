// A picker of one kind of master under its label. What is lacking there is added on the way, where
// a name is all that it needs.
import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createPortal } from 'react-dom';
import { sentenceOf } from '#web/client/failure.ts';
import { paths } from '#web/paths.ts';
import { Field } from '#web/ui/inputs/Field.tsx';
import type { Choice } from '#web/ui/picker/match.ts';
import { Picker } from '#web/ui/picker/Picker.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { ALL_MAX, allOf, foundOf } from '../calls/lists.ts';
import type { Masters } from '../calls/lists.ts';
import { KINDS } from '../kinds.ts';
import type { MasterKind, Where } from '../kinds.ts';
import { rowOf } from '../list/rows.ts';
import { QuickNameDialog } from './QuickNameDialog.tsx';
import { Required } from './FormFrame.tsx';

type Props<K extends MasterKind> = {
  readonly kind: K;
  readonly where: Where;
  readonly label: string;
  readonly optional?: boolean;
  readonly chosenId: number | null;
  /** What the chosen one is called, where the list may lack it. */
  readonly chosenName?: string | undefined;
  readonly onChoose: (id: number | null) => void;
  /** Those that fit here. */
  readonly fits?: (master: Masters[K]) => boolean;
  readonly error: string | undefined;
  readonly readOnly: boolean;
  readonly autoFocus?: boolean;
};

export function PickMaster<K extends MasterKind>(props: Props<K>) {
  const { kind, where, label, optional = false, chosenId, chosenName, onChoose } = props;
  const [adding, setAdding] = useState<string | null>(null);
  const { choices, onText, isPending, failure } = useChoices(props);
  const named = chosenName === undefined ? undefined : { id: chosenId ?? 0, name: chosenName };
  const field = (
    <Field label={label} error={props.error} optional={optional}>
      {(control) => (
        <Picker
          id={control.id}
          label={label}
          noun={KINDS[kind].noun}
          choices={choices}
          chosen={
            chosenId === null ? null : (choices.find(({ id }) => id === chosenId) ?? named ?? null)
          }
          onChoose={onChoose}
          onText={onText}
          onAdd={isNameEnough(kind) ? setAdding : undefined}
          addHref={(text) => addAt(kind, where, text.trim())}
          describedBy={control['aria-describedby']}
          invalid={control['aria-invalid']}
          placeholder={isPending ? 'Loading the list' : 'Type to choose'}
          readOnly={props.readOnly}
          autoFocus={props.autoFocus === true}
        />
      )}
    </Field>
  );
  return (
    <>
      <div aria-busy={isPending} className="contents">
        {optional ? field : <Required>{field}</Required>}
      </div>
      {failure !== null && <Notice kind="problem">{sentenceOf(failure)}</Notice>}
      {adding !== null &&
        isNameEnough(kind) &&
        // A form may not lie inside a form.
        createPortal(
          <QuickNameDialog
            kind={kind}
            where={where}
            text={adding}
            onClose={() => setAdding(null)}
            onSaved={(id) => {
              onChoose(id);
              setAdding(null);
            }}
          />,
          document.body,
        )}
    </>
  );
}

type NamedKind = Exclude<MasterKind, 'product'>;
const isNameEnough = (kind: MasterKind): kind is NamedKind => kind !== 'product';

/** The page behind `Add +`, to be opened beside the form; a book has none for some kinds. */
const addAt = (kind: MasterKind, where: Where, text: string): string =>
  where === null ? paths.adminAdd(kind, text) : (PAGES_OF_BOOK[kind] ?? paths.add);

const PAGES_OF_BOOK: { readonly [K in MasterKind]?: string } = {
  category: paths.addCategory,
  brand: paths.addBrand,
  unit: paths.addUnit,
};

/** Thousands are the server's to search in. */
function useChoices<K extends MasterKind>({ kind, where, chosenId, fits }: Props<K>) {
  const [text, setText] = useState('');
  const all = useQuery(allOf(kind, where));
  const isLong = (all.data?.length ?? 0) >= ALL_MAX;
  const found = useQuery({
    ...foundOf(kind, where, text.trim()),
    enabled: isLong && text.trim() !== '',
    placeholderData: keepPreviousData,
  });
  const masters = (isLong && text.trim() !== '' ? found.data : all.data) ?? [];
  const choices = masters
    .filter((each) => each.id === chosenId || (each.status === 'enabled' && fits?.(each) !== false))
    .map((each): Choice => {
      const { id, name, below } = rowOf(each, where);
      return { id, name, detail: below };
    });
  const error = all.error ?? found.error;
  return {
    choices,
    onText: isLong ? setText : undefined,
    isPending: all.isPending,
    failure: all.data === undefined && error !== null ? error.failure : null,
  };
}

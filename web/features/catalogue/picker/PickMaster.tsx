// A picker of one kind of master under its label. What is lacking there is added on the way, in a
// sheet over the form.
import { useContext, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { MASTER_NAME_MAX } from '#api/contract/catalogue/name-max.ts';
import { keepKeys } from '#web/ahead/keep.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { paths } from '#web/paths.ts';
import { useScope } from '#web/shell/commands/use-scope.ts';
import { Field } from '#web/ui/inputs/Field.tsx';
import type { Choice } from '#web/ui/picker/match.ts';
import { Picker } from '#web/ui/picker/Picker.tsx';
import { Notice } from '#web/ui/states/Notice.tsx';
import { ALL_MAX, allOf, pickerMatchesOf } from '../calls/lists.ts';
import { masterOf } from '../calls/one.ts';
import type { ListedMaster, Masters } from '../calls/lists.ts';
import { wholeOf } from '../calls/whole.ts';
import type { SavedMaster } from '../calls/writes.ts';
import { KIND_WORDS } from '../kinds.ts';
import type { EditableKind, MastersBook } from '../kinds.ts';
import { rowOf } from '../list/rows.ts';
import { QUICK_DEPTH_MAX, QuickDepth } from '../quick/quick-depth.ts';
import type { QuickProps } from '../quick/QuickSheet.tsx';
import { goOnFrom, Required } from '#web/shell/form/FormFrame.tsx';

export type PickProps<K extends EditableKind> = {
  readonly kind: K;
  readonly where: MastersBook;
  readonly label: string;
  readonly optional?: boolean;
  readonly chosenId: number | null;
  /** What the chosen one is called, where the list may lack it. */
  readonly chosenName?: string | undefined;
  readonly onChoose: (id: number | null) => void;
  /** Those that fit here. */
  readonly fits?: (master: Masters[K]) => boolean;
  /** The sheet for a new one. */
  readonly quick: (sheet: QuickProps) => ReactNode;
  readonly error: string | undefined;
  readonly readOnly: boolean;
  readonly autoFocus?: boolean;
};

export function PickMaster<K extends EditableKind>(props: PickProps<K>) {
  const { kind, where, label, optional = false, chosenId, onChoose } = props;
  const scope = useScope();
  const [adding, setAdding] = useState<string | null>(null);
  const [saved, setSaved] = useState<SavedMaster | null>(null);
  const field = useRef<HTMLDivElement>(null);
  const isDeep = useContext(QuickDepth) >= QUICK_DEPTH_MAX;
  const { choices, onText, isPending, isLoading, failure } = useChoices(props);
  const listed = choices.find(({ id }) => id === chosenId);
  const isUnknown = listed === undefined && saved?.id !== chosenId && !isLoading;
  const elsewhere = useElsewhere(props, isUnknown);
  const goOn = () => goOnFrom(field.current?.querySelector('input'));
  /** What is typed after Enter is meant for what comes after the choice. */
  const early = () => {
    const answered = keepKeys();
    return (something: boolean) => {
      if (something) goOn();
      answered(something);
    };
  };
  const take = (made: SavedMaster) => {
    // The sheet is gone, and the focus back, before the form goes on to what is missing next.
    flushSync(() => {
      setSaved(made);
      onChoose(made.id);
      setAdding(null);
    });
    goOn();
  };
  const picker = (
    <Field label={label} error={props.error} optional={optional}>
      {(control) => (
        <Picker
          id={control.id}
          label={label}
          noun={KIND_WORDS[kind].noun}
          choices={choices}
          chosen={listed ?? (saved?.id === chosenId ? saved : elsewhere)}
          onChoose={onChoose}
          onText={onText}
          onAdd={isDeep ? undefined : setAdding}
          addHref={(text) => addAt({ kind, where }, scope, text.trim())}
          describedBy={control['aria-describedby']}
          invalid={control['aria-invalid']}
          isLoading={isLoading}
          onEarly={early}
          placeholder={isPending ? 'Loading the list' : 'Type to choose'}
          readOnly={props.readOnly}
          autoFocus={props.autoFocus === true}
        />
      )}
    </Field>
  );
  return (
    <>
      <div ref={field} aria-busy={isPending} className="contents">
        {optional ? picker : <Required>{picker}</Required>}
      </div>
      {failure !== null && <Notice kind="problem">{sentenceOf(failure)}</Notice>}
      {adding !== null && (
        <Sheet
          quick={props.quick}
          where={where}
          name={adding.slice(0, MASTER_NAME_MAX)}
          onSaved={take}
          onClose={() => setAdding(null)}
        />
      )}
    </>
  );
}

type SheetProps = QuickProps & Pick<PickProps<EditableKind>, 'quick'>;

const Sheet = ({ quick, ...sheet }: SheetProps) => quick(sheet);

/** What is chosen and not on a list of thousands: the form or the server knows. */
function useElsewhere<K extends EditableKind>(
  { kind, where, chosenId, chosenName }: PickProps<K>,
  isUnknown: boolean,
): Choice | null {
  const isAsked = isUnknown && chosenId !== null && chosenName === undefined;
  const one = useQuery({ ...masterOf(kind, where, chosenId ?? 0), enabled: isAsked });
  const name = chosenName ?? one.data?.record.name;
  return chosenId === null || name === undefined ? null : { id: chosenId, name };
}

/** The page behind `Add +`, to be opened beside the form; a book has none for some kinds. */
function addAt(
  { kind, where }: { readonly kind: EditableKind; readonly where: MastersBook },
  scope: number | undefined,
  text: string,
): string {
  if (where === null) return paths.adminAdd(kind, text);
  return KIND_WORDS[kind].ownForm === null ? paths.add : paths.addNamed(kind, text, scope);
}

/** Until all of thousands are here, what is typed is the server's to search for. */
function useChoices<K extends EditableKind>({ kind, where, chosenId, fits }: PickProps<K>) {
  const [text, setText] = useState('');
  const all = useQuery(allOf(kind, where));
  const isLong = (all.data?.length ?? 0) >= ALL_MAX;
  const whole = useQuery({ ...wholeOf(kind, where ?? 0), enabled: isLong && where !== null });
  const isOurs = !isLong || whole.data !== undefined;
  const isAsked = !isOurs && text.trim() !== '';
  const found = useQuery({
    ...pickerMatchesOf(kind, where, text.trim()),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const masters = (isAsked ? found.data : (whole.data ?? all.data)) ?? [];
  const rows = choicesOf(masters, where);
  const choices = rows.filter((_, at) => {
    const each = masters[at];
    if (each === undefined || each.id === chosenId) return each !== undefined;
    return each.status === 'enabled' && fits?.(each) !== false;
  });
  const error = all.error ?? found.error;
  return {
    choices,
    onText: isOurs ? undefined : setText,
    isPending: all.isPending,
    // What the server found for another text is shown meanwhile, and not chosen from.
    isLoading: all.isPending || (isAsked && (found.isPending || found.isPlaceholderData)),
    failure: all.data === undefined && error !== null ? error.failure : null,
  };
}

/** Thousands are made into choices once; the server has them by name. */
const CHOICES = new WeakMap<readonly ListedMaster[], readonly Choice[]>();

function choicesOf(masters: readonly ListedMaster[], where: MastersBook): readonly Choice[] {
  const known = CHOICES.get(masters);
  if (known !== undefined) return known;
  const choices = masters.map((master, place): Choice => {
    const { id, name, below } = rowOf(master, where);
    return { id, name, detail: below, ...(masters.length >= ALL_MAX && { place }) };
  });
  CHOICES.set(masters, choices);
  return choices;
}

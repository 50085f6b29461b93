// How a declared form is drawn: its fields, its lists of rows, and the parts that open.
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors } from '#web/client/failure.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { AmountField } from '#web/ui/inputs/AmountInput.tsx';
import { Checkbox } from '#web/ui/inputs/Checkbox.tsx';
import { DateField } from '#web/ui/inputs/DateInput.tsx';
import { LinesField, TextField } from '#web/ui/inputs/Field.tsx';
import { Segmented } from '#web/ui/inputs/Segmented.tsx';
import { SelectField } from '#web/ui/inputs/Select.tsx';
import { blankHeld, neededIn, rowErrorName, sentName } from './form-declaration.ts';
import type {
  AnyField,
  DeclaredField,
  FormEntry,
  FormFields,
  Row,
  RowsField,
} from './form-declaration.ts';

type Fields<Entry> = Readonly<Record<string, AnyField<Entry>>>;

type FormState<Entry> = {
  readonly fields: Entry;
  readonly setFields: (next: (now: Entry) => Entry) => void;
  readonly errors: FieldErrors;
  /** Worth a look, as the server says of what is typed; it stops nobody. */
  readonly warnings?: Readonly<Record<string, string>>;
  readonly busy: boolean;
};

type DrawnProps<Entry extends FormEntry> = {
  readonly of: FormFields<Entry>;
  /** A list within the list stands in one row, where there is room. */
  readonly names: readonly (Name<Entry> | readonly Name<Entry>[])[];
  readonly form: FormState<Entry>;
  /** Where typing begins. */
  readonly first?: Name<Entry> | null;
};
type Name<Entry> = keyof Entry & string;

/** Some fields of a form, in this order. */
export function DeclaredFields<Entry extends FormEntry>(props: DrawnProps<Entry>) {
  const { names, form, of, first } = props;
  return names.map((name) => {
    if (typeof name !== 'string') {
      const isAny = name.some((each) => isInSight(of, each, form.fields));
      return isAny ? (
        <div key={name.join(' ')} className="grid gap-3 sm:grid-cols-2">
          <DeclaredFields {...props} names={name} />
        </div>
      ) : null;
    }
    const field = (of as Fields<Entry>)[name];
    if (field === undefined || !isInSight(of, name, form.fields)) return null;
    const isNeeded = field.kind !== 'rows' && neededIn(field, form.fields) !== undefined;
    return (
      // As Enter looks for it; always there, so that a field stays when it comes to be needed.
      <div
        key={name}
        data-required={isNeeded ? '' : undefined}
        data-enter-stop={field.kind !== 'rows' && field.enterStops === true ? '' : undefined}
        className="contents"
      >
        <AnyDrawn name={name} field={field} form={form} autoFocus={first === name} />
      </div>
    );
  });
}

const isInSight = <Entry extends FormEntry>(
  of: FormFields<Entry>,
  name: Name<Entry>,
  entry: Entry,
): boolean => (of as Fields<Entry>)[name]?.isShown?.(entry) !== false;

type AnyProps<Entry extends FormEntry> = {
  readonly name: Name<Entry>;
  readonly field: AnyField<Entry>;
  readonly form: FormState<Entry>;
  readonly autoFocus: boolean;
};

function AnyDrawn<Entry extends FormEntry>({ name, field, form, autoFocus }: AnyProps<Entry>) {
  const { fields: entry, setFields, errors, warnings = {}, busy } = form;
  const sent = sentName(name, field);
  const put = (held: unknown) => setFields((now) => ({ ...now, [name]: held }));
  if (field.kind === 'rows') {
    return (
      <RowsOfField
        name={sent}
        field={field}
        rows={entry[name] as readonly Row[]}
        onRows={put}
        errors={errors}
        busy={busy}
      />
    );
  }
  if (field.kind === 'check') {
    return (
      <Checkbox
        checked={entry[name] === true}
        error={errors[sent] ?? null}
        onChange={(checked) =>
          busy || setFields((now) => field.typed?.(now, checked) ?? { ...now, [name]: checked })
        }
      >
        {field.label}
      </Checkbox>
    );
  }
  if (field.kind === 'pick' || field.kind === 'own') {
    const typed = field.typed as ((now: Entry, held: unknown) => Entry) | undefined;
    const control = {
      held: entry[name] as never,
      onHeld: (held: unknown) =>
        typed === undefined ? put(held) : setFields((now) => typed(now, held)),
      entry,
      error: errors[sent],
      errors,
      readOnly: busy,
      autoFocus,
    };
    return field.draw(control);
  }
  return (
    <OneField
      field={field}
      text={entry[name] as string}
      entry={entry}
      error={errors[sent]}
      told={warnings[sent]}
      busy={busy}
      autoFocus={autoFocus}
      onText={(text) => setFields((now) => field.typed?.(now, text) ?? { ...now, [name]: text })}
    />
  );
}

/** Fields under a heading that opens them; open where something is said in them, or wrong. */
export function DeclaredSection<Entry extends FormEntry>({
  title,
  ...props
}: DrawnProps<Entry> & { readonly title: string }) {
  const { of, names, form } = props;
  const within = names.flat().map((name) => {
    const field = (of as Fields<Entry>)[name];
    return field === undefined ? null : { field, name };
  });
  const isSaid = within.some((one) => {
    if (one === null) return false;
    const held = form.fields[one.name];
    return JSON.stringify(held) !== JSON.stringify(blankHeld(one.field));
  });
  const [isOpen, setOpen] = useState(isSaid);
  const isWrong = within.some((one) => {
    if (one === null) return false;
    const sent = sentName(one.name, one.field);
    return Object.keys(form.errors).some((each) => each === sent || each.startsWith(`${sent}.`));
  });
  return (
    <details
      open={isOpen || isWrong}
      onToggle={({ currentTarget: { open } }) => setOpen(open)}
      className="border-t border-line pt-2"
    >
      <summary className="link min-h-6 w-fit cursor-pointer text-sm pointer-coarse:min-h-11">
        {title}
      </summary>
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        <DeclaredFields {...props} />
      </div>
    </details>
  );
}

type GroupProps = { readonly title: string; readonly children: ReactNode };

/** Fields that belong to what was chosen above them, under a heading. */
export const FieldGroup = ({ title, children }: GroupProps) => (
  <fieldset className="min-w-0 border-l-2 border-line pl-4">
    <legend dir="auto" className="mb-2 font-semibold">
      {title}
    </legend>
    {children}
  </fieldset>
);

type OneProps<Entry> = {
  readonly field: DeclaredField<Entry>;
  readonly text: string;
  readonly entry: Entry;
  readonly error: string | undefined;
  /** What the server warns of. */
  readonly told?: string | undefined;
  readonly busy: boolean;
  readonly autoFocus?: boolean;
  readonly onText: (text: string) => void;
};

function OneField<Entry>(props: OneProps<Entry>) {
  const { field, text, entry, error, told, busy, autoFocus = false, onText } = props;
  if (field.isShown?.(entry) === false) return null;
  const { label } = field;
  const warning = field.warning?.(text, entry) ?? told ?? null;
  const hint =
    warning === null ? (
      (field.hint?.(text, entry) ?? undefined)
    ) : (
      <span className="text-warn">{warning}</span>
    );
  // What begins with a choice always has one.
  const isChosen = field.kind === 'choice' && field.begin !== undefined;
  const optional = neededIn(field, entry) === undefined && !isChosen;
  const wrong = error ?? field.early?.(text, entry);
  if (field.kind === 'choice') {
    const options = typeof field.options === 'function' ? field.options(entry) : field.options;
    if (field.isBar === true) {
      return <Segmented label={label} value={text} options={options} onChange={onText} />;
    }
    return (
      <SelectField
        label={label}
        optional={optional}
        value={text}
        options={options}
        onChange={onText}
        error={wrong}
        readOnly={busy}
        {...(typeof hint === 'string' && { hint })}
      />
    );
  }
  if (field.kind === 'day') {
    return (
      <DateField
        label={label}
        text={text}
        onText={onText}
        today={todayInIndia()}
        readOnly={busy}
        error={wrong}
        hint={hint}
      />
    );
  }
  if (field.kind === 'amount') {
    return (
      <AmountField
        label={label}
        optional={optional}
        text={text}
        onText={onText}
        error={wrong}
        hint={hint}
        mayBeNil={field.mayBeNil === true}
        readOnly={busy}
      />
    );
  }
  const shared = { label, optional, value: text, onChange: onText, error: wrong, hint };
  const input = {
    readOnly: busy,
    autoFocus,
    autoComplete: 'off',
    maxLength: field.max,
    ...(field.isAnyScript === true && { dir: 'auto' as const }),
  };
  if (field.kind === 'lines') return <LinesField {...shared} rows={2} input={input} />;
  const inputMode = field.kind === 'number' ? 'numeric' : field.inputMode?.(entry);
  return (
    <TextField {...shared} input={{ ...input, type: field.type, inputMode, spellCheck: false }} />
  );
}

const PLAIN_ROW = 'grid items-start gap-3 border-b border-line pb-2 sm:grid-cols-2 lg:grid-cols-4';
const CARD = 'card grid grid-cols-[minmax(0,1fr)] items-start gap-3 p-3 sm:grid-cols-2';
const capitalised = (noun: string): string => noun.charAt(0).toUpperCase() + noun.slice(1);

type RowsProps<Entry> = {
  /** As the wire names it. */
  readonly name: string;
  readonly field: RowsField<Entry>;
  readonly rows: readonly Row[];
  readonly onRows: (rows: readonly Row[]) => void;
  readonly errors: FieldErrors;
  readonly busy: boolean;
};

function RowsOfField<Entry>({ name, field, rows, onRows, errors, busy }: RowsProps<Entry>) {
  const list = useRef<HTMLFieldSetElement>(null);
  const { label, noun, fields, isCards = false } = field;
  const Each = isCards ? 'fieldset' : 'div';
  const add = () => {
    const blank = Object.entries(fields).map(([of, { begin = '' }]) => [of, begin]);
    flushSync(() => onRows([...rows, Object.fromEntries(blank) as Row]));
    [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
      .at(-1)
      ?.querySelector<HTMLElement>('input, select')
      ?.focus();
  };
  /** What had the focus is gone with its row: it goes to the row of that place. */
  const remove = (at: number) => {
    flushSync(() => onRows(rows.filter((_, index) => index !== at)));
    const left = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const next = left[Math.min(at, left.length - 1)]?.querySelector<HTMLElement>('input, select');
    (next ?? list.current?.querySelector<HTMLElement>('button'))?.focus();
  };
  const whole = errors[name];
  return (
    <fieldset ref={list} className="col-span-full flex min-w-0 flex-col gap-2">
      <legend className={isCards ? 'sr-only' : 'mb-1 font-medium text-ink-2'}>{label}</legend>
      {rows.map((row, at) => (
        <Each
          // Rows have no name of their own.
          // oxlint-disable-next-line react/no-array-index-key -- added at the end alone
          key={at}
          data-row=""
          role="group"
          aria-label={isCards ? undefined : `${noun} ${at + 1}`}
          className={isCards ? CARD : PLAIN_ROW}
        >
          {isCards && (
            <legend className="px-1 font-medium">
              {capitalised(noun)} {at + 1}
            </legend>
          )}
          {Object.entries(fields).map(([of, one]) => (
            <OneField
              key={of}
              field={one}
              text={row[of] ?? ''}
              entry={row}
              error={errors[rowErrorName(name, at, of)]}
              busy={busy}
              onText={(text) =>
                onRows(
                  rows.map((other, index) =>
                    index === at ? (one.typed?.(other, text) ?? { ...other, [of]: text }) : other,
                  ),
                )
              }
            />
          ))}
          <Button
            {...(!isCards && { kind: 'quiet' })}
            className="self-end justify-self-start"
            onClick={() => remove(at)}
          >
            Remove<span className="sr-only"> {`${noun} ${at + 1}`}</span>
          </Button>
        </Each>
      ))}
      {whole !== undefined && <p className="text-sm font-medium text-overdue">{whole}</p>}
      {!busy && (
        <Button {...(!isCards && { kind: 'quiet' })} className="self-start" onClick={add}>
          Add {noun}
        </Button>
      )}
    </fieldset>
  );
}

// A form that is declared once: from its fields come how it begins, what of it is kept on this
// device, what is missing or unreadable, what is sent, and how it is drawn.
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { z } from 'zod';
import { wireName } from '#core/shapes/record.ts';
import type { FieldErrors } from '#web/client/failure.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { dateFromWire, formatDate, todayInIndia } from '#web/format/dates.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { DateField, UNREADABLE_DATE } from '#web/ui/inputs/DateInput.tsx';
import { LinesField, TextField } from '#web/ui/inputs/Field.tsx';
import { SelectField } from '#web/ui/inputs/Select.tsx';
import { Required } from './FormFrame.tsx';

type Option = { readonly value: string; readonly label: string };

/** What a field says of itself; `Entry` is all that the form holds, as it is typed. */
type FieldParts<Entry> = {
  readonly label: string;
  /** Said where nothing was entered; without it the field may stay blank. */
  readonly needed?: string | ((entry: Entry) => string | undefined);
  readonly begin?: string;
  readonly hint?: (text: string, entry: Entry) => ReactNode;
  /** Worth a look, and stops nobody. */
  readonly warning?: (text: string, entry: Entry) => string | null;
  /** Wrong while it is typed already. */
  readonly early?: (text: string, entry: Entry) => string | null;
  /** Wrong once it is sent. */
  readonly fault?: (text: string, entry: Entry) => string | null;
  /** What else changes with it. */
  readonly typed?: (entry: Entry, text: string) => Entry;
  readonly isShown?: (entry: Entry) => boolean;
};

type TextPart<Entry> = FieldParts<Entry> & {
  readonly kind: 'text' | 'lines' | 'number' | 'day';
  readonly max?: number;
  readonly type?: 'email' | 'tel';
  readonly inputMode?: (entry: Entry) => 'numeric' | 'text';
  readonly isAnyScript?: boolean;
};
type ChoicePart<Entry> = FieldParts<Entry> & {
  readonly kind: 'choice';
  readonly options: readonly Option[] | ((entry: Entry) => readonly Option[]);
};
export type DeclaredField<Entry> = TextPart<Entry> | ChoicePart<Entry>;

export type Row = Readonly<Record<string, string>>;

/** A list whose rows have the same few fields each. */
type RowsField = {
  readonly kind: 'rows';
  readonly label: string;
  /** Of one row: registration. */
  readonly noun: string;
  readonly fields: Readonly<Record<string, DeclaredField<Row>>>;
};

type AnyField<Entry> = DeclaredField<Entry> | RowsField;

type FormEntry = Readonly<Record<string, string | readonly Row[]>>;
export type FormFields<Entry extends FormEntry> = {
  readonly [Name in keyof Entry]: Entry[Name] extends string ? DeclaredField<Entry> : RowsField;
};

type Fields<Entry> = Readonly<Record<string, AnyField<Entry>>>;

const entriesOf = <Entry extends FormEntry>(
  fields: FormFields<Entry>,
): readonly (readonly [string, AnyField<Entry>])[] => Object.entries(fields as Fields<Entry>);

const rowOfTexts = z.record(z.string(), z.string());

/** @returns what may be kept of the form on this device. */
export const draftSchemaOf = <Entry extends FormEntry>(
  fields: FormFields<Entry>,
): z.ZodType<Partial<Entry>> =>
  z
    .object(
      Object.fromEntries(
        entriesOf(fields).map(([name, { kind }]) => [
          name,
          kind === 'rows' ? z.array(rowOfTexts) : z.string(),
        ]),
      ),
    )
    .partial() as z.ZodType as z.ZodType<Partial<Entry>>;

export const blankEntry = <Entry extends FormEntry>(fields: FormFields<Entry>): Entry =>
  Object.fromEntries(
    entriesOf(fields).map(([name, field]) => [
      name,
      field.kind === 'rows' ? [] : (field.begin ?? ''),
    ]),
  ) as Entry;

/** @returns a value of a record as it is typed. */
const textOfValue = ({ kind }: Pick<DeclaredField<never>, 'kind'>, value: unknown): string => {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return '';
  return kind === 'day' ? formatDate(dateFromWire(value)) : value;
};

/** @returns what is typed as a record has it: null where it is blank. */
function valueOfText(field: Pick<DeclaredField<never>, 'kind'>, text: string) {
  const said = text.trim();
  if (said === '') return null;
  if (field.kind === 'number') return Number(said);
  return field.kind === 'day' ? parseDate(said, todayInIndia()) : said;
}

/** @returns the record as its form shows it; fields that it does not have are blank. */
export const entryOf = <Entry extends FormEntry>(
  fields: FormFields<Entry>,
  record: Readonly<Record<string, unknown>>,
): Entry =>
  Object.fromEntries(
    entriesOf(fields).map(([name, field]) => {
      if (field.kind !== 'rows') return [name, textOfValue(field, record[name])];
      const rows = (record[name] ?? []) as readonly Readonly<Record<string, unknown>>[];
      return [name, rows.map((row) => rowText(field, row))];
    }),
  ) as Entry;

const rowText = ({ fields }: RowsField, row: Readonly<Record<string, unknown>>): Row =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, textOfValue(field, row[name])]),
  );

/** @returns what the form holds as a record has it, by the names of its fields. */
export const entryValues = <Entry extends FormEntry>(
  fields: FormFields<Entry>,
  entry: Entry,
): { readonly [Name in keyof Entry]: unknown } =>
  Object.fromEntries(
    entriesOf(fields).map(([name, field]) => {
      const held = entry[name];
      if (field.kind !== 'rows') return [name, valueOfText(field, held as string)];
      return [name, (held as readonly Row[]).map((row) => rowValues(field, row))];
    }),
  ) as { readonly [Name in keyof Entry]: unknown };

const rowValues = ({ fields }: RowsField, row: Row) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, valueOfText(field, row[name] ?? '')]),
  );

/** @returns the values that differ from those that the record came with. */
export function changedValues(
  now: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(now).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
    ),
  );
}

const neededIn = <Entry,>({ needed }: DeclaredField<Entry>, entry: Entry): string | undefined =>
  typeof needed === 'function' ? needed(entry) : needed;

function faultOf<Entry>(field: DeclaredField<Entry>, text: string, entry: Entry): string | null {
  if (field.isShown?.(entry) === false) return null;
  const said = text.trim();
  if (said === '') return neededIn(field, entry) ?? null;
  if (field.kind === 'day' && parseDate(said, todayInIndia()) === null) return UNREADABLE_DATE;
  const fault = field.early?.(said, entry) ?? field.fault?.(said, entry) ?? null;
  if (fault !== null || field.kind !== 'number') return fault;
  return /^\d{1,6}$/.test(said) ? null : 'Enter a whole number';
}

/** @returns what is missing or unreadable, by the name on the wire; of a row `msme.0.class`. */
export const faultsOf = <Entry extends FormEntry>(
  fields: FormFields<Entry>,
  entry: Entry,
): FieldErrors =>
  Object.fromEntries(
    entriesOf(fields).flatMap(([name, field]) => {
      if (field.kind === 'rows') return rowFaults(name, field, entry[name] as readonly Row[]);
      const fault = faultOf(field, entry[name] as string, entry);
      return fault === null ? [] : [[wireName(name), fault]];
    }),
  );

const rowFaults = (list: string, { fields }: RowsField, rows: readonly Row[]) =>
  rows.flatMap((row, at) =>
    Object.entries(fields).flatMap(([name, field]) => {
      const fault = faultOf(field, row[name] ?? '', row);
      return fault === null ? [] : [[rowErrorName(list, at, name), fault] as const];
    }),
  );

const rowErrorName = (list: string, at: number, name: string): string =>
  `${wireName(list)}.${at}.${wireName(name)}`;

/** @returns the errors, those of a field that is sent under another name at that field too. */
export const errorsAt = (
  errors: FieldErrors,
  names: Readonly<Record<string, string>>,
): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([sent, text]) => {
      const own = names[sent];
      return own === undefined
        ? [[sent, text]]
        : [
            [sent, text],
            [own, text],
          ];
    }),
  );

type FormState<Entry> = {
  readonly fields: Entry;
  readonly setFields: (next: (now: Entry) => Entry) => void;
  readonly errors: FieldErrors;
  readonly busy: boolean;
};

type DrawnProps<Entry extends FormEntry> = {
  readonly of: FormFields<Entry>;
  readonly names: readonly (keyof Entry & string)[];
  readonly form: FormState<Entry>;
};

/** Some fields of a form, in this order. */
export function DeclaredFields<Entry extends FormEntry>({ of, names, form }: DrawnProps<Entry>) {
  const { fields: entry, setFields, errors, busy } = form;
  const declared = of as Fields<Entry>;
  return names.map((name) => {
    const field = declared[name];
    if (field === undefined) return null;
    if (field.kind === 'rows') {
      return (
        <RowsOfField
          key={name}
          name={name}
          field={field}
          rows={entry[name] as readonly Row[]}
          onRows={(rows) => setFields((now) => ({ ...now, [name]: rows }))}
          errors={errors}
          busy={busy}
        />
      );
    }
    const drawn = (
      <OneField
        key={name}
        field={field}
        text={entry[name] as string}
        entry={entry}
        error={errors[wireName(name)]}
        busy={busy}
        onText={(text) => setFields((now) => field.typed?.(now, text) ?? { ...now, [name]: text })}
      />
    );
    const isNeeded = neededIn(field, entry) !== undefined;
    return isNeeded ? <Required key={name}>{drawn}</Required> : drawn;
  });
}

/** Fields under a heading that opens them; open where something is said in them, or wrong. */
export function DeclaredSection<Entry extends FormEntry>({
  title,
  ...props
}: DrawnProps<Entry> & { readonly title: string }) {
  const { of, names, form } = props;
  const declared = of as Fields<Entry>;
  const isSaid = names.some((name) => {
    const [field, held] = [declared[name], form.fields[name]];
    if (field === undefined || held === undefined) return false;
    return field.kind === 'rows' ? held.length > 0 : held !== (field.begin ?? '');
  });
  const [isOpen, setOpen] = useState(isSaid);
  const isWrong = names.some((name) => {
    const sent = wireName(name);
    return Object.keys(form.errors).some((one) => one === sent || one.startsWith(`${sent}.`));
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

type OneProps<Entry> = {
  readonly field: DeclaredField<Entry>;
  readonly text: string;
  readonly entry: Entry;
  readonly error: string | undefined;
  readonly busy: boolean;
  readonly onText: (text: string) => void;
};

function OneField<Entry>({ field, text, entry, error, busy, onText }: OneProps<Entry>) {
  if (field.isShown?.(entry) === false) return null;
  const { label } = field;
  const warning = field.warning?.(text, entry) ?? null;
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
    const { options } = field;
    return (
      <SelectField
        label={label}
        optional={optional}
        value={text}
        options={typeof options === 'function' ? options(entry) : options}
        onChange={onText}
        error={wrong}
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
  const shared = { label, optional, value: text, onChange: onText, error: wrong, hint };
  const input = {
    readOnly: busy,
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

type RowsProps = {
  readonly name: string;
  readonly field: RowsField;
  readonly rows: readonly Row[];
  readonly onRows: (rows: readonly Row[]) => void;
  readonly errors: FieldErrors;
  readonly busy: boolean;
};

function RowsOfField({ name, field, rows, onRows, errors, busy }: RowsProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  const { label, noun, fields } = field;
  const add = () => {
    const blank = Object.entries(fields).map(([of, { begin = '' }]) => [of, begin]);
    flushSync(() => onRows([...rows, Object.fromEntries(blank) as Row]));
    [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
      .at(-1)
      ?.querySelector<HTMLElement>('input, select')
      ?.focus();
  };
  const whole = errors[wireName(name)];
  return (
    <fieldset ref={list} className="col-span-full flex min-w-0 flex-col gap-2">
      <legend className="mb-1 font-medium text-ink-2">{label}</legend>
      {rows.map((row, at) => (
        <div
          // Rows have no name of their own.
          // oxlint-disable-next-line react/no-array-index-key -- added at the end alone
          key={at}
          data-row=""
          role="group"
          aria-label={`${noun} ${at + 1}`}
          className="grid items-start gap-3 border-b border-line pb-2 sm:grid-cols-2 lg:grid-cols-4"
        >
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
            kind="quiet"
            className="self-end justify-self-start"
            onClick={() => onRows(rows.filter((_, index) => index !== at))}
          >
            Remove<span className="sr-only"> {`${noun} ${at + 1}`}</span>
          </Button>
        </div>
      ))}
      {whole !== undefined && <p className="text-sm font-medium text-overdue">{whole}</p>}
      {!busy && (
        <Button kind="quiet" className="self-start" onClick={add}>
          Add {noun}
        </Button>
      )}
    </fieldset>
  );
}

// A form that is declared once: from its fields come how it begins, what of it is kept on this
// device, what is missing or unreadable, what is sent, and how it is drawn (`DeclaredFields.tsx`).
import type { ReactNode } from 'react';
import { z } from 'zod';
import { wireName } from '#core/shapes/record.ts';
import type { FieldErrors } from '#web/client/failure.ts';
import { amountTypedFault, saysNil, parseAmount } from '#web/format/amount-entry.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { dateFromWire, formatDate, todayInIndia } from '#web/format/dates.ts';
import { formatPaise } from '#web/format/money.ts';
import { UNREADABLE_DATE } from '#web/ui/inputs/DateInput.tsx';

type Option = { readonly value: string; readonly label: string };

/** What every field says of itself; `Entry` is all that the form holds, as it is typed. */
type FieldParts<Entry, Held> = {
  /** How a call and its refusals name it, where that does not follow from its own name. */
  readonly sent?: string;
  /** Said where nothing was entered; without it the field may stay blank. */
  readonly needed?: string | ((entry: Entry) => string | undefined);
  /** Enter stops at it while it is blank, though it may stay so. */
  readonly enterStops?: true;
  /** What else changes with it. */
  readonly typed?: (entry: Entry, held: Held) => Entry;
  /** What is not shown is not judged, and is not among the `shownValues`. */
  readonly isShown?: (entry: Entry) => boolean;
};

/** Of what is typed as text, or chosen from a few. */
type TextParts<Entry> = FieldParts<Entry, string> & {
  readonly label: string;
  readonly begin?: string;
  readonly hint?: (text: string, entry: Entry) => ReactNode;
  /** Worth a look, and stops nobody. */
  readonly warning?: (text: string, entry: Entry) => string | null;
  /** Wrong while it is typed already. */
  readonly early?: (text: string, entry: Entry) => string | null;
  /** Wrong once it is sent. */
  readonly fault?: (text: string, entry: Entry) => string | null;
  /** Said of a blank one once it is sent, where the rest asks for it: it goes on being optional. */
  readonly missing?: (entry: Entry) => string | undefined;
  /** How a value of a record is typed, and what is typed is sent, where its kind does not say. */
  readonly asText?: (value: unknown) => string;
  readonly asValue?: (text: string) => unknown;
};

type TextPart<Entry> = TextParts<Entry> & {
  readonly kind: 'text' | 'lines' | 'number' | 'day' | 'amount';
  readonly max?: number;
  readonly type?: 'email' | 'tel';
  readonly inputMode?: (entry: Entry) => 'numeric' | 'text' | 'decimal';
  readonly isAnyScript?: boolean;
  /** Of an amount: nothing at all is an amount too. */
  readonly mayBeNil?: true;
};
type ChoicePart<Entry> = TextParts<Entry> & {
  readonly kind: 'choice';
  readonly options: readonly Option[] | ((entry: Entry) => readonly Option[]);
  /** All in sight, instead of a list that opens. */
  readonly isBar?: true;
};
export type DeclaredField<Entry> = TextPart<Entry> | ChoicePart<Entry>;

type CheckField<Entry> = FieldParts<Entry, boolean> & {
  readonly kind: 'check';
  readonly label: string;
};

/** What is drawn by its own hand; it has its label, and takes these. */
export type OwnControl<Entry, Held> = {
  readonly held: Held;
  readonly onHeld: (held: Held) => void;
  readonly entry: Entry;
  readonly error: string | undefined;
  /** All of the form, for what has several. */
  readonly errors: FieldErrors;
  readonly readOnly: boolean;
  readonly autoFocus: boolean;
};

/** The id of another record, by the picker of its kind; null: none. */
type PickField<Entry> = FieldParts<Entry, number | null> & {
  readonly kind: 'pick';
  readonly draw: (control: OwnControl<Entry, number | null>) => ReactNode;
};

/** What no other kind can hold: a code of a master, the lists of a category. */
export type OwnField<Entry, Held> = FieldParts<Entry, Held> & {
  readonly kind: 'own';
  readonly begin: Held;
  /** What of it may be kept on this device. */
  readonly schema: z.ZodType<Held>;
  readonly draw: (control: OwnControl<Entry, Held>) => ReactNode;
  /** What is wrong, by the names of the wire. */
  readonly faults?: (held: Held, entry: Entry) => FieldErrors;
  /** How what a record says is held, and what is held is sent. */
  readonly asHeld?: (value: unknown) => Held;
  readonly asValue?: (held: Held, entry: Entry) => unknown;
};

export type Row = Readonly<Record<string, string>>;

/** A list whose rows have the same few fields each. */
export type RowsField<Entry = never> = {
  readonly kind: 'rows';
  readonly label: string;
  readonly sent?: string;
  /** Of one row: registration. */
  readonly noun: string;
  readonly fields: Readonly<Record<string, DeclaredField<Row>>>;
  /** Each with its number over it, instead of all under the label. */
  readonly isCards?: true;
  readonly isShown?: (entry: Entry) => boolean;
};

export type FormEntry = Readonly<Record<string, unknown>>;
export type FieldOf<Entry, Held> = [Held] extends [string]
  ? DeclaredField<Entry>
  :
      | OwnField<Entry, Held>
      | ([Held] extends [boolean]
          ? CheckField<Entry>
          : [Held] extends [number | null]
            ? PickField<Entry>
            : [Held] extends [readonly Row[]]
              ? RowsField<Entry>
              : never);
export type FormFields<Entry extends FormEntry> = {
  readonly [Name in keyof Entry]: FieldOf<Entry, Entry[Name]>;
};

export type AnyField<Entry> =
  | DeclaredField<Entry>
  | CheckField<Entry>
  | PickField<Entry>
  | OwnField<Entry, unknown>
  | RowsField<Entry>;
type Fields<Entry> = Readonly<Record<string, AnyField<Entry>>>;

const entriesOf = <Entry extends FormEntry>(
  fields: FormFields<Entry>,
): readonly (readonly [string, AnyField<Entry>])[] => Object.entries(fields as Fields<Entry>);

/** @returns how a call and its refusals name a field. */
export const sentName = (name: string, field: { readonly sent?: string }): string =>
  field.sent ?? wireName(name);

const KEPT = {
  text: z.string(),
  lines: z.string(),
  number: z.string(),
  day: z.string(),
  amount: z.string(),
  choice: z.string(),
  check: z.boolean(),
  pick: z.number().nullable(),
  rows: z.array(z.record(z.string(), z.string())),
} as const;

/** @returns what may be kept of the form on this device. */
export const draftSchemaOf = <Entry extends FormEntry>(
  fields: FormFields<Entry>,
): z.ZodType<Partial<Entry>> =>
  z
    .object(
      Object.fromEntries(
        entriesOf(fields).map(([name, field]) => [
          name,
          field.kind === 'own' ? field.schema : KEPT[field.kind],
        ]),
      ),
    )
    .partial() as z.ZodType as z.ZodType<Partial<Entry>>;

/** @returns what a field holds before anything is entered. */
export function blankHeld<Entry>(field: AnyField<Entry>): unknown {
  if (field.kind === 'rows') return [];
  if (field.kind === 'check') return false;
  return field.kind === 'pick' ? null : field.kind === 'own' ? field.begin : (field.begin ?? '');
}

export const blankEntry = <Entry extends FormEntry>(fields: FormFields<Entry>): Entry =>
  Object.fromEntries(entriesOf(fields).map(([name, field]) => [name, blankHeld(field)])) as Entry;

type AsTyped = Pick<TextParts<never>, 'asText' | 'asValue'> & {
  readonly kind: DeclaredField<never>['kind'];
};

/** @returns a value of a record as it is typed. */
function textOfValue({ kind, asText }: AsTyped, value: unknown): string {
  if (value == null) return '';
  if (asText !== undefined) return asText(value);
  if (typeof value === 'number') return kind === 'amount' ? formatPaise(value) : String(value);
  if (typeof value !== 'string') return '';
  return kind === 'day' ? formatDate(dateFromWire(value)) : value;
}

/** @returns what is typed as a record has it: null where it is blank. */
function valueOfText(field: AsTyped, text: string): unknown {
  const said = text.trim();
  if (said === '') return null;
  if (field.asValue !== undefined) return field.asValue(said);
  if (field.kind === 'number') return Number(said);
  if (field.kind === 'amount') return paiseTyped(said);
  return field.kind === 'day' ? parseDate(said, todayInIndia()) : said;
}

const paiseTyped = (text: string): number | null => (saysNil(text) ? 0 : parseAmount(text));

type Values = Readonly<Record<string, unknown>>;

/** @returns the record as its form shows it; fields that it does not have are blank. */
export const entryOf = <Entry extends FormEntry>(
  fields: FormFields<Entry>,
  record: Values,
): Entry =>
  Object.fromEntries(
    entriesOf(fields).map(([name, field]) => {
      const value = record[name];
      if (field.kind === 'rows') {
        const rows = (value ?? []) as readonly Values[];
        return [name, rows.map((row) => rowText(field, row))];
      }
      if (field.kind === 'own' && field.asHeld !== undefined) return [name, field.asHeld(value)];
      if (field.kind === 'pick' || field.kind === 'check' || field.kind === 'own') {
        return [name, value ?? blankHeld(field)];
      }
      return [name, textOfValue(field, value)];
    }),
  ) as Entry;

const rowText = <Entry>({ fields }: RowsField<Entry>, row: Values): Row =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, textOfValue(field, row[name])]),
  );

/** @returns what the form holds as a record has it, by the names of its fields. */
export const entryValues = <Entry extends FormEntry>(
  fields: FormFields<Entry>,
  entry: Entry,
): { readonly [Name in keyof Entry]: unknown } =>
  Object.fromEntries(
    entriesOf(fields).map(([name, field]) => [name, valueOf(field, entry[name], entry)]),
  ) as { readonly [Name in keyof Entry]: unknown };

function valueOf<Entry>(field: AnyField<Entry>, held: unknown, entry: Entry): unknown {
  if (field.kind === 'rows') return (held as readonly Row[]).map((row) => rowValues(field, row));
  if (field.kind === 'pick' || field.kind === 'check') return held;
  if (field.kind === 'own') return field.asValue === undefined ? held : field.asValue(held, entry);
  return valueOfText(field, held as string);
}

const rowValues = <Entry>({ fields }: RowsField<Entry>, row: Row): Values =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, valueOfText(field, row[name] ?? '')]),
  );

/** @returns the same of what is in sight. */
export const shownValues = <Entry extends FormEntry>(
  fields: FormFields<Entry>,
  entry: Entry,
): { readonly [Name in keyof Entry]?: unknown } =>
  Object.fromEntries(
    entriesOf(fields).flatMap(([name, field]) =>
      field.isShown?.(entry) === false ? [] : [[name, valueOf(field, entry[name], entry)]],
    ),
  ) as { readonly [Name in keyof Entry]?: unknown };

/** @returns the values that are there, as a new record says them. */
export const saidValues = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

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

export const neededIn = <Entry>(
  { needed }: Pick<FieldParts<Entry, never>, 'needed'>,
  entry: Entry,
): string | undefined => (typeof needed === 'function' ? needed(entry) : needed);

function faultOf<Entry>(field: DeclaredField<Entry>, text: string, entry: Entry): string | null {
  const said = text.trim();
  if (said === '') return neededIn(field, entry) ?? field.missing?.(entry) ?? null;
  if (field.kind === 'day' && parseDate(said, todayInIndia()) === null) return UNREADABLE_DATE;
  const fault = field.early?.(said, entry) ?? field.fault?.(said, entry) ?? null;
  if (fault !== null) return fault;
  if (field.kind === 'amount') {
    const isRead = saysNil(said) ? field.mayBeNil === true : paiseTyped(said) !== null;
    return isRead ? null : amountTypedFault(said);
  }
  return field.kind !== 'number' || /^\d{1,6}$/.test(said) ? null : 'Enter a whole number';
}

/** @returns what is missing or unreadable, by the name on the wire; of a row `msme.0.class`. */
export const faultsOf = <Entry extends FormEntry>(
  fields: FormFields<Entry>,
  entry: Entry,
): FieldErrors =>
  Object.assign(
    {},
    ...entriesOf(fields).map(([name, field]) =>
      field.isShown?.(entry) === false ? {} : faultsAt(name, field, entry[name], entry),
    ),
  ) as FieldErrors;

function faultsAt<Entry>(
  name: string,
  field: AnyField<Entry>,
  held: unknown,
  entry: Entry,
): FieldErrors {
  const sent = sentName(name, field);
  if (field.kind === 'rows') return rowFaults(sent, field, held as readonly Row[]);
  if (field.kind === 'check') return {};
  if (field.kind === 'pick' || field.kind === 'own') {
    const needed = held == null ? neededIn(field, entry) : undefined;
    if (needed !== undefined) return { [sent]: needed };
    return field.kind === 'own' ? (field.faults?.(held, entry) ?? {}) : {};
  }
  const fault = faultOf(field, held as string, entry);
  return fault === null ? {} : { [sent]: fault };
}

const rowFaults = <Entry>(list: string, { fields }: RowsField<Entry>, rows: readonly Row[]) =>
  Object.fromEntries(
    rows.flatMap((row, at) =>
      Object.entries(fields).flatMap(([name, field]) => {
        if (field.isShown?.(row) === false) return [];
        const fault = faultOf(field, row[name] ?? '', row);
        return fault === null ? [] : [[rowErrorName(list, at, name), fault] as const];
      }),
    ),
  );

/** @param list as the wire names it. */
export const rowErrorName = (list: string, at: number, name: string): string =>
  `${list}.${at}.${wireName(name)}`;

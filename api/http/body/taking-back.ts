// A PUT takes back what GET gave: of the fields that it does not write, those that say what the
// record says already are ignored, and those that say anything else are refused by name.
import { z } from 'zod';
import type { FieldProblem } from '../problems/field-errors.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A record as GET gives it, and what is written where it gives a field in another way. */
export type CurrentRecord = {
  readonly record: Fields;
  readonly written?: Fields;
  /** The call refuses an older copy by itself. */
  readonly refusesOlder?: true;
};

export type TakenBack = {
  readonly fields: Fields;
  readonly problems: readonly FieldProblem[];
};

export const READ_ONLY = 'Is only read: leave it out, or send it as the record has it.';

/** Whether a value of JSON is an object, of fields by their names. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two values of JSON say the same; a form says everything as text. */
function saysTheSame(left: unknown, right: unknown): boolean {
  if (isFields(left) && isFields(right)) {
    const names = new Set([...Object.keys(left), ...Object.keys(right)]);
    return [...names].every((name) => saysTheSame(left[name], right[name]));
  }
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((one, at) => saysTheSame(one, right[at]));
  }
  return left === right || (isPlain(left) && isPlain(right) && String(left) === String(right));
}

const isPlain = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** Whether a copy of a record is older than the record: somebody has changed it since. */
export const isOlder = (given: Fields, { record }: CurrentRecord): boolean =>
  Number.isSafeInteger(Number(given['seq'])) && Number(given['seq']) < Number(record['seq']);

/**
 * @param given the fields of a request.
 * @param schema what the call takes.
 * @returns what is left to be written, and what is refused. An older copy is refused whole, by the
 * event that it has seen, so its other fields are not compared.
 */
export function takeBack(given: Fields, schema: z.ZodObject, current: CurrentRecord): TakenBack {
  const problems: FieldProblem[] = [];
  const older = isOlder(given, current);
  const taken = withoutRead(given, schema, { ...current, path: [], problems });
  const isRefused = older && (current.refusesOlder ?? 'expected' in schema.shape);
  if (!isRefused) return { fields: taken, problems };
  const seen = current.refusesOlder === true ? {} : { expected: given['seq'] };
  return { fields: { ...seen, ...taken }, problems: [] };
}

type Place = CurrentRecord & {
  readonly path: readonly string[];
  readonly problems: FieldProblem[];
};

function withoutRead(given: Fields, { shape }: z.ZodObject, place: Place): Fields {
  const { record, written = {}, path, problems } = place;
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]): [string, unknown][] => {
      const schema: unknown = Object.hasOwn(shape, name) ? shape[name] : undefined;
      const isKnown = Object.hasOwn(record, name);
      const isSame = isKnown && saysTheSame(value, record[name]);
      if (!(schema instanceof z.ZodType)) {
        if (!isKnown) return [[name, value]];
        if (!isSame) problems.push({ field: [...path, name].join('.'), message: READ_ONLY });
        return [];
      }
      if (isSame && Object.hasOwn(written, name)) return [[name, written[name]]];
      const inner = within(value, schema, {
        record: { [name]: record[name] },
        path: [...path, name],
        problems,
      });
      return isSame && !schema.safeParse(inner).success ? [] : [[name, inner]];
    }),
  );
}

/** Of an object or a list of them, what its own fields leave. */
function within(value: unknown, schema: z.ZodType, { path, problems, record }: Place): unknown {
  const [current] = Object.values(record);
  const inner = innermost(schema);
  if (inner instanceof z.ZodObject && isFields(value) && isFields(current)) {
    return withoutRead(value, inner, { record: current, path, problems });
  }
  if (!(inner instanceof z.ZodArray) || !Array.isArray(value) || !Array.isArray(current)) {
    return value;
  }
  const element = innermost(inner.element as z.ZodType);
  if (!(element instanceof z.ZodObject)) return value;
  return value.map((item: unknown, at) => {
    const now = counterpart(item, at, current);
    return isFields(item) && isFields(now)
      ? withoutRead(item, element, { record: now, path: [...path, String(at)], problems })
      : item;
  });
}

/** A line is that of its id, or else the one in its place. */
function counterpart(item: unknown, at: number, current: readonly unknown[]): unknown {
  const id = isFields(item) ? item['id'] : undefined;
  if (id === undefined) return current[at];
  return current.find((one) => isFields(one) && saysTheSame(one['id'], id)) ?? current[at];
}

/** What an optional, nullable, defaulted or transformed schema is of. */
function innermost(schema: z.ZodType): z.ZodType {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  ) {
    return innermost(schema.unwrap() as z.ZodType);
  }
  return schema instanceof z.ZodPipe ? innermost(schema.in as z.ZodType) : schema;
}

/** @returns the record for a call to compare with, or null where there is none. */
export const recordOf = (record: object | null | undefined): CurrentRecord | null =>
  record == null ? null : { record: { ...record } };

type Draft = { readonly place_of_supply_given: string | null };

/** A draft shows the place that its supply comes to, and takes the one that was given. */
export const draftRecordOf = (draft: Draft | null): CurrentRecord | null =>
  draft === null
    ? null
    : { record: { ...draft }, written: { place_of_supply: draft.place_of_supply_given } };

/** The settings of a book as GET gives them, for the calls that write a part of them. */
export type TakesBackSettings = (target: {
  readonly book: { readonly id: number };
}) => Promise<CurrentRecord | null>;

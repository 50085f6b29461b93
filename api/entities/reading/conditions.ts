// The WHERE of a request as conditions of SQL: fields and operators from the kind's own table,
// values as parameters, and everything else refused by name.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { accepted, rejected } from '#core/kernel/result.ts';
import type { Result } from '#core/kernel/result.ts';
import { isStorableText } from '#core/kernel/text.ts';
import { invalidFields } from '#api/http/problems/field-errors.ts';
import type { FieldProblem } from '#api/http/problems/field-errors.ts';
import type { ProblemDetails } from '#api/http/problems/problem.ts';
import type { Comparison, EntityField, Fields, FieldType } from '../entity.ts';
import { atAnyOf, boundedBy, MUST_BE_INSTANT } from './instant-conditions.ts';
import { isSearched, parameter, parameters, readingOf } from './values.ts';
import { containsText } from '#projections/runner/text-search.ts';

type Condition = RawBuilder<unknown>;
type Operator = 'gte' | 'lte' | 'contains';
type ConditionResult = Result<Condition, FieldProblem>;

const VALUES_MAX = 1000;
const CONTAINS_MAX = 200;
/** A reply with more errors than this helps nobody. */
const ERRORS_MAX = 20;

const ORDERED: readonly Operator[] = ['gte', 'lte'];

/** What a field of each type may be compared by, beside its value and a list of values. */
const OPERATORS: { readonly [Type in FieldType]: readonly Operator[] } = {
  id: ORDERED,
  number: ORDERED,
  text: [...ORDERED, 'contains'],
  boolean: [],
  date: ORDERED,
  instant: ORDERED,
  rupees: ORDERED,
  decimal: ORDERED,
  json: [],
  further: [],
};

/** @returns the names of the fields that a kind is searched by. */
export const searchedBy = (fields: Fields): readonly string[] =>
  Object.entries(fields).flatMap(([name, { type }]) => (isSearched(type) ? [name] : []));

/** @param where field: value, field: [values], field: {gte, lte, contains}. */
export function conditionsOf(
  fields: Fields,
  where: Readonly<Record<string, unknown>>,
  bookId: number,
): Result<readonly Condition[], ProblemDetails> {
  const answers = Object.entries(where).flatMap(([name, asked]): ConditionResult[] => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field === undefined || !isSearched(field.type)) {
      const known = searchedBy(fields).join(', ');
      return [wrong(name, `Is not searched by here; these are: ${known}.`)];
    }
    return conditionsOn({ name, field, bookId }, asked);
  });
  const errors = answers.flatMap((answer) => (answer.ok ? [] : [answer.rejection]));
  if (errors.length > 0) return rejected(invalidFields(errors.slice(0, ERRORS_MAX)));
  return accepted(answers.flatMap((answer) => (answer.ok ? [answer.value] : [])));
}

const wrong = (field: string, message: string): ConditionResult =>
  rejected({ field: field.slice(0, 200), message });

type FieldOfBook = { readonly name: string; readonly field: EntityField; readonly bookId: number };

function conditionsOn(on: FieldOfBook, asked: unknown): ConditionResult[] {
  const { name, field } = on;
  if (asked === null && field.nullable) return [accepted(sql`${field.sql} is null`)];
  if (Array.isArray(asked)) return [anyOf(on, asked)];
  if (typeof asked === 'object' && asked !== null) return compared(name, field, asked);
  return [anyOf(on, [asked])];
}

function anyOf({ name, field, bookId }: FieldOfBook, asked: readonly unknown[]): ConditionResult {
  if (asked.length > VALUES_MAX) {
    return wrong(name, `Takes at most ${VALUES_MAX.toLocaleString('en-IN')} values.`);
  }
  if (field.type === 'instant') return orWrong(name, atAnyOf(field.sql, asked));
  const reading = readingOf(field.type);
  if (reading === null) return wrong(name, 'Is not searched by here.');
  const values = asked.map(reading.read);
  if (values.some((value) => value === null)) return wrong(name, reading.must);
  const known = values.filter((value) => value !== null);
  const numbers = known.filter((value) => typeof value === 'number');
  const equal = sql`${shownAs(field)} = any(${parameters(known, reading)})`;
  if (field.narrowing === undefined) return accepted(equal);
  return accepted(sql`${field.narrowing(numbers, bookId)} and ${equal}`);
}

const orWrong = (name: string, condition: Condition | null): ConditionResult =>
  condition === null ? wrong(name, MUST_BE_INSTANT) : accepted(condition);

/** Of a text its normal form is compared. */
const shownAs = ({ type, sql: expression }: EntityField): Condition =>
  type === 'text' ? sql`normalize(${expression})` : expression;

function compared(name: string, field: EntityField, asked: object): ConditionResult[] {
  const given = Object.entries(asked);
  const known = OPERATORS[field.type];
  if (given.length === 0) return [wrong(name, 'Names no operator.')];
  return given.map(([operator, value]) => {
    const path = `${name}.${operator}`;
    switch (known.find((one) => one === operator)) {
      case 'gte':
      case 'lte':
        return bounded(path, field, { operator: operator === 'gte' ? '>=' : '<=', value });
      case 'contains':
        return containing(path, field, value);
      case undefined: {
        const others = known.length === 0 ? '' : ` or ${known.join(', ')}`;
        return wrong(path, `Is not an operator here; give a value, a list of values${others}.`);
      }
    }
  });
}

function bounded(
  path: string,
  field: EntityField,
  { operator, value: asked }: { readonly operator: Comparison; readonly value: unknown },
): ConditionResult {
  if (field.type === 'instant') return orWrong(path, boundedBy(field.sql, operator, asked));
  const reading = readingOf(field.type);
  const value = (reading?.bound ?? reading?.read)?.(asked) ?? null;
  if (reading === null || value === null) return wrong(path, reading?.must ?? '');
  const bound = parameter(value, reading);
  // Texts are compared letter by letter, whatever order a database of its own has them in.
  const letters = field.type === 'text' ? sql`collate "C"` : sql``;
  const condition = sql`${shownAs(field)} ${letters} ${sql.raw(operator)} ${bound}`;
  if (field.narrowingBound === undefined || typeof value !== 'number') return accepted(condition);
  return accepted(sql`${field.narrowingBound(operator, value)} and ${condition}`);
}

function containing(path: string, field: EntityField, asked: unknown): ConditionResult {
  if (typeof asked !== 'string' || asked.length > CONTAINS_MAX || !isStorableText(asked)) {
    return wrong(path, `Must be text of at most ${CONTAINS_MAX} characters.`);
  }
  return accepted(containsText(field.sql, asked));
}

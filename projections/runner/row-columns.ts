// The columns of a read table as queries name them, and the row that they make: both by the types
// of the table, so that the compiler finds a column that is not there or keeps something else.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { instantAs } from './instant.ts';
import type { ColumnType, Table } from './projection.ts';

type Values = {
  readonly bigint: number;
  readonly smallint: number;
  readonly boolean: boolean;
  /** `2026-11-21`. */
  readonly date: string;
  readonly text: string;
  /** An ISO instant in UTC with milliseconds. */
  readonly timestamptz: string;
  readonly jsonb: unknown;
};

/** The names of a table's columns, or of those of some types. */
export type ColumnOf<T extends Table, Type extends ColumnType = ColumnType> = {
  [Name in keyof T['columns'] & string]: T['columns'][Name] extends Type ? Name : never;
}[keyof T['columns'] & string];

/** What a column keeps, as reads give it. */
export type ValueOf<T extends Table, Name extends ColumnOf<T>> = Values[T['columns'][Name]] | null;

type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

type FieldOf<Name extends string> = Name extends 'group_code' ? 'group' : CamelCase<Name>;

/** A row with the columns of a table but those that are left out, each by its field. */
export type RowOf<T extends Table, Left extends string = never> = {
  readonly [Name in Exclude<ColumnOf<T>, Left> as FieldOf<Name>]: ValueOf<T, Name>;
};

/** A row of which some fields are always told. */
export type Told<Row, Fields extends keyof Row> = Omit<Row, Fields> & {
  readonly [Field in Fields]: NonNullable<Row[Field]>;
};

/** What a database can tell of a row: not which words a text is one of, nor that it is there. */
export type StoredColumns<Row> = { readonly [Field in keyof Row]: StoredValue<Row[Field]> };

type StoredValue<Value> = [Value] extends [number | null]
  ? number | null
  : [Value] extends [boolean | null]
    ? boolean | null
    : [Value] extends [string | null]
      ? string | null
      : unknown;

/** Remembered, since every reply asks for the fields of all its columns. */
const fields = new Map([['group_code', 'group']]);

/** @returns the field that a column keeps, `parentId` of `parent_id`. */
export function fieldOf(column: string): string {
  const known = fields.get(column);
  if (known !== undefined) return known;
  const field = column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  fields.set(column, field);
  return field;
}

/** Each column of the table by its field, with its value as reads give it. */
function valuesOf(
  { columns }: Table,
  alias: string,
  left: readonly string[],
): readonly (readonly [field: string, value: RawBuilder<unknown>])[] {
  return Object.entries(columns)
    .filter(([name]) => !left.includes(name))
    .map(([name, type]) => {
      const column = `${alias}.${name}`;
      return [fieldOf(name), type === 'timestamptz' ? instantAs(column) : sql.ref(column)];
    });
}

/** @returns a select list: the columns of a table but those left out, each as its field. */
export const rowColumns = <T extends Table, Left extends ColumnOf<T> = never>(
  table: T,
  alias: string,
  ...left: readonly Left[]
): RawBuilder<RowOf<T, Left>> =>
  sql.join(
    valuesOf(table, alias, left).map(([field, value]) => sql`${value} as ${sql.ref(field)}`),
  );

/** @returns an object of JSON with the same fields, for rows that stand within another row. */
export const rowJson = <T extends Table, Left extends ColumnOf<T> = never>(
  table: T,
  alias: string,
  ...left: readonly Left[]
): RawBuilder<RowOf<T, Left>> => {
  const members = valuesOf(table, alias, left).map(
    ([field, value]) => sql`${sql.lit(field)}, ${value}`,
  );
  return sql`jsonb_build_object(${sql.join(members)})`;
};

/** @returns the select list with further columns, each an expression by its field. */
export const withColumns = <Row, Further extends object>(
  columns: RawBuilder<Row>,
  further: { readonly [Field in keyof Further]: RawBuilder<Further[Field]> },
): RawBuilder<Row & Further> =>
  sql.join([
    columns,
    ...Object.entries<RawBuilder<unknown>>(further).map(
      ([field, value]) => sql`${value} as ${sql.ref(field)}`,
    ),
  ]);

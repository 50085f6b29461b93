// A record is declared once, in the terms of the core: camelCase, whole paise, basis points, days.
// The spelling of the wire follows: snake_case, rupees as text, percent. The contract holds the
// record, so both ends decode and encode by it, and its JSON schema is that of the wire.
import { z } from 'zod';
import { WIRE_NAMES } from './wire-names.ts';

type Odd = typeof WIRE_NAMES;

type Snake<S extends string> = S extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${Snake<Rest>}`
    : `_${Lowercase<First>}${Snake<Rest>}`
  : S;

type Stem<S extends string> = S extends `${infer Of}Paise` | `${infer Of}Thousandths`
  ? Of
  : S extends `${infer Of}Bps`
    ? `${Of}Rate`
    : S;

/** `interestBps` is `interest_rate` on the wire, `profitPaise` is `profit`. */
type WireName<S extends string> = S extends keyof Odd ? Odd[S] : Snake<Stem<S>>;

const isOdd = (name: string): name is keyof Odd => Object.hasOwn(WIRE_NAMES, name);

/** @returns how the wire spells a field: the unit goes, since the wire writes units as text. */
export const wireName = (name: string): string =>
  isOdd(name)
    ? WIRE_NAMES[name]
    : name
        .replace(/(Paise|Thousandths)$/, '')
        .replace(/Bps$/, 'Rate')
        .replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

type ReadOnly<Value> = Value extends readonly (infer Item)[] ? readonly Item[] : Value;

/** What a record holds in the core. */
export type RecordValues<Shape extends z.ZodRawShape> =
  z.output<z.ZodObject<Shape, z.core.$strict>> extends infer Values
    ? { readonly [Name in keyof Values]: ReadOnly<Values[Name]> }
    : never;

/** How one record spells fields otherwise than all others do: `{ on: 'date' }`. */
type OwnNames<Shape> = { readonly [Name in keyof Shape]?: string };

type WireShape<Shape extends z.ZodRawShape, Own> = {
  [
    Name in keyof Shape & string as Name extends keyof Own ? Own[Name] & string : WireName<Name>
  ]: Shape[Name];
};

type RecordCodec<Shape extends z.ZodRawShape, Own> = z.ZodCodec<
  z.ZodObject<WireShape<Shape, Own>, z.core.$strict>,
  z.ZodType<RecordValues<Shape>, RecordValues<Shape>>
>;

/** Any record, where it does not matter of what. */
export type AnyRecord = z.ZodCodec<z.ZodObject, z.ZodType>;

type Fields = Readonly<Record<string, unknown>>;
type Names = readonly (readonly [inside: string, wire: string])[];

/** Of each record, by the object that the wire has of it; a record with a description shares it. */
const namesOfWire = new WeakMap<z.ZodType, Names>();

/**
 * @param shape each field by its name in the core, with how the wire writes its value.
 * @param own how this record spells a field that others spell by the rule.
 * @returns the codec of the record. Decoding refuses by the names of the wire, as they were sent.
 */
export function record<
  const Shape extends z.ZodRawShape,
  const Own extends OwnNames<Shape> = Record<never, string>,
>(shape: Shape, own?: Own): RecordCodec<Shape, Own> {
  const names = Object.keys(shape).map((name) => [name, own?.[name] ?? wireName(name)] as const);
  const wire = z.strictObject(
    Object.fromEntries(names.map(([inside, onWire]) => [onWire, shape[inside]])) as z.ZodRawShape,
  );
  namesOfWire.set(wire, names);
  const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
  const renamed = (value: Fields, from: 0 | 1, to: 0 | 1): Fields =>
    Object.fromEntries(
      names.flatMap((pair) =>
        Object.hasOwn(value, pair[from]) ? [[pair[to], value[pair[from]]]] : [],
      ),
    );
  // The names of the wire are made at run time, so the compiler is told which they are.
  return z.codec<z.ZodType, z.ZodType>(wire, z.custom<Fields>(), {
    decode: (value) => renamed(value as Fields, 1, 0),
    // An alternative of a union is tried with what may be no record at all.
    encode: (value) => (isFields(value) ? renamed(value, 0, 1) : value),
  }) as z.ZodType as RecordCodec<Shape, Own>;
}

export const isRecord = (schema: unknown): schema is AnyRecord =>
  schema instanceof z.ZodCodec && namesOfWire.has(schema.in as z.ZodType);

/** @returns the fields of a body or a reply by the names of the wire. */
export const fieldsOnWire = (schema: z.ZodObject | AnyRecord): z.ZodObject =>
  schema instanceof z.ZodObject ? schema : schema.in;

type Encoder = (value: unknown) => unknown;
const encoders = new WeakMap<z.ZodType, Encoder | null>();

/** @returns how values of a schema are written; null where they are the same on both ends. */
function encoderOf(schema: z.ZodType): Encoder | null {
  const known = encoders.get(schema);
  if (known !== undefined) return known;
  const made = newEncoder(schema);
  encoders.set(schema, made);
  return made;
}

function newEncoder(schema: z.ZodType): Encoder | null {
  if (isRecord(schema)) {
    const { shape } = schema.in;
    const names = namesOfWire.get(schema.in) ?? [];
    const fields = names.map(([inside, wire]) => {
      return { inside, wire, encode: encoderOf(shape[wire] as z.ZodType) };
    });
    // In the order of the declaration; what the record does not have stays behind.
    return (value) => {
      const written: Record<string, unknown> = {};
      for (const { inside, wire, encode } of fields) {
        const held = (value as Fields)[inside];
        if (held !== undefined) written[wire] = encode === null ? held : encode(held);
      }
      return written;
    };
  }
  if (schema instanceof z.ZodCodec) {
    const { reverseTransform } = schema.def;
    const encode = encoderOf(schema.in as z.ZodType);
    return (value) => {
      const written: unknown = reverseTransform(value, { value, issues: [] });
      return encode === null ? written : encode(written);
    };
  }
  if (schema instanceof z.ZodArray) {
    const encode = encoderOf(schema.element as z.ZodType);
    return encode && ((value) => (value as readonly unknown[]).map(encode));
  }
  if (
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault
  ) {
    const encode = encoderOf(schema.unwrap() as z.ZodType);
    return encode && ((value) => (value == null ? value : encode(value)));
  }
  if (schema instanceof z.ZodObject) return objectEncoder(schema);
  if (schema instanceof z.ZodUnion) return unionEncoder(schema);
  return null;
}

/** An object that is spelt alike on both ends, with values that may not be. */
function objectEncoder({ shape }: z.ZodObject): Encoder | null {
  const own = Object.entries(shape).flatMap(([name, field]) => {
    const encode = encoderOf(field as z.ZodType);
    return encode === null ? [] : [[name, encode] as const];
  });
  if (own.length === 0) return null;
  return (value) => {
    const fields = value as Fields;
    const written = own.flatMap(([name, encode]) =>
      fields[name] === undefined ? [] : [[name, encode(fields[name])] as const],
    );
    return { ...fields, ...Object.fromEntries(written) };
  };
}

function unionEncoder(schema: z.ZodUnion): Encoder | null {
  const options = schema.options as readonly z.ZodType[];
  if (options.every((option) => encoderOf(option) === null)) return null;
  return (value) => z.safeEncode(schema, value).data ?? value;
}

/** @returns whether somewhere in it is a record, so that it is told in the terms of the core. */
export function holdsRecord(schema: z.ZodType): boolean {
  if (isRecord(schema)) return true;
  if (schema instanceof z.ZodArray) return holdsRecord(schema.element as z.ZodType);
  if (schema instanceof z.ZodUnion)
    return (schema.options as readonly z.ZodType[]).some(holdsRecord);
  if (
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault
  ) {
    return holdsRecord(schema.unwrap() as z.ZodType);
  }
  if (!(schema instanceof z.ZodObject)) return false;
  return Object.values(schema.shape).some((field) => holdsRecord(field as z.ZodType));
}

/**
 * Writes a value as the wire has it. Nothing is judged: the compiler has, and of what a person sent
 * the server says what is wrong.
 */
export function onWire<Schema extends z.ZodType>(
  schema: Schema,
  value: z.output<Schema>,
): z.input<Schema> {
  const encode = encoderOf(schema);
  return (encode === null ? value : encode(value)) as z.input<Schema>;
}

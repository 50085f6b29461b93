// From the schemas of the contract to those of OpenAPI: a named shape stands once among the
// components, and everywhere else a reference to it.
import { z } from 'zod';
import { invariant } from '#core/kernel/invariant.ts';
import { holdsRecord } from '#core/shapes/record.ts';
import { COMMON_SHAPES } from './common-shapes.ts';
import { components } from './components.ts';

export type Json = Record<string, unknown>;
export type Direction = 'input' | 'output';

const DEFINED = '#/$defs/';
const SCHEMAS = '#/components/schemas/';

/** As JSON Schema, what it names beside it. */
function jsonOf(schema: z.ZodType, direction: Direction): Json & { readonly $defs: Json } {
  // A record is read and written alike: as it is sent.
  const io = holdsRecord(schema) ? 'input' : direction;
  const options = {
    io,
    unrepresentable: 'any',
    metadata: components,
    override: ({ zodSchema, jsonSchema }: Overridden) => {
      if (direction === 'output' && isLoose(zodSchema)) jsonSchema.additionalProperties = false;
    },
  } as const;
  const { $schema: _, ...whole } = z.toJSONSchema(schema, options);
  const text = JSON.stringify(whole).replaceAll(DEFINED, SCHEMAS);
  return { $defs: {}, ...(JSON.parse(text) as Json) };
}

type Overridden = {
  readonly zodSchema: z.core.$ZodType;
  readonly jsonSchema: z.core.JSONSchema.BaseSchema;
};

/** An object that passes over what it does not know. A reply has no more than it says. */
const isLoose = (schema: z.core.$ZodType): boolean =>
  schema instanceof z.ZodObject && schema.def.catchall === undefined;

export type Shapes = {
  /** @returns the schema, or a reference where it is a named one. */
  readonly of: (schema: z.ZodType, direction: Direction) => Json;
  /** @returns a reference to a schema that is known by this name from now on. */
  readonly named: (name: string, schema: z.ZodType, direction: Direction) => Json;
  /** @returns the named shapes that were referred to, by name. */
  readonly all: () => Json;
};

export function createShapes(): Shapes {
  const known = new Map<string, Json>();
  /** The name of a common shape by what it says, as JSON. */
  const common = new Map<string, string>();

  const keep = (name: string, shape: Json): void => {
    const before = known.get(name);
    invariant(
      before === undefined || JSON.stringify(before) === JSON.stringify(shape),
      `${name} is one shape, in requests and in replies.`,
    );
    known.set(name, shape);
  };

  /** From within outwards: what says the same as a common shape becomes a reference to it. */
  const shared = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shared);
    if (typeof value !== 'object' || value === null) return value;
    const parts = Object.entries(value).map(([name, part]) => [name, shared(part)] as const);
    const shape = Object.fromEntries(parts);
    const name = common.get(JSON.stringify(shape));
    if (name === undefined) return shape;
    keep(name, shape);
    return { $ref: `${SCHEMAS}${name}` };
  };

  const of: Shapes['of'] = (schema, direction) => {
    const { $defs, ...rest } = jsonOf(schema, direction);
    for (const [name, shape] of Object.entries($defs)) keep(name, shared(shape) as Json);
    return shared(rest) as Json;
  };

  for (const [name, schema] of Object.entries(COMMON_SHAPES)) {
    const { $defs: _, ...shape } = jsonOf(schema, 'input');
    common.set(JSON.stringify(shared(shape)), name);
  }
  known.clear();

  return {
    of,
    named: (name, schema, direction) => {
      keep(name, of(schema, direction));
      return { $ref: `${SCHEMAS}${name}` };
    },
    all: () => Object.fromEntries([...known].toSorted(([one], [other]) => (one < other ? -1 : 1))),
  };
}

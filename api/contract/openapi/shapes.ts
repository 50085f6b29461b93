// From the schemas of the contract to those of OpenAPI: a named shape stands once among the
// components, and everywhere else a reference to it.
import { z } from 'zod';
import { invariant } from '#core/kernel/invariant.ts';
import { components } from './components.ts';

export type Json = Record<string, unknown>;
export type Direction = 'input' | 'output';

const DEFINED = '#/$defs/';
const SCHEMAS = '#/components/schemas/';

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

  const keep = (name: string, shape: Json): void => {
    const before = known.get(name);
    invariant(
      before === undefined || JSON.stringify(before) === JSON.stringify(shape),
      `${name} is one shape, in requests and in replies.`,
    );
    known.set(name, shape);
  };

  const of: Shapes['of'] = (schema, direction) => {
    const options = { io: direction, unrepresentable: 'any', metadata: components } as const;
    const { $schema: _, ...whole } = z.toJSONSchema(schema, options);
    const text = JSON.stringify(whole).replaceAll(DEFINED, SCHEMAS);
    const { $defs = {}, ...rest } = JSON.parse(text) as Json & { readonly $defs?: Json };
    for (const [name, shape] of Object.entries($defs)) keep(name, shape as Json);
    return rest;
  };

  return {
    of,
    named: (name, schema, direction) => {
      keep(name, of(schema, direction));
      return { $ref: `${SCHEMAS}${name}` };
    },
    all: () => Object.fromEntries([...known].toSorted(([one], [other]) => (one < other ? -1 : 1))),
  };
}

// The published shape of INV-01, and as much of JSON Schema as it uses: a field that it does not
// know is a fault too.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const node = z.object({
  type: z.enum(['object', 'array', 'string', 'number', 'integer']),
  get properties() {
    return z.record(z.string(), node).optional();
  },
  required: z.array(z.string()).default([]),
  get items() {
    return node.optional();
  },
  minItems: z.int().default(0),
  maxItems: z.int().default(Infinity),
  enum: z.array(z.string()).optional(),
  pattern: z.string().optional(),
  minLength: z.int().default(0),
  maxLength: z.number().default(Infinity),
  minimum: z.number().default(-Infinity),
  maximum: z.number().default(Infinity),
});
type Node = z.output<typeof node>;

const file = readFileSync(join(import.meta.dirname, 'inv01-v1.1.schema.json'), 'utf8');
const schema: Node = node
  .extend({ maxItems: z.number().default(Infinity) })
  .parse(JSON.parse(file));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function ofObject(of: Node, value: unknown, path: string): string[] {
  if (!isRecord(value)) return [`${path} is no object`];
  const { properties = {} } = of;
  const missing = of.required.filter((name) => !(name in value));
  return [
    ...missing.map((name) => `${path}.${name} is missing`),
    ...Object.entries(value).flatMap(([name, inner]) => {
      const known = properties[name];
      const at = `${path}.${name}`;
      return known === undefined ? [`${at} is unknown`] : faultsIn(known, inner, at);
    }),
  ];
}

function ofText(of: Node, value: unknown, path: string): string[] {
  if (typeof value !== 'string') return [`${path} is no text`];
  const fits =
    value.length >= of.minLength &&
    value.length <= of.maxLength &&
    (of.enum === undefined || of.enum.includes(value)) &&
    (of.pattern === undefined || new RegExp(of.pattern).test(value));
  return fits ? [] : [`${path} is ${value}`];
}

function ofNumber(of: Node, value: unknown, path: string): string[] {
  const isOne = of.type === 'integer' ? Number.isInteger(value) : typeof value === 'number';
  const fits = isOne && Number(value) >= of.minimum && Number(value) <= of.maximum;
  return fits ? [] : [`${path} is ${String(value)}`];
}

function faultsIn(of: Node, value: unknown, path: string): string[] {
  if (of.type === 'object') return ofObject(of, value, path);
  if (of.type === 'string') return ofText(of, value, path);
  if (of.type !== 'array') return ofNumber(of, value, path);
  if (!Array.isArray(value)) return [`${path} is no list`];
  const { items } = of;
  const count = value.length < of.minItems || value.length > of.maxItems ? [`${path}: count`] : [];
  if (items === undefined) return count;
  return [...count, ...value.flatMap((one, at) => faultsIn(items, one, `${path}[${at}]`))];
}

/** @returns where a document is not as the portal's schema has it; nothing of a right one. */
export const inv01Faults = (document: unknown): readonly string[] =>
  faultsIn(schema, document, 'INV-01');

// Form fields by their names: `field`, `field[]` (a list), `field['key']` and `field[key]` (an
// object), `field[n]` (a list of key/value pairs, kept as pairs: n may be a record's id, and no
// index makes a long array).
import { accepted } from '#core/kernel/result.ts';
import type { Result } from '#core/kernel/result.ts';
import type { ProblemDetails } from '../problems/problem.ts';
import { isForbiddenName, malformed } from './tree.ts';

export type FormField = readonly [name: string, value: string];

const NAMES_MAX = 500;
const DEPTH_MAX = 5;

type Step =
  | { readonly kind: 'append' }
  | { readonly kind: 'pairs' | 'object'; readonly key: string };

type Node =
  | string
  | { readonly kind: 'append'; readonly items: string[] }
  | { readonly kind: 'pairs' | 'object'; readonly members: Map<string, Node> };

const BASE = /^[^[\]'"\\.\p{Cc}]{1,100}/u;
const STEP = /^\[(?:'([^[\]'"\\\p{Cc}]{1,100})'|([^[\]'"\\\p{Cc}]{1,100})|)\]/u;

/** @returns the object that the fields describe, values as text; empty values are left out. */
export function readFormFields(
  fields: readonly FormField[],
): Result<Record<string, unknown>, ProblemDetails> {
  if (fields.length > NAMES_MAX) return malformed(`A form has at most ${NAMES_MAX} fields.`);
  const root = new Map<string, Node>();
  for (const [name, value] of fields) {
    const parsed = parseName(name);
    if (parsed === null) return malformed('The form has a field name that cannot be read.');
    if (value === '') continue;
    if (!place(root, parsed.base, parsed.steps, value)) {
      return malformed(`The form has the field ${parsed.base} twice, or in two forms.`);
    }
  }
  return accepted(objectOf(root));
}

function parseName(name: string): { base: string; steps: Step[] } | null {
  const base = BASE.exec(name)?.[0];
  if (base === undefined || isForbiddenName(base)) return null;
  const steps: Step[] = [];
  let rest = name.slice(base.length);
  while (rest !== '') {
    const match = STEP.exec(rest);
    const step = match === null ? null : stepOf(match[1], match[2]);
    if (match === null || step === null || steps.at(-1)?.kind === 'append') return null;
    steps.push(step);
    if (steps.length >= DEPTH_MAX) return null;
    rest = rest.slice(match[0].length);
  }
  return { base, steps };
}

function stepOf(quoted: string | undefined, bare: string | undefined): Step | null {
  const key = quoted ?? bare;
  if (key === undefined) return { kind: 'append' };
  if (isForbiddenName(key)) return null;
  if (quoted !== undefined || !/^[0-9]+$/.test(key)) return { kind: 'object', key };
  if (!/^(0|[1-9][0-9]{0,15})$/.test(key) || !Number.isSafeInteger(Number(key))) return null;
  return { kind: 'pairs', key };
}

/** @returns false when the place is taken, or taken by another kind of value. */
function place(
  members: Map<string, Node>,
  name: string,
  [step, ...rest]: readonly Step[],
  value: string,
): boolean {
  const present = members.get(name);
  if (step === undefined) {
    if (present === undefined) members.set(name, value);
    return present === undefined;
  }
  if (present !== undefined && (typeof present === 'string' || present.kind !== step.kind)) {
    return false;
  }
  if (step.kind === 'append') {
    if (present === undefined) members.set(name, { kind: 'append', items: [value] });
    else if (present.kind === 'append') present.items.push(value);
    return true;
  }
  const branch =
    present !== undefined && present.kind !== 'append'
      ? present
      : { kind: step.kind, members: new Map<string, Node>() };
  members.set(name, branch);
  return place(branch.members, step.key, rest, value);
}

function valueOf(node: Node): unknown {
  if (typeof node === 'string') return node;
  if (node.kind === 'append') return node.items;
  if (node.kind === 'object') return objectOf(node.members);
  return [...node.members].map(([key, value]) => ({ key: Number(key), value: valueOf(value) }));
}

/** Own properties of a fresh object each, so that no name can reach a prototype. */
const objectOf = (members: ReadonlyMap<string, Node>): Record<string, unknown> =>
  Object.fromEntries([...members].map(([name, node]) => [name, valueOf(node)]));

// Canonical JSON (RFC 8785) for what the log holds: objects, arrays, text, booleans, null and safe
// integers. Fractions are refused, so numbers need no rule of their own.
import { invariant } from '#core/kernel/invariant.ts';

/** @returns the one text of a value. Anything the log may not hold is a bug. */
export function canonicalJson(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return canonicalText(value);
    case 'number':
      return canonicalNumber(value);
    case 'boolean':
      return String(value);
    case 'object':
      return value === null ? 'null' : canonicalObject(value);
    default:
      return invariant(false, `A ${typeof value} cannot be in the log.`) ?? '';
  }
}

function canonicalNumber(value: number): string {
  // The sentence is put together only where it is said.
  if (!Number.isSafeInteger(value)) invariant(false, `${value} is not a safe integer.`);
  return String(value === 0 ? 0 : value);
}

/** Printing ASCII without quotes and backslashes: most texts, and all names of fields. */
const PLAIN = /^[ !#-[\]-~]*$/;

function canonicalText(text: string): string {
  if (PLAIN.test(text)) return `"${text}"`;
  invariant(text.isWellFormed(), 'A text in the log has no lone surrogate.');
  return JSON.stringify(text);
}

function canonicalObject(value: object): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const fields = value as Readonly<Record<string, unknown>>;
  let members = '';
  // Keys sort by UTF-16 units, which is what JavaScript's sort does.
  for (const name of Object.keys(value).toSorted()) {
    const member = fields[name];
    if (member === undefined) continue;
    members += `${members === '' ? '' : ','}${canonicalText(name)}:${canonicalJson(member)}`;
  }
  return `{${members}}`;
}

// Checkboxes: a form can only send text, so the fields that the schema knows as booleans are read
// as such. JSON says true and false by itself and is left alone.
import { z } from 'zod';

const WORDS: ReadonlyMap<unknown, boolean> = new Map([
  ['true', true],
  ['on', true],
  ['1', true],
  ['false', false],
]);

/**
 * @returns the form with its checkboxes as booleans; a word that is neither stays for the schema.
 */
export function withBooleans(
  schema: z.ZodObject,
  form: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(form).map(([name, value]) => {
      const field = Object.hasOwn(schema.shape, name) ? schema.shape[name] : undefined;
      return [name, isBoolean(field) ? (WORDS.get(value) ?? value) : value];
    }),
  );
}

function isBoolean(field: unknown): boolean {
  if (
    field instanceof z.ZodOptional ||
    field instanceof z.ZodNullable ||
    field instanceof z.ZodDefault
  ) {
    return isBoolean(field.unwrap());
  }
  return field instanceof z.ZodBoolean;
}

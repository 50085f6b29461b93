// An array of texts as PostgreSQL reads it from a parameter. The driver can write it too, by looking
// at what each element is; here all are texts, and a journal has some 40 of them.

const ESCAPED = /[\\"]/;
const EACH_ESCAPED = /[\\"]/g;

/** @returns the literal of a text[]: each element in quotes, null as NULL. */
export function textArray(texts: readonly (string | null)[]): string {
  let literal = '{';
  let separator = '';
  for (const text of texts) {
    literal += separator + elementOf(text);
    separator = ',';
  }
  return `${literal}}`;
}

function elementOf(text: string | null): string {
  if (text === null) return 'NULL';
  return `"${ESCAPED.test(text) ? text.replace(EACH_ESCAPED, '\\$&') : text}"`;
}

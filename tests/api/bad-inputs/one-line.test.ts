// Texts of one line: names, numbers, addresses of mail. A line end in one would break a list, a
// printed line or a header of a mail, and other control characters are seen by nobody.
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENTITY_KINDS } from '#api/contract/entity/kinds.ts';
import { endpoints } from '#api/contract/endpoints.ts';
import type { Endpoint } from '#api/contract/wire/endpoint.ts';
import { expectFields } from '#tests/support/problems.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import { EXAMPLES, prepare } from '../entities/walk.ts';

/** LF, tab, CR, NEL, NUL, escape, and Unicode's line and paragraph separators. */
const CONTROLS = ['\n', '\t', '\r', '\u0085', '\u0000', '\u001b', '\u2028', '\u2029'];

/** Texts of several lines, and those that are compared or looked for and stored nowhere. */
const SEVERAL_LINES = new Set([
  'narration',
  'address',
  'items.description',
  'notes',
  'terms',
  'note',
  'answer',
  'by_hand.signed_qr',
  'keys.public_key',
]);
const NOT_STORED = /^(search|(new_|current_)?password|setup_code|token|logo\.base64)$/;
/**
 * Calls that look an account up, or do not say that there is none; and one that sets in type what
 * it is sent, and keeps none of it.
 */
const KEEPING_NOTHING = new Set(['login', 'forgotPassword', 'readReportPdf']);

type Leaf = { readonly field: string; readonly schema: z.ZodType };

/** Every text within a schema, by the path of its field; a list adds nothing to it. */
function textsOf(schema: z.ZodType | undefined, field = ''): readonly Leaf[] {
  if (schema instanceof z.ZodString) return [{ field, schema }];
  if (schema instanceof z.ZodPipe) return textsOfPipe(schema, field);
  return innerOf(schema, field).flatMap(([inner, name]) => textsOf(inner as z.ZodType, name));
}

/** A value that is written as text, as an amount is, is judged by what reads it. */
function textsOfPipe(pipe: z.ZodPipe, field: string): readonly Leaf[] {
  const texts = textsOf(pipe.in as z.ZodType, field);
  const isValue = pipe.in instanceof z.ZodString || pipe.in instanceof z.ZodUnion;
  return isValue
    ? texts.map((leaf) => (leaf.field === field ? { field, schema: pipe } : leaf))
    : texts;
}

function innerOf(schema: unknown, field: string): readonly (readonly [unknown, string])[] {
  if (schema instanceof z.ZodObject) {
    const above = field === '' ? '' : `${field}.`;
    return Object.entries(schema.shape).map(([name, inner]) => [inner, above + name] as const);
  }
  if (schema instanceof z.ZodUnion) return schema.options.map((option) => [option, field]);
  if (schema instanceof z.ZodRecord)
    return [schema.keyType, schema.valueType].map((inner) => [inner, field]);
  if (schema instanceof z.ZodArray) return [[schema.element, field]];
  const isWrapped =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault;
  return isWrapped ? [[schema.unwrap(), field]] : [];
}

const texts = Object.entries(endpoints as Record<string, Endpoint>).flatMap(
  ([name, { body, lines, query }]) =>
    [body, lines, query].flatMap((schema) => textsOf(schema).map((leaf) => ({ name, ...leaf }))),
);
const ofOneLine = texts.filter(
  ({ name, field }) =>
    !KEEPING_NOTHING.has(name) && !SEVERAL_LINES.has(field) && !NOT_STORED.test(field),
);

describe('the texts of the contract', () => {
  it('are found within lists, unions and forms, by each way in which a call takes them', () => {
    const found = new Set(texts.map(({ name, field }) => `${name}.${field}`));
    for (const known of [
      'createAccount.name',
      'postJournalBatch.narration',
      'createInvoice.items.description',
      'createProduct.category',
      'createCategory.category_assets',
      'changeBillingSettings.upi.payee',
      'listCustomers.search',
    ]) {
      expect(found).toContain(known);
    }
  });

  it.each(ofOneLine)('$field of $name is one line', ({ schema }) => {
    for (const control of CONTROLS) {
      for (const text of [`a${control}b`, `Tea${control}`, `1${control}`, `a@b.in${control}`]) {
        expect([text, schema.safeParse(text).success]).toStrictEqual([text, false]);
      }
    }
  });

  it.each(texts.filter(({ field }) => SEVERAL_LINES.has(field)))(
    '$field of $name takes several lines and tabs, and no other controls',
    ({ schema }) => {
      expect(schema.safeParse('a\n\tb').success).toBe(true);
      for (const control of CONTROLS.slice(2, 6)) {
        expect(schema.safeParse(`a${control}b`).success).toBe(false);
      }
    },
  );
});

describe('a record of the generic calls', () => {
  let team: Team;
  beforeAll(async () => {
    team = await openTeam();
    await prepare(team);
  });
  afterAll(() => team.close());

  const named = ENTITY_KINDS.filter((kind) => 'name' in (EXAMPLES[kind]?.change ?? {}));

  it.each(named)('has a name of one line when it is of the kind %s', async (kind) => {
    const query = { book_id: team.bookId };
    const body = EXAMPLES[kind]?.create(team) ?? {};
    for (const control of ['\n', '\u2028']) {
      const ask = { params: { entity: kind }, query, body: { ...body, name: `a${control}b` } };
      expectFields(await team.owner('createRecord', ask), ['name']);
    }
  });
});

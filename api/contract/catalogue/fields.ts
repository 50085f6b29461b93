// How the catalogue is written on the wire: quantities, prices, rates, and the two ways in which a
// form names the fields of a record's lists.
import { z } from 'zod';
import { masterStatus } from '#core/catalogue/master/terms.ts';
import { normalised } from '#core/shapes/values.ts';
import { MASTER_NAME_MAX } from './name-max.ts';
import {
  id,
  instant,
  linesOfText,
  requiredText,
  text,
  wholeNumber,
  wireId,
} from '#api/contract/wire/values.ts';

export { percent, quantity, unitPrice, worth } from '#core/shapes/values.ts';

/** As it is printed on the goods. */
export const batchNumber = requiredText(60, 'Enter the number of the batch.').transform((text) =>
  text.trim(),
);

export const masterName = normalised(requiredText(MASTER_NAME_MAX, 'Enter a name'), (name) =>
  name.trim(),
);

/** An id, or null (in a form: nothing) for none. */
export const link = wireId.nullable().optional();

const LIST_MAX = 100;
const itemName = requiredText(MASTER_NAME_MAX, 'Enter a name').transform((name) => name.trim());

type NewItem = { readonly name: string; readonly enabled: boolean };

/** New items of a list: names, or names with `enabled`. */
export const newItems = z
  .codec(
    z
      .array(
        z.union([itemName, z.strictObject({ name: itemName, enabled: z.boolean().optional() })]),
      )
      .max(LIST_MAX, `At most ${LIST_MAX} at a time.`),
    z.custom<readonly NewItem[]>(),
    {
      decode: (items) =>
        items.map((item) =>
          typeof item === 'string'
            ? { name: item, enabled: true }
            : { name: item.name, enabled: item.enabled ?? true },
        ),
      encode: (items) => items.map((item) => (item.enabled ? item.name : item)),
    },
  )
  .optional();

/** `{"12": …}`, or as a form writes `field[12]`: a list of pairs. Never an array by index. */
const byId = <Key extends z.ZodString, Value extends z.ZodType>(key: Key, value: Value) => {
  const pairs = z.array(z.object({ key: z.int().nonnegative(), value: z.unknown() }).strict());
  const fromPairs = pairs.transform((given) =>
    Object.fromEntries(given.map((pair) => [String(pair.key), pair.value])),
  );
  const record = z.record(key, value);
  return z
    .union([record, fromPairs.pipe(record)])
    .refine((given) => Object.keys(given).length <= LIST_MAX, `At most ${LIST_MAX} at a time.`);
};

const WORDS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['on', true],
  ['1', true],
  ['false', false],
]);

const checkbox = z.union([
  z.boolean(),
  z.string().transform((word, context) => {
    const value = WORDS.get(word);
    if (value === undefined) {
      context.addIssue('Must be true or false.');
      return z.NEVER;
    }
    return value;
  }),
]);

const itemChange = z.union([
  checkbox.transform((enabled) => ({ enabled })),
  z.strictObject({ name: itemName.optional(), enabled: z.boolean().optional() }),
  z.null(),
]);

export type ItemChange = {
  readonly id: number;
  readonly change: {
    readonly name?: string | undefined;
    readonly enabled?: boolean | undefined;
  } | null;
};

/** What is only turned on or off is sent as its checkbox. */
const asGiven = (change: ItemChange['change']) =>
  change?.name === undefined && change?.enabled !== undefined ? change.enabled : change;

/** As written: `0x10` and `1e1` are numbers to JavaScript, and no ids. */
const itemId = z.string().refine((key) => wireId.safeParse(key).success, 'Must be an id.');

/** Items by id: true or false, or a name and `enabled`, or null to remove the item. */
export const itemChanges = z
  .codec(byId(itemId, itemChange), z.custom<readonly ItemChange[]>(), {
    decode: (given) => Object.entries(given).map(([key, change]) => ({ id: Number(key), change })),
    encode: (changes) =>
      Object.fromEntries(changes.map(({ id, change }) => [id, asGiven(change)])) as never,
  })
  .optional();

const VALUE_MAX = 200;

type SaidValue = { readonly key: string; readonly value: string };

/** Values of a product by the id of the specification, or by its name. */
export const values = z
  .codec(byId(text(MASTER_NAME_MAX), text(VALUE_MAX)), z.custom<readonly SaidValue[]>(), {
    decode: (given) => Object.entries(given).map(([key, value]) => ({ key, value })),
    encode: (said) => Object.fromEntries(said.map(({ key, value }) => [key, value])),
  })
  .optional();

/** What every record of the catalogue shows. */
export const master = {
  id,
  bookId: id.nullable().describe('The book whose own it is; null when all books share it.'),
  shared: z.boolean(),
  name: z.string(),
  status: masterStatus.describe('A disabled or retired one is not offered to choose.'),
  createdAt: instant,
  updatedAt: instant,
  seq: id,
} as const;

export const item = z.strictObject({ id, name: z.string(), enabled: z.boolean() });
export type Item = z.infer<typeof item>;

const page = {
  search: linesOfText(200)
    .optional()
    .describe('Words that the name must hold, in any order and case.'),
  limit: wholeNumber(1, 1000).optional().describe('10 with `search`, else 100.'),
  enabled: z.enum(['true', 'false']).optional().describe('true: only those that may be chosen.'),
};

export const ownPage = z.strictObject({
  ...page,
  book_id: wireId.optional(),
  before: wireId.optional().describe('From the Link header: where the next page begins.'),
});
export const sharedPage = z.strictObject({
  ...page,
  after: wireId.optional().describe('The last id of the page before.'),
});

export const itemsAndTotal = <Reply extends z.ZodType>(reply: Reply) =>
  z.strictObject({ items: z.array(reply), total: z.int().nonnegative() });

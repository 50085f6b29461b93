// Small shapes that many schemas have. They are told apart by what they say, since each is written
// where it is needed; the OpenAPI document says each once, under its name here.
import { z } from 'zod';
import { stockQuantity } from '#core/shapes/values.ts';
import { MASTER_NAME_MAX } from '#api/contract/catalogue/name-max.ts';
import * as fields from '#api/contract/catalogue/fields.ts';
import { supplierFields } from '#core/customer/shapes.ts';
import * as wire from '#api/contract/wire/values.ts';

const name = z.string().max(MASTER_NAME_MAX);

/** Each may be made of those before it. */
export const COMMON_SHAPES: Readonly<Record<string, z.ZodType>> = {
  Whole: z.int(),
  Count: z.int().nonnegative(),
  LooseDecimal: fields.quantity,
  Quantity: stockQuantity,
  IdOrNone: wire.id.nullable(),
  RupeesOrNone: wire.rupeesText.nullable(),
  ListLimit: wire.wholeNumber(1, 1000),
  Nothing: z.strictObject({}),
  Person: z.strictObject({ id: z.int(), name: z.string() }),
  Named: z.strictObject({ id: wire.id, name: z.string() }),
  LabelledText: z.strictObject({ label: z.string(), text: z.string() }),
  DebitAndCredit: z.strictObject({ debit: wire.rupeesText, credit: wire.rupeesText }),
  QuantityAndValue: z.strictObject({ quantity: stockQuantity, value: wire.rupeesText }),
  Moment: z.strictObject({ event: wire.id, recorded_at: wire.instant }),
  Undone: z.strictObject({
    at: wire.instant,
    reason: z.string(),
    by: z.strictObject({ id: z.int(), name: z.string() }),
  }),
  MsmeStanding: supplierFields.msme.element,
  FormPair: z.strictObject({ key: z.int().nonnegative(), value: z.unknown() }),
  NewItem: z.strictObject({ name, enabled: z.boolean().optional() }),
  ItemChange: z.strictObject({ name: name.optional(), enabled: z.boolean().optional() }),
  NewItems: fields.newItems.unwrap(),
  ItemChanges: fields.itemChanges.unwrap(),
  ProductValues: fields.values.unwrap(),
  Expected: z.strictObject({ expected: wire.expected }),
  ExpectedInBook: z.strictObject({ expected: wire.expected, book_id: wire.wireId.optional() }),
};

// Goods lost, stolen, destroyed, written off or given away: they leave at cost, and the input
// credit on them goes back (CGST Act, section 17(5)(h)).
import { z } from 'zod';
import { decimalOf } from '#core/kernel/decimal.ts';
import { lossReason } from '#core/stock-journal/terms.ts';
import { batchNumber, link, percent, quantity } from '#api/contract/catalogue/fields.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { date, id, linesOfText, rupees, rupeesText, wireId } from '#api/contract/wire/values.ts';
import { stockQuantity } from '#core/shapes/values.ts';
import { stockJournalWritten } from './written.ts';
import { previewQuery } from '#api/contract/wire/warnings.ts';

export const lineCredit = z.strictObject({
  cost: rupeesText.describe('What the goods cost, by the method of their product.'),
  gst_rate: z.number().describe('In percent, at which they were bought.'),
  cgst: rupeesText,
  sgst: rupeesText,
  igst: rupeesText,
});

const lostGoods = z.strictObject({
  date: z.string(),
  lines: z.array(
    z.strictObject({
      product_id: id,
      product: z.string(),
      unit: z.string().nullable(),
      quantity: stockQuantity,
      credit: lineCredit,
    }),
  ),
  cost: rupeesText.describe('Of all lines.'),
  cgst: rupeesText,
  sgst: rupeesText,
  igst: rupeesText,
  credit: rupeesText.describe('All heads together, as the journal debits them to the loss.'),
});
export type LostGoods = z.infer<typeof lostGoods>;

const LINES_MAX = 100;
const NARRATION_MAX = 1000;
const RATE_MAX_BPS = 10_000;
const TOO_LONG = `Goods lost or given away have at most ${LINES_MAX} lines.`;
const BAD_LINES =
  'Must be lines of product, quantity, GST rate and state, such as 41:2.5:18:own,42:1:5:other.';

const LINE = '[1-9][0-9]{0,15}:[0-9.]{1,20}:[0-9.]{1,6}:(?:own|other)';

/** The lines of an address, such as `41:2.5:18:own,42:1:5:other`. */
const linesText = z
  .string()
  .regex(new RegExp(`^${LINE}(?:,${LINE}){0,${LINES_MAX - 1}}$`), BAD_LINES)
  .transform((text, context) => {
    const lines = text.split(',').map((line) => {
      const [product, amount = '', rate = '', state] = line.split(':');
      return {
        productId: Number(product),
        quantityThousandths: decimalOf(amount, 3) ?? -1,
        taxRateBps: decimalOf(rate, 2) ?? -1,
        isInterState: state === 'other',
      };
    });
    const isRead = lines.every(
      ({ productId, quantityThousandths, taxRateBps }) =>
        Number.isSafeInteger(productId) &&
        quantityThousandths >= 0 &&
        taxRateBps >= 0 &&
        taxRateBps <= RATE_MAX_BPS,
    );
    if (isRead) return lines;
    context.addIssue(BAD_LINES);
    return z.NEVER;
  });

export const readLostGoods = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/lost-goods',
  summary: 'What goods that are lost or given away cost, and the input credit that goes back',
  access: 'member',
  query: z.strictObject({
    date: date.optional().describe('Today in India unless given.'),
    lines: linesText.describe(
      'Product, quantity, GST rate, own or other state: `41:2.5:18:own,42:1:5:other`.',
    ),
  }),
  shows: ['product', 'book_stock', 'invoice', 'unit'],
  reply: lostGoods,
});

export const postLostGoods = endpoint({
  method: 'POST',
  path: '/api/islogin/book/:bookId/lost-goods',
  summary: 'Take out goods that are lost or given away, and give back the input credit on them',
  access: 'member',
  query: previewQuery,
  body: z.strictObject({
    date: date.optional(),
    narration: linesOfText(NARRATION_MAX).default(''),
    reason: lossReason,
    lines: z
      .array(
        z.strictObject({
          product_id: wireId,
          quantity: quantity.describe('With at most three decimals.'),
          gst_rate: percent.describe('In percent; 0 where no credit was taken.'),
          godown_id: link.describe('Where they lay; without it, at the main location.'),
          batch: batchNumber.optional().describe('Without it, by earliest expiry.'),
          other_state: z.boolean().default(false).describe('Bought from another state: IGST.'),
        }),
      )
      .max(LINES_MAX, TOO_LONG),
    credit: rupees.describe('What `readLostGoods` said of it, so that nothing else is posted.'),
  }),
  reply: stockJournalWritten,
});

export const lostGoodsEndpoints = { readLostGoods, postLostGoods };

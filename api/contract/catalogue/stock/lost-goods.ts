// Goods lost, stolen, destroyed, written off or given away: they leave at cost, and the input
// credit on them goes back (CGST Act, section 17(5)(h)).
import { z } from 'zod';
import { decimalOf } from '#core/kernel/decimal.ts';
import { lossReason } from '#core/stock-journal/terms.ts';
import { batchNumber, link } from '#api/contract/catalogue/fields.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { linesOfText } from '#api/contract/wire/values.ts';
import { record } from '#core/shapes/record.ts';
import {
  basisPoints,
  givenDay,
  id,
  percent,
  quantity,
  rupees,
  wireDay,
  wireId,
  wireMoney,
  wireQuantity,
} from '#core/shapes/values.ts';
import { stockJournalWritten } from './written.ts';
import { previewQuery } from '#api/contract/wire/warnings.ts';

export const lineCredit = record({
  costPaise: wireMoney.describe('What the goods cost, by the method of their product.'),
  gstBps: basisPoints(z.number()).describe('In percent, at which they were bought.'),
  cgstPaise: wireMoney,
  sgstPaise: wireMoney,
  igstPaise: wireMoney,
});

const lostGoods = record({
  date: wireDay,
  lines: z.array(
    record({
      productId: id,
      product: z.string(),
      unit: z.string().nullable(),
      quantityThousandths: wireQuantity,
      credit: lineCredit,
    }),
  ),
  costPaise: wireMoney.describe('Of all lines.'),
  cgstPaise: wireMoney,
  sgstPaise: wireMoney,
  igstPaise: wireMoney,
  creditPaise: wireMoney.describe('All heads together, as the journal debits them to the loss.'),
});
export type LostGoods = z.output<typeof lostGoods>;

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
    date: givenDay.optional().describe('Today in India unless given.'),
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
  body: record({
    date: givenDay.optional(),
    narration: linesOfText(NARRATION_MAX).default(''),
    reason: lossReason,
    lines: z
      .array(
        record({
          productId: wireId,
          quantityThousandths: quantity.describe('With at most three decimals.'),
          gstBps: percent.describe('In percent; 0 where no credit was taken.'),
          godownId: link.describe('Where they lay; without it, at the main location.'),
          batch: batchNumber.optional().describe('Without it, by earliest expiry.'),
          isInterState: z.boolean().default(false).describe('Bought from another state: IGST.'),
        }),
      )
      .max(LINES_MAX, TOO_LONG),
    creditPaise: rupees.describe(
      'What `readLostGoods` said of it, so that nothing else is posted.',
    ),
  }),
  reply: stockJournalWritten,
});

export const lostGoodsEndpoints = { readLostGoods, postLostGoods };

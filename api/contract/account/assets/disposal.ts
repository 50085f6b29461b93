// The disposal of an asset: depreciation to the day, what it brought, its GST, the gain or loss.
import { z } from 'zod';
import { actShape, postingWritten, undoBody } from '#api/contract/wire/acts.ts';
import { record } from '#core/shapes/record.ts';
import { basisPoints, wireDay, wireMoney } from '#core/shapes/values.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { id, reportDate, rupees, wireId } from '#api/contract/wire/values.ts';

const RATE_MAX = 100;

const figures = {
  assetId: id,
  name: z.string(),
  date: wireDay,
  costPaise: wireMoney,
  depreciationPaise: wireMoney.describe('Up to the day, all together.'),
  toPostPaise: wireMoney.describe('What of it is posted with the disposal; negative takes back.'),
  writtenDownPaise: wireMoney.describe('Cost less depreciation.'),
  proceedsPaise: wireMoney,
  cgstPaise: wireMoney,
  sgstPaise: wireMoney,
  igstPaise: wireMoney,
  gainPaise: wireMoney.describe(
    'A loss is negative; nil under income tax, where a block takes it.',
  ),
};

const disposalPreview = record(figures);
export type DisposalPreview = z.output<typeof disposalPreview>;

export const disposalOfBook = record({
  ...figures,
  ...actShape,
});
export type DisposalOfBook = z.output<typeof disposalOfBook>;

const gstRate = z.number().nonnegative().max(RATE_MAX).multipleOf(0.01);
const gstRateText = z
  .string()
  .regex(/^[0-9]{1,3}(\.[0-9]{1,2})?$/, 'Must be a rate in percent.')
  .transform(Number)
  .pipe(gstRate);

export const readAssetDisposal = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/asset-disposal',
  summary: 'What the disposal of an asset would post',
  access: 'member',
  query: z.strictObject({
    asset_id: wireId,
    date: reportDate,
    proceeds: rupees,
    gst_rate: gstRateText.default(0),
    other_state: z.enum(['true', 'false']).default('false'),
  }),
  shows: ['book_asset', 'account', 'journal'],
  reply: disposalPreview,
});

export const disposeAsset = endpoint({
  method: 'POST',
  path: '/api/islogin/book/:bookId/asset-disposal',
  summary: 'Dispose of an asset: one act posts its depreciation to the day and its sale',
  access: 'member',
  body: record({
    assetId: wireId,
    date: reportDate,
    proceedsPaise: rupees.refine((paise) => paise >= 0, 'Must not be below zero.'),
    accountId: wireId.nullable().default(null).describe('Receives price and tax: bank, or buyer.'),
    gstBps: basisPoints(gstRate.default(0).describe('Percent of the price.')),
    otherState: z.boolean().default(false).describe('Whether IGST is charged.'),
  }),
  reply: postingWritten,
});

export const undoAssetDisposal = endpoint({
  method: 'POST',
  path: '/api/islogin/book/:bookId/asset-disposal/:disposalId/undo',
  summary: 'Undo a disposal: its journals are reversed, and the asset is in use again',
  access: 'member',
  body: undoBody,
  reply: postingWritten,
});

export const disposalEndpoints = { readAssetDisposal, disposeAsset, undoAssetDisposal };

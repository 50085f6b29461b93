// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
import { z } from 'zod';
import type { DomainEvent } from '../kernel/event.ts';
import { depreciationLine, depreciationPolicy } from './shapes.ts';
import { depreciationBasis } from './terms.ts';

const id = z.int().positive();
const number = id.describe('Its number in the book, from 1; what is undone keeps it.');
const journalIds = z.array(id).describe('The journals that it posted, in their order.');
const reason = z.string();

const depreciationPolicySet = depreciationPolicy.extend({ bookId: id });

const depreciationRunPosted = z.strictObject({
  bookId: id,
  number,
  from: z.iso.date(),
  through: z.iso.date().describe('The last day, and the date of its journals.'),
  basis: depreciationBasis,
  lines: z.array(depreciationLine),
  journalIds,
});

const depreciationRunReversed = z.strictObject({ bookId: id, number, reason });

const assetDisposed = z.strictObject({
  bookId: id,
  number,
  assetId: id,
  name: z.string(),
  on: z.iso.date(),
  proceedsPaise: z.int().nonnegative().describe('Without tax.'),
  proceedsAccountId: id.nullable().describe('Receives them; null when nothing was received.'),
  tax: z.strictObject({
    rateBps: z.int().nonnegative(),
    cgstPaise: z.int().nonnegative(),
    sgstPaise: z.int().nonnegative(),
    igstPaise: z.int().nonnegative(),
  }),
  basis: depreciationBasis,
  costPaise: z.int().positive(),
  accumulatedPaise: z.int().describe('What leaves the accumulated depreciation.'),
  gainPaise: z.int().describe('Above the written-down value; a loss is negative.'),
  line: depreciationLine.nullable().describe('Depreciation up to the day; null under income tax.'),
  journalIds,
});

const assetDisposalReversed = z.strictObject({ bookId: id, number, assetId: id, reason });

export type DepreciationPolicySet = DomainEvent<
  'DepreciationPolicySet',
  z.infer<typeof depreciationPolicySet>
>;
export type DepreciationRunPosted = DomainEvent<
  'DepreciationRunPosted',
  z.infer<typeof depreciationRunPosted>
>;
export type DepreciationRunReversed = DomainEvent<
  'DepreciationRunReversed',
  z.infer<typeof depreciationRunReversed>
>;
export type AssetDisposed = DomainEvent<'AssetDisposed', z.infer<typeof assetDisposed>>;
export type AssetDisposalReversed = DomainEvent<
  'AssetDisposalReversed',
  z.infer<typeof assetDisposalReversed>
>;
export type AssetPostingEvent =
  | DepreciationPolicySet
  | DepreciationRunPosted
  | DepreciationRunReversed
  | AssetDisposed
  | AssetDisposalReversed;

export const assetPostingEventSchemas = [
  { type: 'DepreciationPolicySet', version: 1, schema: depreciationPolicySet },
  { type: 'DepreciationRunPosted', version: 1, schema: depreciationRunPosted },
  { type: 'DepreciationRunReversed', version: 1, schema: depreciationRunReversed },
  { type: 'AssetDisposed', version: 1, schema: assetDisposed },
  { type: 'AssetDisposalReversed', version: 1, schema: assetDisposalReversed },
] as const;

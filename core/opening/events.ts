// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
import { z } from 'zod';
import type { DomainEvent } from '../kernel/event.ts';
import { openingAccount, openingBill, openingDraft, stockLine } from './terms.ts';

const id = z.int().positive();
const openedOn = z.iso.date().describe('The day before the book begins.');

const openingBalancesDrafted = z.strictObject({ bookId: id, draft: openingDraft });

const posted = {
  bookId: id,
  openedOn,
  accounts: z.array(openingAccount),
  journalIds: z.array(id).describe('The journals that say the balances, in their order.'),
};
const openingBalancesPosted = z.strictObject({
  ...posted,
  beginsOn: z.iso.date(),
});

const billChange = openingBill.extend({
  accountId: id,
  beforePaise: z.int().describe('What the bill came to before; 0 for a new one.'),
});
export type BillChange = z.infer<typeof billChange>;

const openingBalancesCorrected = z.strictObject({
  ...posted,
  reason: z.string(),
  billChanges: z
    .array(billChange)
    .describe('The bills that are new, gone (of nothing now), or said otherwise.'),
});

/** The last of a product, godown and batch counts; of nothing, there is none of it any more. */
const stockOpened = stockLine.extend({ bookId: id, openedOn });

export type OpeningBalancesDrafted = DomainEvent<
  'OpeningBalancesDrafted',
  z.infer<typeof openingBalancesDrafted>
>;
export type OpeningBalancesPosted = DomainEvent<
  'OpeningBalancesPosted',
  z.infer<typeof openingBalancesPosted>
>;
/** Takes the place of all that was posted before; without accounts nothing is left of it. */
export type OpeningBalancesCorrected = DomainEvent<
  'OpeningBalancesCorrected',
  z.infer<typeof openingBalancesCorrected>
>;
/** Stands before the event of the balances that it was posted with. */
export type StockOpened = DomainEvent<'StockOpened', z.infer<typeof stockOpened>>;
export type OpeningEvent =
  | OpeningBalancesDrafted
  | OpeningBalancesPosted
  | OpeningBalancesCorrected
  | StockOpened;

export const openingEventSchemas = [
  { type: 'OpeningBalancesDrafted', version: 1, schema: openingBalancesDrafted },
  { type: 'OpeningBalancesPosted', version: 1, schema: openingBalancesPosted },
  { type: 'OpeningBalancesCorrected', version: 1, schema: openingBalancesCorrected },
  { type: 'StockOpened', version: 1, schema: stockOpened },
] as const;

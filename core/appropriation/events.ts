// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
import { z } from 'zod';
import type { DomainEvent } from '../kernel/event.ts';

const id = z.int().positive();

const partner = z.strictObject({
  name: z.string(),
  capitalAccountId: id,
  currentAccountId: id.describe('May be the capital account, where capital fluctuates.'),
  shareParts: z.int().nonnegative().describe('Of profit and loss, in parts of all partners’.'),
  interestBps: z.int().nonnegative().describe('A year on capital: 12 % is 1200.'),
  remunerationPaise: z.int().nonnegative().describe('A year.'),
});

const appropriationLine = z.strictObject({
  name: z.string(),
  currentAccountId: id,
  interestPaise: z.int().nonnegative(),
  remunerationPaise: z.int().nonnegative(),
  sharePaise: z.int().describe('Of what is left; negative of a loss.'),
});

const partnershipTermsSet = z.strictObject({
  bookId: id,
  from: z.iso.date().describe('They hold from this day until later ones begin.'),
  partners: z.array(partner),
});

const profitAppropriated = z.strictObject({
  bookId: id,
  number: id.describe('Its number in the book, from 1.'),
  from: z.iso.date(),
  through: z.iso.date().describe('The last day of the year, and the date of its journal.'),
  profitPaise: z.int().describe('What was divided; a loss is negative.'),
  lines: z.array(appropriationLine),
  journalId: id.describe('While it stands the appropriation does; reversed, it is taken back.'),
});

export type PartnershipTermsSet = DomainEvent<
  'PartnershipTermsSet',
  z.infer<typeof partnershipTermsSet>
>;
export type ProfitAppropriated = DomainEvent<
  'ProfitAppropriated',
  z.infer<typeof profitAppropriated>
>;
export type AppropriationEvent = PartnershipTermsSet | ProfitAppropriated;

export const appropriationEventSchemas = [
  { type: 'PartnershipTermsSet', version: 1, schema: partnershipTermsSet },
  { type: 'ProfitAppropriated', version: 1, schema: profitAppropriated },
] as const;

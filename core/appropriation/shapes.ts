// The terms of a partnership and the lines of a division, as the core and the wire have them. What
// lies on disk is in `events.ts`.
import { z } from 'zod';
import { record } from '../shapes/record.ts';
import type { RecordValues } from '../shapes/record.ts';
import { basisPoints, wireDay, id, wireMoney } from '../shapes/values.ts';

const partnerShape = {
  name: z.string(),
  capitalAccountId: id,
  currentAccountId: id,
  shareParts: z.int().nonnegative().describe('In parts of all partners’.'),
  interestBps: basisPoints(z.number()).describe('Percent a year on capital.'),
  remunerationPaise: wireMoney.describe('A year.'),
};
export const partner = record(partnerShape);
export type Partner = RecordValues<typeof partnerShape>;

export const termsOfPartners = record({ from: wireDay, partners: z.array(partner) });

const lineShape = {
  name: z.string(),
  currentAccountId: id,
  account: z.string(),
  interestPaise: wireMoney,
  remunerationPaise: wireMoney,
  sharePaise: wireMoney.describe('Of what is left; negative of a loss.'),
  totalPaise: wireMoney,
};
/** What a division gives a partner. */
export const appropriationLine = record(lineShape);
export type AppropriationLine = Omit<RecordValues<typeof lineShape>, 'account' | 'totalPaise'>;

/** What it would give, with what was posted by hand already. */
export const proposedLine = record({
  ...lineShape,
  handPaise: wireMoney.describe('Posted by hand of interest and remuneration: not posted again.'),
});

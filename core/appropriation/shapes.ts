// The shapes that events of appropriation hold. They lie on disk: none is ever edited.
import { z } from 'zod';

const id = z.int().positive();

export const partner = z.strictObject({
  name: z.string(),
  capitalAccountId: id,
  currentAccountId: id.describe('May be the capital account, where capital fluctuates.'),
  shareParts: z.int().nonnegative().describe('Of profit and loss, in parts of all partners’.'),
  interestBps: z.int().nonnegative().describe('A year on capital: 12 % is 1200.'),
  remunerationPaise: z.int().nonnegative().describe('A year.'),
});
export type Partner = Readonly<z.infer<typeof partner>>;

export const appropriationLine = z.strictObject({
  name: z.string(),
  currentAccountId: id,
  interestPaise: z.int().nonnegative(),
  remunerationPaise: z.int().nonnegative(),
  sharePaise: z.int().describe('Of what is left; negative of a loss.'),
});
export type AppropriationLine = Readonly<z.infer<typeof appropriationLine>>;

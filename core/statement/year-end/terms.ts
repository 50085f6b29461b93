// What is looked at before a year is closed, and what may be found of each.

/** In the order in which they are settled: the lock is the last act. */
export const YEAR_END_POINTS = [
  'drafts',
  'opening-difference',
  'suspense',
  'negative-cash',
  'unmatched',
  'unchecked',
  'stock-counted',
  'negative-stock',
  'closing-stock',
  'goods-received',
  'stock-posting',
  'depreciation',
  'appropriation',
  'numbers',
  'trial-balance',
  'lock',
] as const;
export type YearEndCode = (typeof YEAR_END_POINTS)[number];

export const YEAR_END_STATES = ['fine', 'to-do', 'not-used'] as const;
export type YearEndState = (typeof YEAR_END_STATES)[number];

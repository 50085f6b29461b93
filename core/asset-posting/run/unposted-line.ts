// What the lines of a run are made of, before what was posted by hand is taken off.
import type { AssetPostingFacts } from '../commands.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { Period } from '../../kernel/financial-year.ts';
import type { DepreciationLine } from '../shapes.ts';

export type ProposalFacts = Pick<
  AssetPostingFacts,
  'assets' | 'beginsOn' | 'accumulatedAccountId' | 'handPaise'
>;

/** A line before what was posted by hand is known of it. */
export type UnpostedLine = Omit<DepreciationLine, 'handPaise' | 'toPostPaise' | 'credits'> & {
  /** What takes the credit, with the weight of each. */
  readonly shares: readonly { readonly accountId: number | null; readonly weight: number }[];
  readonly gainDuePaise: number;
  /** What acts of later days posted; nil where those are told from no others. */
  readonly laterPaise: number;
};

/** The days of the lines, and up to which day acts are told from later ones; null for none. */
export type ProposedDays = Period & { readonly until: CalendarDate | null };

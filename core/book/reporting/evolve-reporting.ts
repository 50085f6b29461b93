// What a book has said of how it is reported, after each event that says something of it.
import { AGEING_DAYS } from '../../settlement/index.ts';
import { NO_LINE_CHOICES, NO_SHARE_CAPITALS, withLineChoice } from '../../statement/index.ts';
import type { LineChoices, ShareCapitals } from '../../statement/index.ts';
import { NO_STOCK_POLICIES } from '../../stock-valuation/index.ts';
import type { StockPolicies } from '../../stock-valuation/index.ts';
import type { BookEvent } from '../events.ts';
import type { AgeingEvent } from './ageing-events.ts';
import type { LineEvent } from './line-events.ts';
import type { RatioEvent } from './ratio-events.ts';
import { NO_RATIO_EXPLANATIONS, ratioExplanationsAfter } from './ratio-explanations.ts';
import type { RatioExplanations } from './ratio-explanations.ts';
import { shareCapitalsAfter } from './share-capital.ts';
import type { ShareEvent } from './share-events.ts';
import { USUAL_BELOW_NIL } from './below-nil.ts';
import type { BelowNilPolicy } from '../terms.ts';
import type { StockBelowNilSet, StockPolicyEvent } from './stock-events.ts';
import { stockPoliciesAfter } from './stock-policies.ts';

export type Reporting = {
  readonly stockPolicies: StockPolicies;
  /** Where more goods go out than are there. */
  readonly belowNil: BelowNilPolicy;
  readonly lineChoices: LineChoices;
  readonly ratioExplanations: RatioExplanations;
  /** The last day of each age of what is due. */
  readonly ageingDays: readonly number[];
  readonly shareCapitals: ShareCapitals;
};

export const NO_REPORTING: Reporting = {
  stockPolicies: NO_STOCK_POLICIES,
  belowNil: USUAL_BELOW_NIL,
  lineChoices: NO_LINE_CHOICES,
  ratioExplanations: NO_RATIO_EXPLANATIONS,
  ageingDays: AGEING_DAYS,
  shareCapitals: NO_SHARE_CAPITALS,
};

export type ReportingEvent =
  | AgeingEvent
  | LineEvent
  | RatioEvent
  | ShareEvent
  | StockBelowNilSet
  | StockPolicyEvent;

/** @returns what the event changes; null for one of something else. */
export function reportingAfter(state: Reporting, event: BookEvent): Partial<Reporting> | null {
  switch (event.type) {
    case 'StatementLineSet':
      return { lineChoices: withLineChoice(state.lineChoices, event.data) };
    case 'StockAccountingSet':
    case 'StockMethodSet':
      return { stockPolicies: stockPoliciesAfter(state.stockPolicies, event) };
    case 'StockBelowNilSet':
      return { belowNil: event.data.policy };
    case 'AgeingDaysSet':
      return { ageingDays: event.data.days };
    case 'ShareCapitalSet':
      return { shareCapitals: shareCapitalsAfter(state.shareCapitals, event) };
    case 'RatioExplained':
      return { ratioExplanations: ratioExplanationsAfter(state.ratioExplanations, event) };
    default:
      return null;
  }
}

// What other folders may import of the appropriation of a firm's profit.
import { aggregate } from '../kernel/decider.ts';
import { decide, streamOf } from './decide.ts';
import { appropriationEventSchemas } from './events.ts';
import { evolve, initialState } from './evolve.ts';

export const appropriationDecider = { initialState, decide, evolve, streamOf };

export const appropriationAggregate = aggregate({
  category: 'appropriation',
  decider: appropriationDecider,
  schemas: appropriationEventSchemas,
  commands: {
    SetPartnershipTerms: 'ChangeBookSettings',
    PostAppropriation: 'PostAppropriation',
  },
});

export { allowedRemuneration, ALLOWED_INTEREST_BPS } from './allowed.ts';
export { NONE_BY_HAND, ownersByAccount } from './by-hand.ts';
export type { PayAccount, PostedByHand } from './by-hand.ts';
export type { CapitalOfYear, AppropriationCommand, AppropriationFacts } from './commands.ts';
export { appropriationRefusal } from './decide.ts';
export type { PartnershipTermsSet, ProfitAppropriated, AppropriationEvent } from './events.ts';
export { standsInYear, withTerms } from './evolve.ts';
export type { PartnershipTerms, AppropriationState } from './evolve.ts';
export { dividedProfit } from './propose.ts';
export type { DividedProfit, ProposedLine } from './propose.ts';
export type { AppropriationLine, Partner } from './shapes.ts';
export type { AppropriationRejection } from './rejections.ts';

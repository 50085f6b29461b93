// What other folders may import of the appropriation of a firm's profit.
import { aggregate } from '../kernel/decider.ts';
import type { Decider } from '../kernel/decider.ts';
import type { AppropriationCommand, AppropriationFacts } from './commands.ts';
import { decide, streamOf } from './decide.ts';
import { appropriationEventSchemas } from './events.ts';
import type { AppropriationEvent } from './events.ts';
import { evolve, initialState } from './evolve.ts';
import type { AppropriationState } from './evolve.ts';
import type { AppropriationRejection } from './rejections.ts';

export const appropriationDecider: Decider<
  AppropriationState,
  AppropriationCommand,
  AppropriationEvent,
  AppropriationFacts,
  AppropriationRejection
> = { initialState, decide, evolve, streamOf };

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
export type { CapitalOfYear } from './commands.ts';
export { appropriationRefusal } from './decide.ts';
export type { PartnershipTermsSet, ProfitAppropriated } from './events.ts';
export { standsInYear, withTerms } from './evolve.ts';
export type { PartnershipTerms } from './evolve.ts';
export { dividedProfit } from './propose.ts';
export type { DividedProfit, ProposedLine } from './propose.ts';
export type { AppropriationLine, Partner } from './shapes.ts';
export type {
  AppropriationCommand,
  AppropriationEvent,
  AppropriationFacts,
  AppropriationRejection,
  AppropriationState,
};

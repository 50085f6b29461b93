// What other folders may import of deposits of TDS.
import { aggregate } from '../../../kernel/decider.ts';
import type { TradeState } from '../../lifecycle.ts';
import { postingKind } from '../../posting-kind.ts';
import type { TradeCommand } from '../../posting-kind.ts';
import { tdsDepositEventSchemas } from './events.ts';
import type { TdsDeposit, TdsDepositDraft } from './events.ts';
import { postedDeposit, sizesOfDeposit } from './post.ts';
import { tdsDeposit } from './tds-deposit.ts';

export type TdsDepositState = TradeState<TdsDepositDraft, TdsDeposit>;
export type TdsDepositCommand = TradeCommand<'TdsDeposit', TdsDepositDraft>;

export const tdsDepositPosting = postingKind({
  kind: tdsDeposit,
  name: 'TdsDeposit',
  draftRefusal: sizesOfDeposit,
  ofDraft: () => ({}),
  posted: postedDeposit,
  ofReversal: ({ totalPaise }: TdsDeposit) => ({ totalPaise }),
});

export const tdsDepositAggregate = aggregate({
  category: 'tds-deposit',
  decider: tdsDepositPosting.decider,
  schemas: tdsDepositEventSchemas,
  commands: tdsDepositPosting.rights,
});

export { depositedTaxPaise, tdsDeposit } from './tds-deposit.ts';
export type { TdsDeposit, TdsDepositDraft, TdsDepositEvent } from './events.ts';
export type { KnownDeduction, TdsDepositFacts } from './post.ts';
export type { TdsDepositRejection } from './rejections.ts';

// What other folders may import of the opening balances.
import { aggregate } from '../kernel/decider.ts';
import { decide, streamOf } from './decide.ts';
import { openingEventSchemas } from './events.ts';
import { evolve, initialState } from './evolve.ts';

export const openingDecider = { initialState, decide, evolve, streamOf };

export const openingAggregate = aggregate({
  category: 'opening',
  decider: openingDecider,
  schemas: openingEventSchemas,
  commands: {
    SaveOpeningDraft: 'PostOpeningBalances',
    PostOpeningBalances: 'PostOpeningBalances',
    CorrectOpeningBalances: 'PostOpeningBalances',
  },
});

export { isOfEarlierYear } from './check.ts';
export { billChanges } from './bills/bill-changes.ts';
export { accountsWithBills } from './bills/bills.ts';
export { accountsByJournal, journalCountOf } from './journals.ts';
export { REST_NUMBER } from './terms.ts';
export type { OpeningAccount, OpeningBill, OpeningDraft, StockLine } from './terms.ts';
export type {
  GivenAccount,
  GivenBill,
  OpenedAccount,
  OpeningFigures,
  OpeningCommand,
  OpeningFacts,
} from './commands.ts';
export type { BillChange, OpeningEvent } from './events.ts';
export type { OpeningRejection } from './rejections.ts';
export type { OpeningState } from './evolve.ts';

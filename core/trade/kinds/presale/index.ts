// What other folders may import of the documents before an invoice.
import { aggregate } from '../../../kernel/decider.ts';
import type { Decider } from '../../../kernel/decider.ts';
import { streamName } from '../../../kernel/ids.ts';
import type { PresaleCommand, PresaleFacts } from './commands.ts';
import { decide } from './lifecycle.ts';
import { presaleEventSchemas } from './events.ts';
import type { PresaleEvent } from './events.ts';
import { evolve, initialState } from './evolve.ts';
import type { PresaleState } from './evolve.ts';
import type { PresaleRejection } from './rejections.ts';

export const presaleDecider: Decider<
  PresaleState,
  PresaleCommand,
  PresaleEvent,
  PresaleFacts,
  PresaleRejection
> = {
  initialState,
  decide,
  evolve,
  streamOf: ({ data }) => streamName('presale', data.presaleId),
};

export const presaleAggregate = aggregate({
  category: 'presale',
  decider: presaleDecider,
  schemas: presaleEventSchemas,
  commands: {
    DraftPresale: 'DraftPresale',
    ChangePresaleDraft: 'DraftPresale',
    IssuePresale: 'DraftPresale',
    InvoicePresale: 'DraftInvoice',
    ClosePresale: 'DraftPresale',
    WithdrawPresale: 'WithdrawPresale',
    RequestPresaleEmail: 'RequestInvoiceEmail',
    ReportPresaleEmail: null,
  },
});

export { PRESALE_KINDS } from './presale.ts';
export { challanReason, presaleKind, presaleStatus } from './terms.ts';
export type { ChallanReason, PresaleKind, PresaleStatus } from './terms.ts';
export { draftOfOpen, goodsOfChallan, goodsOpen } from './goods.ts';
export { pricePresale, statesTax } from './pricing.ts';
export type { PresaleInput, StandingInvoices } from './commands.ts';
export type { ChallanTerms, PresaleIssued } from './events.ts';
export type { ChallanParticular } from './rejections.ts';
export type { PresaleCommand, PresaleEvent, PresaleFacts, PresaleRejection, PresaleState };

// What other folders may import of the documents before an invoice.
import { aggregate } from '../../../kernel/decider.ts';
import { streamName } from '../../../kernel/ids.ts';
import { decide } from './lifecycle.ts';
import { presaleEventSchemas } from './events.ts';
import type { PresaleEvent } from './events.ts';
import { evolve, initialState } from './evolve.ts';

export const presaleDecider = {
  initialState,
  decide,
  evolve,
  streamOf: ({ data }: PresaleEvent) => streamName('presale', data.presaleId),
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
export type { PresaleInput, StandingInvoices, PresaleCommand, PresaleFacts } from './commands.ts';
export type { ChallanTerms, PresaleIssued, PresaleEvent } from './events.ts';
export type { ChallanParticular, PresaleRejection } from './rejections.ts';
export type { PresaleState } from './evolve.ts';

import { goodsLeft } from '../../../invoice/index.ts';
import type { Draft, EmailOutcome, GoodsOfLine } from '../../../invoice/index.ts';
import type { Heads } from '../../../tax/index.ts';
import type { ChallanTerms, PresaleEvent } from './events.ts';
import { PRESALE_KINDS } from './presale.ts';
import type { PresaleKind } from './terms.ts';

type Presale = {
  readonly kind: PresaleKind;
  readonly customerId: number;
  readonly heads: Heads;
  readonly validUntil: string | null;
  readonly challan: ChallanTerms | null;
  readonly draft: Draft;
  /** What became of the e-mails asked for, by their ids. */
  readonly emails: ReadonlyMap<number, EmailOutcome>;
};

export type DraftedPresale = Presale & { readonly status: 'draft' };
export type NumberedPresale = Presale & {
  readonly status: 'issued' | 'closed';
  readonly number: string;
  /** What a challan has taken out of stock and did not bring back. */
  readonly goodsOut: readonly GoodsOfLine[];
  readonly issueDate: string;
  /** Those that were made of it, whether or not they stand. */
  readonly invoices: readonly { readonly invoiceId: number; readonly number: string }[];
};
export type PresaleState =
  | { readonly status: 'absent' }
  | DraftedPresale
  | NumberedPresale
  | (Presale & { readonly status: 'withdrawn'; readonly number: string | null });

export const initialState: PresaleState = { status: 'absent' };

export function evolve(state: PresaleState, event: PresaleEvent): PresaleState {
  if (event.type === 'PresaleDrafted') {
    const { presaleId: _id, ...drafted } = event.data;
    return { ...drafted, status: 'draft', emails: new Map() };
  }
  if (state.status === 'absent') return state;
  switch (event.type) {
    case 'PresaleDraftChanged': {
      const { presaleId: _id, ...changed } = event.data;
      return { ...state, ...changed };
    }
    case 'PresaleIssued': {
      const { number, issueDate } = event.data;
      const goodsOut = PRESALE_KINDS[state.kind].effects.stock(event.data);
      return { ...state, status: 'issued', number, issueDate, goodsOut, invoices: [] };
    }
    case 'PresaleInvoiced': {
      const { invoiceId, invoiceNumber } = event.data;
      return state.status === 'issued'
        ? { ...state, invoices: [...state.invoices, { invoiceId, number: invoiceNumber }] }
        : state;
    }
    case 'PresaleClosed': {
      if (state.status !== 'issued' && state.status !== 'closed') return state;
      const goodsOut = goodsLeft(state.goodsOut, event.data.broughtBack?.goods ?? []);
      return { ...state, status: 'closed', goodsOut };
    }
    case 'PresaleWithdrawn':
      return { ...state, status: 'withdrawn', number: event.data.number };
    case 'PresaleEmailRequested':
      return { ...state, emails: new Map(state.emails).set(event.data.emailId, 'waiting') };
    case 'PresaleEmailed':
      return { ...state, emails: new Map(state.emails).set(event.data.emailId, 'sent') };
    case 'PresaleEmailFailed':
      return { ...state, emails: new Map(state.emails).set(event.data.emailId, 'failed') };
  }
}

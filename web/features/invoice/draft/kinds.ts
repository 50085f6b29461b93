// What the editor writes: an invoice, or one of the documents before it.
import type { ChallanTerms, PresaleKind } from '#core/trade/kinds/presale/index.ts';
import type { InvoiceDraft } from './draft.ts';

export type DraftKind = 'invoice' | PresaleKind;

/** @returns what a delivery challan says of its goods; null of any other kind. */
export const challanTermsOf = (draft: InvoiceDraft, kind: DraftKind): ChallanTerms | null =>
  kind === 'challan' && draft.challanReason !== null
    ? { reason: draft.challanReason, quantityProvisional: draft.quantityProvisional }
    : null;

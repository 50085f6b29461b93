import type { PresaleKind } from '../../trade/kinds/presale/index.ts';
import type { ReverseChargePaper } from '../../trade/kinds/reverse-charge/index.ts';
import type { OrderKind, TradeKind } from '../../trade/index.ts';

export type NumberedKind =
  | 'invoice'
  | 'credit-note'
  | 'debit-note'
  | 'receipt'
  | 'refund'
  | PresaleKind
  | ReverseChargePaper
  | OrderKind
  | TradeKind;

/** A series by its kind of document and by what stands before the digits. */
export type SeriesName = { readonly kind: NumberedKind; readonly series: string };

/** @returns the last number given in a series; 0 in a new one. */
export type LastNumber = (name: SeriesName) => number;

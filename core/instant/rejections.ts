/** In the order in which they are checked. */
export type InstantRejection =
  | { readonly kind: 'instant_name_missing' }
  | {
      readonly kind: 'instant_name_too_long';
      readonly length: number;
      readonly lengthMax: number;
    }
  /** The book has fewer events. */
  | {
      readonly kind: 'instant_of_unknown_event';
      readonly eventSeq: number;
      readonly lastSeq: number;
    }
  /** Another instant has the name, or the same one. */
  | { readonly kind: 'instant_name_taken'; readonly name: string; readonly eventSeq: number }
  | { readonly kind: 'instants_too_many'; readonly countMax: number }
  /** No instant has the name that is to be withdrawn. */
  | { readonly kind: 'instant_not_named'; readonly name: string }
  /** Somebody else gave the name, which only they, an accountant or an owner withdraw. */
  | { readonly kind: 'instant_of_somebody_else'; readonly name: string };

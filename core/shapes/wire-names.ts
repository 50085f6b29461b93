// Names of the wire that do not follow from those of the core: each stands here and nowhere else.

/** By the name that a field has in a record. */
export const WIRE_NAMES = {
  gstin: 'gst_number',
  handPaise: 'by_hand',
  isInterState: 'other_state',
  isUnnamed: 'unnamed',
  rateBps: 'rate',
  shareBps: 'share',
  shareParts: 'share',
} as const;

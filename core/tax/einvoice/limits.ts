// How exact the e-invoice portal wants the totals (INV-01 v1.1, ValDtls).

/** The portal lets the total be so much off the sum of its parts, either way. */
const TOLERANCE_PAISE = 200;
/** RndOffAmt, either way. */
const ROUND_OFF_PAISE_MAX = 99_99;

export const isTotalTolerated = (partsPaise: number, totalPaise: number): boolean =>
  Math.abs(partsPaise - totalPaise) <= TOLERANCE_PAISE;

export const isRoundOffAllowed = (roundOffPaise: number): boolean =>
  Math.abs(roundOffPaise) <= ROUND_OFF_PAISE_MAX;

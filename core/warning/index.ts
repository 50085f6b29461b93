// What other folders may import of the warnings.
export {
  askedOfCash,
  cashAboveLimits,
  cashBelowNil,
  cashOf,
  cashOnSlip,
  cashParts,
  isCash,
} from './cash.ts';
export type { AccountOf, GroupedAccount, CashBalance, JournalWithCash } from './cash.ts';
export { CASH_LIMIT_PAISE, isBeyondLimit, sectionOfCash } from './cash-law.ts';
export {
  billTwice,
  cashForBill,
  dateFarOff,
  earlierDate,
  isSameSale,
  namesBill,
  paidBeforeBill,
  reverseChargeUnusual,
  SAME_SALE_MINUTES,
  sameSale,
  setOffOfOpenPeriod,
} from './documents.ts';
export { gstinTwice, pinOfAnotherState } from './parties.ts';
export { fieldOfWarning, warningsInOrder, warningCode } from './terms.ts';
export type { CashRule, Warning, WarningCode } from './terms.ts';
export { warningInWords } from './words.ts';

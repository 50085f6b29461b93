// How money goes to another bank: from two lakh rupees on by RTGS, below it by NEFT.

/** RBI, RTGS System Regulations 2013: the least amount of a customer's transfer. */
const RTGS_PAISE_MIN = 2_00_000_00;

/** @returns by which system of the RBI an amount goes to an account in another bank. */
export const transferSystemOf = (amountPaise: number): 'NEFT' | 'RTGS' =>
  amountPaise >= RTGS_PAISE_MIN ? 'RTGS' : 'NEFT';

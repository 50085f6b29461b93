// What an open item is called: a bill by its number, an entry without a bill, money on account.
export const ON_ACCOUNT = 'On account';
export const WITHOUT_BILL = 'Without a bill';

type OpenLine = { readonly number: string | null; readonly isWithoutBill: boolean };

/** @returns the name as a customer may read it: the number of an entry by hand is our own. */
export const billName = ({ number, isWithoutBill }: OpenLine): string =>
  isWithoutBill ? WITHOUT_BILL : (number ?? ON_ACCOUNT);

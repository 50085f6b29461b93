// The words that an account type uses in its events and on the wire, in one place. They lie on
// disk: none is ever changed or taken away, and a new one needs a new version of the events that
// may hold it.
import { z } from 'zod';

export const nature = z.enum(['asset', 'liability', 'equity', 'income', 'expense']);
export type Nature = z.infer<typeof nature>;

/** Whether the accounts of a group hold money: cash, a bank account or an overdraft. */
export const isMoneyGroup = (code: string | null): boolean =>
  code === 'cash-in-hand' || code === 'bank-accounts' || code === 'bank-od';

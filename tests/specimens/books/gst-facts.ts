// What is known of GST where no account of it is used.
import type { GstFacts } from '#core/journal/index.ts';
import { NO_GST_LEDGER } from '#core/tax/index.ts';

export const NO_GST: GstFacts = {
  accounts: new Map(),
  ledger: NO_GST_LEDGER,
  keepsCashLedger: false,
};

export const ledger = {
  /** The specification's sentence, in the parts that its two links divide it into. */
  empty: {
    before: 'There is no Entry for this Account and Duration. You can ',
    debit: 'Add Debit Entry',
    between: ' or ',
    credit: 'Credit Entry',
  },
  addDebit: 'Add Debit Entry',
  addCredit: 'Add Credit Entry',
} as const;

// The words of the screens: what a thing is called, and what it is not called. The house test over
// the texts of web refuses the latter.
type Term = {
  readonly use: string;
  /** As it may be in a text, also with a capital letter; a pattern where it has several forms. */
  readonly never: readonly string[];
};

export const TERMS: readonly Term[] = [
  { use: 'E-mail', never: ['email', 'email id', 'mails?'] },
  { use: 'Issue invoice', never: ['create and send', 'send invoice'] },
  {
    use: 'Correct, reverse',
    never: ['take back', 'take it back', 'takes? .{1,40} back', 'taken back', 'took back'],
  },
  { use: 'Remove, removed', never: ['takes? away', 'takes? it away', 'taken away'] },
  { use: 'No longer', never: ['any more'] },
  { use: 'Is listed, is shown', never: ['stands?(?! out)'] },
  { use: 'Outstanding again', never: ['due again', 'due any'] },
  { use: 'Outstanding', never: ['owes', 'owed today', 'due amount', 'still open'] },
  { use: 'Overdue', never: ['past due'] },
  { use: 'Unadjusted credit', never: ['open credit', 'something left'] },
  { use: 'Account, group', never: ['ledger head', 'stands under', 'stand under'] },
  { use: 'Opening balance', never: ['starting balance'] },
  { use: 'Customer’s state', never: ['their state'] },
  { use: 'Exclusive of GST, inclusive of GST', never: ['prices include tax', 'value before tax'] },
  { use: 'Round off: None', never: ['to the paisa'] },
  { use: 'Supply type: Domestic', never: ['within india', 'kind of supply'] },
  { use: 'PO / reference no.', never: ['your order'] },
  { use: 'Leave blank to …', never: ['left empty', 'if empty'] },
  { use: 'Hidden from new entries', never: ['offered no longer', 'pickers offer'] },
  { use: 'Lock', never: ['freeze'] },
  { use: 'Checkpoint, books verified', never: ['blockchain'] },
  { use: 'Rehearsal', never: ['dry run'] },
  { use: 'Choose', never: ['please select', 'pick a'] },
  { use: 'Again', never: ['anew'] },
  { use: 'Adjusted against a bill', never: ['settles? no bill', 'matched to'] },
  { use: 'As per the stock register', never: ['register of stock'] },
  { use: 'Could not …. Try again.', never: ['sorry', 'oops', 'could be had', 'could not be had'] },
];

/** Documents before an invoice. */
export const PRESALE_NAMES = {
  quotation: 'Quotation',
  proforma: 'Proforma invoice',
  challan: 'Delivery challan',
} as const;

const REPORTS: Readonly<Record<string, string>> = {
  asset: 'Balance sheet, assets',
  liability: 'Balance sheet, liabilities',
  equity: 'Balance sheet, capital',
  income: 'Profit and loss, income',
  expense: 'Profit and loss, expenses',
};

export const accountWords = {
  empty: 'No Accounts',
  emptyHelp: 'Start from a template or add your first account.',
  templates: { sales: 'Basic Sales Purchase', cabes: 'Taxi Business' },
  addNew: 'Add New',
  isAssets: 'IsAssets',
  previewEmpty: 'Choose the account type to see where reports show this account.',
  /** @param nature of the type; one without a group has none. */
  reportOf: (nature: string | null) => (nature === null ? 'Without a group' : REPORTS[nature]),
  nameMissing: 'Enter a name',
  typeMissing: 'Choose an account type',
  categoryMissing: 'Choose a category',
  productMissing: 'Choose a product',
  gstinWrong: 'This is not a GSTIN: its check character does not fit.',
  retired: 'This account is retired: it takes no entries, keeps its ledger and is not changed.',
  end: {
    retire: {
      button: 'Retire account',
      busy: 'Retiring…',
      help:
        'A retired account takes no more entries. Its ledger stays. Its balance must be ' + 'zero.',
    },
    remove: {
      button: 'Remove account',
      busy: 'Removing…',
      help: 'Only an account that nothing uses can be removed. Its history stays in the log.',
    },
  },
} as const;

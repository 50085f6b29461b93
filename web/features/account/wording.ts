export const account = {
  empty: 'No Accounts',
  emptyHelp: 'Start from a template or add your first account.',
  templates: { sales: 'Basic Sales Purchase', cabes: 'Taxi Business' },
  addNew: 'Add New',
  isAssets: 'IsAssets',
  nameMissing: 'Enter a name',
  typeMissing: 'Choose an account type',
  categoryMissing: 'Choose a category',
  productMissing: 'Choose a product',
  gstinWrong: 'This is not a GSTIN: its check character does not fit.',
} as const;

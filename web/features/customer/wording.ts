export const customerWords = {
  empty: 'No customers found',
  add: 'Add Customer',
  clear: 'Clear search',
  nameMissing: 'Enter a name',
  emailMissing: 'Enter an e-mail address',
  countryMissing: 'Choose a country',
  dueDaysWrong: 'Enter days from 0 to 365',
  statuses: { '': 'All Status', active: 'Active', inactive: 'Inactive' },
  registrations: {
    regular: 'Regular',
    composition: 'Composition',
    sez: 'SEZ unit or developer',
    uin: 'UIN holder',
    unregistered: 'Unregistered',
    overseas: 'Overseas',
  },
  end: {
    deactivate: 'An inactive customer takes no new invoices. Old ones are not affected.',
    remove: 'Only a customer without documents can be removed. The history stays in the log.',
  },
} as const;

import { REGISTRATION_WORDS } from '#web/format/registrations.ts';

export const customerWords = {
  empty: 'No customers found',
  add: 'Add Customer',
  clear: 'Clear search',
  addressHint: 'A tax invoice to a registered customer shows it.',
  addressMissing: 'Enter the address. A tax invoice to a registered customer shows it.',
  more: 'More: address, PAN, payment terms',
  ownState: 'Same as yours. Change it if the customer is elsewhere.',
  dueDays: 'Leave blank to use the default terms',
  statuses: { '': 'All Status', active: 'Active', inactive: 'Inactive' },
  registrations: REGISTRATION_WORDS,
  end: {
    deactivate: 'An inactive customer takes no new invoices. Old ones are not affected.',
    remove: 'Only a customer without documents can be removed. The history stays in the log.',
  },
} as const;

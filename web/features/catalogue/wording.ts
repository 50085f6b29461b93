export const catalogueWords = {
  nameMissing: 'Enter a name',
  categoryMissing: 'Choose a category',
  brandMissing: 'Choose a brand',
  productMissing: 'Choose a product',
  valueMissing: (attribute: string) => `Enter ${attribute}`,
  rateWrong: 'Enter a rate in percent, such as 18 or 0.25',
  priceMissing: 'Enter a price',
  priceWrong: 'Enter rupees with at most three decimals',
  quantityWrong: 'Enter a quantity with at most three decimals',
  amountWrong: 'Could not read this amount',
  dateWrong: 'Could not read this date',
  decimalsWrong: 'Enter 0, 1, 2 or 3',
  noUsers: 'You have no user here',
  noUsersHelp: 'Whoever registers stands here, and may be made an admin.',
  grantHelp: 'An admin changes what all books share, and makes other people admins.',
  revokeHelp: 'They keep their books, and change nothing any more that all books share.',
  sharedRecord: 'All books share this one; administrators change it.',
  retired: 'Retired. Stays on old entries. Cannot be used or changed again.',
  actions: {
    enable: { button: 'Enable', busy: 'Enabling…', done: 'enabled' },
    disable: { button: 'Disable', busy: 'Disabling…', done: 'disabled' },
    retire: { button: 'Retire', busy: 'Retiring…', done: 'retired' },
    remove: { button: 'Remove', busy: 'Removing…', done: 'removed' },
  },
  actionHelp: {
    enable: 'Offered in new entries again.',
    disable: 'Hidden from new entries. Old entries are not affected.',
    retire: 'Stays on old entries. Cannot be used or changed again.',
    remove: 'Only what nothing uses can be removed. Its history stays in the log.',
  },
} as const;

export const handOverWords = {
  notConfirmed: 'not confirmed',
  confirm: 'Confirm address',
  title: 'Confirm an e-mail address',
  help: (name: string, email: string) =>
    `Make a link only if you know that ${email} belongs to ${name}, and give it to them alone. ` +
    'Whoever opens it confirms the address in your name.',
  make: 'Make the link',
  making: 'Making…',
  link: 'Link',
  once: 'It works once, within 24 hours.',
  copy: 'Copy the link',
  copied: 'Copied',
} as const;

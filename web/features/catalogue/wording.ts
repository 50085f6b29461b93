export const catalogueWords = {
  nameMissing: 'Enter a name',
  categoryMissing: 'Choose a category',
  brandMissing: 'Choose a brand',
  productMissing: 'Choose a product',
  valueMissing: (attribute: string) => `Enter ${attribute}`,
  rateMissing: 'Enter the GST rate, 0 for none',
  rateHint: 'Such as 5, 18 or 40',
  priceHint: 'Of one unit, exclusive of GST',
  priceHintUntaxed: 'Of one unit',
  noBrand: 'Leave blank if it has none',
  rateWrong: 'Enter a rate in percent, such as 18 or 0.25',
  priceMissing: 'Enter a price',
  priceWrong: 'Enter rupees with at most three decimals',
  quantityWrong: 'Enter a quantity with at most three decimals',
  amountWrong: 'Could not read this amount',
  stockValueMissing: 'Enter what this stock is worth at cost, or 0',
  dateWrong: 'Could not read this date',
  decimalsWrong: 'Enter 0, 1, 2 or 3',
  noUsers: 'You have no user here',
  noUsersHelp: 'Everyone who registers is listed here. You can make them an admin.',
  grantHelp: 'An admin changes what all books share, and makes other people admins.',
  revokeHelp: 'They keep their own books, but can no longer change what all books share.',
  sharedRecord: 'All books share this one; administrators change it.',
  retired: 'Retired. Stays on old entries. Cannot be used or changed again.',
  actions: {
    enable: { button: 'Enable', busy: 'Enabling…', done: 'enabled' },
    disable: { button: 'Disable', busy: 'Disabling…', done: 'disabled' },
    retire: { button: 'Retire', busy: 'Retiring…', done: 'retired' },
    remove: { button: 'Remove', busy: 'Removing…', done: 'removed' },
  },
  actionHelp: {
    enable: 'Shown in new entries again.',
    disable: 'Hidden from new entries. Old entries are not affected.',
    retire: 'Stays on old entries. Cannot be used or changed again.',
    remove: 'Only what nothing uses can be removed. Its history stays in the log.',
  },
} as const;

export const handOverWords = {
  notConfirmed: 'not confirmed',
  confirm: 'Confirm address',
  reset: 'Password link',
  invitation: 'Invitation link',
  titles: {
    confirm: 'Confirm an e-mail address',
    reset: 'Set a new password',
    invitation: 'Hand over an invitation',
  },
  helps: {
    confirm: (name: string, email: string) =>
      `Make a link only if you know that ${email} belongs to ${name}, and give it to them alone. ` +
      'Whoever opens it confirms the address: you vouch for it.',
    reset: (name: string, email: string) =>
      `This installation sends no e-mail. Give the link to ${name} (${email}) alone: whoever opens ` +
      'it chooses the new password, and every device is signed out. It also confirms the address: ' +
      'you vouch for it.',
  },
  invitationHelp:
    'This installation sends no e-mail. Enter the invited address, and give each link to its ' +
    'owner alone: it shows what they are invited to, and confirms the address: you vouch for it.',
  invitedAddress: 'Invited e-mail address',
  addressMissing: 'Enter the e-mail address that is invited.',
  noInvitation: (email: string) =>
    `No invitation of ${email} is open. An owner of the book invites them first.`,
  invitationOnce: (until: string) => `It works once, until ${until}.`,
  make: 'Make the link',
  making: 'Making…',
  link: 'Link',
  once: 'It works once, within 24 hours.',
  copy: 'Copy the link',
  copied: 'Copied',
  done: 'Done',
} as const;

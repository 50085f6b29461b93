export const bookWords = {
  empty: 'No books yet',
  add: 'Add Books',
  nameMissing: 'Enter a name.',
  invite: 'Invite a member',
  inviteHint: {
    smtp: 'They get an e-mail with a link, and join once they accept.',
    outbox:
      'This installation sends no e-mail: you are shown a link to give them, and they join once ' +
      'they accept.',
  },
  toProfile: 'Go to your profile',
  notConfirming:
    'If they are new here, an administrator of the installation confirms their address first, on ' +
    'the page ‘Users’.',
  notOpen:
    'This invitation is no longer open: it was withdrawn, answered, or replaced by a newer one.',
  linkIncomplete: 'This link is not complete. Open it again as you were given it.',
  emailMissing: 'Enter an e-mail address.',
  dayMissing: 'Enter a day, such as 31/3.',
  reasonMissing: 'Give a reason.',
} as const;

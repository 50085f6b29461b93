export const bookWords = {
  empty: 'No books yet',
  add: 'Add Books',
  nameMissing: 'Enter a name.',
  invite: 'Invite a member',
  inviteHint: 'They accept or decline; until then nothing changes for them.',
  notOpen:
    'This invitation is not open any more: it was withdrawn, answered, or replaced by a newer one.',
  linkIncomplete: 'This link is not complete. Open it again as you were given it.',
  emailMissing: 'Enter an e-mail address.',
  dayMissing: 'Enter a day, such as 31/3.',
  reasonMissing: 'Give a reason.',
} as const;

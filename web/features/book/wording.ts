export const bookWords = {
  empty: 'No books yet',
  add: 'Add Books',
  nameMissing: 'Enter a name.',
  invite: 'Add a member',
  emailMissing: 'Enter an email address.',
  dayMissing: 'Enter a day, such as 31/3.',
  reasonMissing: 'Give a reason.',
} as const;

export const book = {
  empty: 'No books yet',
  add: 'Add Books',
  nameMissing: 'Enter a name.',
} as const;

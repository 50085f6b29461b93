export const profileWords = {
  update: 'Update',
  updating: 'Updating…',
  updated: 'Profile updated.',
} as const;

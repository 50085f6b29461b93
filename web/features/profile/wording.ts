export const profile = {
  update: 'Update',
  updating: 'Updating…',
  updated: 'Profile updated.',
} as const;

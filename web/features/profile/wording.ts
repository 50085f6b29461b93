export const profileWords = {
  update: 'Update',
  updating: 'Updating…',
  updated: 'Profile updated.',
} as const;

export const passwordWords = {
  current: 'Current password',
  currentMissing: 'Enter the password that you sign in with now.',
  next: 'New password',
  effect: 'You stay signed in here and are signed out everywhere else.',
  change: 'Change password',
  changing: 'Changing…',
  changed: 'Password changed. You are signed out everywhere else.',
} as const;

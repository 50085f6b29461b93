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

export const addressWords = {
  confirmed: 'Confirmed',
  awaited: 'Not confirmed yet. Until then you cannot e-mail invoices or join other people’s books.',
  byUse: 'Confirmed by use. A link makes it certain.',
  fromAdmin:
    'This installation sends no e-mail: one of its administrators makes a link on the page ‘Users’ ' +
    'and gives it to you.',
  send: 'Send the link',
  sendAgain: 'Send the link again',
  sending: 'Sending…',
} as const;

export const sessionWords = {
  title: 'Where you are signed in',
  unknown: 'Another device',
  thisDevice: 'this device',
  signedIn: (at: string) => `signed in ${at}`,
  lastUsed: (at: string) => `last used ${at}`,
  end: 'Sign out',
  ended: (device: string) => `${device} is signed out.`,
  endOthers: 'Sign out everywhere else',
  othersEnded: 'You are signed out everywhere else.',
  ending: 'Signing out…',
} as const;

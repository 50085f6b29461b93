// The texts of signing in, registering and resetting a password.
import { LOGIN_PASSWORD_HINT, REGISTER_PASSWORD_HINT } from '#api/contract/session/passwords.ts';

export const loginWords = {
  banner: 'Free Beta Access',
  passwordHint: LOGIN_PASSWORD_HINT,
  busy: 'Signing In...',
  failed: 'Login failed',
  threw: 'Login failed. Please try again.',
  withoutId: 'Invalid login response',
  network: 'Network error during login',
  emailMissing: 'Enter your e-mail address.',
  passwordMissing: 'Enter your password.',
} as const;

export const registerWords = {
  passwordHint: REGISTER_PASSWORD_HINT,
  busy: 'Creating Account...',
  done: 'Account Created Successfully! Redirecting to your dashboard...',
  mismatch: 'Passwords do not match',
  failed: 'Registration failed. Please try again.',
  withoutId: 'Registration successful but login failed',
  network: 'Network error during registration. Please try again.',
  termsMissing: 'Accept the terms to create an account.',
  setupCode: 'Setup code',
  setupCodeHint: 'The first person becomes the admin. The server prints the code when it starts.',
  setupCodeMissing: 'Enter the code that the server prints when it starts.',
} as const;

/** The pause before the browser moves on after registration. */
export const REDIRECT_AFTER_MS = 2000;

export const confirmWords = {
  title: 'Confirm your e-mail address',
  question: 'Did you register with Lekha, or change your e-mail address there?',
  confirm: 'Yes, the address is mine',
  confirming: 'Confirming…',
  done: 'Your e-mail address is confirmed.',
  incomplete: 'This link is not complete. Open it again as you were given it.',
  toProfile: 'Go to your profile',
  toBooks: 'Go to your books',
  toSignIn: 'Sign in',
} as const;

export const forgotWords = {
  title: 'Forgot password',
  help: 'Enter the address you registered with. We send a link that sets a new password.',
  sent:
    'If that address is registered, a link that sets a new password is on its way. It works once, ' +
    'within one hour.',
  /** Where no mail is set up. */
  noMail:
    'This installation sends no e-mail, so no link can be sent to you. Ask one of its ' +
    'administrators: they make a link that sets a new password on their page ‘Users’, and give it ' +
    'to you.',
  byCommand: 'Whoever runs the server can make the link too:',
  command: 'npm run lekha -- reset-link <your e-mail address>',
} as const;

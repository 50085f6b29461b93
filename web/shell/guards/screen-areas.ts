// The first words of the addresses that are screens, beside `/`. The build writes them down for the
// server, which answers a reload of these with the page and of anything else with 404.
import { OWN_FORM_KINDS } from '#web/shell/commands/kinds.ts';

export const SCREEN_AREAS: readonly string[] = [
  'account',
  'add',
  'admin',
  'asset',
  'billing',
  'book',
  'confirm-address',
  'customers',
  'dashboard',
  'forgot-password',
  'import',
  'invitation',
  'journal',
  'login',
  'not_authorized',
  'privacy',
  'profile',
  'purchases',
  'payables',
  'register',
  'reset-password',
  'stock',
  'suppliers',
  'terms',
  ...OWN_FORM_KINDS,
];

// What a person likes on this device. public/theme.js reads the same entry before the first paint.
import { z } from 'zod';
import { storedAtom } from './stored.ts';

const preferences = z.object({
  theme: z.enum(['system', 'light', 'dark']).default('system'),
  density: z.enum(['comfortable', 'default', 'compact']).default('default'),
  /** Figures and what to do with them, or doors alone. */
  dashboardAs: z.enum(['figures', 'links']).default('figures'),
  /** By group, by name, or as tiles. */
  accountsBy: z.enum(['group', 'name', 'tiles']).default('group'),
  /** Whether a tree leaves out accounts without balance and movement. */
  hidesZero: z.boolean().default(true),
  /** The columns of a trial balance: closing alone, or opening and movement too. */
  trialBalanceAs: z.enum(['closing', 'all']).default('all'),
  /** How a ledger is drawn: as a T, or as one list with the running balance. */
  ledgerAs: z.enum(['t', 'running']).default('t'),
  keepEntering: z.boolean().default(false),
  /** F4 to F8, Ctrl+A and Alt+X as in Tally; the first entry form asks once. */
  tallyKeys: z.boolean().default(false),
  tallyAsked: z.boolean().default(false),
  /** Whether keys of a single character act, such as X, / and G D. */
  singleKeys: z.boolean().default(true),
  sidebarHidden: z.boolean().default(false),
  /** Groups of the menu that the person closed. */
  closedGroups: z.array(z.string()).default([]),
});
export type Preferences = z.infer<typeof preferences>;

export const preferencesAtom = storedAtom('lekha.preferences', preferences, preferences.parse({}));

const prefersDark = () => matchMedia('(prefers-color-scheme: dark)');

/** Puts the theme and the density on the page. */
export function applyAppearance({ theme, density }: Preferences): void {
  const dark = theme === 'dark' || (theme === 'system' && prefersDark().matches);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
  document.documentElement.dataset['density'] = density;
}

/** @param changed called when the device turns dark or light. */
export const onDeviceTheme = (changed: () => void): void =>
  prefersDark().addEventListener('change', changed);

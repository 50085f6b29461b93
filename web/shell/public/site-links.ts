// Where the public bar leads. The sections stand on the landing page.
import { paths } from '#web/paths.ts';

export type SiteLink = { readonly text: string; readonly to: string };

export const SECTIONS: readonly SiteLink[] = [
  { text: 'Features', to: paths.section('features') },
  { text: 'Plans', to: paths.section('plans') },
  { text: 'Contact', to: paths.section('contact') },
  { text: 'Dashboard', to: paths.dashboard },
];

export const SIGN_IN: readonly SiteLink[] = [{ text: 'Login', to: paths.login() }];

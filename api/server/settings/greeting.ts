// What a server says to whoever started it, and the page that this person begins with.
import { setupPage } from '#api/session/setup-code.ts';
import type { Settings } from './settings.ts';
import { warningsOf } from './warnings.ts';

export type Greeting = { readonly sentences: readonly string[]; readonly page: string };

/** @param setupCode null where there is an admin. */
export function greetingOf(
  settings: Settings,
  address: string,
  setupCode: string | null,
): Greeting {
  const page = setupCode === null ? address : setupPage(address, setupCode);
  const beginning = [
    'There is no admin yet. Whoever registers here becomes the first one:',
    `  ${page}`,
    'A person who is registered already becomes one by: npm run lekha grant-admin <e-mail>',
  ];
  return {
    sentences: [
      ...warningsOf(settings).map((warning) => `Warning: ${warning}`),
      ...(setupCode === null ? [] : beginning),
      `\nLekha is ready: ${address}\n`,
    ],
    page,
  };
}

// Settings with which the server starts, though somebody should know.
import { warningOfPlainHttp } from './plain-http.ts';
import type { Settings } from './settings.ts';

const NO_TRUSTED_PROXIES =
  'PUBLIC_URL is https, so people come through a proxy, but TRUSTED_PROXIES is not set: all of ' +
  'them count as one address, and one stranger can use up the sign-ins of all. Set it to the ' +
  "proxy's address, such as TRUSTED_PROXIES=127.0.0.1.";

/** @returns a sentence each, for the terminal and for administrators. */
export const warningsOf = (settings: Settings): readonly string[] => [
  ...(settings.rateLimits ? [] : ['RATE_LIMITS is off: anybody may try passwords without end.']),
  ...(settings.publicUrl?.startsWith('https:') === true && settings.trustedProxies === null
    ? [NO_TRUSTED_PROXIES]
    : []),
  ...warningOfPlainHttp(settings),
];

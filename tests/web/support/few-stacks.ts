// What React and the locators would otherwise write down at each element and each look at the page,
// though it is read only where a test fails.
import * as react from 'react';
import { utils } from 'vitest/browser';

const internals: unknown = Reflect.get(
  react,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
// So many stacks of elements were taken in this second that React takes no more.
if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.MAX_SAFE_INTEGER,
    set: () => {
      // It stays so when the next second begins.
    },
  });
}

const wholeError = utils.getElementError.bind(utils);

/** The whole page is written out when somebody reads what was not found, not at each look. */
utils.getElementError = function notFound(...asked) {
  const error = new Error('');
  error.name = 'VitestBrowserElementError';
  Error.captureStackTrace(error, notFound);
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => wholeError(...asked).message,
    set: (value) => {
      Object.defineProperty(error, 'message', { configurable: true, writable: true, value });
    },
  });
  return error;
};

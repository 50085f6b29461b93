// Which addresses are forms: a page of the past says there that nothing can be posted.
import { expect, test } from 'vitest';
import { isFormAddress } from '#web/shell/guards/past/forms.ts';

test.each([
  ['/journal/add', '', true],
  ['/account/3/change', '', true],
  ['/import/customer', '', true],
  ['/purchases/bill/8/edit', '', true],
  ['/billing', '?new=1', true],
  ['/billing', '?from=12', true],
  ['/journal/reports/sales-register', '?from=2026-11-01&to=2026-11-24', false],
  ['/journal', '', false],
])('%s%s: %j', (pathname, search, isForm) => {
  expect(isFormAddress({ pathname, search })).toBe(isForm);
});

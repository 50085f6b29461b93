// The states that somebody in India may be in. What went into another state is not offered any
// more, nor is abroad, nor the centre.
import { GST_STATES, isRetired } from '#core/tax/index.ts';

const NOT_OFFERED: ReadonlySet<string> = new Set(['96', '99']);

export const STATES = [
  { value: '', label: 'Choose' },
  ...GST_STATES.filter(({ code }) => !NOT_OFFERED.has(code) && !isRetired(code)).map(
    ({ code, name }) => ({
      value: code,
      label: `${code} ${name}`,
    }),
  ),
];

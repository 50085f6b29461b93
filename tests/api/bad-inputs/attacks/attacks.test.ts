// An attack without a test is none that we know to be refused.
import { describe, expect, it } from 'vitest';
import { read } from '#tests/house/tree.ts';
import { ATTACKS } from './attacks.ts';

describe('an attack', () => {
  it.each(ATTACKS)('%s: is tried by a test', (_attack, file, title) => {
    const code = read(file).replaceAll(/^\s*(\/\/|\/?\*).*$/gm, '');
    expect(code.includes(`'${title}'`) || code.includes(`"${title}"`)).toBe(true);
  });
});

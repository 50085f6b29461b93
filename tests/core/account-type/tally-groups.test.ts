import { describe, expect, test } from 'vitest';
import { natureOfGroup, TALLY_GROUPS } from '#core/account-type/index.ts';
import tally from '#tests/specimens/tally/groups.json' with { type: 'json' };

const nameOf = (code: string | null) =>
  TALLY_GROUPS.find((group) => group.code === code)?.name ?? null;

const ours = (name: string) => TALLY_GROUPS.find((group) => group.name === name);

describe('the 28 groups of Tally', () => {
  test('bear the reserved names, and there are no others', () => {
    expect(TALLY_GROUPS.map(({ name }) => name).toSorted()).toStrictEqual(
      tally.groups.map(({ name }) => name).toSorted(),
    );
    expect(TALLY_GROUPS).toHaveLength(28);
  });

  test.each(tally.groups)('$name stands under $under', ({ name, under }) => {
    expect(nameOf(ours(name)?.parent ?? null)).toBe(under);
  });

  test.each(tally.groups)('$name affects the gross profit as in Tally', (group) => {
    expect(ours(group.name)?.affectsGrossProfit).toBe(group.affectsGrossProfit);
  });

  test.each(tally.groups)('$name has the nature that its flags say', (group) => {
    const byFlags = group.revenue
      ? [group.naturallyDebit ? 'expense' : 'income']
      : group.naturallyDebit
        ? ['asset']
        : ['liability', 'equity'];
    expect(byFlags).toContain(ours(group.name)?.nature);
  });

  test('equity is the capital account and what stands under it, nothing else', () => {
    const equity = TALLY_GROUPS.filter(({ nature }) => nature === 'equity');
    expect(equity.map(({ name }) => name)).toStrictEqual(['Capital Account', 'Reserves & Surplus']);
  });

  test('15 are primary and 13 stand under a primary one of the same nature', () => {
    const under = TALLY_GROUPS.filter(({ parent }) => parent !== null);
    expect(under).toHaveLength(13);
    for (const { parent, nature } of under) expect(natureOfGroup(parent)).toBe(nature);
  });

  test('an account without a group has no nature', () => {
    expect(natureOfGroup(null)).toBeNull();
  });
});

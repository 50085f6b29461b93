import { describe, expect, test } from 'vitest';
import { companyDecider } from '#core/catalogue/company/index.ts';
import type { CompanyCommand } from '#core/catalogue/company/index.ts';
import { LEVELS_MAX } from '#core/catalogue/master/index.ts';
import { companyCreated, companyFacts, riceShop } from '#tests/specimens/books/rice-shop.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const given = scenarioOf(companyDecider, companyFacts);
const { family: companyId, other } = riceShop;

const create = (parentId: number | null = null): CompanyCommand => ({
  type: 'CreateCompany',
  data: { companyId, name: 'Family business', parentId },
});
const move = (parentId: number | null): CompanyCommand => ({
  type: 'ChangeCompany',
  data: { companyId, changes: { parentId } },
});
const of = 'company' as const;

describe('an account-type company', () => {
  test('is created by itself or under another', () => {
    given([]).when(create()).then([companyCreated]);
    given([], { lineage: [other] })
      .when(create(other))
      .then([
        {
          type: 'CompanyCreated',
          version: 1,
          data: { companyId, name: 'Family business', parentId: other },
        },
      ]);
  });

  test('moves under another, and away again', () => {
    given([companyCreated], { lineage: [other] })
      .when(move(other))
      .then([
        {
          type: 'CompanyChanged',
          version: 1,
          data: { companyId, changes: { parentId: other } },
        },
      ]);
    given([companyCreated]).when(move(null)).thenNothing();
  });

  test('is refused when it exists, or when the name is taken', () => {
    given([companyCreated])
      .when(create())
      .thenRejected({ kind: 'master_exists', of, id: companyId });
    given([], { nameTakenBy: other })
      .when(create())
      .thenRejected({ kind: 'master_name_taken', of, name: 'Family business', takenBy: other });
    given([]).when(move(other)).thenRejected({ kind: 'master_not_found', of, id: companyId });
  });

  test('stands under no unknown one', () => {
    given([]).when(create(other)).thenRejected({ kind: 'parent_unknown', of, parentId: other });
  });

  test('stands neither under itself nor under what stands under it', () => {
    given([companyCreated])
      .when(move(companyId))
      .thenRejected({ kind: 'under_itself', of, id: companyId, parentId: companyId });
    given([companyCreated], { lineage: [other, 98, companyId] })
      .when(move(other))
      .thenRejected({ kind: 'under_itself', of, id: companyId, parentId: other });
  });

  test('stands at most twenty levels deep, with what stands under it', () => {
    expect(LEVELS_MAX).toBe(20);
    const lineage = Array.from({ length: LEVELS_MAX - 1 }, (_, at) => other + at);
    given([companyCreated], { lineage })
      .when(move(other))
      .then([
        { type: 'CompanyChanged', version: 1, data: { companyId, changes: { parentId: other } } },
      ]);
    given([companyCreated], { lineage, height: 1 })
      .when(move(other))
      .thenRejected({ kind: 'too_deep', of, levelsMax: LEVELS_MAX });
  });
});

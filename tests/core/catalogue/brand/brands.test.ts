import { describe, test } from 'vitest';
import { brandDecider } from '#core/catalogue/brand/index.ts';
import type { BrandCommand, BrandEvent } from '#core/catalogue/brand/index.ts';
import { brandCreated, masterFacts, riceShop } from '#tests/specimens/books/rice-shop.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const given = scenarioOf(brandDecider, masterFacts);
const { kohinoor: brandId, other } = riceShop;

const create: BrandCommand = { type: 'CreateBrand', data: { brandId, name: 'Kohinoor' } };
const rename = (name: string): BrandCommand => ({
  type: 'ChangeBrand',
  data: { brandId, changes: { name } },
});
const retired: BrandEvent = { type: 'BrandRetired', version: 1, data: { brandId } };

describe('a brand', () => {
  test('is created with its name', () => {
    given([]).when(create).then([brandCreated]);
  });

  test('is created once, so that a repeated request adds nothing', () => {
    given([brandCreated])
      .when(create)
      .thenRejected({ kind: 'master_exists', of: 'brand', id: brandId });
  });

  test('needs a name of its own in the book', () => {
    given([], { nameTakenBy: other }).when(create).thenRejected({
      kind: 'master_name_taken',
      of: 'brand',
      name: 'Kohinoor',
      takenBy: other,
    });
    given([brandCreated], { nameTakenBy: other })
      .when(rename('Daawat'))
      .thenRejected({ kind: 'master_name_taken', of: 'brand', name: 'Daawat', takenBy: other });
  });

  test('is renamed, another spelling of its own name included', () => {
    given([brandCreated], { nameTakenBy: brandId })
      .when(rename('KOHINOOR'))
      .then([
        { type: 'BrandChanged', version: 1, data: { brandId, changes: { name: 'KOHINOOR' } } },
      ]);
  });

  test('renaming a brand to its own name, or changing nothing, leaves no trace', () => {
    given([brandCreated]).when(rename('Kohinoor')).thenNothing();
    given([brandCreated])
      .when({ type: 'ChangeBrand', data: { brandId, changes: {} } })
      .thenNothing();
  });

  test('a brand that is retired or not there is not renamed', () => {
    given([brandCreated, retired])
      .when(rename('Daawat'))
      .thenRejected({ kind: 'master_retired', of: 'brand', id: brandId, name: 'Kohinoor' });
    given([])
      .when(rename('Daawat'))
      .thenRejected({ kind: 'master_not_found', of: 'brand', id: brandId });
  });
});

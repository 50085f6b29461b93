import { describe, test } from 'vitest';
import { godownDecider } from '#core/catalogue/godown/index.ts';
import type { GodownCommand, GodownEvent } from '#core/catalogue/godown/index.ts';
import { godownCreated, masterFacts, riceShop } from '#tests/specimens/books/rice-shop.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const given = scenarioOf(godownDecider, masterFacts);
const { shopFloor: godownId, other } = riceShop;

const create: GodownCommand = { type: 'CreateGodown', data: { godownId, name: 'Shop' } };
const rename = (name: string): GodownCommand => ({
  type: 'ChangeGodown',
  data: { godownId, changes: { name } },
});
const retired: GodownEvent = { type: 'GodownRetired', version: 1, data: { godownId } };

describe('a godown', () => {
  test('is created with its name', () => {
    given([]).when(create).then([godownCreated]);
  });

  test('is created once, so that a repeated request adds nothing', () => {
    given([godownCreated])
      .when(create)
      .thenRejected({ kind: 'master_exists', of: 'godown', id: godownId });
  });

  test('needs a name of its own in the book', () => {
    given([], { nameTakenBy: other }).when(create).thenRejected({
      kind: 'master_name_taken',
      of: 'godown',
      name: 'Shop',
      takenBy: other,
    });
    given([godownCreated], { nameTakenBy: other })
      .when(rename('Yard'))
      .thenRejected({ kind: 'master_name_taken', of: 'godown', name: 'Yard', takenBy: other });
  });

  test('is renamed, another spelling of its own name included', () => {
    given([godownCreated], { nameTakenBy: godownId })
      .when(rename('SHOP'))
      .then([{ type: 'GodownChanged', version: 1, data: { godownId, changes: { name: 'SHOP' } } }]);
  });

  test('renaming a godown to its own name, or changing nothing, leaves no trace', () => {
    given([godownCreated]).when(rename('Shop')).thenNothing();
    given([godownCreated])
      .when({ type: 'ChangeGodown', data: { godownId, changes: {} } })
      .thenNothing();
  });

  test('a godown that is retired or not there is not renamed', () => {
    given([godownCreated, retired])
      .when(rename('Yard'))
      .thenRejected({ kind: 'master_retired', of: 'godown', id: godownId, name: 'Shop' });
    given([])
      .when(rename('Yard'))
      .thenRejected({ kind: 'master_not_found', of: 'godown', id: godownId });
  });
});

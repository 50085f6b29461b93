import { describe, test } from 'vitest';
import { serviceDecider } from '#core/catalogue/service/index.ts';
import type { ServiceCommand, ServiceEvent } from '#core/catalogue/service/index.ts';
import { riceShop, serviceCreated, serviceFacts } from '#tests/specimens/books/rice-shop.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const given = scenarioOf(serviceDecider, serviceFacts);
const { delivery: serviceId, service, rice, basmati, other } = riceShop;
const of = 'service' as const;

type Create = Extract<ServiceCommand, { type: 'CreateService' }>['data'];
const distance = { list: 'attributes', itemId: 81, name: 'Distance', enabled: true } as const;
const create = (changes: Partial<Create> = {}): ServiceCommand => ({
  type: 'CreateService',
  data: {
    serviceId,
    name: 'Home delivery',
    serviceCategoryId: service,
    categoryId: rice,
    productId: null,
    attributes: [distance],
    ...changes,
  },
});
type Change = Extract<ServiceCommand, { type: 'ChangeService' }>['data'];
const change = (
  changes: Change['changes'],
  attributes: Change['attributes'] = {},
): ServiceCommand => ({ type: 'ChangeService', data: { serviceId, changes, attributes } });
const event = (type: ServiceEvent['type'], data: object) =>
  ({ type, version: 1, data: { serviceId, ...data } }) as ServiceEvent;

describe('a service', () => {
  test('is created with its sort, what it is done to, and its attributes', () => {
    given([]).when(create()).then([serviceCreated]);
  });

  test('needs no more than a name', () => {
    const bare = { serviceCategoryId: null, categoryId: null, productId: null, attributes: [] };
    given([])
      .when(create(bare))
      .then([event('ServiceCreated', { name: 'Home delivery', ...bare })]);
  });

  test('is changed, and its attributes come, change and go', () => {
    const weight = { ...distance, itemId: 82, name: 'Weight' };
    given([
      serviceCreated,
      event('ServiceAttributeAdded', { attributeId: 83, name: 'Floor', enabled: true }),
    ])
      .when(
        change(
          { productId: basmati, name: 'Home delivery' },
          {
            added: [weight],
            changed: [{ ...distance, enabled: false }],
            removed: [{ list: 'attributes', itemId: 83 }],
          },
        ),
      )
      .then([
        event('ServiceChanged', { changes: { productId: basmati } }),
        event('ServiceAttributeAdded', { attributeId: 82, name: 'Weight', enabled: true }),
        event('ServiceAttributeChanged', { attributeId: 81, changes: { enabled: false } }),
        event('ServiceAttributeRemoved', { attributeId: 83 }),
      ]);
  });

  test('says which service it is for the place of supply, unless it is any', () => {
    const natureSet = event('ServiceNatureSet', { nature: 'goods-transport' });
    given([])
      .when(create({ nature: 'goods-transport' }))
      .then([serviceCreated, natureSet]);
    given([])
      .when(create({ nature: 'general' }))
      .then([serviceCreated]);
  });

  test('becomes another service, any service again, or stays what it is', () => {
    const transport = event('ServiceNatureSet', { nature: 'goods-transport' });
    given([serviceCreated])
      .when(change({ nature: 'goods-transport' }))
      .then([transport]);
    given([serviceCreated])
      .when(change({ nature: 'general' }))
      .thenNothing();
    given([serviceCreated, transport])
      .when(change({ nature: 'goods-transport' }))
      .thenNothing();
    given([serviceCreated, transport])
      .when(change({ nature: 'general' }))
      .then([event('ServiceNatureSet', { nature: 'general' })]);
    given([serviceCreated, transport])
      .when(change({ name: 'Delivery' }))
      .then([event('ServiceChanged', { changes: { name: 'Delivery' } })]);
  });

  test('a service that did not change leaves no trace', () => {
    const disabled = event('ServiceAttributeChanged', {
      attributeId: 81,
      changes: { enabled: false },
    });
    given([serviceCreated, disabled])
      .when(change({ serviceCategoryId: service }, { changed: [{ ...distance, enabled: false }] }))
      .thenNothing();
  });

  test('when it is removed, its attributes are named', () => {
    given([serviceCreated])
      .when({ type: 'RemoveMaster', data: { of, id: serviceId } })
      .then([event('ServiceRemoved', { attributeIds: [81] })]);
  });
});

describe('a service is refused', () => {
  test('when it exists, when its name is taken, when it is not there', () => {
    given([serviceCreated])
      .when(create())
      .thenRejected({ kind: 'master_exists', of, id: serviceId });
    given([], { nameTakenBy: other })
      .when(create())
      .thenRejected({ kind: 'master_name_taken', of, name: 'Home delivery', takenBy: other });
    given([]).when(change({})).thenRejected({ kind: 'master_not_found', of, id: serviceId });
  });

  test('a service of an unknown category, of either of the two, is refused', () => {
    for (const links of [{ serviceCategoryId: 999 }, { categoryId: 999 }]) {
      given([])
        .when(create(links))
        .thenRejected({ kind: 'service_category_unknown', categoryId: 999 });
    }
  });

  test('a service whose sort is a category of goods is refused', () => {
    given([serviceCreated])
      .when(change({ serviceCategoryId: rice }))
      .thenRejected({ kind: 'not_a_service_category', categoryId: rice });
  });

  test('a service is refused for an unknown product', () => {
    given([])
      .when(create({ productId: 999 }))
      .thenRejected({ kind: 'service_product_unknown', productId: 999 });
  });

  test('a service is refused with two attributes of one name, or for an unknown attribute', () => {
    given([])
      .when(create({ attributes: [distance, { ...distance, itemId: 82 }] }))
      .thenRejected({ kind: 'item_name_taken', list: 'attributes', name: 'Distance' });
    given([serviceCreated])
      .when(change({}, { removed: [{ list: 'attributes', itemId: 9 }] }))
      .thenRejected({ kind: 'item_unknown', list: 'attributes', itemId: 9 });
  });
});

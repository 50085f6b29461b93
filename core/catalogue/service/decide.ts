import { accepted, rejected } from '../../kernel/result.ts';
import type { ServiceNature } from '../../tax/index.ts';
import { decideItems, differingFields, masterDecider } from '../master/index.ts';
import type { MasterItemChange } from '../master/index.ts';
import type { ServiceCommand, ServiceFacts } from './commands.ts';
import type { ServiceDetails, ServiceEvent } from './events.ts';
import { attributeOf, evolve, itemOf } from './evolve.ts';
import type { ServiceState } from './evolve.ts';
import type { ServiceRejection } from './rejections.ts';

/** No product has a value for an attribute of a service, so none is ever in use. */
const NEVER_VALUED = { valued: new Map<number, number>() };

/**
 * Decides on one service and its attributes. Refuses, beside what every master refuses:
 * service_category_unknown, not_a_service_category, service_product_unknown.
 */
export const serviceDecider = masterDecider<
  'service',
  ServiceState,
  ServiceCommand,
  ServiceEvent,
  ServiceFacts,
  ServiceRejection
>({
  kind: 'service',
  evolve,
  create({ attributes, nature: _setApart, ...data }, facts) {
    const refusal = refusalOfLinks(data, facts);
    if (refusal !== null) return rejected(refusal);
    const items = decideItems<'attributes'>([], { added: attributes }, NEVER_VALUED);
    return items.ok ? accepted({ ...data, attributes: attributes.map(attributeOf) }) : items;
  },
  alsoCreated: ({ serviceId, nature = 'general' }) =>
    nature === 'general' ? [] : [natureSet(serviceId, nature)],
  change(before, { serviceId, changes: asked, attributes }, facts) {
    const { nature = before.nature ?? 'general', ...changes } = asked;
    const refusal = refusalOfLinks(differingFields(before, changes) ?? {}, facts);
    if (refusal !== null) return rejected(refusal);
    const items = decideItems(before.attributes.map(itemOf), attributes, NEVER_VALUED);
    if (!items.ok) return items;
    const other = nature !== (before.nature ?? 'general');
    const events = [
      ...items.value.map((one) => attributeEvent(serviceId, one)),
      ...(other ? [natureSet(serviceId, nature)] : []),
    ];
    return accepted({ changes, events });
  },
  removed: ({ attributes }) => ({ attributeIds: attributes.map(({ attributeId }) => attributeId) }),
});

const natureSet = (serviceId: number, nature: ServiceNature): ServiceEvent => ({
  type: 'ServiceNatureSet',
  version: 1,
  data: { serviceId, nature },
});

type Links = Partial<Pick<ServiceDetails, 'serviceCategoryId' | 'categoryId' | 'productId'>>;

function refusalOfLinks(
  { serviceCategoryId, categoryId, productId }: Links,
  { categories, products }: ServiceFacts,
): ServiceRejection | null {
  const unknown = [serviceCategoryId, categoryId].find((id) => id != null && !categories.has(id));
  if (unknown != null) return { kind: 'service_category_unknown', categoryId: unknown };
  if (serviceCategoryId != null && categories.get(serviceCategoryId)?.marksServices !== true) {
    return { kind: 'not_a_service_category', categoryId: serviceCategoryId };
  }
  if (productId != null && !products.has(productId)) {
    return { kind: 'service_product_unknown', productId };
  }
  return null;
}

function attributeEvent(serviceId: number, one: MasterItemChange<'attributes'>): ServiceEvent {
  switch (one.change) {
    case 'added': {
      const data = { serviceId, ...attributeOf(one.item) };
      return { type: 'ServiceAttributeAdded', version: 1, data };
    }
    case 'changed': {
      const data = { serviceId, attributeId: one.at.itemId, changes: one.changes };
      return { type: 'ServiceAttributeChanged', version: 1, data };
    }
    case 'removed': {
      const data = { serviceId, attributeId: one.at.itemId };
      return { type: 'ServiceAttributeRemoved', version: 1, data };
    }
  }
}

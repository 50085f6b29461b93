import { streamName } from '../../kernel/ids.ts';
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import { decideItems, decideMove, differing, refusalToCreate, toChange } from '../master/index.ts';
import type { Item, ItemChange } from '../master/index.ts';
import type { ChangeService, CreateService, ServiceCommand, ServiceFacts } from './commands.ts';
import type { ServiceEvent } from './events.ts';
import type { ServiceState } from './evolve.ts';
import type { ServiceRejection } from './rejections.ts';

type Answer = Result<readonly ServiceEvent[], ServiceRejection>;

export const streamOf = ({ data }: ServiceEvent): string => streamName('service', data.serviceId);

/** No product has a value for an attribute of a service, so none is ever in use. */
const NEVER_VALUED = { valued: new Map<number, number>() };

/**
 * Decides on one service and its attributes. Refuses, beside what every master refuses:
 * service_category_unknown, not_a_service_category, service_product_unknown.
 */
export function decide(state: ServiceState, command: ServiceCommand, facts: ServiceFacts): Answer {
  switch (command.type) {
    case 'CreateService':
      return create(state, command, facts);
    case 'ChangeService':
      return change(state, command, facts);
    default: {
      const decided = decideMove(state, command, facts);
      if (!decided.ok) return decided;
      if (decided.value === null) return accepted([]);
      const { move, of } = decided.value;
      const data = { serviceId: command.data.id };
      if (move !== 'Removed') return accepted([{ type: `Service${move}`, version: 1, data }]);
      const all = { ...data, attributeIds: of.attributes.map(({ itemId }) => itemId) };
      return accepted([{ type: 'ServiceRemoved', version: 1, data: all }]);
    }
  }
}

function create(state: ServiceState, { data }: CreateService, facts: ServiceFacts): Answer {
  const { serviceId, name, attributes, ...links } = data;
  const refusal =
    refusalToCreate({ of: 'service', id: serviceId, name }, state, facts) ??
    refusalOfLinks(links, facts);
  if (refusal !== null) return rejected(refusal);
  const items = decideItems<'attributes'>([], { added: attributes }, NEVER_VALUED);
  if (!items.ok) return items;
  const listed = { serviceId, name, ...links, attributes: attributes.map(attributeOf) };
  return accepted([{ type: 'ServiceCreated', version: 1, data: listed }]);
}

function change(state: ServiceState, { data }: ChangeService, facts: ServiceFacts): Answer {
  const { serviceId, changes } = data;
  const before = toChange({ of: 'service', id: serviceId, name: changes.name }, state, facts);
  if (!before.ok) return before;
  const changed = differing(before.value, changes);
  const refusal = refusalOfLinks(changed ?? {}, facts);
  if (refusal !== null) return rejected(refusal);
  const items = decideItems(before.value.attributes, data.attributes, NEVER_VALUED);
  if (!items.ok) return items;
  const attributeEvents = items.value.map((one) => attributeEvent(serviceId, one));
  if (changed === null) return accepted(attributeEvents);
  return accepted([
    { type: 'ServiceChanged', version: 1, data: { serviceId, changes: changed } },
    ...attributeEvents,
  ]);
}

type Links = Partial<Pick<CreateService['data'], 'serviceCategoryId' | 'categoryId' | 'productId'>>;

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

const attributeOf = ({ itemId, name, enabled }: Item<'attributes'>) => ({
  attributeId: itemId,
  name,
  enabled,
});

function attributeEvent(serviceId: number, one: ItemChange<'attributes'>): ServiceEvent {
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

import { evolveMaster, isPresent, itemsAfter } from '../master/index.ts';
import type { MasterItem, ItemChanges, MasterEvent, MasterState } from '../master/index.ts';
import { serviceEvents } from './events.ts';
import type { ServiceDetails, ServiceEvent } from './events.ts';

export type ServiceState = MasterState<ServiceDetails>;

const evolveDetails = evolveMaster<ServiceDetails, MasterEvent<typeof serviceEvents>>(
  serviceEvents,
);

export function evolve(state: ServiceState, event: ServiceEvent): ServiceState {
  switch (event.type) {
    case 'ServiceAttributeAdded':
      return withAttributes(state, { added: [itemOf(event.data)] });
    case 'ServiceAttributeChanged': {
      const { attributeId: itemId, changes } = event.data;
      return withAttributes(state, { changed: [{ list: 'attributes', itemId, ...changes }] });
    }
    case 'ServiceAttributeRemoved': {
      const { attributeId: itemId } = event.data;
      return withAttributes(state, { removed: [{ list: 'attributes', itemId }] });
    }
    case 'ServiceNatureSet':
      return isPresent(state) ? { ...state, nature: event.data.nature } : state;
    default:
      return evolveDetails(state, event);
  }
}

type Attribute = ServiceDetails['attributes'][number];

/** An attribute as an item of a list, and an item as it is recorded. */
export const itemOf = ({ attributeId, name, enabled }: Attribute): MasterItem<'attributes'> => ({
  list: 'attributes',
  itemId: attributeId,
  name,
  enabled,
});
export const attributeOf = ({ itemId, name, enabled }: MasterItem<'attributes'>): Attribute => ({
  attributeId: itemId,
  name,
  enabled,
});

function withAttributes(state: ServiceState, changes: ItemChanges<'attributes'>): ServiceState {
  if (!isPresent(state)) return state;
  const after = itemsAfter(state.attributes.map(itemOf), changes);
  return { ...state, attributes: after.map(attributeOf) };
}

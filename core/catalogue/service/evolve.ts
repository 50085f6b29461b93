import { changedBy, isPresent, itemsAfter, moved } from '../master/index.ts';
import type { Item, ItemChanges, MasterState } from '../master/index.ts';
import type { ServiceEvent } from './events.ts';

export type ServiceState = MasterState<{
  readonly name: string;
  readonly serviceCategoryId: number | null;
  readonly categoryId: number | null;
  readonly productId: number | null;
  readonly attributes: readonly Item<'attributes'>[];
}>;

export const initialState: ServiceState = { status: 'absent' };

export function evolve(state: ServiceState, event: ServiceEvent): ServiceState {
  switch (event.type) {
    case 'ServiceCreated': {
      const { serviceId: _, attributes, ...details } = event.data;
      return { status: 'enabled', ...details, attributes: attributes.map(itemOf) };
    }
    case 'ServiceChanged':
      return changedBy(state, event.data.changes);
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
    case 'ServiceEnabled':
      return moved(state, 'enabled');
    case 'ServiceDisabled':
      return moved(state, 'disabled');
    case 'ServiceRetired':
      return moved(state, 'retired');
    case 'ServiceRemoved':
      return moved(state, 'removed');
  }
}

type Attribute = {
  readonly attributeId: number;
  readonly name: string;
  readonly enabled: boolean;
};

const itemOf = ({ attributeId, name, enabled }: Attribute): Item<'attributes'> => ({
  list: 'attributes',
  itemId: attributeId,
  name,
  enabled,
});

const withAttributes = (state: ServiceState, changes: ItemChanges<'attributes'>): ServiceState =>
  isPresent(state) ? { ...state, attributes: itemsAfter(state.attributes, changes) } : state;

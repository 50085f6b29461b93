import { projectMaster, touchedBy } from '../runner/masters/rows.ts';
import { patch } from '../runner/writing/patch-records.ts';
import type { Patch } from '../runner/writing/patch-records.ts';
import type { ProjectedEvent, Projection, TableStatement } from '../runner/projection.ts';
import { removeFrom } from '../runner/writing/write-rows.ts';
import { serviceAttributes, services } from './table.ts';

const projectServices = projectMaster(services);
const patchAttributes = patch(serviceAttributes);
const removeAttributes = removeFrom(serviceAttributes);

/** What was created and removed in one slice is written first, and then goes. */
function project(events: readonly ProjectedEvent[]): readonly TableStatement[] {
  return [
    ...projectServices(events),
    ...patchAttributes(events.flatMap(attributePatchesOf)),
    ...removeAttributes(events.flatMap(removedAttributesOf)),
  ];
}

function attributePatchesOf(event: ProjectedEvent): Patch<typeof serviceAttributes>[] {
  switch (event.type) {
    case 'ServiceCreated':
      return event.data.attributes.map((one) => added(event, event.data.serviceId, one));
    case 'ServiceAttributeAdded':
      return [added(event, event.data.serviceId, event.data)];
    case 'ServiceAttributeChanged': {
      const { attributeId, changes } = event.data;
      const columns = { ...touchedBy(event), attribute_id: attributeId, ...changes };
      return [{ creates: false, columns }];
    }
    default:
      return [];
  }
}

type Attribute = {
  readonly attributeId: number;
  readonly name: string;
  readonly enabled: boolean;
};

function added(
  event: ProjectedEvent,
  serviceId: number,
  { attributeId, name, enabled }: Attribute,
): Patch<typeof serviceAttributes> {
  const own = { service_id: serviceId, attribute_id: attributeId, name, enabled };
  return { creates: true, columns: { ...touchedBy(event), created_at: event.recordedAt, ...own } };
}

function removedAttributesOf(event: ProjectedEvent) {
  const { bookId: book_id } = event;
  if (event.type === 'ServiceAttributeRemoved') {
    return [{ book_id, attribute_id: event.data.attributeId }];
  }
  if (event.type !== 'ServiceRemoved') return [];
  return event.data.attributeIds.map((attribute_id) => ({ book_id, attribute_id }));
}

export const catalogueServicesProjection: Projection = {
  name: 'catalogue-services',
  version: 2,
  tables: [services, serviceAttributes],
  project,
};

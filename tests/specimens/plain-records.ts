// A plain record of the chai stall, as a program keeps it beside the books.
import type { RecordId } from '#core/kernel/ids.ts';
import type { RecordEvent } from '#core/record/index.ts';

export const shopHours = {
  kind: 'book-attribute',
  recordId: 17 as RecordId,
  name: 'Shop hours',
  fields: { opens_at: '07:00', days: 6, closed_on_holidays: true, remark: null },
} as const;

export const shopHoursAdded: RecordEvent = { type: 'RecordAdded', version: 1, data: shopHours };

export const shopHoursRemoved: RecordEvent = {
  type: 'RecordRemoved',
  version: 1,
  data: { kind: shopHours.kind, recordId: shopHours.recordId },
};

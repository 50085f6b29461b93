// A list of a master as a field of its form: what it has is turned on and off, renamed and removed;
// what it lacks is added in rows.
import { z } from 'zod';
import type { Item } from '#api/contract/catalogue/fields.ts';
import type { OwnField } from '#web/shell/form/form-declaration.ts';
import { NO_EDITS } from './item-edits.ts';
import type { ItemEdits } from './item-edits.ts';
import { ItemBoxes } from './ItemBoxes.tsx';
import { filledItems, ItemRows } from './ItemRows.tsx';

export type ItemsEntry = { readonly edits: ItemEdits; readonly added: readonly string[] };

const UNTOUCHED: ItemsEntry = { edits: NO_EDITS, added: [] };

type ItemWords = {
  readonly legend: string;
  readonly noun: string;
  readonly help?: string;
  /** One of several lists: a line stands over it. */
  readonly isApart?: true;
};

/** @param items those that the record has; undefined of a new one. */
export const itemsField = <Entry,>(
  { legend, noun, help, isApart }: ItemWords,
  items: readonly Item[] | undefined,
): OwnField<Entry, ItemsEntry> => ({
  kind: 'own',
  begin: UNTOUCHED,
  // What happens to items is a change of this record as it was, and not kept.
  schema: z
    .object({ added: z.array(z.string()) })
    .transform(({ added }): ItemsEntry => ({ edits: NO_EDITS, added })),
  asHeld: () => UNTOUCHED,
  asValue({ added }) {
    const items = filledItems(added).map((name) => ({ name, enabled: true }));
    return items.length === 0 ? null : items;
  },
  draw: ({ held, onHeld, error, readOnly }) => (
    <div
      className={isApart === true ? 'flex flex-col gap-1 border-t border-line pt-3' : 'contents'}
    >
      {items !== undefined && (
        <ItemBoxes
          legend={legend}
          items={items}
          edits={held.edits}
          onEdits={(edits) => onHeld({ ...held, edits })}
          disabled={readOnly}
        />
      )}
      <ItemRows
        legend={items === undefined ? legend : `New ${legend.toLowerCase()}`}
        noun={noun}
        {...(help !== undefined && { help })}
        items={held.added}
        onChange={(added) => onHeld({ ...held, added })}
        error={error}
        readOnly={readOnly}
      />
    </div>
  ),
});

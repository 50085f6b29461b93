import type { SavedMaster } from '../calls/writes.ts';
import type { Masters } from '../calls/lists.ts';
import type { EditableKind, MastersBook } from '../kinds.ts';

export type FormProps<K extends EditableKind> = {
  readonly where: MastersBook;
  /** Carried by the address into a new record. */
  readonly name?: string;
  /** A sheet over another form asks for what is required and nothing else. */
  readonly brief?: boolean;
  /** What a new product is to belong to. */
  readonly categoryId?: number | null;
  /** The record that is changed, as it was when the form opened. */
  readonly record?: Masters[K] | undefined;
  /** What uses it, in words; null when nothing does. */
  readonly usedBy?: string | null | undefined;
  readonly onSaved: (saved: SavedMaster) => void;
};
